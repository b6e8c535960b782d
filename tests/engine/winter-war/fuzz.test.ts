import { playFuzzGame } from '../../../tools/fuzz-game.ts';

// Few: `npm run fuzz` plays as many as one likes.
describe('random games to the end', () => {
  it.each([1, 2, 3])('game %i breaks nothing', { timeout: 60_000 }, (seed) => {
    const game = playFuzzGame(seed);
    expect(game.violations).toEqual([]);
    expect(game.steps).toBeGreaterThan(100);
    expect(['turns', 'leningrad']).toContain(game.endReason);
    expect(game.level).not.toBe('none');
  });
});
