import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { OPTION_KEYS } from '#engine/winter-war/state/options.ts';
import {
  EDITIONS,
  newGame,
  present,
  restore,
  serialise,
  startTimeline,
  type Seats,
  type State,
  type Timeline,
} from '#engine/winter-war';
import { ByteWriter, sealed, toBase64Url, TooLong } from '#kit/bytes/bytes.ts';
import { pack, unpack } from '#games/winter-war/codec/codec.ts';
import { SWITCHES } from '#games/winter-war/codec/start.ts';
import { addressOf, linkIn, withoutLink, type LinkKind } from '#table/store/address.ts';
import { gameLink, LONG_LINK, positionLink, type LinkError } from '#table/store/links.ts';
import { bringPure } from './tab.ts';
import { hexes, position, unitAt, stacks } from '../../engine/winter-war/rules/helpers.ts';
import { act, EVERYTHING, randomGame, someOptions } from '../../games/winter-war/records/random-game.ts';
import { readLink } from '../reading.ts';

async function opened(link: string): Promise<{ kind: LinkKind; timeline: Timeline }> {
  const read = await readLink(link);
  if (!read?.ok) throw new Error(read?.error.key ?? 'No link');
  return { kind: read.kind, timeline: read.timeline as Timeline };
}

async function refused(link: string): Promise<LinkError> {
  const read = await readLink(link);
  if (!read || read.ok) throw new Error('The link was accepted');
  return read.error;
}

const linkOf = (bytes: Uint8Array, kind: LinkKind = 'game'): string =>
  `#${kind}=${toBase64Url(deflateRawSync(bytes))}.3`;

const GAME = randomGame(7, EVERYTHING, 150);
const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

/** The position with another generator. */
const apartFromDice = (state: State): State => ({ ...state, random: [] });

beforeAll(bringPure);

describe('a link to a game', () => {
  it('brings back every position, event and die', async () => {
    const { kind, timeline } = await opened(await gameLink(GAME));
    expect(kind).toBe('game');
    expect(timeline).toEqual(GAME);
  });

  it('is not made where it would be too long to be read', async () => {
    const variations = Array.from({ length: 140 }, (_, at) => ({ at, text: String(at % 10).repeat(2000) }));
    await expect(gameLink({ ...GAME, about: { variations } })).rejects.toBeInstanceOf(TooLong);
    await expect(gameLink({ ...GAME, about: { variations: variations.slice(0, 9) } })).resolves.toMatch(
      /\.4$/,
    );
    await expect(gameLink(GAME)).resolves.toMatch(/\.3$/);
  });

  it.each([-60, 35])('holds a handicap of %i, in a form of its own', async (handicap) => {
    const line = randomGame(3, { ...someOptions(5), handicap }, 30);
    const link = await gameLink(line);
    expect(link).toMatch(/\.5$/);
    expect((await opened(link)).timeline).toEqual(line);
    const { timeline } = await opened(await positionLink(present(line)));
    expect(present(timeline).options.handicap).toBe(handicap);
  });

  it('holds the game up to a step', async () => {
    for (const upTo of [0, 1, 60, GAME.steps.length]) {
      const { timeline } = await opened(await gameLink(GAME, upTo));
      expect(timeline).toEqual({ ...GAME, steps: GAME.steps.slice(0, upTo), cursor: upTo });
    }
  });

  it('holds the notes up to that step, those at it too', async () => {
    const variations = [60, 61].map((at) => ({ at, text: `after ${at} steps` }));
    const { timeline } = await opened(await gameLink({ ...GAME, about: { variations } }, 60));
    expect(timeline.about?.variations).toEqual([variations[0]]);
  });

  it('leaves out what was taken back', async () => {
    const back = { ...GAME, cursor: 100 };
    expect((await opened(await gameLink(back))).timeline).toEqual({
      ...GAME,
      steps: GAME.steps.slice(0, 100),
      cursor: 100,
    });
  });

  it('keeps hand-written beginnings and scripted dice', async () => {
    const state = position('finn', 'attack', stacks('f2015 4-4-2, s2115 1-1-4'));
    const unit = unitAt(state, '2015');
    let line = act(startTimeline(state), { type: 'attack', attackers: [unit], targets: hexes('2115') }, [6]);
    line = act(line, { type: 'advance', unit, to: hexes('2115')[0]! });
    expect((await opened(await gameLink(line))).timeline).toEqual(line);
  });

  it('is the same for any game, at any step', { timeout: 60_000 }, async () => {
    const games = fc.tuple(seeds, fc.nat(2 ** OPTION_KEYS.length - 1), fc.integer({ min: 0, max: 400 }));
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(games, async ([seed, bits, steps]) => {
        const line = randomGame(seed, someOptions(bits), steps);
        expect((await opened(await gameLink(line))).timeline).toEqual(line);
        const { kind, timeline } = await opened(await positionLink(present(line)));
        expect(kind).toBe('position');
        expect(apartFromDice(timeline.start)).toEqual(apartFromDice(present(line)));
      }),
      { numRuns: 10 },
    );
  });

  it('stays short for whole games', { timeout: 60_000 }, async () => {
    for (const [seed, options] of [
      [3, {}],
      [4, EVERYTHING],
    ] as const) {
      const line = randomGame(seed, options);
      expect(present(line).phase).toBe('over');
      const link = await gameLink(line);
      expect(link.length).toBeLessThan(6000);
      expect(link.length).toBeLessThan(LONG_LINK);
      const { timeline } = await opened(link);
      expect(serialise(timeline)).toBe(serialise(line));
      expect((await positionLink(present(line))).length).toBeLessThan(1200);
    }
  });
});

