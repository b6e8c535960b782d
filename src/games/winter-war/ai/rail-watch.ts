import { board, mayMove, supplyTable, type Hex, type State, type UnitId } from '#engine/winter-war';
import { go, type Ways } from './assault.ts';
import type { Thought } from './contract.ts';
import {
  around,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  kind,
  LENINGRAD,
  SOVIET_CITIES,
  sovietRailway,
  stacks,
  unitsOf,
  disc,
} from './ground.ts';
import { vitalRails } from './rail-raid.ts';
import type { Sketch } from './sketch.ts';
import type { SovietPlan } from './war-plan.ts';
import { groundWorth } from './worth.ts';

const HEXES = board.columns * board.rows;

/** Hexes from the railway within which a Finn is thought of as a raider. */
const NEAR = 7;

/**
 * Light troops that have nothing else to do stand where their zones of control keep raiders from the Murmansk
 * railway: each where the raiders can reach the fewest of its hexes. Gives those who had better stay.
 */
export function* watchRailway(
  sketch: Sketch,
  ways: Ways,
  maySend: (unit: UnitId, to: Hex) => boolean,
  { watch: from, hunt }: SovietPlan,
): Thought<Set<UnitId>> {
  const held = new Set<UnitId>();
  const start = sketch.state;
  if (start.turn < from) return held;
  const rails = new Set(hunt ? vitalRails() : sovietRailway());
  const raiders = raidersOf(start, rails);
  if (!raiders.length) return held;
  const spare = unitsOf(start, 'soviet').filter(
    (id) => isSpare(start, id) && !(hunt && isAloneInCity(start, id)),
  );
  let done = 0;
  for (const unit of spare) {
    yield done++ / spare.length;
    const { state } = sketch;
    const { at } = state.units[unit]!;
    const { exposed, exposedWith } = guarded(state, unit, raiders, rails);
    let best = at;
    let least = exposedWith(at) - 0.5;
    for (const hex of ways.get(unit)?.keys() ?? []) {
      if (hex === at || !maySend(unit, hex) || !watches(hex, raiders)) continue;
      const open = exposedWith(hex);
      if (open < least) [best, least] = [hex, open];
    }
    if (best !== at) go(sketch, ways, unit, best);
    else if (exposed() > least + 1) held.add(unit);
  }
  return held;
}

const SIGHT = 5;
const watches = (hex: Hex, raiders: readonly Raider[]): boolean => raiders.some(({ near }) => near.has(hex));

interface Raider {
  readonly at: Hex;
  readonly movement: number;
  /** Hexes within a few steps of it. */
  readonly near: ReadonlySet<Hex>;
}

function raidersOf(state: State, rails: ReadonlySet<Hex>): Raider[] {
  return unitsOf(state, 'finn').flatMap((id): Raider[] => {
    const { at } = state.units[id]!;
    const { movement } = kind(id);
    const near = disc(at, NEAR);
    if (![...near.keys()].some((hex) => rails.has(hex))) return [];
    return [{ at, movement, near: new Set([...near].filter(([, far]) => far <= SIGHT).map(([hex]) => hex)) }];
  });
}

function isSpare(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  if (isHq(unit) || kind(unit).attack > 2 || !mayMove(state, unit)) return false;
  const finns = stacks(state, 'finn');
  for (const next of around(at)) if (finns.has(next)) return false;
  return groundWorth(at) < 2 || (stacks(state, 'soviet').get(at)?.length ?? 0) > 1;
}

/** Whoever holds a Supply City by himself. */
export function isAloneInCity(state: State, unit: UnitId): boolean {
  const { at } = state.units[unit]!;
  // Leningrad has a rule of its own.
  if (at === LENINGRAD || !SOVIET_CITIES.includes(at)) return false;
  return (stacks(state, 'soviet').get(at) ?? []).every((id) => id === unit || isHq(id));
}

const there = new Uint8Array(HEXES);
const zone = new Uint8Array(HEXES);
const steps = new Uint8Array(HEXES);
const queue = new Int16Array(HEXES);
const UNREACHED = 255;

/**
 * How many hexes of the railway raiders could stand on after their next march, each raider counted: without one unit,
 * and with that unit in a hex. The answers serve until another unit is asked about.
 */
function guarded(state: State, unit: UnitId, raiders: readonly Raider[], rails: ReadonlySet<Hex>) {
  const put = (id: UnitId, hex: Hex, by: 1 | -1): void => {
    there[hex]! += by;
    if (isHq(id) || state.units[id]!.cut) return;
    const guard = isGuard(id);
    for (const next of around(hex)) if (!guard || !inFinland(next)) zone[next]! += by;
  };
  there.fill(0);
  zone.fill(0);
  for (const id of unitsOf(state, 'soviet')) if (id !== unit) put(id, state.units[id]!.at, 1);
  const exposed = (): number =>
    raiders.reduce((sum, raider) => sum + railsInReach(raider, rails, supplyTable(state.turn)), 0);
  return {
    exposed,
    exposedWith: (hex: Hex): number => {
      put(unit, hex, 1);
      const sum = exposed();
      put(unit, hex, -1);
      return sum;
    },
  };
}

/** Hexes of the railway that a raider can come to, as `there` and `zone` stand. */
function railsInReach({ at, movement }: Raider, rails: ReadonlySet<Hex>, ground: Uint8Array): number {
  steps.fill(UNREACHED);
  steps[at] = 0;
  queue[0] = at;
  let found = 0;
  for (let head = 0, tail = 1; head < tail; head++) {
    const from = queue[head]!;
    if (rails.has(from) && inUssr(from)) found++;
    const far = steps[from]! + 1;
    // Entering a zone ends the march, and nobody goes from zone to zone.
    if (far > movement || (zone[from] && from !== at)) continue;
    for (const to of around(from)) {
      if (steps[to] !== UNREACHED || !ground[to] || there[to] || (zone[from] && zone[to])) continue;
      steps[to] = far;
      queue[tail++] = to;
    }
  }
  return found;
}
