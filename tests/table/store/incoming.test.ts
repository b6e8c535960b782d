import { beforeAll, describe, expect, it } from 'vitest';
import { positionFrom, serialise } from '#engine/winter-war';
import { readIncomingLink, readPasted, type Incoming, gameLink, positionLink } from '#table/store/links.ts';
import { notationOf } from '#games/winter-war/codec/position-notation.ts';
import { bringPure } from './tab.ts';
import { randomGame } from '../../games/winter-war/records/random-game.ts';

const line = randomGame(5, {}, 60);
const state = positionFrom({ turn: 2, phasing: 'soviet', units: [{ type: '6-4-2', hex: '1703' }] });

const problem = (read: Incoming): string => (read.ok ? 'none' : read.problem.of);
const kind = (read: Incoming): string => (read.ok ? read.kind : problem(read));

beforeAll(bringPure);

describe('what is pasted', () => {
  it('may be a link, wherever it stands in a message', async () => {
    const link = await gameLink(line);
    for (const text of [
      link,
      `https://example.org/ww/${link}`,
      `Your move!\n  <https://example.org/ww/?a=1${link}>\nBest, M.`,
      `see "https://example.org/${link}"`,
    ]) {
      const read = await readPasted(text);
      expect(read.ok && read.timeline).toEqual(line);
    }
    expect(kind(await readPasted(await positionLink(state)))).toBe('position');
  });

  it('may be the text of a file', async () => {
    const read = await readPasted(`\n${serialise(line)}\n`);
    expect(read).toMatchObject({ ok: true, kind: 'game', timeline: line });
    expect(kind(await readPasted(JSON.stringify(JSON.parse(serialise(line)), null, 2)))).toBe('game');
  });

  it('brings along who plays the game', async () => {
    const seats = { finn: 'officer', soviet: 'human', seed: 3 } as const;
    expect(await readPasted(serialise(line, seats))).toMatchObject({ ok: true, seats });
    expect(await readPasted(await gameLink(line, line.cursor, seats))).toMatchObject({ ok: true, seats });
    const wrong = serialise(line, seats).replace('officer', '<b>');
    expect(problem(await readPasted(wrong))).toBe('file');
  });

  it('may be a position', async () => {
    expect(kind(await readPasted(notationOf(state)))).toBe('position');
  });

  it('may be none of these', async () => {
    for (const text of ['', 'hello', 'https://example.org/', '<script>alert(1)</script>', '#seed=7'])
      expect(problem(await readPasted(text))).toBe('nothing');
    expect(problem(await readPasted('{"format":"winter-war"}'))).toBe('file');
    expect(problem(await readPasted('{"turn":4}'))).toBe('position');
    expect(problem(await readPasted('#game=abc.1'))).toBe('link');
  });
});

describe('a link in the address', () => {
  it('is read, or refused', async () => {
    expect(kind(await readIncomingLink(await gameLink(line)))).toBe('game');
    expect(problem(await readIncomingLink('#game=abc.1'))).toBe('link');
    expect(problem(await readIncomingLink(`#seed=${'7'.repeat(70_000)}&game=abc.1`))).toBe('nothing');
  });
});
