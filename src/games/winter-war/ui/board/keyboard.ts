import type { Hex } from '#engine/winter-war';
import { neighbourTable, rowOf, type Direction } from './board-extent.ts';

/** Up and down keep to one column: they lean east from odd rows and west from even ones. */
const leansEast = (hex: Hex): boolean => rowOf(hex) % 2 === 1;

const DIRECTION_OF_KEY: Readonly<Record<string, (hex: Hex) => Direction>> = {
  ArrowRight: () => 0,
  ArrowLeft: () => 3,
  ArrowUp: (hex) => (leansEast(hex) ? 1 : 2),
  ArrowDown: (hex) => (leansEast(hex) ? 5 : 4),
  // The corners of the keypad.
  PageUp: () => 1,
  Home: () => 2,
  End: () => 4,
  PageDown: () => 5,
};

/** The hex that a key leads to: the same one at the edge of the map; null for any other key. */
export function hexByKey(key: string, hex: Hex): Hex | null {
  const direction = DIRECTION_OF_KEY[key];
  if (!direction) return null;
  const next = neighbourTable[hex * 6 + direction(hex)]!;
  return next < 0 ? hex : next;
}
