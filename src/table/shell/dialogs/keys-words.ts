import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  title: 'Keys and help',
  signs: 'Map symbols',
} as const;

export type KeysWords = Wording<typeof english>;

/** Heads of the sheet of keys and signs. */
export const keysWords = words<KeysWords>('table/keys', english);
