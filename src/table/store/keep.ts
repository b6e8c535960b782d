/** What of a game goes into the library. */
import type { Seats, Side, Timeline } from '../../engine/winter-war/index.ts';
import { summaryOf } from '../../games/winter-war/options/game-summary.ts';
import type { GameToKeep, TableKind } from './library.ts';
import { recordText } from './record.ts';
import { computerSides } from './seats.ts';

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
  summary: { ...summaryOf(timeline), savedAt: Date.now() },
  game: recordText(timeline, seats),
});
