/**
 * Geometry in the grid plane: a point is [u, v * ROW_HEIGHT], one unit is the width of a hex, and every hex
 * is regular.
 */
import { columnOf, type Hex, rowOf } from '#engine/winter-war/board/grid.ts';
import { ROW_HEIGHT, toGrid } from '#engine/winter-war/board/projection.ts';

export type Point = [number, number];
export type Ring = Point[];
/** An outer ring and its holes. */
export type Polygon = Ring[];
export type MultiPolygon = Polygon[];
export type Box = { left: number; right: number; bottom: number; top: number };

/** The plane point of a GeoJSON position [longitude, latitude]. */
export function fromDegrees([lon, lat]: readonly [number, number]): Point {
  const [u, v] = toGrid(lat, lon);
  return [u, v * ROW_HEIGHT];
}

export function centreOf(hex: Hex): Point {
  const row = rowOf(hex);
  return [columnOf(hex) - 1 + (row % 2 === 0 ? 0.5 : 0), row * ROW_HEIGHT];
}

const RADIUS = 1 / Math.sqrt(3);
export const HEX_AREA = ROW_HEIGHT;

/** The six corners, counter-clockwise; the hexside in direction d runs from corner d to corner d + 1. */
export function cornersOf(hex: Hex): Ring {
  const [x, y] = centreOf(hex);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 - 30) * Math.PI) / 180;
    return [x + RADIUS * Math.cos(angle), y + RADIUS * Math.sin(angle)];
  });
}

export function boxOf(rings: Polygon): Box {
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const ring of rings)
    for (const [x, y] of ring) {
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.bottom = Math.min(box.bottom, y);
      box.top = Math.max(box.top, y);
    }
  return box;
}

export const boxesMeet = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top;

export const boxPolygon = ({ left, right, bottom, top }: Box): Polygon => [
  [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ],
];

/** Area of a ring of either orientation, in square hex widths. */
export function ringArea(ring: Ring): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x1, y1] = ring[i]!;
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    sum += x1 * y2 - x2 * y1;
  }
  return Math.abs(sum) / 2;
}

export const polygonArea = ([outer = [], ...holes]: Polygon): number =>
  ringArea(outer) - holes.reduce((sum, hole) => sum + ringArea(hole), 0);

export const area = (polygons: MultiPolygon): number =>
  polygons.reduce((sum, polygon) => sum + polygonArea(polygon), 0);

/** Where a line crosses a segment, as fractions of the way from a to b. */
export function crossings(a: Point, b: Point, line: Point[]): number[] {
  const found: number[] = [];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  for (let i = 1; i < line.length; i++) {
    const p = line[i - 1]!;
    const q = line[i]!;
    const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
    const cross = dx * ey - dy * ex;
    if (cross === 0) continue;
    const t = ((p[0] - a[0]) * ey - (p[1] - a[1]) * ex) / cross;
    const s = ((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / cross;
    // Half open, so that a crossing at a vertex of the line counts once.
    if (t >= 0 && t <= 1 && s >= 0 && s < 1) found.push(t);
  }
  return found;
}

export function contains(polygons: MultiPolygon, point: Point): boolean {
  const far: Point = [1000, point[1] + 0.1234567];
  return polygons.some(
    (polygon) => polygon.reduce((sum, ring) => sum + crossings(point, far, ring).length, 0) % 2 === 1,
  );
}

/** Share of the segment from a to b inside the polygons (which do not overlap), 0 to 1. */
export function shareInside(a: Point, b: Point, polygons: MultiPolygon): number {
  const box = boxOf([[a, b]]);
  let share = 0;
  for (const polygon of polygons) {
    if (!boxesMeet(box, boxOf(polygon))) continue;
    const cuts = [0, ...polygon.flatMap((ring) => crossings(a, b, ring)).sort((s, t) => s - t), 1];
    let inside = contains([polygon], a);
    for (let i = 1; i < cuts.length; i++) {
      if (inside) share += cuts[i]! - cuts[i - 1]!;
      inside = !inside;
    }
  }
  return share;
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square;
  const s = Math.min(1, Math.max(0, t));
  return Math.hypot(p[0] - a[0] - s * dx, p[1] - a[1] - s * dy);
}
