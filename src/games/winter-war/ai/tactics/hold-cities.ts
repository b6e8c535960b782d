import { hexesInReach, type Hex, type State } from '#engine/winter-war';
import { board } from '#engine/winter-war';
import { isHq, stacksOf, unitsOf, unitType } from '../ground.ts';
import { toFinnishMovement } from '../leningrad-danger.ts';
import { LENINGRAD, PETROZAVODSK, SOVIET_CITIES } from '../../analysis/places.ts';
import { findArrivals, type Tactic } from './tactic.ts';

/** A city that is lost feeds nobody. */
const EMPTY_COST = 45;
const THIN_COST = 6;
/** Hexes within which Finns threaten a city. */
const NEAR = 6;

const garrisonOf = (state: State, hex: Hex): number =>
  (stacksOf(state, 'soviet').get(hex) ?? []).filter((unit) => !isHq(unit)).length;

/** Cities that Finns could enter or attack in their next march, with the units that hold them. */
function findThreatened(end: State): { city: Hex; units: number }[] {
  const march = toFinnishMovement(end, () => false);
  return SOVIET_CITIES.filter((city) => city !== LENINGRAD).flatMap((city) => {
    const near = unitsOf(march, 'finn').filter((unit) => board.distance(march.units[unit]!.at, city) <= NEAR);
    const units = garrisonOf(end, city);
    const beside = new Set([city, ...board.neighbours(city)]);
    const comes = near.filter((unit) => [...hexesInReach(march, unit)].some((hex) => beside.has(hex)));
    const enters = comes.some((unit) => hexesInReach(march, unit).includes(city));
    if (!units && enters) return [{ city, units }];
    const attackers = comes.filter((unit) => unitType(unit).attack > 0).length;
    return units === 1 && city === PETROZAVODSK && attackers > 1 ? [{ city, units }] : [];
  });
}

/** A Supply City within reach of a Finn is never left empty, and Petrozavodsk not to a single unit. */
export const holdCities: Tactic = {
  name: 'hold-cities',
  side: 'soviet',
  assess({ end }) {
    const found = findThreatened(end);
    if (!found.length) return null;
    return {
      cost: found.reduce((sum, { units }) => sum + (units ? THIN_COST : EMPTY_COST), 0),
      hexes: found.map(({ city }) => city),
    };
  },
  respond: (march, { hexes }) => findArrivals(march, hexes),
};
