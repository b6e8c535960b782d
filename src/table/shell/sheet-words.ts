import { words, type Wording } from '#kit/i18n/words.ts';

const english = {
  height: 'Panel height',
  choices: 'Show choices',
  stops: ['Folded', 'Low', 'Half', 'Full'],
} as const;

export type SheetWords = Wording<typeof english>;

/** The handle of the sheet. */
export const sheetWords = words<SheetWords>('table/handle', english);
