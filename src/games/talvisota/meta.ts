/** Talvisota before it is loaded: for the start screen, without rules and map. */
import startMessages from './content/en/start.ftl';
import type { PhaseName, Side } from '#engine/talvisota';
import type { GameMeta, StartScreenSpec, Summary } from '#table/game';
import type { Kept } from './rules.ts';
import { figure } from './ui/text/numbers.ts';
import { atLevel, USUAL_LEVEL } from './options/solo-levels.ts';
import { Cover } from './ui/start-screen/Cover.tsx';

type Level = 'recruit' | 'boldOfficer' | 'officer' | 'boldGeneral' | 'general';

const has = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

/** A kept game's summary; those of earlier versions lack some fields. */
type KeptSummary = Partial<Kept> & Summary;

function statusText({ turn, phase, winner }: KeptSummary): string {
  const t = startMessages().common;
  if (winner !== undefined && has(t.winner, winner)) return t.winner[winner];
  if (turn <= 0) return t.setUp;
  return phase !== undefined && has(t.phase, phase)
    ? startMessages().card.standing({ turn, phase: t.phase[phase satisfies PhaseName] })
    : t.turn({ turn });
}

/** "Turn 5", the set-up or the winner; and morale on both sides. */
function shortStatus(summary: KeptSummary): { readonly where: string; readonly score: string | null } {
  const { turn, winner, soviet, finn } = summary;
  const t = startMessages().common;
  const where = winner !== undefined || turn <= 0 ? statusText(summary) : t.turn({ turn });
  return {
    where,
    score:
      soviet === undefined || finn === undefined ? null : `${figure(soviet)}\u00a0:\u00a0${figure(finn)}`,
  };
}

export const meta: GameMeta = {
  id: 'talvisota',
  sides: ['soviet', 'finn'],
  levels: ['recruit', 'boldOfficer', 'officer', 'boldGeneral', 'general'] satisfies readonly Level[],
  // Without 'threats', which it does not show.
  aids: ['advice', 'odds'],
  title: () => startMessages().common.title,
  side: (side: Side) => ({
    name: startMessages().common.side[side],
    player: startMessages().common.player[side],
    adjective: startMessages().common.adjective[side],
  }),
  level: (level: Level) => startMessages().card.level[level],
  passing: () => startMessages().card.passing,
  shortStatus,
  statusText,
  facts({ soviet, finn }: KeptSummary) {
    if (soviet === undefined || finn === undefined) return [];
    return [
      {
        name: startMessages().card.morale,
        text: `${figure(soviet)}\u00a0:\u00a0${figure(finn)}`,
        line: startMessages().card.moraleLine({ soviet: figure(soviet), finn: figure(finn) }),
      },
    ];
  },
  ownModeText: ({ solo }: KeptSummary) => (solo ? startMessages().card.solo : null),
  resultOf: ({ winner }: KeptSummary) =>
    winner === undefined ? null : { winner: winner === 'draw' ? null : winner, points: null, rules: 'all' },
  isOver: ({ winner }: KeptSummary) => winner !== undefined,
  isFresh: (summary) => summary.steps === 0 && summary.turn <= 0,
};

/** Solo play with the usual set-up, and supports that need no front: the fewest decisions before the first attack. */
const QUICK = atLevel({ freeSupports: true }, USUAL_LEVEL);

const quickHint = (): string =>
  startMessages().learn.quick({ level: startMessages().card.drawnLevel[USUAL_LEVEL].hint });

export const startScreen: StartScreenSpec = {
  hasEditor: true,
  hasProblems: true,
  tagline: () => startMessages().front.tagline,
  about: () => startMessages().front.about,
  kind: () => startMessages().front.kind,
  credits: () => startMessages().front.credits,
  Cover,
  picture: './start-talvisota.webp',
  lessons: () => startMessages().learn.lessons,
  quick: { options: QUICK, ready: true, hint: quickHint },
  Picture: Cover,
  newGame: async () => (await import('./ui/start-screen/new-game.ts')).newGame,
};
