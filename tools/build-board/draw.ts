import simplify from 'simplify-js';
import { ROW_HEIGHT } from '../../src/engine/board/projection.ts';
import { mapPoint } from '../../src/ui/map/projection.ts';
import type { Point } from './plane.ts';

/** The map point of a point of the grid plane. */
export const onMap = ([x, y]: Point): Point => mapPoint(x, y / ROW_HEIGHT);

/** Leaves out the points of a line that lie nearer to it than this, in map units. */
export function generalise(line: Point[], tolerance: number): Point[] {
  const points = line.map(([x, y]) => ({ x, y }));
  return simplify(points, tolerance, true).map(({ x, y }): Point => [x, y]);
}

const tenths = (n: number): number => Math.round(n * 10);
const written = (n: number): string => String(n / 10);
const pair = ([x, y]: Point): string => written(x) + (y < 0 ? '' : ' ') + written(y);

/** The `d` of a path through map points, with relative steps and one decimal. */
export function pathThrough(points: Point[], closed: boolean): string {
  // Counted in whole tenths, so that rounding does not add up along the line.
  const rounded = points.map(([x, y]): Point => [tenths(x), tenths(y)]);
  const steps = rounded
    .slice(1)
    .map(([x, y], i): Point => [x - rounded[i]![0], y - rounded[i]![1]])
    .filter(([dx, dy]) => dx !== 0 || dy !== 0);
  if (closed) steps.pop(); // Z draws it
  const drawn = steps
    .map(pair)
    .reduce((all, step) => all + (step.startsWith('-') || all === '' ? '' : ' ') + step, '');
  return `M${pair(rounded[0]!)}l${drawn}${closed ? 'z' : ''}`;
}

/** Rounds the corners of a line (Chaikin's corner cutting), keeping its ends. */
export function smooth(line: Point[], rounds = 2): Point[] {
  let points = line;
  for (let i = 0; i < rounds; i++) {
    const cut: Point[] = [points[0]!];
    for (let j = 1; j < points.length; j++) {
      const [ax, ay] = points[j - 1]!;
      const [bx, by] = points[j]!;
      cut.push([ax + (bx - ax) / 4, ay + (by - ay) / 4], [bx - (bx - ax) / 4, by - (by - ay) / 4]);
    }
    points = [...cut, points.at(-1)!];
  }
  return points;
}
