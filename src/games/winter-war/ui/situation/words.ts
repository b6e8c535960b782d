import type { Side } from '#engine/winter-war';
import { plural } from '#kit/i18n/plural.ts';
import { words } from '#kit/i18n/words.ts';
import type { Area } from './areas.ts';

export interface StandsWords {
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
  /** Strengths as they are printed. */
  readonly threat: (attack: number, defence: number) => string;
  readonly off: (side: Side, waiting: number, lost: number) => string;
  /** The list of stacks beside the map. */
  readonly list: string;
  readonly listHelp: string;
}

/** Where everything stands, in words. */
export const standsWords = words<StandsWords>('winter-war/situation', {
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
  threat: (attack, defence) =>
    `${plural(attack, 'enemy attack point', 'enemy attack points')} adjacent, against a defence of ${defence}`,
  off: (side, waiting, lost) =>
    `${side === 'finn' ? 'Finnish' : 'Soviet'} units off the map: ${waiting} to arrive, ${lost} lost.`,
  list: 'Units on the map',
  listHelp:
    'Up and Down move from stack to stack, Page Up and Page Down from front to front; Enter selects the hex.',
});
