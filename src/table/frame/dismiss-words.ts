import { words } from '#kit/language/words.ts';
import type { Wording } from '#kit/language/words.ts';

const english = {
  dismiss: 'Dismiss',
  close: 'Close the panel',
} as const;

export type DismissWords = Wording<typeof english>;

/** On what closes a notice or a panel. */
export const dismissWords = words<DismissWords>('table/dismiss', english);
