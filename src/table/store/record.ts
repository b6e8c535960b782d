/** Games as text, for files, links and the library. */
import type { Restored } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/about.ts';
import { undoLimit } from '#engine/core/timeline.ts';
import type { Game } from '../game/game.ts';
import type { Line, Side } from '../game/position.ts';
import { activeGame, gameReference } from '../game/registry.ts';
import type { TableKind, GameToKeep } from './kept-games.ts';
import { freshSeed } from './dice.ts';
import { computerSides } from './seats.ts';

/** `seats` absent: people play both sides. */
export const recordText = (line: Line, seats?: Seats, { records }: Game = activeGame()): string =>
  records.serialise(line, seats);

export function withoutVariations(line: Line): Line {
  const { variations: _variations, refusedVariations: _refused, ...about } = line.about ?? {};
  return { ...line, about };
}

export const readRecord = (text: string, { records }: Game = activeGame()): Restored<Line, Seats> =>
  records.restore(text);

const named = (words: readonly number[]): string => words.map((word) => (word >>> 0).toString(36)).join('-');

/** Games of versions without ids get one from their generator's state. */
function idOf({ start }: Line, { rules }: Game): string {
  const random = rules.generator(start);
  return named(random.length ? random : Array.from({ length: 4 }, freshSeed));
}

/**
 * A game as the table plays it: with an id, without a generator, and with its cursor after the last rolled die, except
 * in solo practice.
 */
export function forTable(played: Line, table: TableKind, of: Game = activeGame()): Line {
  const about = { ...played.about, id: played.about?.id ?? idOf(played, of) };
  const line = of.rules.withoutGenerator({ ...played, about });
  if (table === 'solo') return line;
  const cursor = Math.max(line.cursor, undoLimit({ ...line, cursor: line.steps.length }));
  return { ...line, cursor };
}

/** Undefined if people play both sides: there is nothing to store. */
export const computerSeats = (seats: Seats): Seats | undefined =>
  computerSides(seats).length ? seats : undefined;

/** A game in the library's form; `curtain`: the player to whom the device is being passed. */
export function toGameToKeep(
  line: Line,
  table: TableKind,
  curtain: Side | null,
  seats?: Seats,
  of: Game = activeGame(),
): GameToKeep {
  return {
    ...gameReference(of.meta),
    table,
    ...(seats && { seats }),
    ...(line.about?.players && { players: line.about.players }),
    curtain,
    summary: { ...of.records.summary(line), savedAt: Date.now() },
    game: recordText(line, seats, of),
  };
}
