import { words } from '#kit/i18n/words.ts';

export interface StoreWords {
  /** The name of a record that was followed only in part, and is kept as it was. */
  readonly asSaved: (turn: number) => string;
}

/** The names that the table gives to games. */
export const storeWords = words<StoreWords>('table/store', {
  asSaved: (turn) => `Turn ${turn}, as saved by an earlier version`,
});
