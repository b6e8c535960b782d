/** What of a game goes into the library. */
import type { Seats } from '#engine/core/seats.ts';
import type { Game } from '../game/game.ts';
import type { Line, Side } from '../game/position.ts';
import { game, nameOf } from '../game/registry.ts';
import type { GameToKeep, TableKind } from './kept.ts';
import { recordText } from './record.ts';
import { computerSides } from './seats.ts';

/** Where people play both sides there is nothing to keep. */
export const computerSeats = (seats: Seats): Seats | undefined =>
  computerSides(seats).length ? seats : undefined;

/** A game as the library keeps it; `curtain` is the player to whom the device is being passed. */
export function toGameToKeep(
  line: Line,
  table: TableKind,
  curtain: Side | null,
  seats?: Seats,
  of: Game = game(),
): GameToKeep {
  return {
    ...nameOf(of.card),
    table,
    ...(seats && { seats }),
    ...(line.about?.players && { players: line.about.players }),
    curtain,
    summary: { ...of.records.summary(line), savedAt: Date.now() },
    game: recordText(line, seats, of),
  };
}
