/** The rules of Winter War, as its table plays by them. */
import {
  decider,
  newGame,
  openView,
  play,
  readySetUp,
  restartPhase,
  restartTurn,
  view,
  withoutGenerator,
  type Action,
  type Barrier,
  type GameEvent,
  type Options,
  type Side,
  type State,
} from '#engine/winter-war';
import type { Rules } from '#table/game/rules.ts';

const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

/** In which order units and targets are named makes no other action. */
function canonicalAction(action: Action): Action {
  if (action.type === 'attack')
    return { ...action, attackers: ascending(action.attackers), targets: ascending(action.targets) };
  return 'units' in action ? { ...action, units: ascending(action.units) } : action;
}

export const rules: Rules<State, Action, GameEvent, Barrier> = {
  newGame: (options, seed) => newGame(options as Options, seed),
  optionsOf: ({ options }) => options,
  /** Both sides as history had them. */
  readySteps: (state) =>
    state.phase === 'set-up' ? [...readySetUp(state, 'historical', 0), { type: 'end' }] : [],
  play,
  restartPhase,
  restartTurn,
  turn: ({ turn }) => turn,
  decider,
  isOver: ({ phase }) => phase === 'over',
  view: (state, side) => view(state, side as Side),
  openView,
  onlooker: (state) => (state.phase === 'set-up' ? 'finn' : decider(state)),
  canonicalAction,
  generator: ({ random }) => random,
  withoutGenerator,
};
