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
  curtain,
  present,
  restore,
  serialise,
  type Seats,
  type Timeline,
} from '#engine/talvisota';
import type { Rules, Records, Summary } from '#table/game';
import { usualSetUp } from './set-up/usual.ts';

/** Status of a game, for lists. */
export interface Kept extends Summary {
  readonly phase: string;
  readonly soviet: number;
  readonly finn: number;
  readonly winner?: string;
  readonly solo?: true;
}

function summary(line: Timeline): Kept {
  const state = present(line);
  const { turn, phase, morale, outcome } = state;
  return {
    turn,
    steps: line.cursor,
    phase,
    ...morale,
    ...(outcome && { winner: outcome.winner }),
    ...(state.options.solo && { solo: true as const }),
    ...(curtain(state) && { faceDown: true as const }),
  };
}

export const records: Records<State, Action, GameEvent, Barrier> = {
  serialise: (line, seats?: Seats) => serialise(line, seats),
  restore,
  summary,
};

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
