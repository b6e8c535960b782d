import type { Hex, State } from '#engine/winter-war';
import {
  distanceField,
  inFinland,
  inUssr,
  unitType,
  sovietRailway,
  LADOGA,
  LENINGRAD,
  MANNERHEIM,
  OULU,
  PETSAMO,
  rowOf,
  stacksOf,
  theatreOf,
  unitsOf,
  VIIPURI,
  VIIPURI_ROW,
  type Theatre,
} from './ground.ts';
import type { SovietPlan } from './war-plan.ts';

/** What each part of the army is after now. */
export function findGoals(
  state: State,
  theatre: Theatre,
  { guardsRailway, huntsRaiders }: SovietPlan,
): Hex[] {
  const finnish = (hex: Hex): boolean => state.owner[hex] === 1;
  const forts = MANNERHEIM.filter(finnish);
  const lines = LADOGA.filter(finnish);
  const finns = [...stacksOf(state, 'finn').keys()];
  const fallback = finns.filter((hex) => inFinland(hex) && theatreOf(hex) === theatre);
  const some = (goals: Hex[]): Hex[] => (goals.length ? goals : fallback.length ? fallback : [VIIPURI]);
  if (theatre === 'isthmus') {
    const behind = [VIIPURI, ...VIIPURI_ROW].filter(finnish);
    return some(forts.length === 4 ? forts : [...forts, ...behind]);
  }
  if (theatre === 'ladoga') return some(lines.length ? lines : [VIIPURI].filter(finnish));
  if (theatre === 'kandalaksha' && guardsRailway) {
    const raiders = finns.filter((hex) => inUssr(hex) && rowOf(hex) > NORTH_OF_KEM);
    const line = sovietRailway().filter((hex) => theatreOf(hex) === 'kandalaksha');
    return raiders.length ? raiders : line;
  }
  if (theatre === 'kem' && huntsRaiders && !finnish(OULU)) {
    const raiders = finns.filter((hex) => inUssr(hex) && theatreOf(hex) !== 'isthmus');
    if (raiders.length) return raiders;
  }
  if (theatre === 'kem' || theatre === 'kandalaksha') return finnish(OULU) ? [OULU] : some([]);
  return [PETSAMO];
}

const NORTH_OF_KEM = 32;

/** The Line is left alone until the army is there, or the Line is broken already. */
export const mayStormLine = (state: State, { stormCorps, stormTurn }: SovietPlan): boolean =>
  state.turn >= stormTurn ||
  unitsOf(state, 'soviet').filter((id) => unitType(id).label === '20-12-2').length >= stormCorps ||
  MANNERHEIM.some((hex) => state.owner[hex] === 2);

/** The way to the isthmus, by the Murmansk railway where that is shorter. */
export function distancesToIsthmus(state: State): Int16Array {
  const walk = distanceField([VIIPURI], state.turn);
  const toTrain = distanceField(sovietRailway(), state.turn);
  const byTrain = walk[LENINGRAD]! + 2;
  return walk.map((steps, hex) => Math.min(steps, toTrain[hex]! + byTrain));
}
