/** Talvisota before it is loaded: for the start screen, which has neither rules nor map. */
import type { PhaseName, Side } from '#engine/talvisota';
import type { GameMeta } from '#table/game/meta.ts';
import type { Summary } from '#table/game/record.ts';
import type { Kept } from './saving.ts';
import { commonWords } from './ui/words/common-words.ts';
import { figure } from './ui/words/numbers.ts';
import { cardWords, type Level } from './ui/words/card-words.ts';
import type { StartScreenSpec } from '#table/game/start-screen.ts';
import { atLevel, USUAL_LEVEL } from './options/solo-levels.ts';
import { learnWords } from './ui/lessons/learn-words.ts';
import { Cover } from './ui/start-screen/Cover.tsx';
import { frontWords } from './ui/start-screen/words.ts';

const has = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

function standing(summary: Summary): string {
  const { turn, phase, winner } = summary as Partial<Kept> & Summary;
  const w = commonWords();
  if (winner !== undefined && has(w.winner, winner)) return w.winner[winner];
  if (turn <= 0) return w.setUp;
  return phase !== undefined && has(w.phase, phase)
    ? cardWords().standing(turn, w.phase[phase satisfies PhaseName])
    : w.turn(turn);
}

/** "Turn 5", the set-up or who won; morale on both sides. */
function brief(summary: Summary): { readonly where: string; readonly score: string | null } {
  const { turn, winner, soviet, finn } = summary as Partial<Kept> & Summary;
  const w = commonWords();
  const where = winner !== undefined || turn <= 0 ? standing(summary) : w.turn(turn);
  return {
    where,
    score:
      soviet === undefined || finn === undefined ? null : `${figure(soviet)}\u00a0:\u00a0${figure(finn)}`,
  };
}

export const meta: GameMeta = {
  id: 'talvisota',
  sides: ['soviet', 'finn'],
  levels: ['recruit', 'officer', 'general'] satisfies readonly Level[],
  title: () => commonWords().title,
  side: (side) => ({
    name: commonWords().side[side as Side],
    player: commonWords().player[side as Side],
    adjective: commonWords().adjective[side as Side],
  }),
  level: (level) => cardWords().level[level as Level],
  passing: () => cardWords().passing,
  shortStatus: brief,
  statusText: standing,
  facts(summary) {
    const { soviet, finn } = summary as Partial<Kept> & Summary;
    if (soviet === undefined || finn === undefined) return [];
    return [
      {
        name: cardWords().morale,
        text: `${figure(soviet)}\u00a0:\u00a0${figure(finn)}`,
        line: cardWords().moraleLine(soviet, finn),
      },
    ];
  },
  ownWay: (summary) => ((summary as Partial<Kept> & Summary).solo ? cardWords().solo : null),
  isOver: (summary) => (summary as Partial<Kept> & Summary).winner !== undefined,
  isFresh: (summary) => summary.steps === 0 && summary.turn <= 0,
};

/** Alone, with the army in its usual places, and supports that need no front: the least to settle before the first attack. */
const QUICK = atLevel({ freeSupports: true }, USUAL_LEVEL);

export const startScreen: StartScreenSpec = {
  tagline: () => frontWords().tagline,
  about: () => frontWords().about,
  kind: () => frontWords().kind,
  credits: () => frontWords().credits,
  Cover,
  lessons: () => learnWords().lessons,
  quick: { options: QUICK, ready: true, hint: () => learnWords().quick },
  Picture: Cover,
  newGame: async () => (await import('./ui/start-screen/new-game.ts')).newGame,
};
