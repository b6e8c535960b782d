/** Names of units and hexes as the screen writes them. */
import { board, counter, unitLabel, type Hex, type UnitId } from '../engine/index.ts';
import type { Part } from './parts.ts';
import { t } from './strings.ts';

export const hexText = (hex: Hex): string => t.hex(board.hexName(hex), board.placeNameOf(hex));

export const hexPart = (hex: Hex): Part => ({ hex, text: hexText(hex) });

/** "6-4-2 (18)" */
export const unitText = (unit: UnitId): string => unitLabel(unit);

export const kindText = (unit: UnitId): string => {
  const { type } = counter(unit);
  return t.kind(type.arm, type.size);
};

export const unitList = (units: readonly UnitId[]): string => units.map(unitText).join(', ');
