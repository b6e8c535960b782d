import {
  FIRST_MURMANSK_TURN,
  type Hex,
  MURMANSK_UNITS,
  type State,
  type UnitId,
  board,
  mayMove,
  murmanskDefended,
  murmanskUnits,
} from '#engine/winter-war';
import { type ReachMap, tryMoves } from './assaults.ts';
import {
  type Theatre,
  distanceField,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  isNearMurmansk,
  isNextTo,
  sovietRailway,
  stacksOf,
  theatreOf,
  unitType,
  unitsOf,
} from './ground.ts';
import { isAloneInCity } from './railway.ts';
import type { Sketch } from './sketch.ts';
import type { SovietPlan } from './war-plan.ts';
import {
  LADOGA,
  KEM,
  LENINGRAD,
  MANNERHEIM,
  MURMANSK,
  OULU,
  PETSAMO,
  RAILWAY_POSTS,
  VIIPURI,
  VIIPURI_ROW,
  goalHexes,
} from '../analysis/places.ts';

/** Distance of each hex to the current goals of a theatre. */
export const goalField = (state: State, theatre: Theatre, plan: SovietPlan): Int16Array =>
  distanceField(findGoals(state, theatre, plan), state.turn);

/** Current goals of the units of a theatre. */
function findGoals(state: State, theatre: Theatre, { watchesSupply }: SovietPlan): Hex[] {
  const finnish = (hex: Hex): boolean => state.owner[hex] === 1;
  const forts = MANNERHEIM.filter(finnish);
  const lines = LADOGA.filter(finnish);
  const finns = [...stacksOf(state, 'finn').keys()];
  const fallback = finns.filter((hex) => inFinland(hex) && theatreOf(hex) === theatre);
  const some = (goals: Hex[]): Hex[] => (goals.length ? goals : fallback.length ? fallback : [VIIPURI]);
  const own = goalHexes(state).filter((hex) => finnish(hex) && theatreOf(hex) === theatre);
  if (own.length) return own;
  if (theatre === 'isthmus') {
    const behind = [VIIPURI, ...VIIPURI_ROW].filter(finnish);
    return some(forts.length === 4 ? forts : [...forts, ...behind]);
  }
  if (theatre === 'ladoga') return some(lines.length ? lines : [VIIPURI].filter(finnish));
  if (theatre === 'kem' || theatre === 'kandalaksha') {
    if (!watchesSupply) return finnish(OULU) ? [OULU] : some([]);
    if (finnish(OULU) && !finns.includes(OULU)) return [OULU];
    const raiders = finns.filter((hex) => inUssr(hex) && !['isthmus', 'murmansk'].includes(theatreOf(hex)));
    if (raiders.length) return raiders;
    const posts = RAILWAY_POSTS.filter((hex) => !stacksOf(state, 'soviet').has(hex));
    return posts.length ? posts : [KEM];
  }
  return [PETSAMO];
}

/** Whether the Mannerheim Line may be attacked: the army has arrived, or the Line is broken. */
export const mayStormLine = (state: State, { stormCorps, stormTurn }: SovietPlan): boolean =>
  state.turn >= stormTurn ||
  unitsOf(state, 'soviet').filter((id) => unitType(id).label === '20-12-2').length >= stormCorps ||
  MANNERHEIM.some((hex) => state.owner[hex] === 2);

/** Distance of each hex to the isthmus, by the Murmansk railway where that is shorter. */
export function distancesToIsthmus(state: State): Int16Array {
  const walk = distanceField([VIIPURI], state.turn);
  const toTrain = distanceField(sovietRailway(), state.turn);
  const byTrain = walk[LENINGRAD]! + 2;
  return walk.map((steps, hex) => Math.min(steps, toTrain[hex]! + byTrain));
}

/** A strong unit in the far north that is no longer needed: Petsamo is Soviet and no strong Finns are near. */
function isFreeInNorth(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  if (unitType(unit).attack < 5 || theatreOf(at) !== 'murmansk' || at === PETSAMO) return false;
  if (state.owner[PETSAMO] !== 2 || !stacksOf(state, 'soviet').has(PETSAMO)) return false;
  for (const [hex, there] of stacksOf(state, 'finn'))
    if (board.distance(hex, PETSAMO) <= 4 && there.some((id) => unitType(id).attack > 1)) return false;
  return true;
}

/** Whether a unit may leave without weakening the defence of Murmansk. */
export const canLeaveNorth = (state: State, unit: UnitId): boolean =>
  isFreeInNorth(state, unit) && !(murmanskDefended(state) && murmanskUnits(state) <= MURMANSK_UNITS + 1);

/** Units wanted at Murmansk; with `relief` one for losses and one for each division that could leave. */
export function countWanted(state: State, relief: boolean): number {
  const divisions = relief ? unitsOf(state, 'soviet').filter((id) => isFreeInNorth(state, id)).length : 0;
  return MURMANSK_UNITS + 1 + divisions;
}

/** Whether a move takes a unit that the defence of Murmansk needs out of range. */
export function weakensMurmansk(state: State, unit: UnitId, to: Hex, relief: boolean): boolean {
  if (!murmanskDefended(state) || state.turn < FIRST_MURMANSK_TURN - 1) return false;
  if (!isNearMurmansk(state.units[unit]!.at) || isNearMurmansk(to)) return false;
  return murmanskUnits(state) <= minimumBefore(state, unit, relief);
}

/** Number of units at which a unit must stay: guards hunt raiders, divisions are needed elsewhere. */
function minimumBefore(state: State, unit: UnitId, relief: boolean): number {
  if (!relief) return MURMANSK_UNITS;
  if (isGuard(unit)) return MURMANSK_UNITS + 1;
  return unitType(unit).attack <= MAX_LIGHT_ATTACK ? countWanted(state, relief) : MURMANSK_UNITS;
}
const MAX_LIGHT_ATTACK = 2;

/** Sends the cheapest spare units north by rail until there are enough. */
export function reinforceMurmansk(sketch: Sketch, reachMap: ReachMap, relief: boolean): void {
  if (!murmanskDefended(sketch.state) || sketch.state.turn < FIRST_MURMANSK_TURN - 1) return;
  const at = (id: UnitId): Hex => sketch.state.units[id]!.at;
  const price = (id: UnitId): number => unitType(id).attack + (relief && isGuard(id) ? MAX_LIGHT_ATTACK : 0);
  const spare = unitsOf(sketch.state, 'soviet')
    .filter((id) => !isHq(id) && unitType(id).attack <= MAX_LIGHT_ATTACK && mayMove(sketch.state, id))
    .filter((id) => !isNearMurmansk(at(id)) && !isNextTo(sketch.state, 'finn', at(id)))
    .sort((a, b) => price(a) - price(b) || a - b);
  const wanted = countWanted(sketch.state, relief);
  for (const unit of spare) {
    if (murmanskUnits(sketch.state) >= wanted) return;
    if (isAloneInCity(sketch.state, unit)) continue;
    const open = [...(reachMap.get(unit)?.keys() ?? [])].filter(
      (hex) => isNearMurmansk(hex) && !isNextTo(sketch.state, 'finn', hex),
    );
    open.sort((a, b) => board.distance(a, MURMANSK) - board.distance(b, MURMANSK) || a - b);
    tryMoves(sketch, reachMap, unit, open);
  }
}
