import type { Side } from '../../engine/winter-war/index.ts';
import { plural } from '../../kit/language/plural.ts';
import { words } from '../../kit/language/words.ts';
import type { Area } from '../../games/winter-war/ui/situation/areas.ts';

export interface SituationWords {
  readonly title: string;
  readonly now: string;
  readonly fronts: string;
  readonly areas: Readonly<Record<Area, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  readonly hidden: (n: number) => string;
  readonly inZone: string;
  readonly mustAttack: (units: string) => string;
  readonly mustBeAttacked: string;
  readonly isolated: (units: string, why: string) => string;
  readonly supplied: (cities: string) => string;
  readonly moved: (units: string) => string;
  readonly fortification: string;
  readonly city: string;
  readonly beside: (hexes: string) => string;
  readonly enemies: (place: string, units: string) => string;
  /** Strengths as they are printed. */
  readonly threat: (attack: number, defence: number) => string;
  readonly obligations: string;
  readonly noObligations: string;
  readonly toDo: string;
  readonly stands: string;
  readonly off: (side: Side, waiting: number, lost: number) => string;
  readonly points: string;
  readonly empty: string;
  readonly copy: string;
  readonly copied: string;
  /** The list of stacks beside the map. */
  readonly list: string;
  readonly listHelp: string;
  readonly look: (place: string) => string;
  readonly inHand: (unit: string, open: number) => string;
  readonly waypoint: (place: string) => string;
  readonly preview: (place: string) => string;
  /** The button that is as good as a second tap. */
  readonly confirm: (place: string) => string;
  readonly attack: (attackers: string, targets: string) => string;
  readonly noAttackers: string;
  readonly noTargets: string;
  readonly odds: (attack: string, defence: string, column: string) => string;
  readonly givenUp: (units: string) => string;
  readonly putDown: string;
}

export const situationWords = words<SituationWords>('table/situation', {
  title: 'Situation in words',
  now: 'Now',
  fronts: 'Fronts',
  areas: {
    isthmus: 'Karelian Isthmus',
    ladoga: 'Ladoga Karelia',
    kainuu: 'Kainuu and the White Sea',
    lapland: 'Salla and Lapland',
    petsamo: 'Petsamo and Murmansk',
    home: 'Southern and western Finland',
  },
  sides: { finn: 'Finnish', soviet: 'Soviet' },
  hidden: (n) => `${plural(n, 'counter', 'counters')} face down`,
  inZone: 'in an enemy zone of control',
  mustAttack: (units) => `must attack: ${units}`,
  mustBeAttacked: 'must be attacked',
  isolated: (units, why) => `isolated, ${why}: ${units}`,
  supplied: (cities) => `supplied from ${cities}`,
  moved: (units) => `moved: ${units}`,
  fortification: 'fortification',
  city: 'city',
  beside: (hexes) => `next to the enemy at ${hexes}`,
  enemies: (place, units) => `${place}: ${units}`,
  threat: (attack, defence) =>
    `${plural(attack, 'attack point', 'attack points')} of the enemy beside it against a defence of ${defence}`,
  obligations: 'To be done before the phase can end',
  noObligations: 'Nothing has to be done before the phase can end.',
  toDo: 'To do',
  stands: 'Where everything stands',
  off: (side, waiting, lost) =>
    `${side === 'finn' ? 'Finnish' : 'Soviet'} units off the map: ${waiting} to come, ${lost} lost.`,
  points: 'Objectives and points',
  empty: 'No units.',
  copy: 'Copy as text',
  copied: 'Copied.',
  list: 'Units on the map',
  listHelp:
    'Up and Down go from stack to stack, Page Up and Page Down from front to front; Enter chooses the hex.',
  look: (place) => `Looking at ${place}.`,
  inHand: (unit, open) => `In hand: ${unit}. ${plural(open, 'hex', 'hexes')} open.`,
  waypoint: (place) => `The path leads through ${place}.`,
  preview: (place) => `Once more to go to ${place}.`,
  confirm: (place) => `Confirm: ${place}`,
  attack: (attackers, targets) => `${attackers} against ${targets}.`,
  noAttackers: 'No attacker yet',
  noTargets: 'no target yet',
  odds: (attack, defence, column) => `${attack} to ${defence}${column ? `, ${column}` : ''}.`,
  givenUp: (units) => `To be given up: ${units || 'none yet'}.`,
  putDown: 'Put down.',
});
