import { words } from '../../../../kit/language/words.ts';
import type { Wording } from '../../../../kit/language/words.ts';

const english = {
  title: 'The Finnish deployment is revealed',
  text: 'The counters are turned face up and the blanks come off the map.',
  go: 'To the map',
} as const;

export type RevealWords = Wording<typeof english>;

export const revealWords = words<RevealWords>('winter-war/reveal', english);
