import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  told: 'The Finnish deployment is revealed: the counters turn face up and the blanks come off the map.',
} as const;

export type RevealWords = Wording<typeof english>;

export const revealWords = words<RevealWords>('winter-war/reveal', english);
