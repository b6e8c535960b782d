/** The small map of the start screen, which needs no board: ten units to a hex. */
import { COLUMNS, columnOf, rowOf, ROWS, type Hex } from '#engine/winter-war/board/grid.ts';

const HEX = 10;
/** Distance between two rows. */
export const ROW = 8.66;

export const WIDTH = COLUMNS * HEX + HEX / 2;
export const HEIGHT = Math.ceil(ROWS * ROW + HEX / 4);

/** Centre of a hex, x to the east and y to the south. Even rows are half a hex further east. */
export function spot(hex: Hex): [x: number, y: number] {
  const row = rowOf(hex);
  return [(columnOf(hex) - (row % 2 ? 0.5 : 0)) * HEX, Math.round((ROWS - row + 0.6) * ROW)];
}
