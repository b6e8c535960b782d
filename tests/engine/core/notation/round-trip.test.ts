import fc from 'fast-check';
import { randomSource } from '#engine/core/random.ts';
import { at, withoutGenerator } from '#engine/core/timeline.ts';
import * as talvisota from '#engine/talvisota';
import * as winterWar from '#engine/winter-war';
import { randomOptions } from '../../../../tools/random-play.ts';
import { brawl, EVERYTHING, randomGame } from '../../../games/winter-war/records/random-game.ts';
import { mustRead, refusalOf } from './helpers.ts';
import { talvisotaGame, talvisotaOptions } from './random-games.ts';

const seeds = fc.integer({ min: 1, max: 100_000 });
const SEATS = {
  winterWar: { finn: 'human', soviet: 'general', seed: -5 },
  talvisota: { finn: 'general', soviet: 'human', seed: 7 },
} as const;

describe('a game that was written', () => {
  it('is read again as it was: Winter War', { timeout: 120_000 }, () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, fights) => {
        const options = randomOptions(randomSource(seed));
        const line = withoutGenerator(fights ? brawl(seed, options, 250) : randomGame(seed, options));
        const text = winterWar.writeGame(line, SEATS.winterWar);
        const read = winterWar.readGame(text);
        expect(mustRead(read)).toEqual(line);
        expect(read.ok && read.seats).toEqual(SEATS.winterWar);
        expect(winterWar.writeGame(mustRead(read), SEATS.winterWar)).toBe(text);
      }),
      { numRuns: 8 },
    );
  });

  it('is read again as it was: Talvisota', { timeout: 60_000 }, () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(seeds, (seed) => {
        const line = withoutGenerator(talvisotaGame(seed, talvisotaOptions(seed)));
        const text = talvisota.writeGame(line, SEATS.talvisota);
        const read = talvisota.readGame(text);
        expect(mustRead(read)).toEqual(line);
        expect(read.ok && read.seats).toEqual(SEATS.talvisota);
        expect(talvisota.writeGame(mustRead(read), SEATS.talvisota)).toBe(text);
      }),
      { numRuns: 25 },
    );
  });

  it('may begin anywhere, and ends at the cursor', () => {
    const { steps, ...whole } = withoutGenerator(brawl(4, EVERYTHING, 150));
    const start = steps[119]!.state;
    const line = { ...whole, start, steps: steps.slice(120), cursor: 30 };
    const text = winterWar.writeGame(line);
    expect(text).toContain(`\nstart ${winterWar.writePosition(start).replace('winter-war ', '')}`);
    expect(mustRead(winterWar.readGame(text))).toEqual({ ...line, steps: line.steps.slice(0, 30) });
  });
});

describe('a position that was written', () => {
  it('is read again as it was, whatever has been done in it: Winter War', { timeout: 120_000 }, () => {
    expect.hasAssertions();
    const done = new Set<string>();
    for (const [seed, options] of [
      [1, {}],
      [2, EVERYTHING],
      [31, randomOptions(randomSource(31))],
    ] as const) {
      const line = withoutGenerator(brawl(seed, options));
      const seen = new Map<string, number>();
      for (let step = 0; step <= line.steps.length; step++) {
        const state = at(line, step);
        // The first few of every kind of moment, and some of the many others.
        const kind = `${state.phase} ${state.decisions.at(-1)?.kind}`;
        const count = (seen.get(kind) ?? 0) + 1;
        seen.set(kind, count);
        if (count > 3 && step % 37) continue;
        done.add(kind);
        const text = winterWar.writePosition(state);
        expect(text.trimEnd()).not.toContain('\n');
        const { start } = mustRead(winterWar.readPosition(text));
        expect(start).toEqual(state);
        expect(winterWar.writePosition(start)).toBe(text);
      }
    }
    expect(done.size).toBeGreaterThan(12);
  });

  it('is read again as it was, whatever has been done in it: Talvisota', { timeout: 60_000 }, () => {
    expect.hasAssertions();
    const done = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const line = withoutGenerator(talvisotaGame(seed, talvisotaOptions(seed * 37)));
      for (let step = 0; step <= line.steps.length; step++) {
        const state = at(line, step);
        const kind = `${state.phase} ${state.decisions.at(-1)?.kind}`;
        if (done.has(kind) && step % 11) continue;
        done.add(kind);
        const text = talvisota.writePosition(state);
        expect(text.trimEnd()).not.toContain('\n');
        const { start } = mustRead(talvisota.readPosition(text));
        expect(start).toEqual(state);
        expect(talvisota.writePosition(start)).toBe(text);
      }
    }
    expect(done.size).toBeGreaterThan(20);
  });
});

describe('a damaged text', () => {
  const texts = [
    winterWar.writeGame(brawl(7, EVERYTHING, 60)),
    winterWar.writePosition(at(brawl(9, EVERYTHING, 200), 250)),
    talvisota.writeGame(talvisotaGame(3, {}, 120)),
    talvisota.writePosition(at(talvisotaGame(5, {}, 150), 140)),
  ];
  const read = (text: string): string[] =>
    [winterWar.readGame, winterWar.readPosition, talvisota.readGame, talvisota.readPosition].map((reader) =>
      refusalOf(reader(text) as never),
    );
  const PLACED = /^(read|\d+:\d+ [a-z-]+.*)$/s;
  const cut = fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat({ max: 12 }));

  it.each<[string, fc.Arbitrary<string>]>([
    [
      'with letters exchanged',
      fc.tuple(cut, fc.string({ maxLength: 6 })).map(([[text, from, length], other]) => {
        const start = from % text.length;
        return text.slice(0, start) + other + text.slice(start + length);
      }),
    ],
    [
      'with words exchanged',
      fc.tuple(cut, fc.nat()).map(([[text, one], other]) => {
        const words = text.split(/(\s+)/);
        const [a, b] = [(one % Math.ceil(words.length / 2)) * 2, (other % Math.ceil(words.length / 2)) * 2];
        [words[a], words[b]] = [words[b]!, words[a]!];
        return words.join('');
      }),
    ],
    ['cut off', cut.map(([text, from]) => text.slice(0, from % text.length))],
    ['of anything', fc.oneof(fc.string({ unit: 'binary' }), fc.lorem({ maxCount: 30 }))],
  ])('%s is refused with the place, or read', { timeout: 120_000 }, (_, damaged) => {
    expect.hasAssertions();
    fc.assert(
      fc.property(damaged, (text) => {
        for (const answer of read(text)) expect(answer).toMatch(PLACED);
      }),
      { numRuns: 60 },
    );
  });
});
