import {
  apply,
  board,
  check,
  counter,
  decider,
  newGame,
  type Action,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { chooseActions } from '#games/winter-war/ai/index.ts';
import { PRESETS } from '#games/winter-war/options/options-choice.ts';
import { names } from '../../../engine/winter-war/rules/helpers.ts';

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

/** An action as the tables of positions write it: hexes of the map and types of counters. */
export const inWords = (state: State, action: Action): string => {
  const label = (unit: UnitId): string => counter(unit).type.label;
  const from = (unit: UnitId): string => board.hexName(state.units[unit]!.at);
  const { type } = action;
  if (type === 'lose') return ['lose', ...action.units.map(label)].join(' ');
  if (type === 'arrive') return `arrive ${label(action.unit)} ${board.hexName(action.hex!)}`;
  if (type === 'plan' || type === 'drop') return `${type} ${board.hexName(action.hex!)}`;
  if (type === 'move') return `${from(action.unit)}-${board.hexName(action.path.at(-1)!)}`;
  if (type === 'attack') return [...action.attackers.map(from), 'x', ...names(action.targets)].join(' ');
  if (type !== 'advance' && type !== 'retreat') return type;
  return `${type} ${label(action.unit)} ${action.to === null ? 'lost' : board.hexName(action.to)}`;
};
