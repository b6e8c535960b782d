import { words } from '../../../../kit/language/words.ts';

export type Level = 'recruit' | 'general';

export interface CardWords {
  readonly level: Readonly<Record<Level, { readonly name: string; readonly hint: string }>>;
  standing(turn: number, phase: string): string;
  readonly morale: string;
  moraleLine(soviet: number, finn: number): string;
  /** Of two people at one device. */
  readonly passing: string;
  readonly solo: string;
  readonly rules: string;
  readonly recommended: string;
  changed(count: number): string;
}

/** What the start screen says of this game. */
export const cardWords = words<CardWords>('talvisota/card', {
  level: {
    recruit: { name: 'Recruit', hint: 'Draws its orders like the solo game; quick, and a little blind.' },
    general: { name: 'General', hint: 'Counts what you may hold, and lays orders that cannot be guessed.' },
  },
  standing: (turn, phase) => `Turn ${turn}, ${phase}`,
  morale: 'Morale',
  moraleLine: (soviet, finn) => `Morale: Soviet Union ${soviet}, Finland ${finn}`,
  passing: 'Pass the device whenever a command sheet is opened. A curtain hides it from the other player.',
  solo: 'Alone against draws',
  rules: 'Rules',
  recommended: 'The recommended game',
  changed: (count) => `Switches that are on: ${count}`,
});
