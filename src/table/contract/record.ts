/** A game as text: in files, in the library and, packed, in links. */
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Timeline } from '../../engine/core/timeline.ts';
import type { Side } from './position.ts';

/** Who plays a side: "human", or a computer player by its level. */
export type Seat = string;

/** Who plays which side. */
export interface Seats {
  /** What the whims of the computer players spring from, any 32-bit integer; the dice know nothing of it. */
  readonly seed: number;
  readonly [side: Side]: Seat | number;
}

/** Why a record is refused; `text` is English, `key` and `params` let another language say it. */
export interface RecordError {
  readonly key: 'too-large' | 'not-json' | 'not-a-game' | 'newer' | 'damaged' | 'illegal-step';
  readonly params: Readonly<Record<string, string | number>>;
  readonly text: string;
  /** Why the rules forbid an illegal step; absent when only its dice do not fit. */
  readonly why?: Pick<Refusal, 'key' | 'params' | 'text'>;
}

export type Restored<S = unknown, A = unknown, E = unknown, B extends string = string> =
  | {
      readonly ok: true;
      readonly timeline: Timeline<S, A, E, B>;
      /** Absent where people play both sides. */
      readonly seats?: Seats;
    }
  | { readonly ok: false; readonly error: RecordError };

/**
 * Records are JSON objects with `format` (the id of the game) and `id` (of this one game, see `About`) among their
 * fields; the table puts a seal beside them. A form once written is read for ever.
 */
export interface Records<S = unknown, A = unknown, E = unknown, B extends string = string> {
  serialise(line: Timeline<S, A, E, B>, seats?: Seats): string;
  /**
   * Reads a record by playing it again. A game of another edition that today's rules do not allow is opened at the
   * position as it stood; `Timeline.about` tells its past.
   */
  restore(text: string): Restored<S, A, E, B>;
  /** How the game stands, in plain JSON: kept beside its record, and read by the game's card. */
  summary(line: Timeline<S, A, E, B>): object;
}
