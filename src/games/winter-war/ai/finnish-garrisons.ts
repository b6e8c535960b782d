import { mayMove, stackingLimit, type Hex, type State, type UnitId } from '#engine/winter-war';
import { tryMove, type ReachMap } from './assault.ts';
import { estimateFallChance, type Post } from './finnish-posts.ts';
import { unitType, stacksOf, unitsOf } from './ground.ts';
import type { Sketch } from './sketch.ts';

/** Who goes to which post: one after another, wherever a man lowers the danger most. */
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
  const defence = new Map<Hex, number>();
  const men = new Map<Hex, number>();
  // Who cannot move holds what he stands on.
  for (const id of units) {
    const { at } = state.units[id]!;
    if (mayMove(state, id)) continue;
    defence.set(at, (defence.get(at) ?? 0) + unitType(id).defence);
    men.set(at, (men.get(at) ?? 0) + 1);
  }
  const free = new Set(units.filter((id) => mayMove(state, id)));
  for (;;) {
    let best: { unit: UnitId; post: Post } | null = null;
    let most = 0.08;
    for (const post of posts) {
      const now = defence.get(post.hex) ?? 0;
      const count = men.get(post.hex) ?? 0;
      if (count >= stackingLimit(post.hex)) continue;
      const before = estimateFallChance(post, now, count);
      for (const unit of free) {
        const { at } = state.units[unit]!;
        if (at !== post.hex && !reachMap.get(unit)?.has(post.hex)) continue;
        const points = unitType(unit).defence;
        const gain = post.value * (before - estimateFallChance(post, now + points, count + 1));
        // Many points where few would do are wasted; whoever is there already had better stay.
        const worth = gain - points * 0.12 + (at === post.hex ? 0.6 + points * 0.1 : 0);
        if (worth > most) [best, most] = [{ unit, post }, worth];
      }
    }
    if (!best) return chosen;
    const { unit, post } = best;
    free.delete(unit);
    chosen.set(unit, post.hex);
    defence.set(post.hex, (defence.get(post.hex) ?? 0) + unitType(unit).defence);
    men.set(post.hex, (men.get(post.hex) ?? 0) + 1);
  }
}

/** Moves in an order in which those who leave make room for those who come. */
function orderDepartures(state: State, chosen: ReadonlyMap<UnitId, Hex>): [UnitId, Hex][] {
  const leaves = (unit: UnitId): number => (stackSize(state, state.units[unit]!.at) > 1 ? 0 : 1);
  return [...chosen].sort((a, b) => leaves(a[0]) - leaves(b[0]) || a[0] - b[0]);
}
const stackSize = (state: State, hex: Hex): number => stacksOf(state, 'finn').get(hex)?.length ?? 0;

/** Those who may not leave their posts even to strike: a screen in the wilds may. */
export function selectPinned(garrison: ReadonlyMap<UnitId, Hex>, posts: readonly Post[]): Map<UnitId, Hex> {
  const firm = new Set(posts.filter(({ value }) => value >= PINNED_POST_VALUE).map(({ hex }) => hex));
  return new Map([...garrison].filter(([, hex]) => firm.has(hex)));
}
const PINNED_POST_VALUE = 9;

/** Sends everybody to his post. */
export function marchToPosts(sketch: Sketch, reachMap: ReachMap, posts: ReadonlyMap<UnitId, Hex>): void {
  // Twice: some posts are free only when others have left them.
  for (let round = 0; round < 2; round++)
    for (const [unit, hex] of orderDepartures(sketch.state, posts)) tryMove(sketch, reachMap, unit, hex);
}
