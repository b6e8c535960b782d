import { words } from '#kit/i18n/words.ts';

export interface OddsWords {
  readonly strengths: string;
  readonly attack: string;
  readonly defence: string;
  /** Attack points that are missing for the next column. */
  readonly up: (points: string, column: string) => string;
  readonly best: string;
  /** Attack points that could be spared before the column falls. */
  readonly down: (points: string, column: string) => string;
  readonly exact: (column: string) => string;
  readonly withIt: (column: string) => string;
  readonly withoutIt: (column: string) => string;
  readonly nobody: string;
  readonly noDie: string;
}

/** The odds card: how the strengths add up, and what one unit more or fewer would do. */
export const oddsWords = words<OddsWords>('winter-war/odds', {
  strengths: 'Strengths in detail',
  attack: 'Attack',
  defence: 'Defence',
  up: (points, column) => `${points} more for ${column}.`,
  best: 'Best column.',
  down: (points, column) => `${points} to spare before ${column}.`,
  exact: (column) => `None to spare: any less is ${column}.`,
  withIt: (column) => `with it ${column}`,
  withoutIt: (column) => `without it ${column}`,
  nobody: 'no attack without it',
  noDie: 'no die',
});
