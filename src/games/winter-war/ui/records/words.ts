import { inEnglish, signed } from './numbers.ts';
import { words } from '#kit/i18n/words.ts';
import type { CombatResult, Side } from '#engine/winter-war';
import type { Roll } from '../../analysis/records/dice-record.ts';

/** How unusual a sum of luck is: within one standard deviation, within two, or beyond. */
export type Rarity = 'usual' | 'uncommon' | 'rare';

export interface DiceWords {
  readonly title: string;
  readonly command: string;
  /** Under its picture above the log. */
  readonly short: string;
  readonly none: string;
  readonly number: (value: number) => string;
  readonly signed: (value: number) => string;
  readonly even: string;
  readonly favoured: (side: Side, points: string) => string;
  readonly rarity: Readonly<Record<Rarity, string>>;
  readonly measure: string;
  readonly fair: string;
  readonly player: (side: Side) => string;
  readonly thrown: (dice: number, battles: number) => string;
  readonly faces: string;
  readonly face: string;
  readonly came: string;
  readonly expected: string;
  readonly average: (each: string) => string;
  readonly results: string;
  readonly result: string;
  readonly resultName: Readonly<Record<CombatResult, string>>;
  readonly losses: string;
  readonly enemyLost: string;
  readonly ownLost: string;
  readonly byDice: string;
  readonly inTheEnd: string;
  readonly own: (side: Side, points: string) => string;
  readonly lossesNote: string;
  readonly rolls: string;
  readonly turn: string;
  readonly who: string;
  readonly what: string;
  readonly dice: string;
  readonly brought: string;
  readonly luck: string;
  readonly show: string;
  readonly kinds: Readonly<Record<Roll['what'], string>>;
}

const players = { finn: 'Finnish player', soviet: 'Soviet player' };

export const diceWords = words<DiceWords>('winter-war/records', {
  title: 'Dice statistics',
  command: 'Dice statistics',
  short: 'Dice',
  none: 'No die has been rolled yet.',
  number: inEnglish,
  signed: (value) => signed(value, inEnglish),
  even: 'So far, the battle dice have favoured neither side.',
  favoured: (side, points) =>
    `The battle dice have favoured the ${players[side]} by ${points} attack points in total.`,
  rarity: {
    usual: 'Normal luck: two games in three fall within this range.',
    uncommon: 'More than usual: fewer than one game in three goes this far by chance.',
    rare: 'Rare: fewer than one game in twenty goes this far by chance.',
  },
  measure:
    'For every battle, the roll is compared with the average of all six: what the same forces would have lost with each, in attack strength points. The effects of later choices are not counted.',
  fair: 'The dice come from a generator that gives every face the same chance and ignores the state of the game.',
  player: (side) => players[side],
  thrown: (dice, battles) =>
    `${dice === 1 ? '1 die' : `${dice} dice`} rolled, ${battles === 1 ? '1 battle' : `${battles} battles`}.`,
  faces: 'Faces',
  face: 'Face',
  came: 'Came up',
  expected: 'Expected',
  average: (each) => `Dashed line: expected average, ${each} each.`,
  results: 'Results as attacker',
  result: 'Result',
  resultName: {
    Ae: 'attacker eliminated',
    Ar: 'attacker retreats',
    Ne: 'no effect',
    Ex: 'exchange',
    Dr: 'defender retreats',
    De: 'defender eliminated',
  },
  losses: 'Attack points lost in these battles',
  enemyLost: 'Enemy',
  ownLost: 'Own',
  byDice: 'By the dice',
  inTheEnd: 'Actual',
  own: (side, points) => `Luck with the ${side === 'finn' ? 'Finnish' : 'Soviet'} dice: ${points}`,
  lossesNote: 'Actual: including failed retreats and losses beyond the minimum.',
  rolls: 'Every roll',
  turn: 'Turn',
  who: 'Who',
  what: 'Purpose',
  dice: 'Dice',
  brought: 'Result',
  luck: 'Luck',
  show: 'Watch',
  kinds: {
    attack: 'Attack',
    landing: 'Assault from the sea',
    drop: 'Air drop',
    length: 'Length of the game',
    scenario: 'Scenario',
    intervention: 'Intervention',
    norway: 'Norway',
    sweden: 'Sweden',
    event: 'Special Event',
  },
});
