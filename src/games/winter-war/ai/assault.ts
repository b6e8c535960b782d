import { enemyOf, mayMove, reach, type Hex, type Side, type State, type UnitId } from '#engine/winter-war';
import { bestPlan } from './attacks.ts';
import type { Thought } from './contract.ts';
import { around, inFinland, isGuard, isHq, kind, roomIn, stacks, unitsOf } from './ground.ts';
import { attackPosition, Sketch } from './sketch.ts';
import type { Taste } from './taste.ts';

/** Where units can get to in this phase, with the way; as it was when the phase began. */
export type Ways = ReadonlyMap<UnitId, ReadonlyMap<Hex, readonly Hex[]>>;

export function waysOf(state: State, side: Side): Ways {
  const ways = new Map<UnitId, Map<Hex, readonly Hex[]>>();
  for (const unit of unitsOf(state, side)) {
    if (!mayMove(state, unit)) continue;
    ways.set(unit, new Map(reach(state, unit).map(({ hex, path }) => [hex, path])));
  }
  return ways;
}

/** Moves a unit to a hex; the way is found anew when others stand in the old one. */
export function go(sketch: Sketch, ways: Ways, unit: UnitId, hex: Hex): boolean {
  if (sketch.state.units[unit]!.at === hex) return true;
  if (!mayMove(sketch.state, unit)) return false;
  const path = ways.get(unit)?.get(hex);
  if (!path?.length || !hasRoom(sketch.state, unit, hex)) return false;
  if (sketch.play({ type: 'move', unit, path })) return true;
  const other = reach(sketch.state, unit).find((way) => way.hex === hex);
  return other?.mayEnd === true && sketch.play({ type: 'move', unit, path: other.path });
}

/** Nobody goes where he would have to wait for others to leave. */
function hasRoom(state: State, unit: UnitId, hex: Hex): boolean {
  const { arm, side } = kind(unit);
  return arm === 'ski' || roomIn(hex, stacks(state, side).get(hex) ?? []) > 0;
}

/** Who may take part in assaults, and where they may go for it. */
export interface Assembly {
  readonly ways: Ways;
  mayJoin(unit: UnitId, from: Hex, to: Hex): boolean;
}

interface Post {
  readonly unit: UnitId;
  readonly hex: Hex;
}

/**
 * Units for an attack on a hex from as many sides as possible, the strongest first. With `screen` a weak one
 * comes along to hold off the neighbours that must be attacked too.
 */
function musterFor(
  state: State,
  side: Side,
  target: Hex,
  { ways, mayJoin }: Assembly,
  screen: boolean,
): Post[] {
  const own = stacks(state, side);
  const enemies = stacks(state, enemyOf(side));
  const posts: Post[] = [];
  const used = new Set<UnitId>();
  const approaches = around(target).filter((hex) => !enemies.has(hex));
  const neighbours = (hex: Hex): number =>
    around(hex).filter((next) => next !== target && enemies.has(next)).length;
  // First the ways in that bring no other enemy upon us.
  approaches.sort((a, b) => neighbours(a) - neighbours(b) || a - b);
  for (const hex of approaches) {
    const there = own.get(hex) ?? [];
    let room = roomIn(hex, there);
    const able = [...ways.keys()]
      .filter((id) => !used.has(id) && !there.includes(id) && ways.get(id)!.has(hex) && strikes(id, target))
      .filter((id) => mayJoin(id, state.units[id]!.at, hex))
      // Those who stand beside the target already may stay where they are.
      .filter((id) => !approaches.includes(state.units[id]!.at))
      .sort((a, b) => kind(b).attack - kind(a).attack || a - b);
    if (screen && room > 0 && able.length > 1 && neighbours(hex) > 0) {
      const weak = able.at(-1)!;
      used.add(weak);
      posts.push({ unit: weak, hex });
      room--;
    }
    for (const unit of able) {
      if (room <= 0) break;
      if (used.has(unit)) continue;
      used.add(unit);
      posts.push({ unit, hex });
      if (kind(unit).arm !== 'ski') room--;
    }
  }
  return posts;
}

/** Whether a unit may fight against a hex. */
export const strikes = (unit: UnitId, target: Hex): boolean =>
  kind(unit).attack > 0 && !isHq(unit) && !(isGuard(unit) && inFinland(target));

/** What the coming attacks are worth in a position of the Movement Phase, or null when it leads nowhere. */
export function prospect(state: State, side: Side, taste: Taste): number | null {
  const battle = attackPosition(state, side);
  if (!battle) return state.phase === 'movement' ? 0 : null;
  return bestPlan(battle, side, taste).worth;
}

/** What an officer means to attack, and what he would give for it. */
export interface Assaults {
  readonly side: Side;
  /** In the order of their promise. */
  readonly targets: readonly Hex[];
  readonly assembly: Assembly;
  readonly taste: Taste;
  /** Attempts at the most. */
  readonly looks: number;
  /** An assault is made that betters the prospect by so much, in attack points. */
  readonly least: number;
  /** What a position is worth besides its attacks. */
  extra?(state: State): number;
}

/** Tries one assault after another and keeps those that make the prospect better; every attempt is one look. */
export function* assaults(
  sketch: Sketch,
  { side, targets, assembly, taste, looks, least, extra = () => 0 }: Assaults,
): Thought<void> {
  let now = (prospect(sketch.state, side, taste) ?? -Infinity) + extra(sketch.state);
  let left = looks;
  yield 0;
  for (const target of targets)
    for (const screen of [false, true]) {
      if (left <= 0) return;
      const posts = musterFor(sketch.state, side, target, assembly, screen);
      if (!posts.length) break;
      const attempt = sketch.copy();
      for (const { unit, hex } of posts) go(attempt, assembly.ways, unit, hex);
      yield (looks - left) / looks;
      if (!attempt.actions.length) break;
      left--;
      yield (looks - left) / looks;
      const then = prospect(attempt.state, side, taste);
      if (then === null || then + extra(attempt.state) < now + least) continue;
      now = then + extra(attempt.state);
      sketch.adopt(attempt);
      break;
    }
}
