import {
  decider,
  present,
  secretAt,
  type Seats,
  type Side,
  type Timeline,
} from '../../../engine/winter-war/index.ts';
import { victoryPoints } from './victory-points.ts';
import type { GameSummary, GameToKeep, TableKind } from '../../../table/store/library.ts';
import { recordText } from '../../../table/store/record.ts';
import { presetOf } from './options-choice.ts';
import { computerSides } from '../../../table/store/seats.ts';

/** What the list of kept games tells about a game. */
export function summaryOf(timeline: Timeline): GameSummary {
  const state = present(timeline);
  return {
    turn: state.turn,
    phase: state.phase,
    side: decider(state),
    points: victoryPoints(state),
    preset: presetOf(state.options) ?? 'own',
    level: state.outcome?.level ?? null,
    steps: timeline.cursor,
    ...(secretAt(timeline, timeline.cursor) === 'face-down' && { faceDown: true }),
    savedAt: Date.now(),
  };
}

/** Where people play both sides there is nothing to keep. */
export const seatsToKeep = (seats: Seats): Seats | undefined =>
  computerSides(seats).length ? seats : undefined;

/** A game as the library keeps it; `curtain` is the player to whom the device is being passed. */
export const toKeep = (
  timeline: Timeline,
  table: TableKind,
  curtain: Side | null,
  seats?: Seats,
): GameToKeep => ({
  table,
  ...(seats && { seats }),
  curtain,
  summary: summaryOf(timeline),
  game: recordText(timeline, seats),
});
