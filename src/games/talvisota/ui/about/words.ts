import { words, type Wording } from '#kit/i18n/words.ts';

const english = { title: 'How map and values came about' };

export type OriginsWords = Wording<typeof english>;

export const originsWords = words<OriginsWords>('talvisota/origins', english);
