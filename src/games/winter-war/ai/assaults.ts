import { type Hex, type Side, type State, type UnitId, enemyOf, mayMove, reach } from '#engine/winter-war';
import { type RandomSource, type SearchTask, scaleProgress } from './ai-context.ts';
import { type AttackPreferences, forecastBattle } from './attacks.ts';
import {
  HEXES,
  inFinland,
  isGuard,
  isHq,
  landNeighbours,
  stackingCapacity,
  stacksOf,
  unitType,
  unitsOf,
} from './ground.ts';
import { Sketch } from './sketch.ts';

/** Hexes that units could reach when the phase began, with the path to each. */
export type ReachMap = ReadonlyMap<UnitId, ReadonlyMap<Hex, readonly Hex[]>>;

export function buildReachMap(state: State, side: Side): ReachMap {
  const reachMap = new Map<UnitId, Map<Hex, readonly Hex[]>>();
  for (const unit of unitsOf(state, side)) {
    if (!mayMove(state, unit)) continue;
    reachMap.set(unit, new Map(reach(state, unit).map(({ hex, path }) => [hex, path])));
  }
  return reachMap;
}

/** Moves a unit to a hex, by another path if the known one is blocked; true if it stands there. */
export function tryMove(sketch: Sketch, reachMap: ReachMap, unit: UnitId, hex: Hex): boolean {
  if (sketch.state.units[unit]!.at === hex) return true;
  if (!mayMove(sketch.state, unit)) return false;
  const path = reachMap.get(unit)?.get(hex);
  if (!path?.length || !hasCapacity(sketch.state, unit, hex)) return false;
  if (sketch.play({ type: 'move', unit, path })) return true;
  const other = reach(sketch.state, unit).find((way) => way.hex === hex);
  return other?.mayEnd === true && sketch.play({ type: 'move', unit, path: other.path });
}

/** Rejects hexes in which other units would have to leave first. */
function hasCapacity(state: State, unit: UnitId, hex: Hex): boolean {
  const { arm, side } = unitType(unit);
  return arm === 'ski' || stackingCapacity(hex, stacksOf(state, side).get(hex) ?? []) > 0;
}

/** Units that may join assaults, and where they may go. */
export interface AssaultPool {
  readonly reachMap: ReachMap;
  mayJoin(unit: UnitId, from: Hex, to: Hex): boolean;
}

interface Assignment {
  readonly unit: UnitId;
  readonly hex: Hex;
}

/**
 * Units for an attack on a hex from as many sides as possible, the strongest first. `screen` adds a weak unit
 * against neighbours that must be attacked too.
 */
function gatherAttackers(
  state: State,
  side: Side,
  target: Hex,
  { reachMap, mayJoin }: AssaultPool,
  screen: boolean,
): Assignment[] {
  const own = stacksOf(state, side);
  const enemies = stacksOf(state, enemyOf(side));
  const assignments: Assignment[] = [];
  const used = new Set<UnitId>();
  const approaches = landNeighbours(target).filter((hex) => !enemies.has(hex));
  const neighbours = (hex: Hex): number =>
    landNeighbours(hex).filter((next) => next !== target && enemies.has(next)).length;
  // Approaches that bring few other enemies into contact come first.
  approaches.sort((a, b) => neighbours(a) - neighbours(b) || a - b);
  for (const hex of approaches) {
    const there = own.get(hex) ?? [];
    let capacity = stackingCapacity(hex, there);
    const able = [...reachMap.keys()]
      .filter(
        (id) => !used.has(id) && !there.includes(id) && reachMap.get(id)!.has(hex) && canFight(id, target),
      )
      .filter((id) => mayJoin(id, state.units[id]!.at, hex))
      // Units beside the target already may stay.
      .filter((id) => !approaches.includes(state.units[id]!.at))
      .sort((a, b) => unitType(b).attack - unitType(a).attack || a - b);
    if (screen && capacity > 0 && able.length > 1 && neighbours(hex) > 0) {
      const weak = able.at(-1)!;
      used.add(weak);
      assignments.push({ unit: weak, hex });
      capacity--;
    }
    for (const unit of able) {
      if (capacity <= 0) break;
      if (used.has(unit)) continue;
      used.add(unit);
      assignments.push({ unit, hex });
      if (unitType(unit).arm !== 'ski') capacity--;
    }
  }
  return assignments;
}