describe('a link to a game with computer players', () => {
  const seats: Seats = { finn: 'human', soviet: 'general', seed: -7 };

  it('brings them along', async () => {
    const link = await gameLink(GAME, 60, seats);
    expect(await readLink(link)).toMatchObject({ ok: true, seats, timeline: { cursor: 60 } });
    expect(await readLink(await gameLink(GAME))).not.toHaveProperty('seats');
  });

  it('is refused for a player that there is not', async () => {
    const bytes = pack(serialise(GAME, seats));
    const at = pack(serialise(GAME)).findIndex((byte, i) => byte !== bytes[i] && i > 3);
    const withSoviets = (code: number): string => linkOf(sealed(bytes.with(at, code)));
    for (const nobody of [5, 255]) expect((await refused(withSoviets(nobody))).key).toBe('damaged');
    // Links that are out in the world keep their meaning.
    for (const [code, soviet] of ['human', 'recruit', 'officer', 'general', 'sergeant'].entries())
      expect(await readLink(withSoviets(code))).toMatchObject({ ok: true, seats: { ...seats, soviet } });
  });

  it.each([1, 5])('is refused for %i bytes too few, or too many', async (bytes) => {
    const good = pack(serialise(GAME, seats));
    expect((await refused(linkOf(sealed(good.subarray(0, -bytes))))).key).toBe('damaged');
    const more = Uint8Array.from([...good, ...Array.from({ length: bytes }, () => 0)]);
    expect((await refused(linkOf(sealed(more)))).key).toBe('damaged');
  });

  it('is no position', async () => {
    const link = await gameLink(startTimeline(present(GAME)), 0, seats);
    expect((await refused(link.replace('#game', '#position'))).key).toBe('damaged');
  });
});

describe('a link to a position', () => {
  it('has no steps and no generator', async () => {
    const { kind, timeline } = await opened(await positionLink(present(GAME)));
    expect(kind).toBe('position');
    expect(timeline).toEqual(startTimeline({ ...present(GAME), random: [] }));
  });

  it('may not hold steps', async () => {
    const link = await gameLink(GAME);
    expect((await refused(link.replace('#game', '#position'))).key).toBe('damaged');
  });
});

