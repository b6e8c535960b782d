import { board, type Hex } from '#engine/winter-war';
import { COLUMNS } from './board-extent.ts';
import type { XY } from './hex-shape.ts';
import { HEX_WIDTH, hexCentre, MAP_WIDTH } from './projection.ts';

const ROW_A = 13;

/** The hexes of row 13, from west to east. */
export const rowA: readonly Hex[] = Array.from({ length: COLUMNS }, (_, i) =>
  board.hexByName(`${String(i + 1).padStart(2, '0')}${ROW_A}`),
);

/** Where the line leaves the map in the east, for its label in the margin. */
export const rowAEnd: XY = (() => {
  const [, y] = hexCentre(rowA.at(-1)!);
  return [MAP_WIDTH, y - HEX_WIDTH * 0.43];
})();
