import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  dismiss: 'Dismiss',
  close: 'Close the panel',
} as const;

export type DismissWords = Wording<typeof english>;

/** On what closes a notice or a panel. */
export const dismissWords = words<DismissWords>('table/dismiss', english);
