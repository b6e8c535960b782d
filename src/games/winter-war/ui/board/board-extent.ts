import type { MapExtent } from '#kit/panzoom/map-extent.ts';
import { MAP_HEIGHT, MAP_WIDTH, hexCentre } from './projection.ts';

/** The grid geometry that the drawing shares with the engine. */
export {
  columnOf,
  COLUMNS,
  HEX_COUNT,
  hexAtCell,
  hexsideTable,
  neighbourTable,
  rowOf,
  ROWS,
  type Direction,
} from '#engine/winter-war/board/grid.ts';

/** Sheet outside the neat line, in map units: title and key in the west, turns and Row A's label east. */
export const MARGINS = { west: 620, east: 490, north: 26, south: 26 } as const;

/** Extent of the board for panning and zooming. */
export const BOARD_EXTENT: MapExtent = {
  width: MAP_WIDTH,
  height: MAP_HEIGHT,
  border: 34,
  margins: [MARGINS.west, MARGINS.east],
  slack: [0, 44],
  closest: 3.4,
  readable: 1,
  readableSmall: 0.96,
  frame: 110,
  frameScale: 1.7,
  centreOf: hexCentre,
};
