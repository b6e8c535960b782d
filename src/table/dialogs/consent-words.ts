import { words, type Wording } from '../../kit/language/words.ts';

const english = {
  back: {
    title: 'Take it back?',
    text: (player: string): string => `This takes back what the ${player} did. Do they agree?`,
    yes: 'Yes, take it back',
    no: 'No',
  },
} as const;

export type ConsentWords = Wording<typeof english>;

/** Asked of the other of two people at one screen. */
export const consentWords = words<ConsentWords>('table/consent', english);
