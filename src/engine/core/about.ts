import type { Past } from './recorded.ts';
import type { Variations, VariationsRefusal } from './variations.ts';

/** Letters of a player's name. */
export const LONGEST_PLAYER_NAME = 24;

/** A joiner within an emoji, or after a mark or an Arabic letter, where it shapes the next one; else what cannot be seen. */
const JOINER_OR_UNSEEN =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}\p{Script=Arabic}][\u200c\u200d](?=[\p{Extended_Pictographic}\p{L}]))|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]+/gu;

/** A player's name as it is kept: one line, without what cannot be seen, and not too long; "" for none. */
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

/** Help that two people may agree to do without: hints (`advice` in records), threats, and the odds before the die. */
export const AIDS = ['advice', 'threats', 'odds'] as const;
export type Aid = (typeof AIDS)[number];

/** What is known of a game beside its steps. */
export interface About<Action> {
  /** Which game it is; copies of it share this. Absent outside the table. */
  readonly id?: string;
  readonly past?: Past<Action>;
  /** Solo practice: one plays all sides, also while something is hidden from one of them. */
  readonly alone?: boolean;
  /** Names of the people who play, by their side; only of those who gave one. */
  readonly players?: Readonly<Record<string, string>>;
  /** Aids that the two players agreed to do without; at least one. */
  readonly withoutAids?: readonly Aid[];
  /** The computer has decided for a person: its advice was carried out, or a side taken over from it. */
  readonly computerHelped?: boolean;
  /** Lines that were tried from its moments. */
  readonly variations?: Variations<Action>;
  /** Why those of the record could not be read; never recorded. */
  readonly refusedVariations?: VariationsRefusal;
}
