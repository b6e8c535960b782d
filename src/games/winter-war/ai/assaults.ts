import { type Hex, type Side, type State, type UnitId, enemyOf, mayMove, reach } from '#engine/winter-war';
import { type RandomSource, type SearchTask, scaleProgress } from './ai-context.ts';
import { type AttackPreferences, forecastBattle } from './attacks.ts';
import {
  HEXES,
  inFinland,
  isGuard,
  landNeighbours,
  stackingCapacity,
  stacksOf,
  unitType,
  unitsOf,
} from './ground.ts';
import { Sketch } from './sketch.ts';

/** Hexes that units could reach when the phase began, with the path to each. */
export type ReachMap = ReadonlyMap<UnitId, ReadonlyMap<Hex, readonly Hex[]>>;

export const buildReachMap = (state: State, side: Side): ReachMap =>
  new Map(
    unitsOf(state, side)
      .filter((unit) => mayMove(state, unit))
      .map((unit) => [unit, new Map(reach(state, unit).map(({ hex, path }) => [hex, path]))]),
  );

/** Moves a unit to a hex, by another path if the known one is blocked; true if it is there afterwards. */
export function tryMove(sketch: Sketch, reachMap: ReachMap, unit: UnitId, hex: Hex): boolean {
  if (sketch.state.units[unit]!.at === hex) return true;
  const path = reachMap.get(unit)?.get(hex);
  const { arm, side } = unitType(unit);
  // Not if other units would have to leave first.
  const fits = arm === 'ski' || stackingCapacity(sketch.state, side, hex) > 0;
  if (!path?.length || !mayMove(sketch.state, unit) || !fits) return false;
  return sketch.play({ type: 'move', unit, path }) || sketch.moveTo(unit, hex);
}

export const tryMoves = (sketch: Sketch, reachMap: ReachMap, unit: UnitId, hexes: readonly Hex[]): boolean =>
  hexes.some((hex) => tryMove(sketch, reachMap, unit, hex));

/** Hexes that are clearly better for a unit than its own, the best first, slightly randomised. */
export function rankBetterHexes(
  reachMap: ReachMap,
  unit: UnitId,
  at: Hex,
  worth: (hex: Hex) => number,
  random: RandomSource,
): Hex[] {
  const least = worth(at) + 0.3;
  return [...(reachMap.get(unit)?.keys() ?? [])]
    .map((hex) => ({ hex, worth: worth(hex) + random() * 0.2 }))
    .filter((end) => end.worth > least)
    .sort((a, b) => b.worth - a.worth)
    .map(({ hex }) => hex);
}

/** Possible attacks, and how they are judged. */
export interface AssaultSearch {
  /** The most promising first. */
  readonly targets: readonly Hex[];
  readonly reachMap: ReachMap;
  readonly preferences: AttackPreferences;
  readonly maxTrials: number;
  /** Positions evaluated after the assaults have been tried. */
  readonly refinements: number;
  /** Least gain in attack points for which an assault is kept. */
  readonly minGain: number;
  mayJoin(unit: UnitId, to: Hex): boolean;
  /** Value of a position besides its attacks, in attack points. */
  extraValue(state: State): number;
}

/** Value of a position and of the attacks that follow from it. */
export const judgeAttacks = ({ preferences, extraValue }: AssaultSearch, state: State): number =>
  forecastAttackValue(state, preferences) + extraValue(state);

/** Value of the attacks that follow from a position of the Movement Phase; -Infinity when no Attack Segment follows. */
export function forecastAttackValue(state: State, preferences: AttackPreferences): number {
  const forecast = forecastBattle(state, preferences);
  return forecast ? forecast.worth : state.phase === 'movement' ? 0 : -Infinity;
}

/** Destination of each unit, in the order of moving. */
type Destinations = ReadonlyMap<UnitId, Hex>;

/**
 * Units for an attack on a hex from as many sides as possible, the strongest first. `screen` adds a weak unit
 * against neighbours that must be attacked too.
 */
function gatherAttackers(
  state: State,
  { preferences: { side }, reachMap, mayJoin }: AssaultSearch,
  target: Hex,
  screen: boolean,
): Destinations {
  const enemies = stacksOf(state, enemyOf(side));
  const chosen = new Map<UnitId, Hex>();
  const approaches = landNeighbours(target).filter((hex) => !enemies.has(hex));
  const neighbours = (hex: Hex): number =>
    landNeighbours(hex).filter((next) => next !== target && enemies.has(next)).length;
  // Approaches adjacent to few other enemies come first.
  approaches.sort((a, b) => neighbours(a) - neighbours(b) || a - b);
  for (const hex of approaches) {
    let capacity = stackingCapacity(state, side, hex);
    const able = [...reachMap.keys()]
      .filter((id) => !chosen.has(id) && reachMap.get(id)!.has(hex) && canFight(id, target))
      // Units already beside the target may stay.
      .filter((id) => !approaches.includes(state.units[id]!.at) && mayJoin(id, hex))
      .sort((a, b) => unitType(b).attack - unitType(a).attack);
    if (screen && capacity > 0 && able.length > 1 && neighbours(hex) > 0) {
      chosen.set(able.pop()!, hex);
      capacity--;
    }
    for (const unit of able) {
      if (capacity <= 0) break;
      chosen.set(unit, hex);
      if (unitType(unit).arm !== 'ski') capacity--;
    }
  }
  return chosen;
}

