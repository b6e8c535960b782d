import type { Wish } from '../../analysis/planning/index.ts';

import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';

export interface PlannerWords {
  readonly command: string;
  readonly views: string;
  readonly attack: string;
  readonly plan: string;
  readonly title: string;
  readonly wish: string;
  readonly wishes: Readonly<Record<Wish, { readonly name: string; readonly hint: string }>>;
  readonly suggested: string;
  readonly nothing: string;
  readonly inexact: string;
  readonly choice: (i: number, attacks: number) => string;
  readonly loses: (own: string, enemy: string) => string;
  readonly all: (percent: string) => string;
  readonly any: (percent: string) => string;
  readonly differs: (attacks: readonly string[]) => string;
  readonly owed: (units: number, hexes: number) => string;
  readonly left: (units: number, hexes: number) => string;
  readonly complete: string;
  readonly attacks: string;
  readonly number: (i: number) => string;
  readonly cleared: (percent: string) => string;
  readonly costly: (percent: string) => string;
  readonly expected: (own: string, enemy: string) => string;
  readonly emptyUnits: string;
  readonly emptyHexes: string;
  readonly put: (unit: string) => string;
  readonly pin: string;
  readonly remove: (i: number) => string;
  readonly removeHex: (hex: string) => string;
  readonly unplanned: string;
  readonly mustUnits: string;
  readonly mayUnits: string;
  readonly mustHexes: string;
  readonly mayHexes: string;
  readonly newAttack: (hex: string) => string;
  readonly takeOut: string;
  readonly hint: string;
  readonly whole: string;
  readonly losses: string;
  readonly fill: string;
  readonly carryOut: string;
  readonly incomplete: string;
  readonly none: string;
  readonly of: (i: number, n: number) => string;
  readonly stop: string;
  readonly finished: string;
  readonly onlyInAttack: string;
}

/** The planner of attacks. */
export const plannerWords = words<PlannerWords>('winter-war/planner', {
  command: 'Plan the attacks',
  views: 'One attack or the whole plan',
  attack: 'Attack',
  plan: 'Plan',
  title: 'Plan of attacks',
  wish: 'What matters most?',
  wishes: {
    losses: { name: 'Losses', hint: 'Points lost by the enemy, less your own.' },
    ground: { name: 'Ground', hint: 'Hexes emptied; cities and Fortifications count for more.' },
    careful: { name: 'Own units', hint: 'As few points of your own as can be.' },
  },
  suggested: 'Best plans',
  nothing: 'Nothing is worth an attack by this wish.',
  inexact: 'The front is too tangled to look at everything: there may be a better plan.',
  choice: (i, attacks) => `Plan ${i}: ${plural(attacks, 'attack')}`,
  loses: (own, enemy) => `Own loss ${own}, enemy loss ${enemy}`,
  all: (percent) => `${percent} that all hexes are emptied`,
  any: (percent) => `${percent} that any is`,
  differs: (attacks) => `Otherwise than plan 1: ${attacks.join(', ')}`,
  owed: (units, hexes) =>
    `${plural(units, 'unit')} must attack, ${plural(hexes, 'hex', 'hexes')} must be attacked.`,
  left: (units, hexes) => `Not in the plan yet: ${units} of the units, ${hexes} of the hexes.`,
  complete: 'The plan meets every obligation.',
  attacks: 'Attacks',
  number: (i) => `Attack ${i}`,
  cleared: (percent) => `${percent} emptied`,
  costly: (percent) => `${percent} costs you units`,
  expected: (own, enemy) => `loses ${own}, takes ${enemy} points`,
  emptyUnits: 'No attackers yet.',
  emptyHexes: 'No hex yet.',
  put: (unit) => `Put ${unit} here`,
  pin: 'Keep',
  remove: (i) => `Remove attack ${i}`,
  removeHex: (hex) => `Leave ${hex} out`,
  unplanned: 'Not in the plan',
  mustUnits: 'Units that must attack',
  mayUnits: 'Units that may',
  mustHexes: 'Hexes that must be attacked',
  mayHexes: 'Hexes that may be',
  newAttack: (hex) => `Attack ${hex}`,
  takeOut: 'Out of the plan',
  hint: 'Press a unit, then the attack that it goes to, here or on the map; or drag it there. “Keep” holds an attack while the rest is filled in.',
  whole: 'The whole plan',
  losses: 'Own attack points lost',
  fill: 'Fill in the rest',
  carryOut: 'Carry out',
  incomplete: 'Somebody who must attack, or be attacked, has no place in the plan yet.',
  none: 'There is no attack in the plan.',
  of: (i, n) => `Attack ${i} of ${n} of the plan`,
  stop: 'Stop and plan anew',
  finished: 'The plan is carried out.',
  onlyInAttack: 'Attacks are planned in the Attack Segment.',
});