describe('the address', () => {
  it('holds the link behind the page, in letters that need no quoting', async () => {
    const link = await gameLink(GAME);
    expect(link).toMatch(/^#game=[\w-]+\.3$/);
    expect(addressOf(link, 'https://example.org/ww/index.html?a=1#old')).toBe(
      `https://example.org/ww/index.html?a=1${link}`,
    );
    expect(encodeURI(link)).toBe(link);
    expect(new URL(addressOf(link, 'https://example.org/')).hash).toBe(link);
  });

  it('without a link is left alone', async () => {
    for (const hash of ['', '#', '#dice=3,6,1', '#seed=7', '#/rules', '#games=1', '#gam'])
      expect([linkIn(hash), await readLink(hash)]).toEqual([null, null]);
    expect(await readLink(`#seed=${'7'.repeat(100_000)}`)).toBeNull();
  });

  it('may hold other things beside it', async () => {
    const link = await gameLink(GAME, 3);
    expect((await opened(`#seed=7&${link.slice(1)}`)).timeline.steps).toHaveLength(3);
    expect((await opened(link.slice(1))).kind).toBe('game');
  });
});

describe('an address without its link', () => {
  it('keeps all else as it was', () => {
    for (const [hash, rest] of [
      ['', ''],
      ['#game=abc.1', ''],
      ['#position=abc.1', ''],
      ['#seed=7&dice=3,6,1', '#seed=7&dice=3,6,1'],
      ['#seed=7&game=abc.1&dice=3,6,1&position=x', '#seed=7&dice=3,6,1'],
      ['#%67ame=abc&seed=7', '#seed=7'],
    ] as const)
      expect([hash, withoutLink(hash)]).toEqual([hash, rest]);
  });
});

describe('links that are refused', () => {
  it('are told apart', async () => {
    const link = await gameLink(GAME);
    const keys: [string, LinkError['key']][] = [
      ['#game=', 'damaged'],
      ['#game=.1', 'damaged'],
      ['#game=<script>alert(1)</script>', 'damaged'],
      ['#game=%00%ff.1', 'damaged'],
      ['#game=hello', 'damaged'],
      ['#game=AAAA.0', 'damaged'],
      [link.replace(/\.3$/, '.6'), 'newer'],
      [link.replace(/\.3$/, ''), 'damaged'],
      [`${link.slice(0, 400)}.3`, 'damaged'],
      [link.replace('=', '=A'), 'damaged'],
      [`#game=${'A'.repeat(70_000)}.1`, 'too-large'],
      [`#position=${'A'.repeat(70_000)}.1`, 'too-large'],
    ];
    const found: unknown[] = [];
    for (const [hash] of keys) found.push([hash.slice(0, 40), (await refused(hash)).key]);
    expect(found).toEqual(keys.map(([hash, key]) => [hash.slice(0, 40), key]));
  });

  it('cannot fill the memory', async () => {
    const bomb = linkOf(new Uint8Array(45_000_000));
    expect(bomb.length).toBeLessThan(65_536);
    const before = process.memoryUsage().rss;
    expect((await refused(bomb)).key).toBe('too-large');
    expect(process.memoryUsage().rss - before).toBeLessThan(30_000_000);
  });

  it('tell of a newer record and of a step that breaks the rules', async () => {
    const record = JSON.parse(serialise(GAME)) as { version: number; steps: { dice?: number[] }[] };
    const sealedLink = (change: object): string =>
      linkOf(sealed(pack(JSON.stringify({ ...record, ...change }))));
    for (const change of [{ version: 5 }, { rules: EDITIONS.rules + 1 }, { board: EDITIONS.board + 1 }])
      expect((await refused(sealedLink(change))).key).toBe('newer');
    expect((await refused(sealedLink({ rules: 0 }))).key).toBe('damaged');
    expect((await refused(sealedLink({ at: 30_000 }))).key).toBe('damaged');
    const steps = [...record.steps.slice(0, 10), { action: { type: 'end' } }];
    const { key, step, why } = await refused(sealedLink({ steps }));
    expect([key, step, why?.key]).toEqual(['illegal-step', 11, 'setup-reserve-finn']);
    const dice = [{ ...record.steps[0]!, dice: [6] }];
    expect(await refused(sealedLink({ steps: dice }))).toEqual({ key: 'illegal-step', step: 1 });
  });

  it('hold no more steps than are played again in a moment', async () => {
    const steps = (count: number): { action: object }[] =>
      Array.from({ length: count }, () => ({ action: { type: 'end' } }));
    const record = JSON.parse(serialise(GAME)) as object;
    expect(() => pack(JSON.stringify({ ...record, steps: steps(5001) }))).toThrow(RangeError);
    const bytes = Array.from(pack(JSON.stringify({ ...record, steps: steps(5000), position: undefined })));
    // 5,000 in sevens of bits; one more makes it too many.
    const at = bytes.findIndex((byte, i) => byte === 136 && bytes[i + 1] === 39);
    bytes[at]!++;
    bytes.splice(at + 2, 0, bytes[at + 2]!);
    expect((await refused(linkOf(sealed(Uint8Array.from(bytes))))).key).toBe('too-large');
  });

  it('notice any letter that changed, got lost or was doubled', { timeout: 60_000 }, async () => {
    const link = await gameLink(GAME);
    const letters = link.slice(6, -2);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const place = fc.nat(letters.length - 2);
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(
        place,
        fc.constantFrom(...Array.from(alphabet)),
        fc.nat(2),
        async (at, letter, how) => {
          const put = how === 0 ? letter : how === 1 ? '' : letter + letters[at]!;
          const changed = letters.slice(0, at) + put + letters.slice(at + 1);
          if (changed === letters) return;
          const read = await readLink(`#game=${changed}.3`);
          // The last bits of the packing carry nothing: what is read in spite of them is the very same game.
          expect(read?.ok ? read.timeline : read?.error.key).toEqual(read?.ok ? GAME : 'damaged');
        },
      ),
      { numRuns: 300, examples: [[letters.length - 2, 'p', 0]] },
    );
  });

  it('never throw, whatever the address holds', { timeout: 60_000 }, async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.base64String(), fc.webFragments()), async (text) => {
        for (const hash of [`#${text}`, `#game=${text}`, `#position=${text}.3`]) {
          const read = await readLink(hash);
          expect(read?.ok ?? false).toBe(false);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('never throw, whatever bytes are sealed and inflated', { timeout: 60_000 }, async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        const read = await readLink(linkOf(sealed(bytes)));
        expect(read).not.toBeNull();
      }),
      { numRuns: 300 },
    );
    // A good record with some bytes changed: nothing but what the loader lets pass comes through.
    const good = pack(serialise(GAME));
    const start = pack(serialise(startTimeline(present(GAME))));
    const change = fc.tuple(fc.nat(), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(good, start),
        fc.array(change, { minLength: 1, maxLength: 3 }),
        async (of, changes) => {
          const bytes = Uint8Array.from(of);
          for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
          const read = await readLink(linkOf(sealed(bytes)));
          if (!read?.ok) return;
          expect(restore(serialise(read.timeline as Timeline)).ok).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('take nothing from prototypes, and survive deep nesting', async () => {
    const state = present(GAME);
    const record = (extra: string): string => {
      const text = JSON.stringify({ ...JSON.parse(serialise(startTimeline(state))) });
      return text.replace('"start":{"state":{', `"start":{"state":{${extra},`);
    };
    expect(record('"a":1')).toContain('{"state":{"a":1,');
    const evil = linkOf(sealed(pack(record('"__proto__":{"polluted":true}'))));
    expect((await refused(evil)).key).toBe('damaged');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    for (const nested of ['['.repeat(60_000) + ']'.repeat(60_000), '{"course":'.repeat(20_000)]) {
      const out = new ByteWriter();
      for (const head of [2, 2, 2, 0, 0, 1, 0, 0, 0]) out.number(head);
      out.number(state.units.length);
      for (let i = 0; i < state.units.length * 2; i++) out.number(0);
      out.number(0);
      out.text(nested);
      out.number(0);
      expect((await refused(linkOf(sealed(out.done())))).key).toBe('damaged');
    }
  });
});

describe('the compact form', () => {
  it('knows every switch, and gives each its own bit', () => {
    expect([...SWITCHES].toSorted()).toEqual([...OPTION_KEYS].toSorted());
    expect(new Set(SWITCHES).size).toBe(SWITCHES.length);
    for (const key of OPTION_KEYS) {
      const text = serialise(
        startTimeline({ ...newGame({}, 1), options: { ...someOptions(0), [key]: true } }),
      );
      expect(JSON.parse(unpack(pack(text)))).toEqual(JSON.parse(text));
    }
  });

  it('holds every kind of action, legal or not', () => {
    const unit = fc.nat(114);
    const hex = fc.nat(26 * 57 - 1);
    const some = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(item, { maxLength: 4 });
    const type = fc.constant;
    const action = fc.oneof(
      fc.record({ type: type('place'), unit, hex: fc.option(hex) }),
      fc.record({ type: type('arrive'), unit, hex: fc.option(hex) }),
      fc.record({ type: type('move'), unit, path: some(hex) }),
      fc.record(
        { type: type('administer'), unit, hq: fc.option(unit), city: hex },
        { requiredKeys: ['type', 'unit'] },
      ),
      fc.record({ type: type('retreat'), unit, to: fc.option(hex) }),
      fc.record({ type: type('advance'), unit, to: hex }),
      fc.record({ type: type('attack'), attackers: some(unit), targets: some(hex) }),
      fc.record({ type: type('heavy'), units: some(unit) }),
      fc.record({ type: type('plan'), hex: fc.option(hex) }),
      fc.record({ type: type('drop'), hex }),
      fc.record({ type: type('demolish'), unit }),
      fc.record({ type: type('lose'), units: some(unit) }),
      fc.constantFrom(...['roll', 'accept', 'decline', 'end'].map((t) => ({ type: t }))),
    );
    const die = fc.integer({ min: 1, max: 6 });
    const step = fc.oneof(
      fc.record({ action }),
      fc.record({ action, dice: fc.array(die, { minLength: 1, maxLength: 4 }) }),
    );
    const { options, random } = newGame({}, 3);
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.nat(20_000), (steps, at) => {
        const record = {
          format: 'winter-war',
          version: 2,
          ...EDITIONS,
          start: { options, random },
          steps,
          at,
        };
        expect(JSON.parse(unpack(pack(JSON.stringify(record))))).toEqual(record);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses counters and hexes that cannot be told in it', () => {
    const bad = (...bytes: number[]): (() => string) => {
      const { options, random } = newGame({}, 3);
      const empty = pack(
        JSON.stringify({
          format: 'winter-war',
          version: 2,
          ...EDITIONS,
          start: { options, random },
          steps: [],
          at: 0,
        }),
      );
      // The empty record ends with the number of its steps.
      return () => unpack(Uint8Array.from([...empty.slice(0, -1), ...bytes]));
    };
    expect(bad(0)).not.toThrow();
    // An unknown action, a unit that is a hex, the end in the midst, a neighbour off the map, too few bytes.
    for (const bytes of [
      [1, 255],
      [1, 162, 130, 136],
      [1, 162, 3],
      [1, 162, 3, 133],
      [200, 1],
      [1, 161, 9],
    ])
      expect(bad(...bytes)).toThrow(RangeError);
  });
});
