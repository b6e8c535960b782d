import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  newGameMore: 'New game …',
  newGame: 'New game',
  back: 'Back',
  which: 'Choose a game',
  begin: 'Start game',
  failed: 'The game could not be opened.',
  quick: 'Quick start',
  play: 'Play',
  again: 'Same as last time',
  /** "Soviet player", "Recruit" */
  playRival: (player: string, level: string): string => `Play as the ${player} against the ${level}.`,
  playPeople: 'Two players, one screen.',
  /** Without a set-up. */
  ready: 'Both armies are deployed.',
} as const;

export type StartWords = Wording<typeof english>;

export const startWords = words<StartWords>('app/start', english);
