import {
  type Hex,
  type Side,
  type State,
  board,
  counter,
  landNext,
  supplyTable,
  zoneOfControl,
} from '#engine/winter-war';
import { LENINGRAD } from '../places.ts';

export const HEXES = board.columns * board.rows;

/** Where supply of a side may run, by hex (1 or 0). */
export interface SupplyGround {
  /** Passable if there were no enemies. */
  readonly land: Uint8Array;
  /** Closed by an enemy or an enemy ZOC. */
  readonly closed: Uint8Array;
  readonly enemies: Uint8Array;
}

export function buildSupplyGround(state: State, side: Side): SupplyGround {
  const enemies = new Uint8Array(HEXES);
  const friends = new Uint8Array(HEXES);
  state.units.forEach(({ at }, id) => {
    if (at >= 0) (counter(id).side === side ? friends : enemies)[at] = 1;
  });
  const zone = zoneOfControl(state, side === 'finn' ? 'soviet' : 'finn');
  const closed = enemies.map((there, hex) => (there || (zone[hex] && !friends[hex]) ? 1 : 0));
  return { land: supplyTable(state.turn), closed, enemies };
}

/** A path with the fewest closed hexes, then the shortest. */
export interface SupplyPath {
  readonly path: readonly Hex[];
  readonly closed: number;
}

/** Longer than any path, so that closed hexes count first. */
const CLOSED_COST = HEXES;

interface PathStep {
  readonly cost: number;
  readonly before: Hex;
}

/**
 * The best path to each goal within `most` hexes. Kept by length, since the path with the fewest closed hexes
 * may be too long.
 */
export function findPaths(
  from: Hex,
  goals: (hex: Hex) => boolean,
  most: number,
  { land, closed }: SupplyGround,
): Map<Hex, SupplyPath> {
  /** By length: hexes that no shorter path reaches at the same cost. */
  const layers: Map<Hex, PathStep>[] = [new Map([[from, { cost: 0, before: -1 }]])];
  const least = new Float64Array(HEXES).fill(Infinity);
  least[from] = 0;
  const found = new Map<Hex, number>();
  if (goals(from)) found.set(from, 0);
  for (let length = 1; length <= most && layers.at(-1)!.size; length++) {
    const next = new Map<Hex, PathStep>();
    for (const [hex, { cost }] of layers.at(-1)!)
      for (let d = hex * 6, end = d + 6; d < end; d++) {
        const to = landNext[d]!;
        if (to < 0 || !land[to]) continue;
        const then = cost + (closed[to] ? CLOSED_COST : 0) + 1;
        if (then >= least[to]!) continue;
        least[to] = then;
        next.set(to, { cost: then, before: hex });
        if (goals(to)) found.set(to, length);
      }
    layers.push(next);
  }
  return new Map(
    [...found].map(([hex, length]) => {
      const path = [hex];
      for (let i = length, at = hex; i > 0; i--) path.unshift((at = layers[i]!.get(at)!.before));
      return [hex, { path, closed: Math.floor(least[hex]! / CLOSED_COST) }];
    }),
  );
}

/** The item with the best path: by `first`, then fewest closed hexes, then shortest. */
export function bestByPath<T>(
  list: readonly T[],
  wayOf: (item: T) => SupplyPath,
  first: (item: T) => number = () => 0,
): T | null {
  const rank = (item: T): number[] => [first(item), wayOf(item).closed, wayOf(item).path.length];
  const order = (a: T, b: T): number => {
    const [one, other] = [rank(a), rank(b)];
    const i = one.findIndex((n, k) => n !== other[k]);
    return i < 0 ? 0 : one[i]! - other[i]!;
  };
  return list.length ? list.toSorted(order)[0]! : null;
}

/** The railway from a city to Leningrad with the fewest closed hexes; `land` marks hexes with rails. */
export function findRailPath(city: Hex, { land, closed }: SupplyGround): SupplyPath | null {
  const cost = new Float64Array(HEXES).fill(Infinity);
  const before = new Int16Array(HEXES).fill(-1);
  cost[city] = closed[city] ? CLOSED_COST : 0;
  const open = [city];
  // A few dozen hexes, and costs that only grow: a hex found at a lower cost is queued again.
  for (let hex = open.shift(); hex !== undefined; hex = open.shift())
    for (const to of board.neighbours(hex)) {
      if (!land[to] || !board.hexsideKinds(board.hexside(hex, to)).includes('rail')) continue;
      const next = cost[hex]! + (closed[to] ? CLOSED_COST : 0) + 1;
      if (next >= cost[to]!) continue;
      cost[to] = next;
      before[to] = hex;
      open.push(to);
    }
  if (cost[LENINGRAD] === Infinity) return null;
  const path = [LENINGRAD];
  for (let hex = LENINGRAD; hex !== city;) path.unshift((hex = before[hex]!));
  return { path, closed: Math.floor(cost[LENINGRAD]! / CLOSED_COST) };
}
