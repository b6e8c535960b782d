import { HEX_COUNT, neighbourTable, type Hex } from '../board/grid.ts';
import { railNext, railStart, railTargets } from './rail.ts';
import { wayCost, wayTo, type EntryTable } from './terrain.ts';

/** Limits of a side's movement now, apart from the unit itself; shared by all units and moves. */
export interface MoveField {
  /** Per hex: enemy units. */
  readonly enemies: Uint8Array;
  /** Per hex: 1 in enemy ZOC. */
  readonly zone: Uint8Array;
  /** Per hex: 1 on usable railway of the home country. */
  readonly rail: Uint8Array;
}

export interface Mover {
  readonly from: Hex;
  /** Movement Allowance in MP. */
  readonly allowance: number;
  /** Isolated when the phase began: one hex, no rail (Supply.A). */
  readonly slow: boolean;
  /** May move one hex at any cost (Movement.I). */
  readonly right: boolean;
  /** Terrain costs of its class. */
  readonly terrain: EntryTable;
}

const NONE = 255;

/**
 * A node is a hex and a mode: `hex` on foot, `hex + HEX_COUNT` on the train. The unit entrains and detrains at these
 * nodes, so that one search covers every mixture of marching and riding.
 */
const NODES = HEX_COUNT * 2;
const TRAIN = HEX_COUNT;

/** Per node: MP spent, NONE (255) when not reached; and the node before it, -1 at the start. */
const spent = new Uint8Array(NODES);
const before = new Int16Array(NODES);
const hexes = new Int16Array(HEX_COUNT);
const byRight = new Uint8Array(HEX_COUNT);

/** Shared results of the last search; read them before the next one starts. */
export const search = {
  /** Per hex: MP spent, NONE (255) when not reached. */
  spent,
  /** Hexes reached on foot, in order of cost, without the start. */
  hexes,
  count: 0,
  /** Per hex reached: 1 when only the right to move one hex leads there. */
  byRight,
};

/** Nodes by MP spent, in buckets used in rotation; every step costs less than BUCKETS. */
const BUCKETS = 8;
const newBuckets = () => Array.from({ length: BUCKETS }, () => new Int16Array(NODES));
const marchers = newBuckets();
const marcherCount = new Int16Array(BUCKETS);
const riders = newBuckets();
const riderCount = new Int16Array(BUCKETS);

function onFoot(hex: Hex, mp: number, from: number): void {
  if (spent[hex]! <= mp) return;
  spent[hex] = mp;
  before[hex] = from;
  const bucket = mp % BUCKETS;
  marchers[bucket]![marcherCount[bucket]!++] = hex;
}

function onTrain(hex: Hex, mp: number, from: number): void {
  const node = hex + TRAIN;
  if (spent[node]! <= mp) return;
  spent[node] = mp;
  before[node] = from;
  const bucket = mp % BUCKETS;
  riders[bucket]![riderCount[bucket]!++] = hex;
}

function clear(): void {
  spent.fill(NONE);
  search.count = 0;
  marcherCount.fill(0);
  riderCount.fill(0);
}

/**
 * Finds every hex that a unit can reach in its Movement Phase (Movement, ZoneOfControl, Movement.J); the result is in
 * `search`.
 */
export function searchFrom(mover: Mover, field: MoveField): void {
  clear();
  const { from } = mover;
  if (mover.slow) {
    searchOneHex(mover, field);
    return;
  }
  onFoot(from, 0, -1);
  if (field.rail[from] && !field.zone[from]) onTrain(from, 0, -1);
  expand(mover, field);
  rightOfOne(mover, field);
}

/** Continues from a path already walked: the unit is at `hex` after these MP, on foot or on the train. */
export function searchOn(
  mover: Mover,
  field: MoveField,
  hex: Hex,
  mpOnFoot: number,
  mpOnTrain: number,
): void {
  clear();
  if (mpOnFoot <= mover.allowance) onFoot(hex, mpOnFoot, -1);
  if (mpOnTrain <= mover.allowance) onTrain(hex, mpOnTrain, -1);
  expand({ ...mover, from: -1 }, field);
}

function expand(mover: Mover, field: MoveField): void {
  for (let mp = 0; mp <= mover.allowance; mp++) {
    // Riding is free, so all stations of this cost are reached before any march continues.
    if (riderCount[mp % BUCKETS]) ride(mp, mover, field);
    march(mp, mover, field);
  }
}

function ride(mp: number, { terrain: { enter } }: Mover, { enemies, zone, rail }: MoveField): void {
  const bucket = mp % BUCKETS;
  const stations = riders[bucket]!;
  for (let i = 0; i < riderCount[bucket]!; i++) {
    const hex = stations[i]!;
    const node = hex + TRAIN;
    if (spent[node] !== mp) continue;
    // Detraining is free.
    onFoot(hex, mp, node);
    for (let r = railStart[hex]!, end = railStart[hex + 1]!; r < end; r++) {
      const to = railTargets[r]!;
      if (!rail[to] || !enter[to] || enemies[to]) continue;
      // In enemy ZOC the unit must leave the train.
      if (zone[to]) onFoot(to, mp, node);
      else onTrain(to, mp, node);
    }
  }
  riderCount[bucket] = 0;
}

