import { apply, check, decider, newGame, type State } from '#engine/winter-war';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { PRESETS } from '#games/winter-war/options/options-choice.ts';

type Preset = keyof typeof PRESETS;

const played = new Map<string, readonly State[]>();

/** Every position on the way through a game between recruits; a game is played once for all tests. */
function game(seed: number, preset: Preset): readonly State[] {
  const key = `${seed} ${preset}`;
  const found = played.get(key) ?? playThrough(seed, preset);
  played.set(key, found);
  return found;
}

/** Positions on the way through a game between recruits, every so many steps. */
export const positions = (seed: number, every: number, preset: Preset = 'recommended'): State[] =>
  game(seed, preset).filter((_, step) => step % every === 0);

function playThrough(seed: number, preset: Preset): readonly State[] {
  const found: State[] = [];
  let state = newGame(PRESETS[preset], seed);
  while (state.phase !== 'over') {
    for (const action of chooseActions(state, decider(state), 'recruit', seed)) {
      if (check(state, action)) break;
      found.push(state);
      const applied = apply(state, action);
      if (!applied.ok) break;
      state = applied.state;
      if (applied.dice.length) break;
    }
  }
  return found;
}
