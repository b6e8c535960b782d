import { words, type Wording } from '#kit/language/words.ts';

const english = { title: 'How map and values came about' };

export type OriginsWords = Wording<typeof english>;

export const originsWords = words<OriginsWords>('talvisota/origins', english);
