import { HEX_COUNT, neighbourTable, type Hex } from '../board/grid.ts';
import { railNext, railStart, railTargets } from './rail.ts';
import type { EntryTable } from './terrain.ts';

/** Everything that limits a side's movement now, apart from the unit itself; shared by all units and moves. */
export interface MoveField {
  /** Per hex: enemy units. */
  readonly enemies: Uint8Array;
  /** Per hex: 1 in enemy ZOC. */
  readonly zone: Uint8Array;
  /** Per hex: 1 on usable railway of the home country. */
  readonly rail: Uint8Array;
}

/** What limits one unit. */
export interface Mover {
  readonly from: Hex;
  /** Movement Allowance in MP. */
  readonly allowance: number;
  /** Was isolated when the phase began: one hex, no rail (Supply.A). */
  readonly slow: boolean;
  /** Has the right to one hex whatever it costs (Movement.I). */
  readonly right: boolean;
  /** What the terrain costs its class. */
  readonly terrain: EntryTable;
}

const NONE = 255;

/**
 * A node is a hex and how the unit is there: `hex` on foot, `hex + HEX_COUNT` on the train. The unit enters
 * and leaves trains at these nodes, so that one search covers every mixture of marching and riding.
 */
const NODES = HEX_COUNT * 2;
const TRAIN = HEX_COUNT;

/** Scratch of the last search; read it before the next one starts. */
export const search = {
  /** Per node: MP spent, NONE (255) when not reached. */
  spent: new Uint8Array(NODES),
  /** Per node: the node before it, -1 at the start. */
  before: new Int16Array(NODES),
  /** Per node: hexes entered on the way. */
  entered: new Int16Array(NODES),
  /** Hexes reached on foot, in order of cost, the start left out. */
  hexes: new Int16Array(HEX_COUNT),
  count: 0,
  /** Per hex reached: 1 when only the right to move one hex leads there. */
  byRight: new Uint8Array(HEX_COUNT),
};

/** The nodes reached for so many MP. They are used in rotation: no step costs as many MP as there are. */
const BUCKETS = 8;
const buckets = Array.from({ length: BUCKETS }, () => new Int16Array(NODES));
const fill = new Int16Array(BUCKETS);

function reachNode(node: number, mp: number, from: number): void {
  if (search.spent[node]! <= mp) return;
  search.spent[node] = mp;
  search.before[node] = from;
  // Entraining and detraining are nodes of their own, but no hexes entered.
  const stays = node - from === TRAIN || from - node === TRAIN;
  search.entered[node] = from < 0 ? 0 : search.entered[from]! + (stays ? 0 : 1);
  const bucket = mp % BUCKETS;
  buckets[bucket]![fill[bucket]!++] = node;
}

/**
 * Finds every hex that a unit can reach in its Movement Phase (Movement, ZoneOfControl, Movement.J) and
 * leaves the answer in `search`.
 */
export function searchFrom(mover: Mover, field: MoveField): void {
  const { spent } = search;
  spent.fill(NONE);
  search.count = 0;
  fill.fill(0);
  const { from } = mover;
  if (mover.slow) {
    searchOneHex(mover, field);
    return;
  }
  reachNode(from, 0, -1);
  if (field.rail[from] && !field.zone[from]) reachNode(from + TRAIN, 0, -1);
  expand(mover, field);
  rightOfOne(mover, field);
}

/** Goes on from a path already walked: the unit stands at `hex` after `mp`, on foot or (also) on the train. */
export function searchOn(mover: Mover, field: MoveField, hex: Hex, onFoot: number, onTrain: number): void {
  search.spent.fill(NONE);
  search.count = 0;
  fill.fill(0);
  if (onFoot <= mover.allowance) reachNode(hex, onFoot, -1);
  if (onTrain <= mover.allowance) reachNode(hex + TRAIN, onTrain, -1);
  expand({ ...mover, from: -1 }, field);
}

