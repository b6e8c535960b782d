import { LENINGRAD, PETSAMO, SWEDISH_ENTRY } from '../board/board.ts';
import { HEX_COUNT, type Hex } from '../board/grid.ts';
import {
  ALLIED_BRIGADES,
  IS_ALLIED,
  IS_SKI,
  IS_SOVIET,
  PARATROOPS,
  UNIT_COUNT,
  type UnitId,
} from '../units/roster.ts';
import { enemyOf, type Side } from '../units/unit-types.ts';
import type { UnitState } from './state.ts';

/** The units of each hex, as tables. */
export interface Occupancy {
  /** Number of units of each side by hex. */
  readonly finn: Uint8Array;
  readonly soviet: Uint8Array;
  /** Units that count against stacking; only one side is ever in a hex. */
  readonly stacking: Uint8Array;
  /** The first unit in each hex, or -1, and the next one after each unit. */
  readonly first: Int16Array;
  readonly next: Int16Array;
  /** Occupied hexes, one entry for each unit on the map, in no order. */
  readonly used: Int16Array;
  readonly usedCount: number;
}

/** True for units that do not count in a hex: Allies where they arrive, paratroops in Leningrad (K2, Option.D). */
export const stacksFree = (unit: UnitId, hex: Hex): boolean =>
  unit === PARATROOPS
    ? hex === LENINGRAD
    : IS_ALLIED[unit] === 1 && (hex === PETSAMO || hex === SWEDISH_ENTRY);

interface Slot extends Occupancy {
  /** The whole buffer, for copying. */
  readonly bytes: Uint8Array;
  usedCount: number;
  /** Time of the last fill, by `clock`. */
  filled: number;
}

/** All tables in one buffer: five allocations would cost more than filling them. */
function newSlot(): Slot {
  const counted = HEX_COUNT * 2 + UNIT_COUNT * 4;
  const buffer = new ArrayBuffer(counted + HEX_COUNT * 3);
  return {
    first: new Int16Array(buffer, 0, HEX_COUNT).fill(-1),
    next: new Int16Array(buffer, HEX_COUNT * 2, UNIT_COUNT),
    finn: new Uint8Array(buffer, counted, HEX_COUNT),
    soviet: new Uint8Array(buffer, counted + HEX_COUNT, HEX_COUNT),
    stacking: new Uint8Array(buffer, counted + HEX_COUNT * 2, HEX_COUNT),
    bytes: new Uint8Array(buffer),
    used: new Int16Array(buffer, HEX_COUNT * 2 + UNIT_COUNT * 2, UNIT_COUNT),
    usedCount: 0,
    filled: 0,
  };
}

/** Number of reusable table sets; the oldest is refilled, since allocation took a quarter of all time. */
const POOL_SIZE = 64;
const pool: Slot[] = [];
let clock = 0;

function oldestSlot(): Slot {
  const slot = (pool[clock % POOL_SIZE] ??= newSlot());
  slot.filled = ++clock;
  return slot;
}

function fillSlot(units: readonly UnitState[]): Slot {
  const slot = oldestSlot();
  const { finn, soviet, stacking, first, next, used } = slot;
  for (let i = 0; i < slot.usedCount; i++) {
    const hex = used[i]!;
    finn[hex] = soviet[hex] = stacking[hex] = 0;
    first[hex] = -1;
  }
  let count = 0;
  for (let id = units.length - 1; id >= 0; id--) {
    const hex = units[id]!.at;
    if (hex < 0) continue;
    if (IS_SOVIET[id]) soviet[hex]!++;
    else finn[hex]!++;
    if (!IS_SKI[id]) stacking[hex]!++;
    used[count++] = hex;
    next[id] = first[hex]!;
    first[hex] = id;
  }
  slot.usedCount = count;
  if (units[PARATROOPS]!.at === LENINGRAD) stacking[LENINGRAD]!--;
  if (stacking[PETSAMO] || stacking[SWEDISH_ENTRY])
    for (const id of ALLIED_BRIGADES) if (stacksFree(id, units[id]!.at)) stacking[units[id]!.at]!--;
  return slot;
}

/** The units of each hex. Do not keep the tables: they are reused, so call again later. */
export const occupancyOf = (units: readonly UnitState[]): Occupancy => fillSlot(units);

function unlink({ first, next }: Occupancy, unit: UnitId, hex: Hex): void {
  if (first[hex] === unit) {
    first[hex] = next[unit]!;
    return;
  }
  let id = first[hex]!;
  while (next[id] !== unit) id = next[id]!;
  next[id] = next[unit]!;
}

/** Inserts a unit into the list of a hex, in roster order. */
function link({ first, next }: Occupancy, unit: UnitId, hex: Hex): void {
  let last = -1;
  let id = first[hex]!;
  for (; id >= 0 && id < unit; id = next[id]!) last = id;
  next[unit] = id;
  if (last < 0) first[hex] = unit;
  else next[last] = unit;
}

/** The occupancy after one unit has moved from one hex on the map to another. */
export function occupancyAfterMarch(before: Occupancy, unit: UnitId, from: Hex, to: Hex): Occupancy {
  const { bytes, usedCount } = before as Slot;
  const slot = oldestSlot();
  slot.bytes.set(bytes);
  slot.usedCount = usedCount;
  slot.used[slot.used.indexOf(from)] = to;
  const counts = IS_SOVIET[unit] ? slot.soviet : slot.finn;
  counts[from]!--;
  counts[to]!++;
  if (!IS_SKI[unit] && !stacksFree(unit, from)) slot.stacking[from]!--;
  if (!IS_SKI[unit] && !stacksFree(unit, to)) slot.stacking[to]!++;
  unlink(slot, unit, from);
  link(slot, unit, to);
  return slot;
}

/** The occupancy of a set of units, refilled when its tables have been reused. */
export class KeptOccupancy {
  readonly #units: readonly UnitState[];
  #slot: Slot | undefined;
  #filled: number;

  constructor(units: readonly UnitState[], made?: Occupancy) {
    this.#units = units;
    this.#slot = made as Slot | undefined;
    this.#filled = this.#slot?.filled ?? 0;
  }

  get(): Occupancy {
    let slot = this.#slot;
    if (slot?.filled !== this.#filled) {
      slot = this.#slot = fillSlot(this.#units);
      this.#filled = slot.filled;
    }
    return slot;
  }
}

export function unitsIn(occupancy: Occupancy, hex: Hex): UnitId[] {
  const found: UnitId[] = [];
  for (let id = occupancy.first[hex]!; id >= 0; id = occupancy.next[id]!) found.push(id);
  return found;
}

export const enemiesOf = (occupancy: Occupancy, side: Side): Uint8Array => occupancy[enemyOf(side)];
