import { carefulAction } from '../../../tools/talvisota/careful-play.ts';
import { playFuzzGame } from '../../../tools/talvisota/fuzz-game.ts';

describe('games of Talvisota to the end', () => {
  it.each([
    [1, 'random'],
    [2, 'random'],
    [3, 'random'],
    [6, 'careful, in solo play'],
  ] as const)('game %i breaks nothing: %s', { timeout: 60_000 }, (seed, players) => {
    const game =
      players === 'random' ? playFuzzGame(seed) : playFuzzGame(seed, { solo: true }, carefulAction);
    expect(game.violations).toEqual([]);
    expect(game.steps).toBeGreaterThan(40);
    expect(['turns', 'morale', 'helsinki']).toContain(game.endReason);
  });
});
