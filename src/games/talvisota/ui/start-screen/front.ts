/** Talvisota on the start screen. */
import type { Front } from '#table/game/start-screen.ts';
import { atLevel, USUAL_LEVEL } from '../../options/solo-levels.ts';
import { learnWords } from '../lessons/learn-words.ts';
import { Cover } from './Cover.tsx';
import { frontWords } from './words.ts';

/** Alone, with the army in its usual places, and supports that need no front: the least to settle before the first attack. */
const QUICK = atLevel({ freeSupports: true }, USUAL_LEVEL);

export const front: Front = {
  tagline: () => frontWords().tagline,
  about: () => frontWords().about,
  kind: () => frontWords().kind,
  credits: () => frontWords().credits,
  Cover,
  lessons: () => learnWords().lessons,
  quick: { options: QUICK, ready: true, hint: () => learnWords().quick },
  Picture: Cover,
  newGame: async () => (await import('./new-game.ts')).newGame,
};
