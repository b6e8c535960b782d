import { apply, check, decider, newGame, type State } from '../../../../src/engine/winter-war/index.ts';
import { think } from '../../../../src/games/winter-war/players/index.ts';
import { PRESETS } from '../../../../src/games/winter-war/options/options-choice.ts';

/** Positions on the way through a game between recruits, every so many steps. */
export function positions(
  seed: number,
  every: number,
  preset: keyof typeof PRESETS = 'recommended',
): State[] {
  const found: State[] = [];
  let state = newGame(PRESETS[preset], seed);
  for (let steps = 0; state.phase !== 'over';) {
    for (const action of think(state, decider(state), 'recruit', seed)) {
      if (check(state, action)) break;
      if (steps++ % every === 0) found.push(state);
      const applied = apply(state, action);
      if (!applied.ok) break;
      state = applied.state;
      if (applied.dice.length) break;
    }
  }
  return found;
}
