/** The game by its name, its sides and its computer players: before it is loaded. */
import type { Side } from '#engine/winter-war';
import { words } from '#kit/i18n/words.ts';

export type Level = 'recruit' | 'officer' | 'general';

export interface CardWords {
  readonly side: Readonly<Record<Side, { readonly name: string; readonly adjective: string }>>;
  readonly level: Readonly<Record<Level, { readonly name: string; readonly hint: string }>>;
  readonly passing: string;
  readonly points: string;
  readonly pointsLine: (signed: string) => string;
  readonly rules: string;
  readonly ownRules: string;
}

export const cardWords = words<CardWords>('winter-war/card', {
  side: {
    finn: { name: 'Finland', adjective: 'Finnish' },
    soviet: { name: 'Soviet Union', adjective: 'Soviet' },
  },
  level: {
    recruit: { name: 'Recruit', hint: 'Easy. Plays fast and makes mistakes.' },
    officer: { name: 'Officer', hint: 'Plans each phase; protects its lines and its supply.' },
    general: {
      name: 'General',
      hint: 'Strongest. Knows openings, army-wide supply and the endgame.',
    },
  },
  passing: 'Pass the device at set-up. A cover screen hides the Finnish deployment.',
  points: 'Victory Points',
  pointsLine: (signed) => `Victory Points ${signed}`,
  rules: 'Rules',
  ownRules: 'Custom rules',
});
