/** The rules of Winter War for the table. */
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

/** Face-down counters by hex, for positions from a host, which omit the units themselves. */
const toldByHost = new WeakMap<State, ReadonlyMap<Hex, number>>();

/** Number of face-down counters for a side, by hex. */
export const faceDownFrom = (state: State, side: Side): ReadonlyMap<Hex, number> =>
  toldByHost.get(state) ?? faceDown(state, side);

export const rules: Rules<State, Action, GameEvent, Barrier> = {
  newGame: (options: Options, seed) => newGame(options, seed),
  optionsOf: ({ options }) => options,
  /** The historical set-up. */
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
  // During set-up an onlooker gets the Soviet view: face-down counters, as numbers only.
  onlooker: (state) => (state.phase === 'set-up' ? 'soviet' : decider(state)),
  generator: ({ random }) => random,
  withoutGenerator,
};
