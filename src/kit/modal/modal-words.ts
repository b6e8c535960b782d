import { words } from '../i18n/words.ts';
import type { Wording } from '../i18n/words.ts';

const english = {
  close: 'Close',
} as const;

export type ModalWords = Wording<typeof english>;

export const modalWords = words<ModalWords>('kit/modal', english);
