import { words } from '#kit/language/words.ts';
import type { Wording } from '#kit/language/words.ts';

const english = {
  text: 'A new version is ready.',
  apply: 'Reload',
} as const;

export type UpdateWords = Wording<typeof english>;

export const updateWords = words<UpdateWords>('app/update', english);
