/** Records of Talvisota games. */
import {
  curtain,
  present,
  restore,
  serialise,
  type Action,
  type Barrier,
  type GameEvent,
  type Seats,
  type State,
  type Timeline,
} from '#engine/talvisota';
import type { Records, Summary } from '#table/game';

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
