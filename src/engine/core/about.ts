import type { Past } from './recorded.ts';
import type { Variations, VariationsRefusal } from './variations.ts';

/**
 * The player of each side by name: a person, or a computer player by its level. Not part of the position,
 * since it does not affect the rules.
 */
export interface Seats {
  /** Seed of the computer players, any 32-bit integer; dice do not depend on it. */
  readonly seed: number;
  readonly [side: string]: string | number;
}

export type SeatsOf<Side extends string, Player extends string> = Readonly<Record<Side, Player>> &
  Pick<Seats, 'seed'>;

/** In characters. */
export const LONGEST_PLAYER_NAME = 24;

/**
 * A joiner that shapes the next character (emoji, combining marks, Arabic) and is kept; or unseen characters.
 */
const JOINER_OR_UNSEEN =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}][\u200c\u200d](?=[\p{Extended_Pictographic}\p{L}]))|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]+/gu;

/** A player's name as stored: one line, no invisible characters, at most LONGEST_PLAYER_NAME; "" for none. */
export const cleanPlayerName = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replace(JOINER_OR_UNSEEN, (_, joined?: string) => joined ?? ' ')
      .trim(),
  )
    .slice(0, LONGEST_PLAYER_NAME)
    .join('')
    .replace(/\p{Cf}$/u, '')
    .trim();

/**
 * Aids that two players may agree to do without: hints (`advice` in records), threats, odds before the die.
 */
export const AIDS = ['advice', 'threats', 'odds'] as const;
export type Aid = (typeof AIDS)[number];

export interface About<Action> {
  /** Identifies the game; its copies share the id. Absent outside the table. */
  readonly id?: string;
  readonly past?: Past<Action>;
  /** Solo practice: one person plays all sides, even while something is hidden from one of them. */
  readonly alone?: boolean;
  /** Names of the people who play, by side; only those that were entered. */
  readonly players?: Readonly<Record<string, string>>;
  /** Aids that both players agreed to play without; at least one. */
  readonly withoutAids?: readonly Aid[];
  /**
   * The computer has decided for a person: its advice was carried out, or a person took a side over from it.
   */
  readonly computerHelped?: boolean;
  /** Lines tried from moments of the game. */
  readonly variations?: Variations<Action>;
  /** Why the variations of the record could not be read; never recorded. */
  readonly refusedVariations?: VariationsRefusal;
}
