import type { SoloLevel } from '../../options/solo-levels.ts';
import { words } from '#kit/i18n/words.ts';

export type Level = 'recruit' | 'officer' | 'general';

export interface CardWords {
  readonly level: Readonly<Record<Level, { readonly name: string; readonly hint: string }>>;
  standing(turn: number, phase: string): string;
  readonly morale: string;
  moraleLine(soviet: number, finn: number): string;
  /** Of two people at one device. */
  readonly passing: string;
  readonly solo: string;
  readonly drawnFinns: string;
  readonly drawnLevel: Readonly<Record<SoloLevel, { readonly name: string; readonly hint: string }>>;
  readonly rules: string;
  readonly recommended: string;
  changed(count: number): string;
}

/** What the start screen says of this game. */
export const cardWords = words<CardWords>('talvisota/card', {
  level: {
    recruit: { name: 'Recruit', hint: 'Draws its orders at random in every second turn or so.' },
    officer: { name: 'Officer', hint: 'Draws its orders at random in one turn of four.' },
    general: { name: 'General', hint: 'Counts what you may hold, and lays orders that cannot be guessed.' },
  },
  standing: (turn, phase) => `Turn ${turn}, ${phase}`,
  morale: 'Morale',
  moraleLine: (soviet, finn) => `Morale: Soviet Union ${soviet}, Finland ${finn}`,
  passing: 'Pass the device whenever a command sheet is opened. A curtain hides it from the other player.',
  solo: 'Alone against draws',
  drawnFinns: 'The drawn Finns',
  drawnLevel: {
    printed: { name: 'As printed', hint: 'Their means are drawn once. A careful player wins every game.' },
    recruit: { name: 'Recruit', hint: 'The best of three draws counts.' },
    officer: {
      name: 'Officer',
      hint: 'The best of eight draws counts, and fortified spaces neither cost nor give morale.',
    },
    general: {
      name: 'General',
      hint: 'The best of twelve draws counts, fortified spaces neither cost nor give morale, and no conquest raises Soviet morale.',
    },
  },
  rules: 'Rules',
  recommended: 'The recommended game',
  changed: (count) => `Switches that are on: ${count}`,
});