/** Whether a unit may attack a hex at all. */
const canFight = (unit: UnitId, target: Hex): boolean =>
  unitType(unit).attack > 0 && !isHq(unit) && !(isGuard(unit) && inFinland(target));

/** Value of the attacks that follow from a position of the Movement Phase; null when no Attack Segment follows. */
export function forecastAttackValue(state: State, side: Side, preferences: AttackPreferences): number | null {
  const forecast = forecastBattle(state, side, preferences);
  return forecast ? forecast.worth : state.phase === 'movement' ? 0 : null;
}

/** Limits and preferences of a search for assaults. */
interface AssaultSearch {
  readonly side: Side;
  /** The most promising first. */
  readonly targets: readonly Hex[];
  readonly pool: AssaultPool;
  readonly preferences: AttackPreferences;
  /** Number of assaults tried. */
  readonly maxTrials: number;
  /** Least gain in attack points for which an assault is kept. */
  readonly minGain: number;
  /** Value of a position besides its attacks, in attack points. */
  extraValue?(state: State): number;
}

/** Tries one assault after another and keeps those that raise the value of the position. */
export function* searchAssaults(
  sketch: Sketch,
  { side, targets, pool, preferences, maxTrials, minGain, extraValue = () => 0 }: AssaultSearch,
): SearchTask<void> {
  let now = (forecastAttackValue(sketch.state, side, preferences) ?? -Infinity) + extraValue(sketch.state);
  let left = maxTrials;
  yield 0;
  for (const target of targets)
    for (const screen of [false, true]) {
      if (left <= 0) return;
      const posts = gatherAttackers(sketch.state, side, target, pool, screen);
      if (!posts.length) break;
      const attempt = sketch.copy();
      for (const { unit, hex } of posts) tryMove(attempt, pool.reachMap, unit, hex);
      yield (maxTrials - left) / maxTrials;
      if (!attempt.actions.length) break;
      left--;
      yield (maxTrials - left) / maxTrials;
      const then = forecastAttackValue(attempt.state, side, preferences);
      if (then === null || then + extraValue(attempt.state) < now + minGain) continue;
      now = then + extraValue(attempt.state);
      sketch.adopt(attempt);
      break;
    }
}

/** Destination of each unit, in the order of moving. */
type Destinations = ReadonlyMap<UnitId, Hex>;

interface RefinedSearch extends AssaultSearch {
  /** Positions evaluated after the assaults have been tried. */
  readonly refinements: number;
}

/** Least gain in attack points for which a change is kept. */
const MIN_REFINEMENT_GAIN = 0.1;
/** Proposals per evaluated position; most proposals are rejected for lack of room. */
const PROPOSALS_PER_REFINEMENT = 4;

/** Destinations of the moves made on a trial position. */
const destinationsIn = ({ actions }: Sketch): Destinations =>
  new Map(actions.flatMap((a) => (a.type === 'move' ? [[a.unit, a.path.at(-1)!] as const] : [])));

/** Moves units up for the best assaults found. */
export function* assembleAssaults(
  sketch: Sketch,
  search: RefinedSearch,
  random: RandomSource,
): SearchTask<void> {
  const start = sketch.state;
  const muster = sketch.copy();
  yield* scaleProgress(0, search.refinements ? 0.3 : 1, searchAssaults(muster, search));
  sketch.adopt(yield* scaleProgress(0.3, 1, refineAssaults(start, muster, search, random)));
}

