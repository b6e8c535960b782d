import type { MapExtent } from '#kit/panzoom/map-extent.ts';
import { hexCentre, MAP_HEIGHT, MAP_WIDTH } from './projection.ts';
import { MARGINS } from './margins.ts';

/** The board as it is panned and zoomed. */
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
