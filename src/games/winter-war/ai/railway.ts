import { type Hex, type State, type UnitId, board, mayMove, supplyTable } from '#engine/winter-war';
import type { SearchTask } from './ai-context.ts';
import { type ReachMap, tryMove } from './assaults.ts';
import {
  CITY_OF,
  discAround,
  distanceField,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  landNeighbours,
  sovietRailway,
  stacksOf,
  theatreOf,
  unitType,
  unitsOf,
} from './ground.ts';
import type { Sketch } from './sketch.ts';
import { hexValue } from './values.ts';
import type { Raid, SovietPlan } from './war-plan.ts';
import { LENINGRAD, SOVIET_CITIES, STRONGHOLDS } from '../analysis/places.ts';

/** Supply Cities cut off from Leningrad by a Finn on a hex of the Soviet railway, by hex. */
export const citiesCutBy = (): ReadonlyMap<Hex, readonly Hex[]> =>
  (knownCuts ??= new Map(
    Array.from({ length: HEXES }, (_, hex) => hex)
      .filter((hex) => inUssr(hex) && board.isRail(hex) && hex !== LENINGRAD)
      .map((hex): [Hex, readonly Hex[]] => {
        const linked = hexesLinkedWithout(hex);
        return [hex, SOVIET_CITIES.filter((city) => !linked.has(city))];
      })
      .filter(([, cities]) => cities.length > 0),
  ));
let knownCuts: ReadonlyMap<Hex, readonly Hex[]> | null = null;

/** Railway hexes whose loss cuts off a Supply City. */
export const findVitalRails = (): Hex[] => [...citiesCutBy().keys()];

function hexesLinkedWithout(gap: Hex): Set<Hex> {
  const linked = new Set([LENINGRAD]);
  for (const hex of linked)
    for (const to of board.neighbours(hex))
      if (to >= 0 && to !== gap && inUssr(to) && board.hexsideKinds(board.hexside(hex, to)).includes('rail'))
        linked.add(to);
  return linked;
}

/** Vital railway hexes except those behind Leningrad, where raiders would meet the Soviet army. */
const findRaidTargets = (): Hex[] => findVitalRails().filter((hex) => theatreOf(hex) !== 'isthmus');

/** Farthest distance of raiders from the railway. */
const MAX_RAID_DISTANCE = 12;

/** Light troops nearest to the railway that hold no stronghold. */
export function chooseRaiders(state: State, { turn, battalions, patrols }: Raid): UnitId[] {
  if (state.turn < turn) return [];
  const rails = distanceField(findRaidTargets(), state.turn);
  const able = unitsOf(state, 'finn')
    .filter((id) => !STRONGHOLDS.has(state.units[id]!.at) && !state.units[id]!.cut)
    .sort((a, b) => rails[state.units[a]!.at]! - rails[state.units[b]!.at]! || a - b);
  const near = able.filter((id) => rails[state.units[id]!.at]! <= MAX_RAID_DISTANCE);
  return [
    ...able.filter((id) => unitType(id).arm === 'ski').slice(0, patrols),
    ...near.filter((id) => unitType(id).label === '1-1-3').slice(0, battalions),
  ];
}

