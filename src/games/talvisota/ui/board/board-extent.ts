import type { Space } from '#engine/talvisota';
import type { XY } from '#kit/drawing/packed-lines.ts';
import type { MapExtent } from '#kit/panzoom/map-extent.ts';
import { outlines } from './outlines.ts';

/** Distance from its centre within which a press counts for a space, in map units. */
const REACH = 46;

/** The centre of a space, in map units. */
export const middleOf = (space: Space): [x: number, y: number] => [...outlines.spaces[space]!];

export const BOARD_EXTENT: MapExtent = {
  width: outlines.width,
  height: outlines.height,
  border: 18,
  // Puts the map's buttons over the ground in the east, not over Leningrad or the title.
  margins: [40, 180],
  slack: [90, 60],
  closest: 3,
  readable: 0.9,
  readableSmall: 0.7,
  frame: 120,
  frameScale: 1.3,
  centreOf: middleOf,
};

/** The nearest space to a point of the map; null if none is close enough. */
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
