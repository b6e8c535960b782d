import {
  restore,
  serialise,
  undoLimit,
  withoutGenerator,
  type Restored,
  type Seats,
  type Timeline,
} from '../../engine/winter-war/index.ts';
import { hasSeenLater } from './fair-dice.ts';
import type { TableKind } from './library.ts';
import { freshSeed } from './scripted-dice.ts';
import { isTampered, withSeal } from './seal.ts';

/** A game as text, for a file, a link or the library. */
export const recordText = (timeline: Timeline, seats?: Seats): string => withSeal(serialise(timeline, seats));

/** Reads a game out of a file, a link or the library; notes where it was changed outside. */
export function readRecord(text: string): Restored {
  const restored = restore(text);
  if (!restored.ok || !isTampered(text)) return restored;
  const { timeline } = restored;
  return { ...restored, timeline: { ...timeline, about: { ...timeline.about, changed: true } } };
}

const named = (words: readonly number[]): string => words.map((word) => (word >>> 0).toString(36)).join('-');

/** Games from before they had names are told apart by the generators that they had. */
const idOf = ({ random }: Timeline['start']): string =>
  named(random.length ? random : Array.from({ length: 4 }, freshSeed));

/**
 * A game as the table plays it: it has a name, no generator, and stands behind no die that has fallen, but in solo
 * practice; and it tells where later dice of it have been seen here.
 */
export function forTable(game: Timeline, table: TableKind): Timeline {
  const about = { ...game.about, id: game.about?.id ?? idOf(game.start) };
  const line = withoutGenerator({ ...game, about });
  if (table === 'solo') return line;
  const cursor = Math.max(line.cursor, undoLimit({ ...line, cursor: line.steps.length }));
  const now = { ...line, cursor };
  return hasSeenLater(now) ? { ...now, about: { ...about, reopened: true } } : now;
}
