import { words } from '#kit/i18n/words.ts';

/** Titles, what is due, the copy. */
export interface SituationWords {
  readonly title: string;
  readonly now: string;
  readonly obligations: string;
  readonly noObligations: string;
  readonly points: string;
  readonly copy: string;
  readonly copied: string;
}

/** Around the situation in words; the game itself says the rest. */
export const situationWords = words<SituationWords>('table/situation', {
  title: 'Text summary',
  now: 'Now',
  obligations: 'Required before the phase can end',
  noObligations: 'Nothing is required before the phase can end.',
  points: 'Objectives and points',
  copy: 'Copy as text',
  copied: 'Copied.',
});
