import { southOfRowA } from '../board/board.ts';
import type { Hex } from '../board/grid.ts';
import { stacksFree, unitsIn, type Occupancy } from '../state/occupancy.ts';
import { IS_SKI, type UnitId } from '../units/roster.ts';
import type { Side } from '../units/unit-types.ts';

/** How many units may stack in a hex: two on and south of Row A, one north of it (K1). */
export const stackingLimit = (hex: Hex): number => STACKING_LIMIT[hex]!;

/** `stackingLimit` as a table by hex. */
export const STACKING_LIMIT: Uint8Array = southOfRowA.map((south) => (south ? 2 : 1));

/** True when one more unit fits; ski patrols always do (Stacking.C), as do units that stack freely there (K2). */
export const hasCapacity = (occupancy: Occupancy, hex: Hex, unit: UnitId): boolean =>
  IS_SKI[unit] === 1 || occupancy.stacking[hex]! < stackingLimit(hex) || stacksFree(unit, hex);

/** Hexes in which a side has more units than may stack. */
export function overstackedHexes(occupancy: Occupancy, side: Side): Hex[] {
  const { stacking } = occupancy;
  const units = occupancy[side];
  const found: Hex[] = [];
  for (let hex = 0; hex < stacking.length; hex++)
    if (stacking[hex]! > STACKING_LIMIT[hex]! && units[hex]) found.push(hex);
  return found;
}

/** The units of a hex that count against stacking. */
export const stackingUnits = (occupancy: Occupancy, hex: Hex): UnitId[] =>
  unitsIn(occupancy, hex).filter((id) => !IS_SKI[id] && !stacksFree(id, hex));
