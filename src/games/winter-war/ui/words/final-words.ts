import { counted } from './common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  reason: {
    turns: (n: number): string => `${counted[n] ?? n} Game-Turns have been played.`,
    'cease-fire': 'The Finnish player called a cease-fire.',
    leningrad: 'Finnish units have entered Leningrad: points do not count.',
  },
} as const;

export type FinalWords = Wording<typeof english>;

export const finalWords = words<FinalWords>('winter-war/final', english);
