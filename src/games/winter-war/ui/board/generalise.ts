import type { XY } from './hex-shape.ts';

/** The square of the distance of a point from a stretch. */
function squaredDistance([x, y]: XY, [ax, ay]: XY, [bx, by]: XY): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2;
}

/** Leaves out the points that lie nearer than this to the line through the others (Douglas and Peucker). */
export function generalise(line: readonly XY[], tolerance: number): XY[] {
  const kept = new Set([0, line.length - 1]);
  const stretches: [number, number][] = [[0, line.length - 1]];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const [from, to] = stretch;
    let farthest = -1;
    let worst = tolerance ** 2;
    for (let i = from + 1; i < to; i++) {
      const distance = squaredDistance(line[i]!, line[from]!, line[to]!);
      if (distance > worst) [farthest, worst] = [i, distance];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    stretches.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => kept.has(i));
}
