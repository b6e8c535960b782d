import { type Hex, type State, type UnitId, mayMove, stackingLimit, supplyTable } from '#engine/winter-war';
import { type ReachMap, canFight, tryMove } from './assaults.ts';
import {
  defenceOf,
  distanceField,
  inFinland,
  landNeighbours,
  rowOf,
  stacksOf,
  unitType,
  unitsIn,
  unitsOf,
} from './ground.ts';
import type { Sketch } from './sketch.ts';
import type { FinnishPlan } from './war-plan.ts';
import {
  COAST,
  LADOGA,
  LADOGA_FLANK,
  MANNERHEIM,
  OULU,
  PETSAMO,
  STRONGHOLDS,
  VIIPURI,
  VIIPURI_ROW,
} from '../analysis/places.ts';

export interface Post {
  readonly hex: Hex;
  readonly value: number;
  /** Factor on Defence Strength, by terrain. */
  readonly factor: number;
  /** Attack Strength that could attack it next turn. */
  readonly threat: number;
}

/** Attack Strength that could get next to a hex in the coming Soviet march, by walking distance. */
function estimateThreat(state: State, hex: Hex, fear: number): number {
  const finns = stacksOf(state, 'finn');
  const ground = supplyTable(state.turn + 1);
  const approaches = landNeighbours(hex).filter((next) => ground[next] && !finns.has(next));
  const used = new Set<UnitId>();
  const soviets = unitsOf(state, 'soviet')
    .filter((id) => canFight(id, hex))
    .sort((a, b) => unitType(b).attack - unitType(a).attack);
  let sum = 0;
  for (const approach of approaches) {
    const field = distanceField([approach], state.turn + 1);
    let capacity = stackingLimit(approach);
    for (const id of soviets) {
      if (capacity <= 0) break;
      if (used.has(id) || field[state.units[id]!.at]! > unitType(id).movement) continue;
      used.add(id);
      sum += unitType(id).attack * (state.units[id]!.cut ? fear : 1);
      capacity--;
    }
  }
  return sum;
}

export function findPosts(
  state: State,
  { seesThreats, isolatedThreatShare, ladoga, viipuri, petsamo, oulu, coastTurn }: FinnishPlan,
): Post[] {
  const soviets = stacksOf(state, 'soviet');
  const found = new Map<Hex, number>();
  const add = (list: readonly Hex[], worth: number): void => {
    for (const hex of list) if (!soviets.has(hex)) found.set(hex, Math.max(found.get(hex) ?? 0, worth));
  };
  const broken = MANNERHEIM.some((hex) => soviets.has(hex) || state.owner[hex] === 2);
  add(MANNERHEIM, 50);
  add(LADOGA, ladoga);
  add([VIIPURI], broken ? 35 : viipuri);
  add([OULU], oulu);
  add([PETSAMO], petsamo);
  add(LADOGA_FLANK, 5);
  for (const { hex, worth } of state.goal?.hexes ?? []) add([hex], worth);
  if (broken) {
    add(VIIPURI_ROW, 6);
    // Hexes around Viipuri, between the breach and the city.
    add(landNeighbours(VIIPURI).filter(isFinnishLand), 9);
    const isBehind = (hex: Hex): boolean => isFinnishLand(hex) && rowOf(hex) >= 6;
    for (const fort of MANNERHEIM) if (soviets.has(fort)) add(landNeighbours(fort).filter(isBehind), 8);
  }
  if (state.turn >= coastTurn) add(COAST, 8);
  addScreens(state, add);
  return [...found].map(([hex, value]) => ({
    hex,
    value,
    factor: groundFactor(hex),
    threat: seesThreats ? estimateThreat(state, hex, isolatedThreatShare) : 0,
  }));
}

/** Land in Finland that is passable without frozen lakes. */
const isFinnishLand = (hex: Hex): boolean => inFinland(hex) && supplyTable(1)[hex] === 1;

/** In the north, a unit blocks each Soviet column two hexes ahead. */
function addScreens(state: State, add: (list: readonly Hex[], worth: number) => void): void {
  const finns = stacksOf(state, 'finn');
  for (const [hex, there] of stacksOf(state, 'soviet')) {
    if (rowOf(hex) <= 13 || !there.some((id) => unitType(id).attack > 1)) continue;
    const goal = rowOf(hex) >= 47 ? PETSAMO : OULU;
    const field = distanceField([goal], state.turn);
    const far = field[hex]!;
    if (far > 14) continue;
    const next = landNeighbours(hex)
      .flatMap(landNeighbours)
      .filter((to) => field[to] === far - 2 && isFinnishLand(to));
    const [best] = next.sort((a, b) => (finns.has(b) ? 1 : 0) - (finns.has(a) ? 1 : 0) || a - b);
    if (best !== undefined) add([best], 3 + 6 / Math.max(1, far));
  }
}

