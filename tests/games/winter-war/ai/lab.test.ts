import { randomSource } from '#engine/core/random.ts';
import { LEVELS, newGame, present, restore } from '#engine/winter-war';
import { BALANCE } from '#games/winter-war/options/balance.ts';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { PRESET_NAMES, PRESETS } from '#games/winter-war/options/options-choice.ts';
import { meanOf, shareOf, summary } from '../../../../tools/lab/figures.ts';
import { fileOf, playGame } from '../../../../tools/lab/play.ts';
import { playTask } from '../../../../tools/lab/games.ts';
import { randomOptions } from '../../../../tools/random-play.ts';
import { positions } from './positions.ts';

const QUICK = ['recruit', 'officer'] as const;

describe('a game of mixed levels', () => {
  it.each(PRESET_NAMES)('has no dead end and is written as a file that the app opens: %s', (preset) => {
    const i = PRESET_NAMES.indexOf(preset);
    const table = { soviet: QUICK[i % 2]!, finn: QUICK[(i + 1) % 2]! };
    const seed = 20 + i;
    const game = playGame(table, seed, PRESETS[preset]);
    expect(game.faults).toEqual([]);
    const restored = restore(fileOf(game.record, table, seed, newGame(PRESETS[preset], seed)));
    if (!restored.ok) throw new Error(restored.error.text);
    expect(restored.seats).toEqual({ ...table, seed });
    expect(restored.timeline.steps).toHaveLength(game.record.length);
    expect(present(restored.timeline).outcome).toMatchObject({ points: game.points, level: game.level });
  });

  it.each([1, 2, 3])('has no dead end with switches left to chance: %i', (seed) => {
    const table = { soviet: 'officer', finn: 'recruit' } as const;
    expect(playGame(table, seed, randomOptions(randomSource(seed))).faults).toEqual([]);
  });
});

it('sums up what was played', () => {
  const games = [1, 2].map((seed) => ({
    ...playTask({ soviet: 'recruit', finn: 'recruit', rules: 'recommended', seed }),
    build: 'one',
  }));
  const found = summary(games);
  expect(found.games).toBe(2);
  expect(found.meanVP).toEqual(meanOf(games.map(({ points }) => points)));
  expect(found.endReasons).toEqual({ turns: 2 });
  expect(found.msPerPhase.soviet.mean).toBeGreaterThan(0);
});

it('gives a share with its doubt', () => {
  expect(shareOf(90, 100)).toEqual({ share: 0.9, from: 0.83, to: 0.94 });
});

it('counts work and not time: a budget is kept, and more of it is still the same decision each time', () => {
  for (const state of positions(4, 300))
    for (const side of ['finn', 'soviet'] as const)
      for (const budget of [0, 4])
        expect(chooseActions(state, side, 'general', 1, budget)).toEqual(
          chooseActions(state, side, 'general', 1, budget),
        );
});

describe('the measured balance', () => {
  it.each(PRESET_NAMES)('adds up: %s', (preset) => {
    for (const found of Object.values(BALANCE.presets[preset])) {
      const sum = LEVELS.reduce((total, { level }) => total + found.levels[level], 0);
      expect(sum).toBeCloseTo(1, 1);
      const games = Object.values(found.breachTurn).reduce((total, n) => total + n, 0);
      expect(games).toBe(found.games);
    }
  });

  it('knows the effect of each switch that was turned', () => {
    for (const { games, change } of BALANCE.switches) {
      expect(games).toBeGreaterThan(0);
      expect(change.within).toBeGreaterThanOrEqual(0);
    }
  });
});
