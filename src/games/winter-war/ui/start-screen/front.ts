/** Winter War on the start screen. */
import { RECOMMENDED } from '#engine/winter-war/state/options.ts';
import type { Front } from '#table/game/start-screen.ts';
import { learnWords } from '../lessons/learn-words.ts';
import { Cover } from './Cover.tsx';
import { KeptMap } from './KeptMap.tsx';
import { frontWords } from './words.ts';

export const front: Front = {
  tagline: () => frontWords().tagline,
  about: () => frontWords().about,
  kind: () => frontWords().kind,
  credits: () => frontWords().credits,
  Cover,
  lessons: () => learnWords().learnHint,
  // The Soviets move and attack first: whoever leads them is in the middle of it at once.
  quick: { options: RECOMMENDED, ready: true, side: 'soviet' },
  Picture: KeptMap,
  newGame: async () => (await import('./new-game.ts')).newGame,
};