/** Moves raiders to railway hexes that isolate most Soviet strength, spread out. */
export function assignRaiders(sketch: Sketch, reachMap: ReachMap, raiders: readonly UnitId[]): void {
  const taken: Hex[] = [];
  const lost = new Map<Hex, number>();
  for (const unit of raiders) {
    const { state } = sketch;
    const stake = (hex: Hex): number =>
      (citiesCutBy().get(hex) ?? []).reduce(
        (sum, city) => sum + cityStake(state, city) * REPEAT_FACTOR ** (lost.get(city) ?? 0),
        0,
      );
    const free = findRaidTargets().filter((hex) => !stacksOf(state, 'soviet').has(hex));
    if (!free.length || !mayMove(state, unit)) continue;
    const most = Math.max(...free.map(stake));
    const goals = free.filter(
      (hex) =>
        stake(hex) >= most * GOOD_TARGET_SHARE &&
        taken.every((one) => board.distance(one, hex) > RAIDER_SPACING),
    );
    const field = distanceField(goals.length ? goals : free, state.turn);
    const { at } = state.units[unit]!;
    const worth = (hex: Hex): number => {
      const near = taken.some((one) => board.distance(one, hex) <= RAIDER_SPACING);
      const cut = near ? 0 : stake(hex) / 10;
      return cut - field[hex]! - raiderDanger(state, hex) - (hex === at ? 0 : 0.1);
    };
    const ends = [at, ...(reachMap.get(unit)?.keys() ?? [])]
      .map((hex) => ({ hex, worth: worth(hex) }))
      .sort((a, b) => b.worth - a.worth || a.hex - b.hex);
    for (const { hex } of ends.slice(0, 6))
      if (tryMove(sketch, reachMap, unit, hex)) {
        for (const city of citiesCutBy().get(hex) ?? []) lost.set(city, (lost.get(city) ?? 0) + 1);
        if (citiesCutBy().has(hex)) taken.push(hex);
        break;
      }
  }
}
const REPEAT_FACTOR = 0.4;
const GOOD_TARGET_SHARE = 0.6;
const RAIDER_SPACING = 2;

/** Soviet attack points that depend on a city. */
const cityStake = (state: State, city: Hex): number =>
  4 +
  unitsOf(state, 'soviet').reduce(
    (sum, id) =>
      sum + (CITY_OF[theatreOf(state.units[id]!.at)] === city && !isGuard(id) ? unitType(id).attack : 0),
    0,
  );

/** Estimated Soviet strength against a raider in a hex; isolated units hardly count. */
function raiderDanger(state: State, hex: Hex): number {
  let sum = 0;
  const field = distanceField([hex], state.turn);
  const cutThere = citiesCutBy().get(hex) ?? [];
  for (const id of unitsOf(state, 'soviet')) {
    if (isHq(id) || !unitType(id).attack) continue;
    const { at, cut } = state.units[id]!;
    if (field[at]! > unitType(id).movement + 1) continue;
    const starved = cut || cutThere.includes(CITY_OF[theatreOf(at)]);
    if (isGuard(id)) sum += inUssr(hex) ? 1 : 0;
    else sum += starved ? 0.1 : 0.5 * unitType(id).attack;
  }
  const contact = landNeighbours(hex).filter((next) => stacksOf(state, 'soviet').has(next)).length;
  return Math.min(6, sum) + contact * 0.7;
}

const HEXES = board.columns * board.rows;

/** Distance from the railway within which a Finn counts as a raider. */
const RAIL_DISTANCE = 7;

/**
 * Places idle light troops so that their ZOC keep raiders off the railway: each where raiders can reach the
 * fewest hexes. Returns the units that should stay where they are.
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
  /** Hexes within `RAIDER_RADIUS`. */
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

/** Whether a unit is the only one in a Supply City, HQs not counted. */
export function isAloneInCity(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  // The garrison of Leningrad has its own rules in leningrad.ts.
  if (at === LENINGRAD || !SOVIET_CITIES.includes(at)) return false;
  return (stacksOf(state, 'soviet').get(at) ?? []).every((id) => id === unit || isHq(id));
}

const sovietCount = new Uint8Array(HEXES);
const zoneCount = new Uint8Array(HEXES);
const stepsTo = new Uint8Array(HEXES);
const queue = new Int16Array(HEXES);
const UNREACHED = 255;

/**
 * Counts railway hexes that raiders could reach next march, with a unit in a given hex. Uses shared buffers: one
 * counter at a time.
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

/** Railway hexes that a raider can reach, by the current `sovietCount` and `zoneCount`. */
function countRailsInReach({ at, movement }: Raider, rails: ReadonlySet<Hex>, ground: Uint8Array): number {
  stepsTo.fill(UNREACHED);
  stepsTo[at] = 0;
  queue[0] = at;
  let found = 0;
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = queue[head]!;
    if (rails.has(from) && inUssr(from)) found++;
    const far = stepsTo[from]! + 1;
    // Entering a ZOC ends the march, and units do not move from ZOC to ZOC.
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
