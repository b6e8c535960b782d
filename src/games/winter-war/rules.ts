/** The rules of Winter War, as its table plays by them. */
import {
  decider,
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
  type Options,
  type State,
} from '#engine/winter-war';
import type { Rules } from '#table/game';
import { keepFaceDown } from './ui/controller/queries.ts';

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
  keepSeen: (state, { faceDown = [] }) => keepFaceDown(state, faceDown),
  openView,
  // In the set-up the Soviets see what both sides may see: face-down counters, as numbers.
  onlooker: (state) => (state.phase === 'set-up' ? 'soviet' : decider(state)),
  generator: ({ random }) => random,
  withoutGenerator,
};
