import type { RuleId } from './rule-ids.ts';

/** Choices of the players before the game, never changed later. All off is the recommended game. */
export interface Options {
  /** The combat table as printed: the stronger side, whichever it is, rolls in the column of the difference. */
  readonly literalTable: boolean;
  /** Moscow waits: a turn without an attack costs nothing. */
  readonly moscowWaits: boolean;
  /** Moscow is patient: each turn without an attack costs one point, even several in a row. */
  readonly flatWaiting: boolean;
  /** Soviet morale rises only by the +2 of a fortified space. */
  readonly fortGainOnly: boolean;
  /** A point of morale buys three FUS or two others. */
  readonly easierReinforcements: boolean;
  /** Fortified spaces neither cost nor give morale. */
  readonly noLinePoints: boolean;
  readonly leanIsthmus: boolean;
  /** A chain must reach a centre of the space's own front without leaving that front. */
  readonly ownCentre: boolean;
  /** Supports need no front before they are allotted. */
  readonly freeSupports: boolean;
  /** All means are shown before the first combat. */
  readonly allAtOnce: boolean;
  /** The Finnish answers are bound in the order of the boxes. */
  readonly boundAnswers: boolean;
  /** With NKVD a beaten force retreats only one space. */
  readonly nkvdHolds: boolean;
  /** Solo play of the Soviet side; draws manage the Finnish one. */
  readonly solo: boolean;
  /** In solo play the means are drawn several times and the strongest draw counts; otherwise once. */
  readonly bestOfThree: boolean;
  readonly bestOfEight: boolean;
  readonly bestOfTwelve: boolean;
}

export type OptionKey = keyof Options;

export const OPTION_RULES: Readonly<Record<OptionKey, RuleId>> = {
  literalTable: 'N21',
  moscowWaits: 'N46',
  flatWaiting: 'N46',
  fortGainOnly: 'N30',
  easierReinforcements: 'N37',
  noLinePoints: 'N31',
  leanIsthmus: 'C22',
  ownCentre: 'N5',
  freeSupports: '3.3.1',
  allAtOnce: 'N51',
  boundAnswers: 'N12',
  nkvdHolds: 'N27',
  solo: '9.1',
  bestOfThree: 'N44',
  bestOfEight: 'N44',
  bestOfTwelve: 'N44',
};

export const OPTION_KEYS = Object.keys(OPTION_RULES) as OptionKey[];

export const RECOMMENDED = Object.fromEntries(OPTION_KEYS.map((key) => [key, false])) as unknown as Options;
