import type { SoloLevel } from '../../options/solo-levels.ts';
import { words } from '#kit/i18n/words.ts';
import { figure } from './numbers.ts';

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
    recruit: { name: 'Recruit', hint: 'Picks its orders at random about every other turn.' },
    officer: { name: 'Officer', hint: 'Picks its orders at random one turn in four.' },
    general: { name: 'General', hint: 'Works out what you may hold, and is unpredictable.' },
  },
  standing: (turn, phase) => `Turn ${turn}, ${phase}`,
  morale: 'Morale',
  moraleLine: (soviet, finn) => `Morale: Soviet Union ${figure(soviet)}, Finland ${figure(finn)}`,
  passing:
    'Pass the device whenever a command sheet is opened. A cover screen hides it from the other player.',
  solo: 'Solo',
  drawnFinns: 'Strength of the Finns',
  drawnLevel: {
    printed: { name: 'As printed', hint: 'Finnish means are drawn once. A careful player wins every game.' },
    recruit: { name: 'Recruit', hint: 'Finnish means are the best of three draws.' },
    officer: {
      name: 'Officer',
      hint: 'Best of eight draws, and fortified spaces neither cost nor give morale.',
    },
    general: {
      name: 'General',
      hint: 'Best of twelve draws, fortified spaces neither cost nor give morale, and no conquest raises Soviet morale.',
    },
  },
  rules: 'Rules',
  recommended: 'The recommended game',
  changed: (count) => `Options in play: ${count}`,
});
