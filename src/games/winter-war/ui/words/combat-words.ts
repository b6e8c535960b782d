import { plural } from '#kit/i18n/plural.ts';
import type { Sentence } from '#table/words/parts.ts';
import { sentence } from '#table/words/parts.ts';
import { result, common } from './common-words.ts';
import { words } from '#kit/i18n/words.ts';
import type { Wording } from '#kit/i18n/words.ts';

const english = {
  targets: 'Targets',
  attackers: 'Attackers',
  addAll: 'All adjacent',
  clear: 'Start over',
  pickTarget: 'Select an enemy hex, or one of your units next to it.',
  nothingNear: 'There are no enemies left to attack.',
  pickAttackers: 'Choose attackers next to every target.',
  must: 'Must attack',
  mustHexes: 'Must be attacked',
  against: (a: number, d: number): string => `${common.halves(a)} to ${common.halves(d)}`,
  fortified: 'Results in parentheses apply: a fortification held by Finns.',
  soakOff: 'At 1-4 or worse, no die is rolled: all attackers are lost.',
  noDie: 'Only ski patrols there: eliminated without a die roll.',
  reason: {
    city: 'doubled in a city',
    fortification: 'doubled in a fortification',
    river: 'doubled behind water on all sides',
    isolated: 'halved: isolated',
    fled: 'retreated: not counted',
    'ski-patrol': 'ski patrol',
    disrupted: 'halved: disrupted by the drop',
    overloaded: 'halved: its city is overloaded',
    'overloaded-beside': 'its city is overloaded: adds nothing alongside supplied units',
  },
  result,
  candidates: 'May retreat',
  advancers: 'May advance',
  noneOpen: 'no hex available',
  open: (n: number): string => plural(n, 'hex available', 'hexes available'),
  toRetreat: 'Must retreat',
  toWithdraw: 'Must withdraw: city overloaded',
  given: (sum: number, points: number): string =>
    `${plural(points, 'point')} to lose${sum ? `; selected units are worth ${sum}` : ''}`,
  aims: (hexes: string): string => `Attacks ${hexes}`,
  last: 'Last attack',
  who: (units: string, targets: Sentence): Sentence => sentence`${units} against ${targets}`,
  losses: { exchange: 'Choose the losses', overstack: 'Over the stacking limit' },
  step: {
    retreat: 'Retreat',
    'retreat-before': 'Retreat before combat',
    advance: 'Advance after combat',
    'advance-before': 'Advance before combat',
  } as Record<string, string>,
  rolled: (die: number): string => `Rolled ${die}`,
  withoutDie: 'Without a die',
  chances: 'Chances',
} as const;

export type CombatWords = Wording<typeof english>;

export const combatWords = words<CombatWords>('winter-war/combat', english);
