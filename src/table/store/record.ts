/** Games as text, with the seal of this device. */
import type { Restored } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/seats.ts';
import { undoLimit } from '#engine/core/timeline.ts';
import type { Game } from '../game/game.ts';
import type { Line } from '../game/position.ts';
import { game } from '../game/registry.ts';
import { hasSeenLater } from './seen-dice.ts';
import type { TableKind } from './kept.ts';
import { freshSeed } from './scripted-dice.ts';
import { isTampered, withSeal } from './seal.ts';

/** A game as text, for a file, a link or the library. Without seats: people play both sides. */
export const recordText = (line: Line, seats?: Seats, { records }: Game = game()): string =>
  withSeal(records.serialise(line, seats));

/** Reads a game out of a file, a link or the library; notes where it was changed outside. Refused with the reason. */
export function readRecord(text: string, { records }: Game = game()): Restored<Line, Seats> {
  const restored = records.restore(text);
  if (!restored.ok || !isTampered(text)) return restored;
  const { timeline } = restored;
  return { ...restored, timeline: { ...timeline, about: { ...timeline.about, changed: true } } };
}

const named = (words: readonly number[]): string => words.map((word) => (word >>> 0).toString(36)).join('-');

/** Games from before they had names are told apart by the generators that they had. */
function idOf({ start }: Line, { rules }: Game): string {
  const random = rules.generator(start);
  return named(random.length ? random : Array.from({ length: 4 }, freshSeed));
}

/**
 * A game as the table plays it: it has a name, no generator, and stands behind no die that has fallen, but in solo
 * practice; and it tells where later dice of it have been seen here.
 */
export function forTable(played: Line, table: TableKind, of: Game = game()): Line {
  const about = { ...played.about, id: played.about?.id ?? idOf(played, of) };
  const line = of.rules.withoutGenerator({ ...played, about });
  if (table === 'solo') return line;
  const cursor = Math.max(line.cursor, undoLimit({ ...line, cursor: line.steps.length }));
  const now = { ...line, cursor };
  return hasSeenLater(now) ? { ...now, about: { ...about, reopened: true } } : now;
}
