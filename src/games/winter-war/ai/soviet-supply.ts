import { HQ_TO_CITY, HQ_TO_UNIT, isolation, type Hex, type State } from '#engine/winter-war';
import {
  landNeighbours,
  isHq,
  canDrawOn,
  SOVIET_CITIES,
  supplyPassability,
  unitsOf,
  hexesWithin,
} from './ground.ts';
import { unitValue } from './worth.ts';

/** Hexes from which a unit finds an HQ that has a city. */
export function findSuppliedHexes(state: State): Set<Hex> {
  const open = supplyPassability(state, 'soviet');
  const found = new Set<Hex>(SOVIET_CITIES);
  for (const unit of unitsOf(state, 'soviet')) {
    if (!isHq(unit)) continue;
    const { at } = state.units[unit]!;
    const far = hexesWithin(at, HQ_TO_CITY, open);
    if (!SOVIET_CITIES.some((hex) => far.has(hex) && canDrawOn(state.options, at, hex))) continue;
    for (const [hex, steps] of far) {
      if (steps > HQ_TO_UNIT) break;
      found.add(hex);
      // A unit may be the last step itself, in an enemy ZOC.
      if (steps < HQ_TO_UNIT) for (const next of landNeighbours(hex)) found.add(next);
    }
  }
  return found;
}

/** What it costs that units are out of supply, as a negative number; `overload` counts those too that a city cannot feed. */
export function supplyPenalty(state: State, overload: boolean): number {
  let sum = 0;
  isolation(state, 'soviet').forEach((cut, unit) => {
    if (cut === 1 || (cut && overload)) sum -= unitValue(unit) * ISOLATION_COST;
  });
  return sum;
}

const ISOLATION_COST = 0.6;

/** The same once everybody's supply is judged anew: in a march what was judged last stands. */
export const projectedSupplyPenalty = (state: State): number =>
  supplyPenalty({ ...state, phase: 'interphase' }, false);
