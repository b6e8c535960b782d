/** The rules of Winter War, as its table plays by them. */
import {
  decider,
  faceDown,
  newGame,
  openView,
  play,
  positionFaults,
  readySetUp,
  restartPhase,
  restartTurn,
  view,
  withoutGenerator,
  type Action,
  type Barrier,
  type GameEvent,
  type Hex,
  type Options,
  type Side,
  type State,
} from '#engine/winter-war';
import type { Rules } from '#table/game';

/** From the positions of a host, which tell nothing of the units themselves: face-down counters by hex. */
const toldByHost = new WeakMap<State, ReadonlyMap<Hex, number>>();

/** How many counters lie face down for a side in each hex. */
export const faceDownFrom = (state: State, side: Side): ReadonlyMap<Hex, number> =>
  toldByHost.get(state) ?? faceDown(state, side);

export const rules: Rules<State, Action, GameEvent, Barrier> = {
  newGame: (options: Options, seed) => newGame(options, seed),
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
  goalName: ({ goal }) => goal?.name ?? null,
  positionFaults,
  view,
  keepSeen: (state, { faceDown: counts = [] }) => void toldByHost.set(state, new Map(counts)),
  openView,
  // In the set-up the Soviets see what both sides may see: face-down counters, as numbers.
  onlooker: (state) => (state.phase === 'set-up' ? 'soviet' : decider(state)),
  generator: ({ random }) => random,
  withoutGenerator,
};
