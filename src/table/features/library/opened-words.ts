import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  loaded: 'The game from the file is open.',
} as const;

export type OpenedWords = Wording<typeof english>;

/** What is said once a file is on the table. */
export const openedWords = words<OpenedWords>('table/opened', english);
