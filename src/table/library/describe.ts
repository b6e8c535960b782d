import type { Seats } from '../../engine/winter-war/index.ts';
import type { GameSummary, KeptGame, Standing } from '../store/library.ts';
import { isLevel, SIDES } from '../store/seats.ts';
import { seatsWords } from '../seats/words.ts';
import { libraryWords } from './words.ts';
import { standingWords } from '../../games/winter-war/ui/words/standing-words.ts';
import { commonWords } from '../../games/winter-war/ui/words/common-words.ts';
import { barWords } from '../../games/winter-war/ui/words/bar-words.ts';
import { ruleWords } from '../../games/winter-war/ui/words/option-words.ts';
import type { RuleWords } from '../../games/winter-war/ui/words/option-words.ts';

/** When it was saved; what no calendar knows gives nothing. */
const savedOn = ({ savedAt }: GameSummary): string => {
  const date = new Date(savedAt);
  return Number.isNaN(date.getTime()) ? '' : standingWords().savedOn(date);
};

/** Where a game stands: how it ended, or turn, side and phase. What newer versions may write there goes unnamed. */
export function standing({ turn, phase, side, level }: Standing): string {
  if (level !== null && Object.hasOwn(commonWords().level, level)) return commonWords().level[level];
  return Object.hasOwn(commonWords().phase, phase) && SIDES.includes(side)
    ? standingWords().saved(turn, phase, side)
    : barWords().turn(turn);
}

export const rulesOf = ({ preset }: Standing): string | null => {
  if (preset === null) return null;
  return Object.hasOwn(ruleWords().preset, preset)
    ? ruleWords().preset[preset as keyof RuleWords['preset']].label
    : libraryWords().ownRules;
};

export const pointsOf = ({ points }: GameSummary): string | null =>
  points === null ? null : libraryWords().points(commonWords().signed(points));

/** What a game is called in the list. */
export const titleOf = ({ name, summary }: KeptGame): string =>
  name ?? ([savedOn(summary), standing(summary)].find(Boolean) || commonWords().title);

/** Which computer players play; null where people play both sides. */
export function rivalsOf(seats: Seats | undefined): string | null {
  const { finn, soviet } = seats ?? {};
  const w = seatsWords();
  if (isLevel(finn)) return isLevel(soviet) ? w.both(finn, soviet) : w.against(finn, 'finn');
  return isLevel(soviet) ? w.against(soviet, 'soviet') : null;
}

/** Who plays it, where that is not two people. */
const playersOf = ({ table, seats }: KeptGame): string | null =>
  rivalsOf(seats) ?? (table === 'solo' ? seatsWords().solo : null);

/** The rest of its line, without what its title says. */
export function detailsOf(game: KeptGame): string[] {
  const { name, summary } = game;
  const details = [
    standing(summary),
    pointsOf(summary),
    rulesOf(summary),
    playersOf(game),
    name === null ? null : savedOn(summary),
  ];
  return details.filter((detail): detail is string => Boolean(detail));
}
