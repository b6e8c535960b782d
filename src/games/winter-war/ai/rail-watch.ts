import { board, mayMove, supplyTable, type Hex, type State, type UnitId } from '#engine/winter-war';
import { tryMove, type ReachMap } from './assault.ts';
import type { SearchTask } from './contract.ts';
import {
  landNeighbours,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  unitType,
  LENINGRAD,
  SOVIET_CITIES,
  sovietRailway,
  stacksOf,
  unitsOf,
  discAround,
} from './ground.ts';
import { findVitalRails } from './rail-raid.ts';
import type { Sketch } from './sketch.ts';
import type { SovietPlan } from './war-plan.ts';
import { hexValue } from './worth.ts';

const HEXES = board.columns * board.rows;

/** Hexes from the railway within which a Finn is thought of as a raider. */
const RAIL_DISTANCE = 7;

/**
 * Light troops that have nothing else to do stand where their zones of control keep raiders from the Murmansk
 * railway: each where the raiders can reach the fewest of its hexes. Gives those who had better stay.
 */
export function* watchRailway(
  sketch: Sketch,
  reachMap: ReachMap,
  maySend: (unit: UnitId, to: Hex) => boolean,
  { watchTurn: from, huntsRaiders }: SovietPlan,
): SearchTask<Set<UnitId>> {
  const held = new Set<UnitId>();
  const start = sketch.state;
  if (start.turn < from) return held;
  const rails = new Set(huntsRaiders ? findVitalRails() : sovietRailway());
  const raiders = findRaiders(start, rails);
  if (!raiders.length) return held;
  const spare = unitsOf(start, 'soviet').filter(
    (id) => isSpareForWatch(start, id) && !(huntsRaiders && isAloneInCity(start, id)),
  );
  let done = 0;
  for (const unit of spare) {
    yield done++ / spare.length;
    const { state } = sketch;
    const { at } = state.units[unit]!;
    const { exposed, exposedWith } = createExposureCounter(state, unit, raiders, rails);
    let best = at;
    let least = exposedWith(at) - 0.5;
    for (const hex of reachMap.get(unit)?.keys() ?? []) {
      if (hex === at || !maySend(unit, hex) || !isNearRaider(hex, raiders)) continue;
      const open = exposedWith(hex);
      if (open < least) [best, least] = [hex, open];
    }
    if (best !== at) tryMove(sketch, reachMap, unit, best);
    else if (exposed() > least + 1) held.add(unit);
  }
  return held;
}

const RAIDER_RADIUS = 5;
const isNearRaider = (hex: Hex, raiders: readonly Raider[]): boolean =>
  raiders.some(({ near }) => near.has(hex));

interface Raider {
  readonly at: Hex;
  readonly movement: number;
  /** Hexes within a few steps of it. */
  readonly near: ReadonlySet<Hex>;
}

function findRaiders(state: State, rails: ReadonlySet<Hex>): Raider[] {
  return unitsOf(state, 'finn').flatMap((id): Raider[] => {
    const { at } = state.units[id]!;
    const { movement } = unitType(id);
    const near = discAround(at, RAIL_DISTANCE);
    if (![...near.keys()].some((hex) => rails.has(hex))) return [];
    return [
      {
        at,
        movement,
        near: new Set([...near].filter(([, far]) => far <= RAIDER_RADIUS).map(([hex]) => hex)),
      },
    ];
  });
}

function isSpareForWatch(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  if (isHq(unit) || unitType(unit).attack > 2 || !mayMove(state, unit)) return false;
  const finns = stacksOf(state, 'finn');
  for (const next of landNeighbours(at)) if (finns.has(next)) return false;
  return hexValue(at) < 2 || (stacksOf(state, 'soviet').get(at)?.length ?? 0) > 1;
}

/** Whoever holds a Supply City by himself. */
export function isAloneInCity(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  // Leningrad has a rule of its own.
  if (at === LENINGRAD || !SOVIET_CITIES.includes(at)) return false;
  return (stacksOf(state, 'soviet').get(at) ?? []).every((id) => id === unit || isHq(id));
}

const sovietCount = new Uint8Array(HEXES);
const zoneCount = new Uint8Array(HEXES);
const stepsTo = new Uint8Array(HEXES);
const queue = new Int16Array(HEXES);
const UNREACHED = 255;

/**
 * How many hexes of the railway raiders could stand on after their next march, each raider counted: without one unit,
 * and with that unit in a hex. The answers serve until another unit is asked about.
 */
function createExposureCounter(
  state: State,
  unit: UnitId,
  raiders: readonly Raider[],
  rails: ReadonlySet<Hex>,
) {
  const countUnit = (id: UnitId, hex: Hex, by: 1 | -1): void => {
    sovietCount[hex]! += by;
    if (isHq(id) || state.units[id]!.cut) return;
    const guard = isGuard(id);
    for (const next of landNeighbours(hex)) if (!guard || !inFinland(next)) zoneCount[next]! += by;
  };
  sovietCount.fill(0);
  zoneCount.fill(0);
  for (const id of unitsOf(state, 'soviet')) if (id !== unit) countUnit(id, state.units[id]!.at, 1);
  const exposed = (): number =>
    raiders.reduce((sum, raider) => sum + countRailsInReach(raider, rails, supplyTable(state.turn)), 0);
  return {
    exposed,
    exposedWith: (hex: Hex): number => {
      countUnit(unit, hex, 1);
      const sum = exposed();
      countUnit(unit, hex, -1);
      return sum;
    },
  };
}

/** Hexes of the railway that a raider can come to, as `there` and `zone` stand. */
function countRailsInReach({ at, movement }: Raider, rails: ReadonlySet<Hex>, ground: Uint8Array): number {
  stepsTo.fill(UNREACHED);
  stepsTo[at] = 0;
  queue[0] = at;
  let found = 0;
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = queue[head]!;
    if (rails.has(from) && inUssr(from)) found++;
    const far = stepsTo[from]! + 1;
    // Entering a zone ends the march, and nobody goes from zone to zone.
    if (far > movement || (zoneCount[from] && from !== at)) continue;
    for (const to of landNeighbours(from)) {
      if (stepsTo[to] !== UNREACHED || !ground[to] || sovietCount[to] || (zoneCount[from] && zoneCount[to]))
        continue;
      stepsTo[to] = far;
      queue[tail++] = to;
    }
  }
  return found;
}
