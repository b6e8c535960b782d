import type { Aid } from '#engine/core/about.ts';
import { words, type Wording } from '#kit/i18n/words.ts';
import { seatsWords } from '../../features/seats/words.ts';

const english = {
  back: {
    title: 'Take it back?',
    text: (player: string): string => `This takes back what the ${player} did. Do they agree?`,
    yes: 'Yes, take it back',
    no: 'No',
  },
  aid: {
    title: 'Change the aids?',
    text: (player: string, aid: Aid, allowed: boolean): string => {
      const { name } = seatsWords().aid[aid];
      return `${allowed ? 'From now on both may use' : 'From now on both do without'}: ${name}. Does the ${player} agree?`;
    },
    yes: 'Yes, both agree',
    no: 'No',
  },
} as const;

export type ConsentWords = Wording<typeof english>;

/** Asked of the other of two people at one screen. */
export const consentWords = words<ConsentWords>('table/consent', english);
