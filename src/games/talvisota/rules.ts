/** The rules of Talvisota for the table. */
import {
  decider,
  newGame,
  play,
  positionFaults,
  restartPhase,
  restartTurn,
  view,
  withoutGenerator,
  type Action,
  type Barrier,
  type GameEvent,
  type Options,
  type State,
} from '#engine/talvisota';
import type { Rules } from '#table/game';
import { usualSetUp } from './set-up/usual.ts';

export const rules: Rules<State, Action, GameEvent, Barrier> = {
  isForOne: ({ options }) => options.solo,
  newGame: (options: Partial<Options>, seed) => newGame(options, seed),
  optionsOf: ({ options }) => options,
  readySteps: (state) => (state.phase === 'set-up' ? usualSetUp(state) : []),
  play,
  restartPhase,
  restartTurn,
  turn: ({ turn }) => turn,
  decider,
  isOver: ({ phase }) => phase === 'over',
  positionFaults,
  view,
  // What both sides may see: neither sheet.
  openView: (state) => view(view(state, 'soviet'), 'finn'),
  onlooker: decider,
  generator: ({ random }) => random,
  withoutGenerator,
};
