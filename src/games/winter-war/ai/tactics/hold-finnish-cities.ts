import { supplyTable, type Hex, type State, type UnitId } from '#engine/winter-war';
import { distanceField, hexesWithin, landNeighbours, stacksOf, unitsOf, unitType } from '../ground.ts';
import { OULU, STRONGHOLDS, VIIPURI } from '../../analysis/places.ts';
import type { TacticName } from './names.ts';
import { CORPS_ATTACK, findArrivals, type Tactic } from './tactic.ts';

/** Defence is doubled in a city: a quarter of the attack holds it at two to one. */
const DEFENCE_SHARE = 0.25;

interface HeldCity {
  readonly name: TacticName;
  readonly city: Hex;
  /** Soviets who are weaker alarm nobody. */
  readonly strongAttack: number;
  /** More defence than this is never wanted. */
  readonly mostDefence: number;
  /** Of each point of defence that is missing. */
  readonly pointCost: number;
  /** Where strong Soviets alarm the city. */
  nearIn(end: State): (hex: Hex) => boolean;
}

const hold = ({ name, city, strongAttack, mostDefence, pointCost, nearIn }: HeldCity): Tactic => ({
  name,
  side: 'finn',
  assess({ end }) {
    if (stacksOf(end, 'soviet').has(city)) return null;
    const isNear = nearIn(end);
    const strength = unitsOf(end, 'soviet').reduce((sum, unit) => {
      const { attack } = unitType(unit);
      const { at, cut } = end.units[unit]!;
      return sum + (attack >= strongAttack && !cut && isNear(at) ? attack : 0);
    }, 0);
    const there = (stacksOf(end, 'finn').get(city) ?? []).filter((unit) => unitType(unit).arm !== 'ski');
    const defence = there.reduce((sum, unit) => sum + unitType(unit).defence, 0);
    const missing = Math.min(mostDefence, strength * DEFENCE_SHARE) - defence;
    return missing > 0 ? { cost: missing * pointCost, hexes: [city] } : null;
  },
  respond: (march, { hexes }) =>
    findArrivals(
      march,
      hexes,
      (unit) => unitType(unit).defence > 0 && !isBesieged(march.end, march.end.units[unit]!.at),
    ).toReversed(),
});

/** Whether a corps stands before a stronghold, which needs all its defenders then. */
const isBesieged = ({ units }: State, at: Hex): boolean => {
  const near = new Set(landNeighbours(at));
  return (
    STRONGHOLDS.has(at) &&
    units.some((unit, id) => near.has(unit.at) && isSoviet(id) && unitType(id).attack >= CORPS_ATTACK)
  );
};
const isSoviet = (unit: UnitId): boolean => unitType(unit).side === 'soviet';

/** Hexes of walking within which strong Soviets alarm Viipuri, by whatever way they come. */
const NEAR_VIIPURI = 8;

/** Viipuri is strong before a corps stands before it, on either side of Lake Ladoga. */
export const holdViipuri = hold({
  name: 'hold-viipuri',
  city: VIIPURI,
  strongAttack: 6,
  // Against two corps.
  mostDefence: 8,
  pointCost: 2.5,
  nearIn(end) {
    const finns = stacksOf(end, 'finn');
    const ground = supplyTable(end.turn);
    // The Line and the forts of Lake Ladoga bar the way as long as they are held.
    const near = hexesWithin(
      VIIPURI,
      NEAR_VIIPURI,
      (hex) => ground[hex] === 1 && !(STRONGHOLDS.has(hex) && finns.has(hex)),
    );
    return (hex) => near.has(hex);
  },
});

/** Hexes: two marches of a division. */
const NEAR_OULU = 5;

/** Oulu is held before the divisions stand beside it, for nobody comes there in a single march. */
export const holdOulu = hold({
  name: 'hold-oulu',
  city: OULU,
  strongAttack: 5,
  mostDefence: Infinity,
  pointCost: 2,
  nearIn(end) {
    const field = distanceField([OULU], end.turn);
    return (hex) => field[hex]! <= NEAR_OULU;
  },
});
