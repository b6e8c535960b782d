import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  told: 'The Finnish counters are revealed and dummies removed from the map.',
} as const;

export type RevealWords = Wording<typeof english>;

export const revealWords = words<RevealWords>('winter-war/reveal', english);
