import { words } from '../kit/language/words.ts';
import type { Wording } from '../kit/language/words.ts';

const english = {
  tagline: 'The Russo-Finnish conflict, 30 November 1939 to 12 March 1940',
  about: 'A digital edition of the 1972 hex-and-counter game. Ten Game-Turns, two armies, one long frontier.',
  newGame: 'New game',
  which: 'Which game',
  begin: 'Start the game',
  credits: 'The map is a reconstruction computed from public geography, not the published artwork.',
  failed: 'The game could not be opened.',
} as const;

export type StartWords = Wording<typeof english>;

export const startWords = words<StartWords>('app/start', english);
