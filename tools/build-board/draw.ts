import simplify from 'simplify-js';
import { ROW_HEIGHT } from '#engine/winter-war/board/projection.ts';
import { mapPoint } from '#games/winter-war/ui/board/projection.ts';
import type { Point } from './plane.ts';

/** Converts a point of the grid plane to map units. */
export const onMap = ([x, y]: Point): Point => mapPoint(x, y / ROW_HEIGHT);

/** Simplifies a line: drops points closer to it than the tolerance, in map units. */
export function generalise(line: Point[], tolerance: number): Point[] {
  const points = line.map(([x, y]) => ({ x, y }));
  return simplify(points, tolerance, true).map(({ x, y }): Point => [x, y]);
}
