import { supplyTable } from '#engine/winter-war';
import { hexesWithin, stacksOf, unitsOf, unitType } from '../ground.ts';
import { STRONGHOLDS, VIIPURI } from '../../analysis/places.ts';
import { findArrivals, type Tactic } from './tactic.ts';

/** Hexes of walking within which strong Soviets alarm the city, by whatever way they come. */
const NEAR = 8;
const STRONG_ATTACK = 6;
/** Defence that holds the city against two corps, and the cost of each point that is missing. */
const ENOUGH = 8;
const POINT_COST = 2.5;

/** Viipuri is strong before a corps stands before it, on either side of Lake Ladoga. */
export const holdViipuri: Tactic = {
  name: 'hold-viipuri',
  side: 'finn',
  assess({ end }) {
    if (stacksOf(end, 'soviet').has(VIIPURI)) return null;
    const finns = stacksOf(end, 'finn');
    const ground = supplyTable(end.turn);
    // The Line and the forts of Lake Ladoga bar the way as long as they are held.
    const near = hexesWithin(
      VIIPURI,
      NEAR,
      (hex) => ground[hex] === 1 && !(STRONGHOLDS.has(hex) && finns.has(hex)),
    );
    const strength = unitsOf(end, 'soviet').reduce((sum, unit) => {
      const { attack } = unitType(unit);
      const { at, cut } = end.units[unit]!;
      return sum + (attack >= STRONG_ATTACK && !cut && near.has(at) ? attack : 0);
    }, 0);
    if (!strength) return null;
    const there = (stacksOf(end, 'finn').get(VIIPURI) ?? []).filter((unit) => unitType(unit).arm !== 'ski');
    const defence = there.reduce((sum, unit) => sum + unitType(unit).defence, 0);
    const wanted = Math.min(ENOUGH, strength / 4);
    return defence >= wanted ? null : { cost: (wanted - defence) * POINT_COST, hexes: [VIIPURI] };
  },
  respond: (march, { hexes }) =>
    findArrivals(march, hexes, (unit) => unitType(unit).defence > 0).toReversed(),
};
