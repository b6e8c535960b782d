import { words } from '#kit/i18n/words.ts';

export interface EndingWords {
  readonly title: string;
  readonly turn: string;
  readonly table: string;
  readonly swings: string;
  /** A change of the score. */
  readonly swing: (turn: number, by: string) => string;
  readonly watch: string;
}

/** How a whole game went, turn by turn. */
export const endingWords = words<EndingWords>('table/ending', {
  title: 'How it went',
  turn: 'Turn',
  table: 'The same as a table',
  swings: 'Where it turned',
  swing: (turn, by) => `Turn ${turn}, ${by}`,
  watch: 'Watch it',
});