export const canFight = (unit: UnitId, target: Hex): boolean =>
  unitType(unit).attack > 0 && !(isGuard(unit) && inFinland(target));

/** Tries one assault after another and keeps those that raise the value of the position. */
export function* searchAssaults(sketch: Sketch, search: AssaultSearch): SearchTask<void> {
  const { targets, reachMap, maxTrials, minGain } = search;
  let now = judgeAttacks(search, sketch.state);
  let left = maxTrials;
  yield 0;
  for (const target of targets)
    for (const screen of [false, true]) {
      if (left <= 0) return;
      const posts = gatherAttackers(sketch.state, search, target, screen);
      const attempt = sketch.copy();
      for (const [unit, hex] of posts) tryMove(attempt, reachMap, unit, hex);
      if (!attempt.actions.length) break;
      left--;
      yield (maxTrials - left) / maxTrials;
      const then = judgeAttacks(search, attempt.state);
      if (then < now + minGain) continue;
      now = then;
      sketch.adopt(attempt);
      break;
    }
}

/** Least gain in attack points for which a change is kept. */
const MIN_REFINEMENT_GAIN = 0.1;
/** Share of proposals with two changes: a unit may be worth bringing only together with another that pays with it. */
const SECOND_CHANGE_SHARE = 0.35;
/** Proposals per evaluated position; most proposals are rejected for lack of room. */
const PROPOSALS_PER_REFINEMENT = 4;

export function* assembleAssaults(
  sketch: Sketch,
  search: AssaultSearch,
  random: RandomSource,
): SearchTask<void> {
  const muster = sketch.copy();
  yield* scaleProgress(0, search.refinements ? 0.3 : 1, searchAssaults(muster, search));
  sketch.adopt(yield* scaleProgress(0.3, 1, refineAssaults(sketch.state, muster, search, random)));
}

/**
 * Improves the destinations by random changes: a unit joins, stays behind, or takes another's place. Each result
 * is evaluated by the exact attack planner.
 */
export function* refineAssaults(
  start: State,
  first: Sketch,
  search: AssaultSearch,
  random: RandomSource,
): SearchTask<Sketch> {
  const { refinements, reachMap } = search;
  const slots = refinements ? findSlots(search) : [];
  if (!slots.length) return first;
  let best = first;
  let posts: Destinations = new Map(
    first.actions.flatMap((a) => (a.type === 'move' ? [[a.unit, a.path.at(-1)!] as const] : [])),
  );
  let most = judgeAttacks(search, first.state);
  let looked = 0;
  const known = new Set<string>();
  for (let tries = 0; looked < refinements && tries < refinements * PROPOSALS_PER_REFINEMENT; tries++) {
    let changed = proposeChange(posts, slots, random);
    if (random() < SECOND_CHANGE_SHARE) changed = proposeChange(changed, slots, random);
    // Equal for destinations that send the same units to the same hexes.
    const name = Array.from(changed, ([unit, hex]) => unit * HEXES + hex)
      .sort((a, b) => a - b)
      .join();
    // About three of four proposals have been evaluated before.
    if (known.has(name)) {
      looked++;
      continue;
    }
    const attempt = new Sketch(start);
    if (![...changed].every(([unit, hex]) => tryMove(attempt, reachMap, unit, hex))) continue;
    known.add(name);
    looked++;
    yield looked / refinements;
    const worth = judgeAttacks(search, attempt.state);
    if (worth < most + MIN_REFINEMENT_GAIN) continue;
    [best, posts, most] = [attempt, changed, worth];
  }
  return best;
}

/** A hex beside a target, and the units that could attack from it. */
interface AttackSlot {
  readonly hex: Hex;
  readonly able: readonly UnitId[];
}

const findSlots = ({ targets, reachMap, mayJoin }: AssaultSearch): AttackSlot[] =>
  targets
    .flatMap((target) =>
      landNeighbours(target).map((hex) => ({
        hex,
        able: [...reachMap.keys()].filter(
          (unit) => reachMap.get(unit)!.has(hex) && canFight(unit, target) && mayJoin(unit, hex),
        ),
      })),
    )
    .filter(({ able }) => able.length);

const pickOne = <T>(list: readonly T[], random: RandomSource): T => list[Math.floor(random() * list.length)]!;

const canFillSlot = (slots: readonly AttackSlot[], unit: UnitId, to: Hex): boolean =>
  slots.some(({ hex, able }) => hex === to && able.includes(unit));

function proposeChange(
  posts: Destinations,
  slots: readonly AttackSlot[],
  random: RandomSource,
): Destinations {
  const changed = new Map(posts);
  const { hex, able } = pickOne(slots, random);
  const unit = pickOne(able, random);
  const was = changed.get(unit);
  changed.delete(unit);
  if (was === hex) return changed;
  const there = [...changed].flatMap(([id, to]) => (to === hex ? [id] : []));
  // A unit assigned to the hex makes room or swaps places.
  if (there.length && random() < 0.6) {
    const other = pickOne(there, random);
    changed.delete(other);
    if (was !== undefined && random() < 0.5 && canFillSlot(slots, other, was)) changed.set(other, was);
  }
  changed.set(unit, hex);
  return changed;
}
