/** Winter War before it is loaded: data for the start screen, without rules or map. */
import { signed } from './ui/text/numbers.ts';
import startMessages from './content/en/start.ftl';
import type { PhaseName, Result, Side } from '#engine/winter-war';
import type { GameMeta, StartScreenSpec, Summary } from '#table/game';
import { RECOMMENDED } from '#engine/winter-war/state/options.ts';
import { Cover } from './ui/start-screen/Cover.tsx';
import { KeptMap } from './ui/board/KeptMap.tsx';
import { shortGameTitle } from './short-games/short-game-title.ts';

type Level = 'recruit' | 'sergeant' | 'officer' | 'general';

/** A stored summary: earlier versions lack some fields, later ones may have other values. */
interface Kept extends Summary {
  readonly phase: string;
  readonly side: string;
  readonly points?: number | null;
  readonly preset?: string | null;
  readonly level?: string | null;
  /** Agreed between the players. */
  readonly handicap?: number;
  /** Only in a short game. */
  readonly goal?: string;
}

const SIDES = ['finn', 'soviet'] as const satisfies readonly Side[];
const isSide = (side: string): side is Side => (SIDES as readonly string[]).includes(side);
const isIn = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

function statusText({ turn, phase, side, level }: Kept): string {
  const t = startMessages().common;
  if (level != null && isIn(t.level, level)) return t.level[level satisfies Result];
  return isIn(t.phase, phase) && isSide(side)
    ? startMessages().standing.saved({
        turn,
        phase: startMessages().common.phase[phase satisfies PhaseName],
        side,
      })
    : startMessages().bar.turn({ n: turn });
}

/** "Turn 5", "Set-up" or the result, and a score such as "+30". */
function shortStatus(summary: Kept): { readonly where: string; readonly score: string | null } {
  const { turn, phase, points } = summary;
  const t = startMessages().common;
  const where =
    phase === 'over'
      ? statusText(summary)
      : phase === 'set-up'
        ? t.phase[phase]
        : startMessages().bar.turn({ n: turn });
  return {
    where,
    score: points == null ? null : startMessages().bar.sovietPoints({ signed: signed(points) }),
  };
}

const SHORT = 'short ';

/** "recommended", "recommended +30": rules with an agreed handicap. */
const withHandicap = (rules: string, handicap: number | undefined): string =>
  handicap ? `${rules} ${signed(handicap)}` : rules;

/** Key of the rules or of the short game; null for games of earlier versions without either. */
const rulesKey = ({ preset, goal, handicap }: Kept): string | null =>
  goal ? SHORT + goal : preset ? withHandicap(preset, handicap) : null;

function rulesText(rules: string): string {
  const { preset: presets, card } = startMessages();
  if (rules.startsWith(SHORT)) return shortGameTitle(rules.slice(SHORT.length));
  const [key = '', points] = rules.split(' ');
  const name = isIn(presets, key) ? presets[key].label : card.ownRules;
  return points ? card.withHandicap({ rules: name, points }) : name;
}

export const meta: GameMeta = {
  id: 'winter-war',
  sides: SIDES,
  levels: ['recruit', 'sergeant', 'officer', 'general'] satisfies readonly Level[],
  title: () => startMessages().common.title,
  side: (side: Side) => ({
    ...startMessages().card.side[side],
    player: startMessages().common.player[side],
  }),
  level: (level: Level) => startMessages().card.level[level],
  passing: () => startMessages().card.passing,
  shortStatus,
  statusText,
  facts(summary: Kept) {
    const t = startMessages().card;
    const key = rulesKey(summary);
    const rules = key && rulesText(key);
    const { points } = summary;
    const total = points == null ? null : signed(points);
    return [
      ...(total === null ? [] : [{ name: t.points, text: total, line: t.pointsLine({ signed: total }) }]),
      ...(rules === null ? [] : [{ name: t.rules, text: rules, line: rules }]),
    ];
  },
  resultOf(summary: Kept) {
    const { level, points = null } = summary;
    if (level == null) return null;
    const winner = level === 'draw' ? null : level.endsWith('soviet') ? 'soviet' : 'finn';
    return { winner, points, rules: rulesKey(summary) ?? 'own' };
  },
  rulesText,
  isOver: ({ phase }: Kept) => phase === 'over',
  isFresh: ({ steps, phase }: Kept) => steps === 0 && phase === 'set-up',
};

export const startScreen: StartScreenSpec = {
  hasEditor: true,
  hasProblems: true,
  tagline: () => startMessages().front.tagline,
  about: () => startMessages().front.about,
  kind: () => startMessages().front.kind,
  credits: () => startMessages().front.credits,
  Cover,
  picture: './start-winter-war.webp',
  lessons: () => startMessages().learn.learnHint,
  // The Soviets move and attack first, so that a new player is in action at once.
  quick: { options: RECOMMENDED, ready: true, side: 'soviet' },
  Picture: KeptMap,
  shortGames: async () => (await import('./ui/start-screen/short-game-cards.ts')).shortGameCards,
  newGame: async () => (await import('./ui/start-screen/new-game.ts')).newGame,
};
