import { columnOf, COLUMNS, type Hex, rowOf, ROWS } from '../../engine/board/grid.ts';
import { ROW_HEIGHT } from '../../engine/board/projection.ts';

/** Width of a hex in map units, the units of the drawn map (x east, y south). */
export const HEX_WIDTH = 60;

/** Distance from a hex's centre to its corners, in map units. */
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);

/** In square map units. */
export const HEX_AREA = HEX_WIDTH * 1.5 * HEX_RADIUS;

/** Empty border around the outermost hexes, in map units. */
const MARGIN = HEX_WIDTH / 2;

const ROW_STEP = HEX_WIDTH * ROW_HEIGHT;

// Odd rows begin half a hex west of u = 0, even rows end half a hex east of the last column.
export const MAP_WIDTH = (COLUMNS + 0.5) * HEX_WIDTH + 2 * MARGIN;
export const MAP_HEIGHT = (ROWS - 1) * ROW_STEP + 2 * HEX_RADIUS + 2 * MARGIN;

/** The point of the drawn map for grid coordinates [u, v] (engine/board/projection.ts). */
export function mapPoint(u: number, v: number): [x: number, y: number] {
  return [(u + 0.5) * HEX_WIDTH + MARGIN, (ROWS - v) * ROW_STEP + HEX_RADIUS + MARGIN];
}

/** The centre of a hex on the drawn map. */
export function hexCentre(hex: Hex): [x: number, y: number] {
  const row = rowOf(hex);
  return mapPoint(columnOf(hex) - 1 + (row % 2 === 0 ? 0.5 : 0), row);
}
