/** A game as text: in files, in the library and, packed, in links. */
import type { NotationRead } from '#engine/core/notation-text.ts';
import type { Restored } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Line, State } from './position.ts';

/** A record as bytes, for links. */
export interface Codec {
  /** The number of the latest form that is read, from 1; that of a record stands at the end of its link. */
  readonly form: number;
  /** The form that `pack` writes a record in; absent where it writes all in the latest. */
  formOf?(record: string): number;
  /** A record as bytes. Throws a RangeError when the form has no room for it. */
  pack(record: string): Uint8Array<ArrayBuffer>;
  /**
   * The record again, for `restore` to judge; every form that was ever given out is read. Throws a RangeError when the
   * bytes are none, and `TooLong` when they hold more than a game has.
   */
  unpack(bytes: Uint8Array): string;
}

/** Positions and games as text that people read, change and paste; it begins with the id of the game. */
export interface Notation {
  /** `seen`: what the player may see of the position. */
  writePosition(seen: State): string;
  writeGame(line: Line, seats?: Seats): string;
  /** A game that begins with the position. */
  readPosition(text: string): NotationRead<Line, Seats>;
  readGame(text: string): NotationRead<Line, Seats>;
}

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
