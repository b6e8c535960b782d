import { enemyOf, mayMove, reach, type Hex, type Side, type State, type UnitId } from '#engine/winter-war';
import { chooseAttacks } from './attacks.ts';
import type { SearchTask } from './contract.ts';
import {
  landNeighbours,
  inFinland,
  isGuard,
  isHq,
  unitType,
  stackingRoom,
  stacksOf,
  unitsOf,
} from './ground.ts';
import { attackPosition, Sketch } from './sketch.ts';
import type { AttackPreferences } from './taste.ts';

/** Where units can get to in this phase, with the way; as it was when the phase began. */
export type ReachMap = ReadonlyMap<UnitId, ReadonlyMap<Hex, readonly Hex[]>>;

export function buildReachMap(state: State, side: Side): ReachMap {
  const reachMap = new Map<UnitId, Map<Hex, readonly Hex[]>>();
  for (const unit of unitsOf(state, side)) {
    if (!mayMove(state, unit)) continue;
    reachMap.set(unit, new Map(reach(state, unit).map(({ hex, path }) => [hex, path])));
  }
  return reachMap;
}

/** Moves a unit to a hex; the way is found anew when others stand in the old one. */
export function tryMove(sketch: Sketch, reachMap: ReachMap, unit: UnitId, hex: Hex): boolean {
  if (sketch.state.units[unit]!.at === hex) return true;
  if (!mayMove(sketch.state, unit)) return false;
  const path = reachMap.get(unit)?.get(hex);
  if (!path?.length || !hasRoom(sketch.state, unit, hex)) return false;
  if (sketch.play({ type: 'move', unit, path })) return true;
  const other = reach(sketch.state, unit).find((way) => way.hex === hex);
  return other?.mayEnd === true && sketch.play({ type: 'move', unit, path: other.path });
}

/** Nobody goes where he would have to wait for others to leave. */
function hasRoom(state: State, unit: UnitId, hex: Hex): boolean {
  const { arm, side } = unitType(unit);
  return arm === 'ski' || stackingRoom(hex, stacksOf(state, side).get(hex) ?? []) > 0;
}

/** Who may take part in assaults, and where they may go for it. */
export interface AssaultPool {
  readonly reachMap: ReachMap;
  mayJoin(unit: UnitId, from: Hex, to: Hex): boolean;
}

interface Assignment {
  readonly unit: UnitId;
  readonly hex: Hex;
}

/**
 * Units for an attack on a hex from as many sides as possible, the strongest first. With `screen` a weak one
 * comes along to hold off the neighbours that must be attacked too.
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
  // First the ways in that bring no other enemy upon us.
  approaches.sort((a, b) => neighbours(a) - neighbours(b) || a - b);
  for (const hex of approaches) {
    const there = own.get(hex) ?? [];
    let room = stackingRoom(hex, there);
    const able = [...reachMap.keys()]
      .filter(
        (id) => !used.has(id) && !there.includes(id) && reachMap.get(id)!.has(hex) && canFight(id, target),
      )
      .filter((id) => mayJoin(id, state.units[id]!.at, hex))
      // Those who stand beside the target already may stay where they are.
      .filter((id) => !approaches.includes(state.units[id]!.at))
      .sort((a, b) => unitType(b).attack - unitType(a).attack || a - b);
    if (screen && room > 0 && able.length > 1 && neighbours(hex) > 0) {
      const weak = able.at(-1)!;
      used.add(weak);
      assignments.push({ unit: weak, hex });
      room--;
    }
    for (const unit of able) {
      if (room <= 0) break;
      if (used.has(unit)) continue;
      used.add(unit);
      assignments.push({ unit, hex });
      if (unitType(unit).arm !== 'ski') room--;
    }
  }
  return assignments;
}

/** Whether a unit may fight against a hex. */
export const canFight = (unit: UnitId, target: Hex): boolean =>
  unitType(unit).attack > 0 && !isHq(unit) && !(isGuard(unit) && inFinland(target));

/** What the coming attacks are worth in a position of the Movement Phase, or null when it leads nowhere. */
export function forecastAttackValue(state: State, side: Side, preferences: AttackPreferences): number | null {
  const battle = attackPosition(state, side);
  if (!battle) return state.phase === 'movement' ? 0 : null;
  return chooseAttacks(battle, side, preferences).worth;
}

/** What an officer means to attack, and what he would give for it. */
export interface AssaultSearch {
  readonly side: Side;
  /** In the order of their promise. */
  readonly targets: readonly Hex[];
  readonly pool: AssaultPool;
  readonly preferences: AttackPreferences;
  /** Attempts at the most. */
  readonly maxTrials: number;
  /** An assault is made that betters the prospect by so much, in attack points. */
  readonly minGain: number;
  /** What a position is worth besides its attacks. */
  extraValue?(state: State): number;
}

/** Tries one assault after another and keeps those that make the prospect better; every attempt is one look. */
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
