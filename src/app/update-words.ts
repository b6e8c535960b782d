import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  text: 'A new version is ready.',
  apply: 'Reload',
} as const;

export type UpdateWords = Wording<typeof english>;

export const updateWords = words<UpdateWords>('app/update', english);
