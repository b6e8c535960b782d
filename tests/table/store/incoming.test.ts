import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { positionFrom, serialise, writeGame, writePosition } from '#engine/winter-war';
import { readIncomingLink, readPasted, type Incoming, gameLink, positionLink } from '#table/store/links.ts';
import type { Game } from '#table/game/game.ts';
import { registerGames, setActiveGame } from '#table/game/registry.ts';
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
      `winter-war game of ours: https://example.org/${link}`,
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

  it('may be a position or a game in notation, after comments', async () => {
    expect(kind(await readPasted(writePosition(state)))).toBe('position');
    const game = await readPasted(`# Ours\n\n${writeGame(line)}`);
    expect(game).toMatchObject({ ok: true, kind: 'game' });
    expect(game.ok && game.timeline.steps.map((step) => (step as { action: unknown }).action)).toEqual(
      line.steps.map(({ action }) => action),
    );
    expect(
      kind(await readPasted('{"turn":4,"phasing":"finn","units":[{"type":"6-6-2","hex":"1405"}]}')),
    ).toBe('position');
  });

  it('is told where a notation goes wrong, in the text as it was pasted', async () => {
    for (const [text, place] of [
      ['# \n\n winter-war 4S march', { line: 3, column: 16, key: 'expected' }],
      ['winter-war game\nrules errata\n0F place 6-6-2/4 9999', { line: 3, column: 18, key: 'expected' }],
    ] as const)
      expect(await readPasted(text)).toMatchObject({ problem: { of: 'notation', refusal: place } });
  });

  it('may be none of these', async () => {
    for (const text of [
      '',
      'hello',
      'winter-war',
      'winter-war games',
      'https://example.org/',
      '<script>alert(1)</script>',
      '#seed=7',
    ])
      expect(problem(await readPasted(text))).toBe('nothing');
    expect(problem(await readPasted('{"format":"winter-war"}'))).toBe('file');
    expect(problem(await readPasted('{"turn":4}'))).toBe('notation');
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

describe('what is of a second game', () => {
  /** Its records are words: what begins with "no" is refused for that reason. */
  const second = {
    meta: { id: 'counting' },
    codec: {
      form: 2,
      pack: (record: string) => new TextEncoder().encode(record),
      unpack: (bytes: Uint8Array | null) => (bytes ? new TextDecoder().decode(bytes) : 'none'),
    },
    records: {
      serialise: ({ about }: { about: { id: string } }) => about.id,
      restore: (text: string) =>
        text.startsWith('no ')
          ? { ok: false, error: { key: text.slice(3), params: { step: 4 }, text } }
          : { ok: true, timeline: { start: text, steps: [] } },
    },
  } as unknown as Game;
  const notation = async () => ({
    readPosition: (text: string) =>
      text === '{}' ? { ok: false, refusal: 'E' } : { ok: true, timeline: text },
    readGame: (text: string) => ({ ok: true, timeline: `game ${text}` }),
  });
  const linkTo = async (record: string): Promise<string> => {
    setActiveGame(second);
    const link = await gameLink({ start: null, steps: [], cursor: 0, about: { id: record } });
    await bringPure();
    return link;
  };

  beforeAll(() =>
    registerGames([{ meta: second.meta, load: () => Promise.resolve(second) }] as unknown as Parameters<
      typeof registerGames
    >[0]),
  );
  beforeEach(bringPure);
  afterAll(() => registerGames([]));

  it('is named in its links, and opened as of that game', async () => {
    const link = await linkTo('a record');
    expect(link).toMatch(/^#game=counting\.[\w-]+\.2$/);
    expect(await readIncomingLink(link)).toEqual({
      ok: true,
      kind: 'game',
      game: second,
      timeline: { start: 'a record', steps: [] },
    });
  });

  it.each<[string, string | null]>([
    ['counting.LETTERS.2', null],
    ['counting.LETTERS.2.2', 'not-a-game'],
    ['counting.!LETTERS.2', 'not-a-game'],
    ['counting.LETTERS!.2', 'not-a-game'],
    ['counting..2', 'not-a-game'],
    ['counting.LETTERS.x2', 'not-a-game'],
    ['counting.LETTERS.2x', 'not-a-game'],
    ['chess.LETTERS.2', 'not-a-game'],
    ['counting.LETTERS.3', 'newer'],
    ['counting.LETTERS.0', 'damaged'],
    ['counting.LETTERS.', 'damaged'],
    ['counting.xLETTERS.2', 'damaged'],
    ['counting', 'damaged'],
    ['', 'not-a-game'],
  ])('as %s is refused: %s', async (text, key) => {
    const [, letters = ''] = (await linkTo('a record')).split('.');
    const read = await readIncomingLink(`#game=${text.replace('LETTERS', letters)}`);
    expect(read).toMatchObject(
      key === null ? { ok: true } : { ok: false, problem: { of: 'link', error: { key } } },
    );
  });

  it.each([
    ['no newer', { key: 'newer' }],
    ['no not-json', { key: 'damaged' }],
    ['no illegal-step', { key: 'illegal-step', step: 4 }],
  ])('is refused where its record is: %s', async (record, error) => {
    expect(await readIncomingLink(await linkTo(record))).toEqual({
      ok: false,
      problem: { of: 'link', error },
    });
  });

  it('is read up to so many letters', async () => {
    const link = await linkTo('a record');
    const filled = (length: number) => `${link}&x=`.padEnd(length, '7');
    expect(await readIncomingLink(filled(65_536))).toMatchObject({ ok: true });
    expect(await readIncomingLink(filled(65_537))).toMatchObject({
      problem: { error: { key: 'too-large' } },
    });
  });

  it('is known by its record, and by its notation where it is on the table', async () => {
    const record = '{"format":"counting"}';
    expect(await readPasted(record)).toMatchObject({
      kind: 'game',
      game: second,
      timeline: { start: record },
    });
    setActiveGame(second);
    expect(await readPasted('{"turn":1}')).toEqual({ ok: false, problem: { of: 'nothing' } });
    const noting = { ...second, notation } as unknown as Game;
    setActiveGame(noting);
    expect(await readPasted('{"turn":1}')).toEqual({
      ok: true,
      kind: 'position',
      game: noting,
      timeline: '{"turn":1}',
    });
    expect(await readPasted('{}')).toEqual({
      ok: false,
      problem: { of: 'notation', refusal: 'E', game: noting },
    });
    for (const [text, kindOfIt] of [
      ['counting 1', 'position'],
      ['# one\r\n\r\ncounting game\r\nrules', 'game'],
      ['counting T3', 'position'],
    ] as const)
      expect(await readPasted(text)).toMatchObject({ ok: true, kind: kindOfIt, game: noting });
  });
});
