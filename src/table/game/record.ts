/** A game as text: in files, in the library and, packed, in links. */
import type { Restored } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Timeline } from '#engine/core/timeline.ts';

/** How a game stands: kept beside its record, and read by the game's card. The game adds fields of its own. */
export interface Summary {
  /** The Game-Turn. */
  readonly turn: number;
  /** Steps played since the beginning of the game. */
  readonly steps: number;
  /** Something lies face down for one of the players: a copy would be a way to look. */
  readonly faceDown?: true;
}

/**
 * Records are JSON objects with `format` (the id of the game's card) and `id` (of this one game, see `About`) among
 * their fields. A form once written is read for ever.
 */
export interface Records<S = unknown, A = unknown, E = unknown, B extends string = string> {
  serialise(line: Timeline<S, A, E, B>, seats?: Seats): string;
  /**
   * Reads a record by playing it again. A game of another edition that today's rules do not allow is opened at the
   * position as it stood; `Timeline.about` tells its past.
   */
  restore(text: string): Restored<Timeline<S, A, E, B>, Seats>;
  /** Plain JSON. */
  summary(line: Timeline<S, A, E, B>): Summary;
}
