import { words } from '../kit/language/words.ts';
import type { Wording } from '../kit/language/words.ts';

const english = {
  tagline: 'The Russo-Finnish conflict, 30 November 1939 to 12 March 1940',
  about: 'A digital edition of the 1972 hex-and-counter game. Ten Game-Turns, two armies, one long frontier.',
  newGame: 'New game',
  continue: 'Continue',
  who: 'Who plays?',
  hotseat: 'Two players, one screen',
  hotseatHint: 'Pass the device at set-up. A curtain hides the Finnish deployment.',
  solo: 'Solo practice',
  soloHint: 'Play both sides. Everything can be taken back, dice too.',
  rules: 'Rules',
  begin: 'Start the game',
  storageClosed: 'This browser keeps nothing for us: save to a file before you leave.',
  licences: 'Licences',
  credits: 'The map is a reconstruction computed from public geography, not the published artwork.',
  opening: 'Opening the map …',
  failed: 'The game could not be opened.',
} as const;

export type StartWords = Wording<typeof english>;

export const startWords = words<StartWords>('app/start', english);