function march(
  mp: number,
  { from, allowance, terrain: { ways, wayStart } }: Mover,
  { enemies, zone, rail }: MoveField,
): void {
  const bucket = mp % BUCKETS;
  const nodes = marchers[bucket]!;
  let count = search.count;
  for (let i = 0, all = marcherCount[bucket]!; i < all; i++) {
    const hex = nodes[i]!;
    if (spent[hex] !== mp) continue;
    const held = zone[hex];
    if (hex !== from) {
      hexes[count++] = hex;
      byRight[hex] = 0;
      if (held) continue;
    }
    if (mp === allowance) continue;
    for (let w = wayStart[hex]!, end = wayStart[hex + 1]!; w < end; w++) {
      const way = ways[w]!;
      const to = wayTo(way);
      const total = mp + wayCost(way);
      if (total <= allowance && spent[to]! > total && !enemies[to] && !(held && zone[to]))
        onFoot(to, total, hex);
    }
    if (rail[hex] && !held) onTrain(hex, mp + 1, hex);
  }
  marcherCount[bucket] = 0;
  search.count = count;
}

/** The right to move one hex at any cost (Movement.I). */
function rightOfOne({ from, allowance, terrain, slow, right }: Mover, { enemies, zone }: MoveField): void {
  if (!right && !slow) return;
  for (let d = from * 6, end = d + 6; d < end; d++) {
    if (!terrain.step[d]) continue;
    const to = neighbourTable[d]!;
    if (spent[to] === NONE && !enemies[to] && !(zone[from] && zone[to])) addByRight(to, allowance, from);
  }
}

/** An isolated unit moves at most one hex, at any cost (Supply.A). */
function searchOneHex(mover: Mover, field: MoveField): void {
  spent[mover.from] = 0;
  before[mover.from] = -1;
  rightOfOne(mover, field);
}

function addByRight(hex: Hex, allowance: number, from: Hex): void {
  spent[hex] = allowance;
  before[hex] = from;
  hexes[search.count++] = hex;
  byRight[hex] = 1;
}

/** The hexes entered on the way to a hex that the last search reached. */
export function pathTo(hex: Hex): Hex[] {
  const path: Hex[] = [];
  for (let node = hex, from = before[node]!; from >= 0; node = from, from = before[node]!)
    // Entraining and detraining are steps between nodes, but enter no hex.
    if (node % TRAIN !== from % TRAIN) path.push(node % TRAIN);
  return path.reverse();
}

/** Movement Points of the cheapest path of the last search to a hex; null without one. */
export const costTo = (hex: Hex): number | null => (spent[hex] === NONE ? null : spent[hex]!);

/** True when that path to `hex` enters another hex of it (`on`) by train. */
export function ridesInto(hex: Hex, on: Hex): boolean {
  for (let node = hex; node >= 0; node = before[node]!)
    if (node % TRAIN === on) return node >= TRAIN || before[node]! >= TRAIN;
  return false;
}

/** True when the path of the last search to a hex is by train from the first hex on. */
export function startsByTrain(hex: Hex): boolean {
  let node = hex;
  while (before[node]! >= 0) node = before[node]!;
  return node >= TRAIN;
}

/** True when the path of the last search to a hex uses the railway. */
export function usesRail(hex: Hex): boolean {
  for (let node = hex; node >= 0; node = before[node]!) if (node >= TRAIN) return true;
  return false;
}

/** True when that path also has a step on foot. */
export function marches(hex: Hex): boolean {
  for (let node = hex; node >= 0; node = before[node]!) {
    const last = before[node]!;
    if (node < TRAIN && last >= 0 && last < TRAIN) return true;
  }
  return false;
}

/** The cost of a given path, with the cheapest mixture of foot and train. */
export interface PathCost {
  /** MP spent when the unit ends on foot; UNPAYABLE when the path is impossible. */
  readonly onFoot: number;
  /** MP spent when it is still on the train at the end. */
  readonly onTrain: number;
  readonly rail: boolean;
  readonly byRight: boolean;
}

const UNPAYABLE = 99;

/** Follows a path (hexes entered, without the start). The caller must have checked single hexes. */
export function followPath(mover: Mover, field: MoveField, path: readonly Hex[]): PathCost {
  const { from, allowance, terrain, slow, right } = mover;
  const { enemies, zone, rail } = field;
  let foot = 0;
  let train = !slow && rail[from] && !zone[from] ? 0 : UNPAYABLE;
  let here = from;
  let rides = false;
  let byRight = false;
  for (let i = 0; i < path.length; i++) {
    const to = path[i]!;
    const direction = directionIndex(here, to);
    if (direction < 0 || enemies[to])
      return { onFoot: UNPAYABLE, onTrain: UNPAYABLE, rail: false, byRight: false };
    // A unit that has entered an enemy ZOC goes no further, by foot or rail.
    const stopped = i > 0 && zone[here];
    const step = terrain.step[direction]!;
    const zoneToZone = zone[here] && zone[to];
    let nextFoot = !stopped && step && !zoneToZone ? foot + step : UNPAYABLE;
    if (i === 0 && path.length === 1 && step && !zoneToZone && (slow || (right && nextFoot > allowance))) {
      byRight = !slow;
      nextFoot = allowance;
    }
    let nextTrain = UNPAYABLE;
    if (railNext[direction] === to && rail[to] && terrain.enter[to] && train < UNPAYABLE) {
      if (zone[to]) {
        if (train <= nextFoot) rides = true;
        nextFoot = Math.min(nextFoot, train);
      } else nextTrain = train;
    }
    // Detraining is free, entraining costs 1 MP.
    if (nextTrain < nextFoot) {
      nextFoot = nextTrain;
      rides = true;
    } else if (!slow && !byRight && rail[to] && !zone[to]) nextTrain = Math.min(nextTrain, nextFoot + 1);
    foot = nextFoot;
    train = nextTrain;
    here = to;
    if (slow && i > 0) foot = train = UNPAYABLE;
  }
  return { onFoot: foot, onTrain: train, rail: rides, byRight };
}

function directionIndex(from: Hex, to: Hex): number {
  for (let d = from * 6, end = d + 6; d < end; d++) if (neighbourTable[d] === to) return d;
  return -1;
}
