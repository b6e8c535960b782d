import simplify from 'simplify-js';
import { ROW_HEIGHT } from '#engine/winter-war/board/projection.ts';
import { mapPoint } from '#games/winter-war/ui/board/projection.ts';
import type { Point } from './plane.ts';

/** The map point of a point of the grid plane. */
export const onMap = ([x, y]: Point): Point => mapPoint(x, y / ROW_HEIGHT);

/** Leaves out the points of a line that lie nearer to it than this, in map units. */
export function generalise(line: Point[], tolerance: number): Point[] {
  const points = line.map(([x, y]) => ({ x, y }));
  return simplify(points, tolerance, true).map(({ x, y }): Point => [x, y]);
}
