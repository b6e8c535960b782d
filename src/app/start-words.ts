import { words } from '../kit/language/words.ts';
import type { Wording } from '../kit/language/words.ts';

const english = {
  newGame: 'New game',
  which: 'Which game',
  begin: 'Start the game',
  failed: 'The game could not be opened.',
} as const;

export type StartWords = Wording<typeof english>;

export const startWords = words<StartWords>('app/start', english);
