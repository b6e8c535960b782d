import { playFuzzGame } from '../../../tools/talvisota/fuzz-game.ts';

describe('random games of Talvisota to the end', () => {
  it.each([1, 2, 3])('game %i breaks nothing', { timeout: 60_000 }, (seed) => {
    const game = playFuzzGame(seed);
    expect(game.violations).toEqual([]);
    expect(game.steps).toBeGreaterThan(40);
    expect(['turns', 'morale', 'helsinki']).toContain(game.endReason);
  });
});