/**
 * Improves the destinations by random changes: a unit joins, stays behind, or takes another's place. Each result
 * is evaluated by the exact attack planner.
 */
export function* refineAssaults(
  start: State,
  first: Sketch,
  { side, targets, pool, preferences, refinements, extraValue = () => 0 }: RefinedSearch,
  random: RandomSource,
): SearchTask<Sketch> {
  const slots = refinements ? findSlots(start, targets, pool) : [];
  if (!slots.length) return first;
  const judge = (state: State): number | null => {
    const worth = forecastAttackValue(state, side, preferences);
    return worth === null ? null : worth + extraValue(state);
  };
  let best = first;
  let posts = destinationsIn(first);
  let most = judge(first.state) ?? -Infinity;
  let looked = 0;
  const known = new Set<string>();
  for (let tries = 0; looked < refinements && tries < refinements * PROPOSALS_PER_REFINEMENT; tries++) {
    const changed = proposeChange(posts, slots, random);
    const name = destinationsKey(changed);
    // About three of four proposals have been evaluated before.
    if (known.has(name)) {
      looked++;
      continue;
    }
    const attempt = playMarches(start, changed, pool);
    if (!attempt) continue;
    known.add(name);
    looked++;
    yield looked / refinements;
    const worth = judge(attempt.state);
    if (worth === null || worth < most + MIN_REFINEMENT_GAIN) continue;
    [best, posts, most] = [attempt, changed, worth];
  }
  return best;
}

/** A hex beside a target, and the units that could attack from it. */
interface AttackSlot {
  readonly hex: Hex;
  readonly able: readonly UnitId[];
}

function findSlots(start: State, targets: readonly Hex[], { reachMap, mayJoin }: AssaultPool): AttackSlot[] {
  return targets.flatMap((target) =>
    landNeighbours(target).flatMap((hex) => {
      const able = [...reachMap].flatMap(([unit, ends]) =>
        ends.has(hex) && canFight(unit, target) && mayJoin(unit, start.units[unit]!.at, hex) ? [unit] : [],
      );
      return able.length ? [{ hex, able }] : [];
    }),
  );
}

const pickOne = <T>(list: readonly T[], random: RandomSource): T => list[Math.floor(random() * list.length)]!;

/** Equal for destinations that send the same units to the same hexes. */
const destinationsKey = (posts: Destinations): string =>
  [...posts]
    .map(([unit, hex]) => unit * HEXES + hex)
    .sort((a, b) => a - b)
    .join();

const canFillSlot = (slots: readonly AttackSlot[], unit: UnitId, to: Hex): boolean =>
  slots.some(({ hex, able }) => hex === to && able.includes(unit));

/** Proposes one random change. */
function proposeChange(
  posts: Destinations,
  slots: readonly AttackSlot[],
  random: RandomSource,
): Destinations {
  const changed = new Map(posts);
  const { hex, able } = pickOne(slots, random);
  const unit = pickOne(able, random);
  if (changed.get(unit) === hex) {
    changed.delete(unit);
    return changed;
  }
  const there = [...posts].flatMap(([id, to]) => (to === hex && id !== unit ? [id] : []));
  const was = changed.get(unit);
  changed.delete(unit);
  // A unit assigned to the hex makes room or swaps places.
  if (there.length && random() < 0.6) {
    const other = pickOne(there, random);
    changed.delete(other);
    if (was !== undefined && random() < 0.5 && canFillSlot(slots, other, was)) changed.set(other, was);
  }
  changed.set(unit, hex);
  return changed;
}

/** The position after the moves, or null where one of them finds no room. */
function playMarches(start: State, posts: Destinations, { reachMap }: AssaultPool): Sketch | null {
  const sketch = new Sketch(start);
  for (const [unit, hex] of posts) if (!tryMove(sketch, reachMap, unit, hex)) return null;
  return sketch;
}
