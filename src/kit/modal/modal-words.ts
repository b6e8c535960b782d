import { words } from '../language/words.ts';
import type { Wording } from '../language/words.ts';

const english = {
  close: 'Close',
} as const;

export type ModalWords = Wording<typeof english>;

export const modalWords = words<ModalWords>('kit/modal', english);
