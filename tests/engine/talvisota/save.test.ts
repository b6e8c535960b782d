import {
  at as positionAt,
  EDITIONS,
  newGame,
  play,
  present,
  restore,
  serialise,
  startTimeline,
  undo,
  withoutGenerator,
  type SaveError,
  type Timeline,
} from '#engine/talvisota';
import { randomSource } from '#engine/core/random.ts';
import { sampleAction } from '../../../tools/talvisota/random-play.ts';
import { opened, must, roll } from './helpers.ts';

/** A random game of so many steps. */
function game(seed: number, steps: number): Timeline {
  let line = startTimeline(newGame({ freeSupports: true }, seed));
  const pick = randomSource(seed);
  while (line.cursor < steps && present(line).phase !== 'over') {
    const played = play(line, sampleAction(present(line), pick));
    if (!played.ok) throw new Error(played.refusal.text);
    line = played.timeline;
  }
  return line;
}

const loaded = (text: string): Timeline => {
  const restored = restore(text);
  if (!restored.ok) throw new Error(restored.error.text);
  return restored.timeline;
};
function refused(data: unknown): SaveError {
  const restored = restore(typeof data === 'string' ? data : JSON.stringify(data));
  if (restored.ok) throw new Error('The file was accepted');
  expect(restored.error.text).toMatch(/\.$/);
  return restored.error;
}

type Json = Record<string, unknown>;
type File = Json & {
  steps: { action: Json; dice?: number[] }[];
  position: Json & { soviet: Json };
  start: Json;
};
const GAME = game(4, 220);
const fileOf = (line: Timeline): File => JSON.parse(serialise(line)) as File;
const edited = (change: (file: File) => void): File => {
  const file = fileOf(GAME);
  change(file);
  return file;
};

describe('saving and loading Talvisota', () => {
  it('brings a game back with every position, event, die and barrier', () => {
    const again = loaded(serialise(GAME));
    expect(again).toEqual(GAME);
    expect(serialise(again)).toBe(serialise(GAME));
    expect(fileOf(GAME)).toMatchObject({ format: 'talvisota', version: 1, ...EDITIONS });
  });
  it('keeps what was taken back, and where the players stand', () => {
    let line = GAME;
    while (line.cursor === GAME.cursor || line.steps[line.cursor - 1]!.dice.length) line = undo(line, true);
    const back = undo(line, true);
    expect(loaded(serialise(back))).toEqual(back);
  });
  it('keeps a position that was not a new game, in the midst of a combat', () => {
    const state = must(
      opened({ strategy: 'MASS', from: 'LEN', target: 'RAU', units: { FUS: 6 }, finns: { DIV: 2, SK: 1 } }),
      roll,
      1,
    );
    expect(state.decisions).toHaveLength(1);
    expect(loaded(serialise(startTimeline(state))).start).toEqual(state);
  });
  it('keeps who plays, and a game whose dice come from outside', () => {
    const seats = { finn: 'human', soviet: 'solo', seed: 5 };
    const restored = restore(serialise(GAME, seats));
    expect(restored.ok && restored.seats).toEqual(seats);
    const about = { id: 'a-game', alone: true };
    expect(loaded(serialise({ ...GAME, about })).about).toEqual(about);
    const bare = withoutGenerator(GAME);
    expect(present(bare).random).toEqual([]);
    expect(loaded(serialise(bare))).toEqual(bare);
    expect(withoutGenerator(bare)).toBe(bare);
  });
});

describe('files that are refused', () => {
  it('for what they are', () => {
    expect(refused('{').key).toBe('not-json');
    expect(refused('null').key).toBe('not-a-game');
    expect(refused({ format: 'winter-war', version: 2 }).key).toBe('not-a-game');
    expect(refused('x'.repeat(5_000_001)).key).toBe('too-large');
    for (const key of ['version', 'rules', 'board'])
      expect(refused(edited((file) => void (file[key] = 99))).key).toBe('newer');
  });
  it('with the place of the damage', () => {
    expect(refused(edited((file) => void (file.steps[3]!.action = { type: 'fly' })))).toMatchObject({
      key: 'damaged',
      params: { where: 'steps.3.action.type' },
    });
    expect(refused(edited((file) => void (file.more = 1))).key).toBe('damaged');
    const twice = edited((file) => {
      file.position.soviet.losses = { FUS: 13, ELI: 0, MECA: 0, TAN: 0 };
    });
    expect(refused(twice).key).toBe('damaged');
  });
  it('with the step that breaks the rules, and why', () => {
    const wrong = edited((file) => void (file.steps[0]!.action = { type: 'fight', slot: 0 }));
    expect(refused(wrong)).toMatchObject({
      key: 'illegal-step',
      params: { step: 1 },
      why: { key: 'when-fight' },
    });
    const step = fileOf(GAME).steps.findIndex(({ dice }) => dice);
    const noDice = edited((file) => void delete file.steps[step]!.dice);
    expect(refused(noDice)).toMatchObject({ key: 'illegal-step', params: { step: step + 1 } });
  });
  it('where the position is not that of the steps', () => {
    expect(refused(edited((file) => void (file.position.attacked = !file.position.attacked))).key).toBe(
      'damaged',
    );
  });
});

describe('positions that somebody has changed', () => {
  /** All places in a piece of JSON that hold a plain value. */
  function leaves(value: unknown, path: (string | number)[] = []): (string | number)[][] {
    if (typeof value !== 'object' || value === null) return [path];
    return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
  }
  const VALUES = [0, 1, 2, 6, 13, 44, -1, null, true, '', 'soviet', 'KAR', 'box', 'open', [], {}];

  it('are refused or can be played on, and never break anything', () => {
    const pick = randomSource(11);
    let accepted = 0;
    for (let i = 0; i < 600; i++) {
      const state = structuredClone(positionAt(GAME, pick(GAME.steps.length)));
      const paths = leaves(state);
      const path = paths[pick(paths.length)]!;
      let place = state as unknown as Record<string | number, unknown>;
      for (const key of path.slice(0, -1)) place = place[key] as typeof place;
      place[path.at(-1)!] = VALUES[pick(VALUES.length)];
      const restored = restore(JSON.stringify({ ...fileOf(startTimeline(state)), start: { state } }));
      if (!restored.ok) continue;
      accepted++;
      let line = restored.timeline;
      for (let step = 0; step < 12 && present(line).phase !== 'over'; step++) {
        const played = play(line, sampleAction(present(line), pick));
        if (!played.ok) throw new Error(played.refusal.text);
        line = played.timeline;
      }
    }
    expect(accepted).toBeGreaterThan(20);
  });
});

describe('a game of another edition', () => {
  it('tells its past', () => {
    const past = { rules: 1, board: 1, steps: [{ action: { type: 'end' } }], lost: 2 };
    const line = loaded(JSON.stringify({ ...fileOf(GAME), id: 'a-1', past }));
    expect(line.about).toEqual({
      id: 'a-1',
      past: { by: { rules: 1, board: 1 }, actions: [{ action: { type: 'end' }, dice: [] }], lost: 2 },
    });
    expect(loaded(serialise(line)).about).toEqual(line.about);
    expect(positionAt(line, 5)).toEqual(positionAt(GAME, 5));
  });
});
