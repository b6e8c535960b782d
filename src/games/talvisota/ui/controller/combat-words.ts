import {
  isAmbush,
  isAntiTank,
  type Environment,
  type FinnishSupport,
  type Modifier,
  type RuleId,
} from '#engine/talvisota';
import { words } from '#kit/i18n/words.ts';
import { commonWords, type SupportName } from '../words/common-words.ts';

type Cause = Modifier['cause'];

export interface CombatWords {
  title(space: string, round: number): string;
  strength(points: number): string;
  bonus(points: number): string;
  known(space: string, number: number, scouts: number): string;
  readonly force: string;
  readonly total: string;
  rolls(player: string, column: number): string;
  readonly order: string;
  readonly orderIsYours: string;
  readonly stage: Readonly<Record<'now' | 'done' | 'waits', string>>;
  metBy(strategy: string): string;
  readonly unmet: string;
  scoutsBeside(count: number): string;
  readonly bags: string;
  bagSizes(
    strategies: number,
    units: number,
    environment: number,
    supports: number,
    entrenchments: number,
  ): string;
  readonly result: string;
  readonly undefended: string;
  readonly dice: string;
  readonly die: string;
  readonly sovietLosses: string;
  readonly finnishLosses: string;
  readonly retreat: string;
  chance(percent: string): string;
  /** Heads of tables of chances while the other side's sheet is closed. */
  readonly hiddenFinns: string;
  readonly hiddenSoviets: string;
  readonly withoutAmbush: string;
  readonly withAmbush: string;
  readonly undefendedNow: string;
  /** How the figures are made. */
  sampled(count: number): string;
  range(least: string, most: string): string;
  readonly cause: Readonly<Record<'number' | 'line' | 'entrenchment' | 'white-death', string>>;
}

export const combatWords = words<CombatWords>('talvisota/combat', {
  title: (space, round) => `Combat for ${space}, round ${round}`,
  strength: (points) => `strength ${points}`,
  bonus: (points) => `bonus ${points}`,
  known: (space, number, scouts) =>
    `Known about ${space}: its value of ${number} counts for the Finns${scouts ? `, and ${scouts} scouts are there` : ''}. The Finnish forces are revealed when the combat is opened.`,
  force: 'Force',
  total: 'Total',
  rolls: (player, column) => `The ${player} rolls in column +${column}.`,
  order: 'Order of the combats',
  orderIsYours: 'The Soviet player chooses which combat to open next.',
  stage: { now: 'In progress.', done: 'Resolved.', waits: 'Not yet opened.' },
  metBy: (strategy) => `Answered by: ${strategy}.`,
  unmet: 'No Finnish strategy answers it.',
  scoutsBeside: (count) => `Scouts in place that join the combat: ${count}.`,
  bags: 'Left in the bags',
  bagSizes: (strategies, units, environment, supports, entrenchments) =>
    `Strategies ${strategies}, units ${units}, Environment ${environment}, supports ${supports}; Entrenchments ${entrenchments}.`,
  result: 'Result of the round',
  undefended: 'It is undefended and taken without a die roll.',
  dice: 'Possible results',
  die: 'Die',
  sovietLosses: 'Soviet losses',
  finnishLosses: 'Finnish losses',
  retreat: 'Retreat',
  chance: (percent) => `Chance of taking the space: ${percent}`,
  hiddenFinns: 'Chance of taking it, whatever the Finnish force',
  hiddenSoviets: 'Chance of losing the space, whatever the Soviet force',
  withoutAmbush: 'No Ambush',
  withAmbush: 'Ambush',
  undefendedNow: 'No Finnish strategy on this front',
  sampled: (count) => `Average, minimum and maximum of ${count} random allotments of what could be there.`,
  range: (least, most) => `${least} to ${most}`,
  cause: {
    number: 'value of the space',
    line: 'fortified line',
    entrenchment: 'Entrenchment',
    'white-death': 'White Death',
  },
});

const ENVIRONMENT: readonly string[] = ['snow', 'woods', 'forest', 'swamp', 'fog'];
const OF_BOARD = {
  number: 'N47',
  line: '8',
  entrenchment: 'N17',
  'white-death': 'C15',
} as const satisfies Partial<Record<Cause, RuleId>>;
const FINNISH: readonly string[] = ['MANN', 'AT1', 'AT2', 'EMB1', 'EMB2'];

/** Made up by this edition. */
export const RECONSTRUCTED_CAUSES: readonly Cause[] = ['entrenchment', 'white-death'];

export function causeText(cause: Cause): string {
  if (cause in OF_BOARD) return combatWords().cause[cause as keyof typeof OF_BOARD];
  if (ENVIRONMENT.includes(cause)) return commonWords().environment[cause as Environment];
  const support = cause as FinnishSupport;
  if (isAntiTank(support)) return commonWords().support.AT;
  return commonWords().support[isAmbush(support) ? 'EMB' : (support as SupportName)];
}

/** The paragraph of a modifier. */
export function ruleOf(cause: Cause): RuleId {
  if (cause in OF_BOARD) return OF_BOARD[cause as keyof typeof OF_BOARD];
  if (ENVIRONMENT.includes(cause)) return '5';
  return FINNISH.includes(cause) ? '3.3.3' : '3.3.2';
}
