import {
  mayMove,
  OFF_MAP,
  supplyTable,
  type Hex,
  type State,
  type UnitId,
} from '../../../engine/winter-war/index.ts';
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
  within,
} from './ground.ts';
import { vitalRails } from './rail-raid.ts';
import type { Sketch } from './sketch.ts';
import type { SovietPlan } from './war-plan.ts';
import { groundWorth } from './worth.ts';

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
    let best = at;
    let least = exposed(state, raiders, rails) - 0.5;
    for (const hex of ways.get(unit)?.keys() ?? []) {
      if (hex === at || !maySend(unit, hex) || !watches(hex, raiders)) continue;
      const open = exposed(moved(state, unit, hex), raiders, rails);
      if (open < least) [best, least] = [hex, open];
    }
    if (best !== at) go(sketch, ways, unit, best);
    else if (exposed(moved(state, unit, OFF_MAP.unused), raiders, rails) > least + 1) held.add(unit);
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
    const near = within(at, NEAR, () => true);
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

const moved = (state: State, unit: UnitId, at: Hex): State => ({
  ...state,
  units: state.units.map((known, id) => (id === unit ? { ...known, at } : known)),
});

/** How many hexes of the railway raiders could stand on after their next march, each raider counted. */
function exposed(state: State, raiders: readonly Raider[], rails: ReadonlySet<Hex>): number {
  const soviets = stacks(state, 'soviet');
  const zone = new Set<Hex>();
  for (const [hex, there] of soviets) {
    const fierce = there.filter((id) => !isHq(id) && !state.units[id]!.cut);
    if (!fierce.length) continue;
    const onlyGuards = fierce.every(isGuard);
    for (const next of around(hex)) if (!onlyGuards || !inFinland(next)) zone.add(next);
  }
  const ground = supplyTable(state.turn);
  let sum = 0;
  for (const { at, movement } of raiders) {
    // Entering a zone ends the march, and nobody goes from zone to zone.
    const found = within(
      at,
      movement,
      (hex, from) =>
        ground[hex] === 1 && !soviets.has(hex) && !(zone.has(from) && (from !== at || zone.has(hex))),
    );
    for (const hex of found.keys()) if (rails.has(hex) && inUssr(hex)) sum++;
  }
  return sum;
}
