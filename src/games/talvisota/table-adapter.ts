/** The table with the types of Talvisota. */
import type { Action, GameEvent, Refusal, Seats, Side, State, Timeline } from '#engine/talvisota';
import { type PositionFor, typedTable } from '#table';

export type Position = PositionFor<State, Side>;

export const { usePosition, position, play, playAll } = typedTable<
  State,
  Action,
  GameEvent,
  Side,
  Seats,
  Timeline,
  Refusal
>();
