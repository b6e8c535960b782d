import { defineHex, Orientation, pointToCube } from 'honeycomb-grid';
import { columnOf, COLUMNS, hexAtCell, type Hex, rowOf, ROWS } from '#engine/winter-war/board/grid.ts';
import { ROW_HEIGHT } from '#engine/winter-war/board/projection.ts';

/** Width of a hex in map units, the units of the drawn map (x east, y south). */
export const HEX_WIDTH = 60;

/** Distance from a hex's centre to its corners, in map units. */
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);

/** Area of a hex in square map units. */
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

/** A hex of the drawn map for honeycomb-grid: rows from the north, columns from the west, both from 0. */
export const Tile = defineHex({
  dimensions: HEX_RADIUS,
  orientation: Orientation.POINTY,
  offset: -1,
  origin: { x: -(HEX_WIDTH / 2 + MARGIN), y: -(HEX_RADIUS + MARGIN) },
});

/** Centres requested so far, by hex: computing all of them would delay the table on a slow device. */
const centres: { readonly x: number; readonly y: number }[] = [];

/** Centre of a hex, in map units. */
export function hexCentre(hex: Hex): [x: number, y: number] {
  const { x, y } = (centres[hex] ??= placeCentre(hex));
  return [x, y];
}

function placeCentre(hex: Hex): { readonly x: number; readonly y: number } {
  // honeycomb-grid recomputes both whenever they are read.
  const { x, y } = new Tile({ col: columnOf(hex) - 1, row: ROWS - rowOf(hex) });
  return { x, y };
}

/** The hex at a point of the drawn map, or null outside it. */
export function hexAtPoint(x: number, y: number): Hex | null {
  const { col, row } = new Tile(pointToCube(Tile.settings, { x, y }));
  const inside = col >= 0 && col < COLUMNS && row >= 0 && row < ROWS;
  return inside ? hexAtCell(col + 1, ROWS - row) : null;
}
