import { HEX_COUNT, type Hex } from '../board/grid.ts';
import { enemiesOf, type Occupancy } from '../game/occupancy.ts';
import type { Side } from '../units/unit-types.ts';
import { landNext, supplyTable } from './terrain.ts';

/** Farther than any supply path. */
export const UNREACHED = 255;

/**
 * Per hex: 1 where the side's supply paths may run (U1): passable, without enemy units, and without
 * enemy ZOC unless a friendly unit is there (Supply.K).
 */
export function supplyGround(
  side: Side,
  occupancy: Occupancy,
  enemyZone: Uint8Array,
  turn: number,
): Uint8Array {
  const ground = supplyTable(turn);
  const enemies = enemiesOf(occupancy, side);
  const friends = occupancy[side];
  const open = new Uint8Array(HEX_COUNT);
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (ground[hex] && !enemies[hex] && (!enemyZone[hex] || friends[hex])) open[hex] = 1;
  return open;
}

const queue = new Int16Array(HEX_COUNT);

/**
 * Walks outward from a hex over open ground. Fills `steps` (hexes entered, UNREACHED elsewhere) and, when
 * given, `cameFrom`; marks every hex looked at in `touched`; stops at the first hex of `goal`. Returns the
 * number of hexes reached, which `walked` gives out in order of distance.
 */
export function walk(
  from: Hex,
  limit: number,
  open: Uint8Array,
  steps: Uint8Array,
  touched?: Uint8Array,
  cameFrom?: Int16Array,
  goal?: Uint8Array,
): number {
  steps.fill(UNREACHED);
  steps[from] = 0;
  queue[0] = from;
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
      if (goal?.[to]) return tail;
    }
  }
  return tail;
}

/** The i-th hex that the last `walk` reached. */
export const walked = (i: number): Hex => queue[i]!;
