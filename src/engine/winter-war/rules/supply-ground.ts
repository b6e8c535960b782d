import { HEX_COUNT, type Hex } from '../board/grid.ts';
import { enemiesOf, type Occupancy } from '../state/occupancy.ts';
import type { Side } from '../units/unit-types.ts';
import { landNext, supplyTable } from './terrain.ts';

/** Farther than any supply path. */
export const UNREACHED = 255;

/**
 * Per hex: 1 where the side's supply paths may run (U1): passable, without enemy units, and without
 * enemy ZOC unless a friendly unit is there (Supply.K). Written to `open`.
 */
export function supplyGround(
  side: Side,
  occupancy: Occupancy,
  enemyZone: Uint8Array,
  turn: number,
  open: Uint8Array = new Uint8Array(HEX_COUNT),
): Uint8Array {
  const enemies = enemiesOf(occupancy, side);
  const friends = occupancy[side];
  const { used, usedCount } = occupancy;
  open.set(supplyTable(turn));
  for (let i = 0; i < usedCount; i++) {
    const at = used[i]!;
    if (!enemies[at]) continue;
    open[at] = 0;
    // ZOC extends only to neighbouring hexes of its units.
    for (let d = at * 6, end = d + 6; d < end; d++) {
      const hex = landNext[d]!;
      if (hex >= 0 && enemyZone[hex] && !friends[hex]) open[hex] = 0;
    }
  }
  return open;
}

const queue = new Int16Array(HEX_COUNT);

/** Further parameters of a walk; always pass all of them, since objects of one shape are faster to read. */
export interface WalkOptions {
  /** Gets 1 for every hex examined. */
  readonly touched: Uint8Array | undefined;
  /** Gets the previous hex of each hex reached. */
  readonly cameFrom: Int16Array | undefined;
  /** Per hex: 1 for goals; the walk goes no farther than the nearest of them... */
  readonly goal: Uint8Array | undefined;
  /** ...or than this many hexes. */
  readonly atLeast: number;
}

export const JUST_WALK: WalkOptions = {
  touched: undefined,
  cameFrom: undefined,
  goal: undefined,
  atLeast: 0,
};

/**
 * Walks outward from a hex over open ground, at most `most` hexes. Fills `steps`: hexes entered, UNREACHED elsewhere.
 * Returns the number of hexes reached, which `walked` lists in order of distance.
 */
export function walk(
  from: Hex,
  most: number,
  open: Uint8Array,
  steps: Uint8Array,
  { touched, cameFrom, goal, atLeast }: WalkOptions = JUST_WALK,
): number {
  steps.fill(UNREACHED);
  steps[from] = 0;
  queue[0] = from;
  let limit = goal?.[from] ? atLeast : most;
  let tail = 1;
  for (let head = 0; head < tail; head++) {
    const hex = queue[head]!;
    const next = steps[hex]! + 1;
    if (next > limit) break;
    for (let d = hex * 6, end = d + 6; d < end; d++) {
      const to = landNext[d]!;
      if (to < 0) continue;
      if (touched) touched[to] = 1;
      if (!open[to] || steps[to] !== UNREACHED) continue;
      steps[to] = next;
      if (cameFrom) cameFrom[to] = hex;
      queue[tail++] = to;
      if (goal?.[to]) limit = Math.min(limit, Math.max(next, atLeast));
    }
  }
  return tail;
}

/** The i-th hex that the last `walk` reached. */
export const walked = (i: number): Hex => queue[i]!;
