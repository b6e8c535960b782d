import type { Hex } from '../../engine/index.ts';
import { hexAtGrid } from './board-grid.ts';
import { mapPoint } from './projection.ts';

const [originX, originY] = mapPoint(0, 0);
const [stepX] = mapPoint(1, 0);
const [, stepY] = mapPoint(0, 1);

/** The hex at a point of the drawn map, or null beyond its edge. */
export function hexAtPoint(x: number, y: number): Hex | null {
  const hex = hexAtGrid((x - originX) / (stepX - originX), (y - originY) / (stepY - originY));
  return hex < 0 ? null : hex;
}
