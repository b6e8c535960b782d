import type { Space } from '#engine/talvisota';
import type { XY } from '#kit/drawing/packed-lines.ts';
import type { MapExtent } from '#kit/panzoom/map-extent.ts';
import { outlines } from './outlines.ts';

/** How far from its middle a space is still meant by a press, in map units. */
const REACH = 46;

/** The middle of a space, in map units. */
export const middleOf = (space: Space): [x: number, y: number] => [...outlines.spaces[space]!];

/** The map as it is panned and zoomed. */
export const BOARD_EXTENT: MapExtent = {
  width: outlines.width,
  height: outlines.height,
  border: 18,
  // The buttons of the map float over the ground to the east of it, not over Leningrad or the title.
  margins: [40, 180],
  slack: [90, 60],
  closest: 3,
  readable: 0.9,
  readableSmall: 0.7,
  frame: 120,
  frameScale: 1.3,
  centreOf: middleOf,
};

/** The space at a point of the drawing, or the nearest one within reach of a finger; null where there is none. */
export function spaceAt([x, y]: XY, spaces: readonly Space[]): Space | null {
  let nearest: Space | null = null;
  let least = REACH;
  for (const space of spaces) {
    const [cx, cy] = middleOf(space);
    const away = Math.hypot(cx - x, cy - y);
    if (away < least) [nearest, least] = [space, away];
  }
  return nearest;
}
