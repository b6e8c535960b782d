import { words, type Wording } from '#kit/i18n/words.ts';

const english = { title: 'About the map and values' };

export type OriginsWords = Wording<typeof english>;

export const originsWords = words<OriginsWords>('talvisota/origins', english);
