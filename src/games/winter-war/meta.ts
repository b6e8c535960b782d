/** Winter War before it is loaded: for the start screen, which has neither rules nor map. */
import type { PhaseName, Side, VictoryLevel } from '#engine/winter-war';
import type { GameMeta } from '#table/game/meta.ts';
import type { Summary } from '#table/game/record.ts';
import { barWords } from './ui/words/bar-words.ts';
import { cardWords, type Level } from './ui/words/card-words.ts';
import { commonWords } from './ui/words/common-words.ts';
import { ruleWords } from './ui/words/option-words.ts';
import { standingWords } from './ui/words/standing-words.ts';
import { RECOMMENDED } from '#engine/winter-war/state/options.ts';
import type { StartScreenSpec } from '#table/game/start-screen.ts';
import { learnWords } from './ui/lessons/learn-words.ts';
import { Cover } from './ui/start-screen/Cover.tsx';
import { KeptMap } from './ui/start-screen/KeptMap.tsx';
import { frontWords } from './ui/start-screen/words.ts';

/** What a list may hold: lines of earlier versions lack some of it, those of later ones may say something else. */
interface Kept extends Summary {
  readonly phase: string;
  readonly side: string;
  readonly points?: number | null;
  readonly preset?: string | null;
  readonly level?: string | null;
}

const SIDES = ['finn', 'soviet'] as const satisfies readonly Side[];
const isSide = (side: string): side is Side => (SIDES as readonly string[]).includes(side);
const isIn = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

function standing(summary: Summary): string {
  const { turn, phase, side, level } = summary as Kept;
  const w = commonWords();
  if (level != null && isIn(w.level, level)) return w.level[level satisfies VictoryLevel];
  return isIn(w.phase, phase) && isSide(side)
    ? standingWords().saved(turn, phase satisfies PhaseName, side)
    : barWords().turn(turn);
}

/** "Turn 5", "Set-up" or how it ended; "+30". */
function brief(summary: Summary): { readonly where: string; readonly score: string | null } {
  const { turn, phase, points } = summary as Kept;
  const w = commonWords();
  const where =
    phase === 'over' ? standing(summary) : phase === 'set-up' ? w.phase[phase] : barWords().turn(turn);
  return { where, score: points == null ? null : barWords().points(w.signed(points)) };
}

function rulesOf({ preset }: Kept): string | null {
  if (preset == null) return null;
  const { preset: presets } = ruleWords();
  return isIn(presets, preset) ? presets[preset].label : cardWords().ownRules;
}

export const meta: GameMeta = {
  id: 'winter-war',
  sides: SIDES,
  levels: ['recruit', 'officer', 'general'] satisfies readonly Level[],
  title: () => commonWords().title,
  side: (side) => ({ ...cardWords().side[side as Side], player: commonWords().player[side as Side] }),
  level: (level) => cardWords().level[level as Level],
  passing: () => cardWords().passing,
  shortStatus: brief,
  statusText: standing,
  facts(summary) {
    const w = cardWords();
    const rules = rulesOf(summary as Kept);
    const { points } = summary as Kept;
    const signed = points == null ? null : commonWords().signed(points);
    return [
      ...(signed === null ? [] : [{ name: w.points, text: signed, line: w.pointsLine(signed) }]),
      ...(rules === null ? [] : [{ name: w.rules, text: rules, line: rules }]),
    ];
  },
  isOver: (summary) => (summary as Kept).phase === 'over',
  isFresh: (summary) => summary.steps === 0 && (summary as Kept).phase === 'set-up',
};

export const startScreen: StartScreenSpec = {
  tagline: () => frontWords().tagline,
  about: () => frontWords().about,
  kind: () => frontWords().kind,
  credits: () => frontWords().credits,
  Cover,
  lessons: () => learnWords().learnHint,
  // The Soviets move and attack first: whoever leads them is in the middle of it at once.
  quick: { options: RECOMMENDED, ready: true, side: 'soviet' },
  Picture: KeptMap,
  newGame: async () => (await import('./ui/start-screen/new-game.ts')).newGame,
};
