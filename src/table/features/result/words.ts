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
  title: 'Score by turn',
  turn: 'Turn',
  table: 'Show as table',
  swings: 'Turning points',
  swing: (turn, by) => `Turn ${turn}, ${by}`,
  watch: 'Watch',
});
