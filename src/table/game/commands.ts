import type { Command } from './command.ts';

/** What keys and buttons do in this game; the table adds what it does for any. */
export interface Commands {
  /** In the order of the sheet of keys. */
  readonly others: readonly Command[];
  /** Of them, with a button in the corner of the map. */
  readonly onMap: readonly Command[];
  /** There too, but on a phone in the thumb's row, while they can be given. */
  readonly atThumb: readonly Command[];
  /** The first of these that can be given stands beside the main button of a small screen. */
  readonly besideMain: readonly Command[];
  /** In the two columns of the menu. */
  readonly inMenu: { readonly game: readonly Command[]; readonly view: readonly Command[] };
  /** Above the log. */
  readonly atLog: readonly Command[];
  /** Below the result, when the game is over. */
  readonly atEnd: readonly Command[];
}
