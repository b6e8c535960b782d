import type { Hex, State } from '#engine/winter-war';
import { isHq, landNeighbours, stacksOf, unitsOf, unitType } from '../ground.ts';
import { LENINGRAD, PETROZAVODSK, SOVIET_CITIES } from '../../analysis/places.ts';
import { forecastMarches, judgeMarches, type FinnishMarch } from './finnish-march.ts';
import { findArrivals, type Tactic } from './tactic.ts';

/** A city that is lost feeds nobody. */
const EMPTY_COST = 45;
const THIN_COST = 6;

const garrisonOf = (state: State, hex: Hex): number =>
  (stacksOf(state, 'soviet').get(hex) ?? []).filter((unit) => !isHq(unit)).length;

/** Cities that Finns could enter or attack in a march, with the units that hold them. */
function findThreatened({ end, state: march, reachOf }: FinnishMarch): { city: Hex; units: number }[] {
  return SOVIET_CITIES.filter((city) => city !== LENINGRAD).flatMap((city) => {
    const units = garrisonOf(end, city);
    const beside = landNeighbours(city);
    const finns = unitsOf(march, 'finn');
    if (!units && finns.some((unit) => reachOf(unit).isIn[city])) return [{ city, units }];
    const attackers = finns.filter(
      (unit) => unitType(unit).attack > 0 && beside.some((hex) => reachOf(unit).isIn[hex]),
    );
    return units === 1 && city === PETROZAVODSK && attackers.length > 1 ? [{ city, units }] : [];
  });
}

/** A Supply City within reach of a Finn is never left empty, and Petrozavodsk not to a single unit. */
export const holdCities: Tactic = {
  name: 'hold-cities',
  side: 'soviet',
  assess: ({ end, ai }) =>
    judgeMarches(forecastMarches(end, ai), (march) => {
      const found = findThreatened(march);
      return {
        cost: found.reduce((sum, { units }) => sum + (units ? THIN_COST : EMPTY_COST), 0),
        hexes: found.map(({ city }) => city),
      };
    }),
  respond: (march, { hexes }) => findArrivals(march, hexes),
};
