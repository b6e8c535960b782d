import type { Space } from '#engine/talvisota';
import type { XY } from '#kit/drawing/packed-lines.ts';
import { middleOf } from './board-extent.ts';

const DIRECTIONS: Readonly<Record<string, XY>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A step aside costs this much more than one ahead. */
const ASIDE = 2.2;

/**
 * The space that an arrow key leads to: the nearest within the quarter of the map in that direction, what lies straight
 * ahead first. The same one at the edge of the map; null for any other key.
 */
export function spaceByKey(key: string, from: Space, spaces: readonly Space[]): Space | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = middleOf(from);
  let best = from;
  let least = Infinity;
  for (const space of spaces) {
    const [cx, cy] = middleOf(space);
    const ahead = (cx - x) * direction[0] + (cy - y) * direction[1];
    const aside = Math.abs((cx - x) * direction[1] - (cy - y) * direction[0]);
    const cost = ahead + ASIDE * aside;
    if (ahead > 0 && aside <= ahead * 1.25 && cost < least) [best, least] = [space, cost];
  }
  return best;
}

/** The space nearest to a point. */
export const nearestTo = ([x, y]: XY, spaces: readonly Space[]): Space =>
  spaces.reduce((best, space) => {
    const away = (at: Space): number => Math.hypot(middleOf(at)[0] - x, middleOf(at)[1] - y);
    return away(space) < away(best) ? space : best;
  });
