import type { Aid } from '#engine/core/about.ts';
import { words, type Wording } from '#kit/i18n/words.ts';
import { seatsWords } from '../../features/seats/words.ts';

const english = {
  back: {
    title: 'Undo?',
    text: (player: string): string => `This undoes actions of the ${player}. Do they agree?`,
    yes: 'Yes, undo',
    no: 'No',
  },
  aid: {
    title: 'Change the aids?',
    text: (player: string, aid: Aid, allowed: boolean): string => {
      const { name } = seatsWords().aid[aid];
      return `${allowed ? 'From now on, both players may use' : 'From now on, neither player may use'}: ${name}. Does the ${player} agree?`;
    },
    yes: 'Yes, both agree',
    no: 'No',
  },
} as const;

export type ConsentWords = Wording<typeof english>;

/** Asked of the other of two people at one screen. */
export const consentWords = words<ConsentWords>('table/consent', english);
