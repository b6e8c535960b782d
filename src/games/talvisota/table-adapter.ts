/** The table in the types of Talvisota. */
import type { Action, GameEvent, Refusal, Seats, Side, State, Timeline } from '#engine/talvisota';
import { typedTable, type PositionFor } from '#table/typed-table.ts';

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
