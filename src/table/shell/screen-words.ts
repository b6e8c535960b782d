import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  /** Until the table is there. */
  opening: 'Opening the map …',
};

export type ScreenWords = Wording<typeof english>;

/** While the table is fetched. */
export const screenWords = words<ScreenWords>('table/screen', english);