/**
 * Estimated chance, 0 to 1, that a post falls. The first defender lowers it most, so that no line is left thin
 * for one strong place.
 */
function estimateFallChance({ threat, factor }: Post, defence: number, men: number): number {
  if (!threat) return men ? 0 : 0.04;
  return men ? threat / (threat + factor * Math.max(0.3, defence)) : 1;
}

/** More in a fortification, where results in parentheses apply, than in a city, and least in the open. */
function groundFactor(hex: Hex): number {
  if (MANNERHEIM.includes(hex) || LADOGA.includes(hex)) return 3;
  return STRONGHOLDS.has(hex) ? 2.2 : 1.2;
}

/** Value of the posts weighted by their chance to hold. */
export const heldPostValue = (state: State, posts: readonly Post[]): number =>
  posts.reduce((sum, post) => {
    const men = unitsIn(state, 'finn', post.hex).filter((id) => unitType(id).arm !== 'ski');
    return sum + post.value * (1 - estimateFallChance(post, defenceOf(men), men.length));
  }, 0);

/** Assigns units to posts one by one, each where it reduces the danger most. */
export function assignGarrison(
  state: State,
  posts: readonly Post[],
  reachMap: ReachMap,
  away: readonly UnitId[],
): Map<UnitId, Hex> {
  const chosen = new Map<UnitId, Hex>();
  const units = unitsOf(state, 'finn').filter(
    (id) => unitType(id).arm !== 'ski' && !unitType(id).allied && !away.includes(id),
  );
  const free = new Set(units.filter((id) => mayMove(state, id)));
  const held = new Map<Hex, UnitId[]>();
  const hold = (unit: UnitId, hex: Hex): void => {
    held.set(hex, [...(held.get(hex) ?? []), unit]);
  };
  // Units that cannot move hold their hex.
  for (const id of units) if (!free.has(id)) hold(id, state.units[id]!.at);
  for (;;) {
    let best: { unit: UnitId; post: Post } | null = null;
    let most = 0.08;
    for (const post of posts) {
      const men = held.get(post.hex) ?? [];
      if (men.length >= stackingLimit(post.hex)) continue;
      const now = defenceOf(men);
      const before = estimateFallChance(post, now, men.length);
      for (const unit of free) {
        const { at } = state.units[unit]!;
        if (at !== post.hex && !reachMap.get(unit)?.has(post.hex)) continue;
        const points = unitType(unit).defence;
        const gain = post.value * (before - estimateFallChance(post, now + points, men.length + 1));
        // Avoids wasting strong units, and prefers units that are there already.
        const worth = gain - points * 0.12 + (at === post.hex ? 0.6 + points * 0.1 : 0);
        if (worth > most) [best, most] = [{ unit, post }, worth];
      }
    }
    if (!best) return chosen;
    const { unit, post } = best;
    free.delete(unit);
    chosen.set(unit, post.hex);
    hold(unit, post.hex);
  }
}

/** Posts that may not be left for an attack; screening posts may. */
export function selectPinned(garrison: ReadonlyMap<UnitId, Hex>, posts: readonly Post[]): Map<UnitId, Hex> {
  const firm = new Set(posts.filter(({ value }) => value >= PINNED_POST_VALUE).map(({ hex }) => hex));
  return new Map([...garrison].filter(([, hex]) => firm.has(hex)));
}
const PINNED_POST_VALUE = 9;

export function marchToPosts(sketch: Sketch, reachMap: ReachMap, posts: ReadonlyMap<UnitId, Hex>): void {
  // Twice, because some posts become free only in the first round.
  for (let round = 0; round < 2; round++) {
    const { state } = sketch;
    const isAlone = (unit: UnitId): number =>
      unitsIn(state, 'finn', state.units[unit]!.at).length > 1 ? 0 : 1;
    // Units with company leave first, to make room for others.
    const order = [...posts].sort(([a], [b]) => isAlone(a) - isAlone(b) || a - b);
    for (const [unit, hex] of order) tryMove(sketch, reachMap, unit, hex);
  }
}