function expand(
  { from, allowance, terrain: { enter, step } }: Mover,
  { enemies, zone, rail }: MoveField,
): void {
  const { spent } = search;
  for (let mp = 0; mp <= allowance; mp++) {
    const bucket = mp % BUCKETS;
    const nodes = buckets[bucket]!;
    for (let i = 0; i < fill[bucket]!; i++) {
      const node = nodes[i]!;
      if (spent[node] !== mp) continue;
      if (node >= TRAIN) {
        const hex = node - TRAIN;
        // Detraining is free.
        reachNode(hex, mp, node);
        for (let r = railStart[hex]!, end = railStart[hex + 1]!; r < end; r++) {
          const to = railTargets[r]!;
          if (!rail[to] || !enter[to] || enemies[to]) continue;
          // In enemy ZOC the ride ends on foot.
          reachNode(zone[to] ? to : to + TRAIN, mp, node);
        }
        continue;
      }
      if (node !== from) {
        search.hexes[search.count++] = node;
        search.byRight[node] = 0;
        if (zone[node]) continue;
      }
      const held = zone[node];
      for (let d = node * 6, end = d + 6; d < end; d++) {
        const cost = step[d]!;
        if (!cost || mp + cost > allowance) continue;
        const to = neighbourTable[d]!;
        if (!enemies[to] && !(held && zone[to])) reachNode(to, mp + cost, node);
      }
      if (rail[node] && !held && mp < allowance) reachNode(node + TRAIN, mp + 1, node);
    }
    fill[bucket] = 0;
  }
}

/** The right to move one hex whatever it costs (Movement.I). */
function rightOfOne({ from, allowance, terrain, slow, right }: Mover, { enemies, zone }: MoveField): void {
  if (!right && !slow) return;
  for (let d = from * 6, end = d + 6; d < end; d++) {
    if (!terrain.step[d]) continue;
    const to = neighbourTable[d]!;
    if (search.spent[to] === NONE && !enemies[to] && !(zone[from] && zone[to]))
      addByRight(to, allowance, from);
  }
}

/** An isolated unit moves one hex at most, whatever it costs (Supply.A). */
function searchOneHex(mover: Mover, field: MoveField): void {
  search.spent[mover.from] = 0;
  search.before[mover.from] = -1;
  search.entered[mover.from] = 0;
  rightOfOne(mover, field);
}

function addByRight(hex: Hex, allowance: number, from: Hex): void {
  search.spent[hex] = allowance;
  search.before[hex] = from;
  search.entered[hex] = 1;
  search.hexes[search.count++] = hex;
  search.byRight[hex] = 1;
}

/** The hexes entered on the way to a hex that the last search reached. */
export function pathTo(hex: Hex): Hex[] {
  const { before, entered } = search;
  // oxlint-disable-next-line unicorn/no-new-array -- its length is known, and paths are made by the thousand
  const path = new Array<Hex>(entered[hex]!);
  for (let node = hex, i = entered[hex]!; i > 0; node = before[node]!)
    if (entered[node] === i) path[--i] = node >= TRAIN ? node - TRAIN : node;
  return path;
}

/** Movement Points of the cheapest way that the last search found to a hex; null when it found none. */
export const costTo = (hex: Hex): number | null => (search.spent[hex] === NONE ? null : search.spent[hex]!);

/** True when the way that the last search found to a hex enters another one of it by train. */
export function ridesInto(hex: Hex, on: Hex): boolean {
  for (let node = hex; node >= 0; node = search.before[node]!)
    if (node % TRAIN === on) return node >= TRAIN || search.before[node]! >= TRAIN;
  return false;
}

/** True when the way that the last search found to a hex is by train from the first hex on. */
export function startsByTrain(hex: Hex): boolean {
  let node = hex;
  while (search.before[node]! >= 0) node = search.before[node]!;
  return node >= TRAIN;
}

/** True when the way that the last search found to a hex uses the railway. */
export function usesRail(hex: Hex): boolean {
  for (let node = hex; node >= 0; node = search.before[node]!) if (node >= TRAIN) return true;
  return false;
}

/** True when it also marches. */
export function marches(hex: Hex): boolean {
  for (let node = hex; node >= 0; node = search.before[node]!) {
    const before = search.before[node]!;
    if (node < TRAIN && before >= 0 && before < TRAIN) return true;
  }
  return false;
}

/** The cost of a path given hex by hex, as cheaply as foot and train can share it. */
export interface PathCost {
  /** MP spent when the unit ends on foot; UNPAYABLE when the path cannot be gone. */
  readonly onFoot: number;
  /** MP spent when it is still on the train at the end. */
  readonly onTrain: number;
  readonly rail: boolean;
  readonly byRight: boolean;
}

const UNPAYABLE = 99;

/** Follows a path (hexes entered, start left out). Prohibitions of single hexes must have been tested. */
export function followPath(mover: Mover, field: MoveField, path: readonly Hex[]): PathCost {
  const { from, allowance, terrain, slow, right } = mover;
  const { enemies, zone, rail } = field;
  let foot = 0;
  let train = !slow && rail[from] && !zone[from] ? 0 : UNPAYABLE;
  let here = from;
  let rides = false;
  let byRight = false;
  for (const [i, to] of path.entries()) {
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
