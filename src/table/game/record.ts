/** Text and byte forms of a game: for files, the library and links. */
import type { NotationRead } from '#engine/core/notation-text.ts';
import type { Restored } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/about.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Line, State } from './position.ts';

/** A record as bytes, for links. */
export interface Codec {
  /** The latest form that can be read, from 1. A link ends with the form of its record. */
  readonly form: number;
  /** The form in which `pack` writes a record; absent: always the latest. */
  formOf?(record: string): number;
  /** A record as bytes. Throws a RangeError if the form cannot hold it. */
  pack(record: string): Uint8Array<ArrayBuffer>;
  /**
   * The record for `restore` to validate; every form ever published can be read. Throws a RangeError for invalid
   * bytes, and `TooLong` if they hold more than a game has.
   */
  unpack(bytes: Uint8Array): string;
}

/** Positions and games as text that people read, edit and paste; it starts with the id of the game. */
export interface Notation {
  /** `seen`: the position as the player may see it. */
  writePosition(seen: State): string;
  writeGame(line: Line, seats?: Seats): string;
  /** A game that starts from the position. */
  readPosition(text: string): NotationRead<Line, Seats>;
  readGame(text: string): NotationRead<Line, Seats>;
}

/** Status of a game, kept beside its record and shown in the list. The game adds fields of its own. */
export interface Summary {
  readonly turn: number;
  /** Steps played since the beginning of the game. */
  readonly steps: number;
  /** Set while something is face down for one of the players, who could reveal it in a copy. */
  readonly faceDown?: true;
}

/**
 * Records are JSON objects with `format` (the id in the game's meta) and `id` (of this one game, see `About`) among
 * their fields. Every form ever written stays readable.
 */
export interface Records<S = unknown, A = unknown, E = unknown, B extends string = string> {
  serialise(line: Timeline<S, A, E, B>, seats?: Seats): string;
  /**
   * Reads a record by replaying it. A game of another edition that today's rules do not allow is opened at its
   * last position; `Timeline.about` holds its past.
   */
  restore(text: string): Restored<Timeline<S, A, E, B>, Seats>;
  /** Plain JSON. */
  summary(line: Timeline<S, A, E, B>): Summary;
}
