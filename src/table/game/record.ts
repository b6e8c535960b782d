/** A game as text: in files, in the library and, packed, in links. */
import type { Restored } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Line, State } from './position.ts';

/** A record as bytes, for links. */
export interface Codec {
  /** The number of the form that `pack` writes, from 1; it stands at the end of a link. */
  readonly form: number;
  /** A record as bytes. Throws a RangeError when the form has no room for it. */
  pack(record: string): Uint8Array<ArrayBuffer>;
  /**
   * The record again, for `restore` to judge; every form that was ever given out is read. Throws a RangeError when the
   * bytes are none, and `TooLong` when they hold more than a game has.
   */
  unpack(bytes: Uint8Array): string;
}

/** Why a text is no position. */
export interface NotationError {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

/** A game that begins with the position, or why the text is none. */
export type NotationRead =
  | { readonly ok: true; readonly timeline: Line }
  | { readonly ok: false; readonly error: NotationError };

/** Positions as text that people can read, change and paste: a JSON object that is no record. */
export interface Notation {
  /** `seen`: what the player may see of the position; null where it cannot be written down. */
  write(seen: State): string | null;
  read(text: string): NotationRead;
  /** In the language that is spoken. */
  errorText(error: NotationError): string;
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
