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
  title: 'Attack plan',
  wish: 'What matters most?',
  wishes: {
    losses: { name: 'Losses', hint: 'Points lost by the enemy, minus your own.' },
    ground: { name: 'Ground', hint: 'Hexes cleared; cities and Fortifications count for more.' },
    careful: { name: 'Own units', hint: 'Lose as few of your own points as possible.' },
  },
  suggested: 'Best plans',
  nothing: 'No attack is worth making with this priority.',
  inexact: 'The front is too complex to examine fully: there may be a better plan.',
  choice: (i, attacks) => `Plan ${i}: ${plural(attacks, 'attack')}`,
  loses: (own, enemy) => `Expected losses: own ${own}, enemy ${enemy}`,
  all: (percent) => `${percent} to clear every hex`,
  any: (percent) => `${percent} to clear any`,
  differs: (attacks) => `Different from plan 1: ${attacks.join(', ')}`,
  owed: (units, hexes) =>
    `${plural(units, 'unit')} must attack, ${plural(hexes, 'hex', 'hexes')} must be attacked.`,
  left: (units, hexes) => `Not yet in the plan: ${units} of the units, ${hexes} of the hexes.`,
  complete: 'The plan meets every obligation.',
  attacks: 'Attacks',
  number: (i) => `Attack ${i}`,
  cleared: (percent) => `${percent} hex cleared`,
  costly: (percent) => `${percent} own losses`,
  expected: (own, enemy) => `Expected: −${own} own, −${enemy} enemy`,
  emptyUnits: 'No attackers yet.',
  emptyHexes: 'No hex yet.',
  put: (unit) => `Place ${unit} here`,
  pin: 'Keep',
  remove: (i) => `Remove attack ${i}`,
  removeHex: (hex) => `Leave ${hex} out`,
  unplanned: 'Not in the plan',
  mustUnits: 'Units that must attack',
  mayUnits: 'Units that may attack',
  mustHexes: 'Hexes that must be attacked',
  mayHexes: 'Hexes that may be attacked',
  newAttack: (hex) => `Attack ${hex}`,
  takeOut: 'Remove from the plan',
  hint: 'Press a unit, then the attack it should join, here or on the map; or drag it there. “Keep” locks an attack while the rest is auto-completed.',
  whole: 'The whole plan',
  losses: 'Own attack points lost',
  fill: 'Auto-complete',
  carryOut: 'Execute',
  incomplete: 'Some unit that must attack, or hex that must be attacked, is not yet in the plan.',
  none: 'The plan contains no attacks.',
  of: (i, n) => `Attack ${i} of ${n} of the plan`,
  stop: 'Stop and replan',
  finished: 'The plan is complete.',
  onlyInAttack: 'Attacks are planned in the Attack Segment.',
});
