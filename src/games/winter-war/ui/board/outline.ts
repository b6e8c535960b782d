import type { Hex } from '#engine/winter-war';
import { HEX_COUNT } from './board-extent.ts';
import { linePath, type XY } from './hex-shape.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './projection.ts';

/** Area of a ring in square map units. */
export function areaOf(ring: readonly XY[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x, y] = ring[i]!;
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

/** A half-plane that keeps points with a x + b y <= c. */
type HalfPlane = readonly [a: number, b: number, c: number];

/** Clips a ring to a convex area (Sutherland-Hodgman). */
export function clipRing(ring: readonly XY[], area: readonly HalfPlane[]): XY[] {
  let points: readonly XY[] = ring;
  for (const [a, b, c] of area) {
    const over = ([x, y]: XY): number => a * x + b * y - c;
    const kept: XY[] = [];
    for (let i = 0; i < points.length; i++) {
      const from = points[i]!;
      const to = points[(i + 1) % points.length]!;
      const [before, after] = [over(from), over(to)];
      if (before <= 0) kept.push(from);
      if (before <= 0 !== after <= 0) {
        const t = before / (before - after);
        kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
      }
    }
    points = kept;
    if (points.length === 0) break;
  }
  return [...points];
}

function halfPlanesOf(corners: readonly XY[]): HalfPlane[] {
  return corners.map(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length]!;
    // Clockwise on screen: the inside is on the right.
    const [a, b] = [ny - y, x - nx];
    return [a, b, a * x + b * y];
  });
}

const [ACROSS, DOWN] = [4, 8];
const [TILE_WIDTH, TILE_HEIGHT] = [MAP_WIDTH / ACROSS, MAP_HEIGHT / DOWN];

interface Tile {
  /** Tiles are numbered from west to east and from north to south. */
  readonly index: number;
  readonly rings: readonly (readonly XY[])[];
  readonly d: string;
}

/** Splits the land into tiles that overlap slightly, so that no seam shows. */
export function tilesOf(rings: readonly (readonly XY[])[]): Tile[] {
  const tiles: Tile[] = [];
  for (let row = 0; row < DOWN; row++)
    for (let column = 0; column < ACROSS; column++) {
      const area: HalfPlane[] = [
        [-1, 0, -column * TILE_WIDTH + 0.6],
        [1, 0, (column + 1) * TILE_WIDTH + 0.6],
        [0, -1, -row * TILE_HEIGHT + 0.6],
        [0, 1, (row + 1) * TILE_HEIGHT + 0.6],
      ];
      const pieces = rings.map((ring) => clipRing(ring, area)).filter((ring) => ring.length > 2);
      if (pieces.length > 0)
        tiles.push({
          index: row * ACROSS + column,
          rings: pieces,
          d: pieces.map((p) => `${linePath(p)}Z`).join(''),
        });
    }
  return tiles;
}

/** Point-in-area test: a line from the point to the west crosses the rings an odd number of times. */
export function insideOf(tiles: readonly Tile[]): (x: number, y: number) => boolean {
  const byIndex = new Map(tiles.map(({ index, rings }) => [index, rings]));
  return (x, y) => {
    const rings = byIndex.get(Math.floor(y / TILE_HEIGHT) * ACROSS + Math.floor(x / TILE_WIDTH)) ?? [];
    let inside = false;
    for (const ring of rings)
      for (let i = 0; i < ring.length; i++) {
        const [ax, ay] = ring[i]!;
        const [bx, by] = ring[(i + 1) % ring.length]!;
        if (ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
      }
    return inside;
  };
}

/** The shoreline as lines of about 60 points, without the stretches along the edge of the map. */
export function shoreOf(rings: readonly (readonly XY[])[]): string[] {
  const outside = ([x, y]: XY): boolean => x <= 0 || y <= 0 || x >= MAP_WIDTH || y >= MAP_HEIGHT;
  const lines: string[] = [];
  for (const ring of rings) {
    let line: XY[] = [];
    const end = (): void => {
      if (line.length > 1) lines.push(linePath(line));
      line = [];
    };
    for (let i = 0; i <= ring.length; i++) {
      const point = ring[i % ring.length]!;
      const before = ring[(i + ring.length - 1) % ring.length]!;
      if (i > 0 && outside(point) && outside(before)) end();
      line.push(point);
      if (line.length > 60) {
        end();
        line.push(point);
      }
    }
    end();
  }
  return lines;
}

/** The parts of the rings inside each hex. */
export function clipToHexes(
  tiles: readonly Tile[],
  hexes: Iterable<Hex>,
  corners: (hex: Hex) => readonly XY[],
): Map<Hex, string> {
  const boxes = tiles.flatMap(({ rings }) =>
    rings.map((ring) => ({
      ring,
      left: Math.min(...ring.map((p) => p[0])),
      right: Math.max(...ring.map((p) => p[0])),
      top: Math.min(...ring.map((p) => p[1])),
      bottom: Math.max(...ring.map((p) => p[1])),
    })),
  );
  const found = new Map<Hex, string>();
  for (const hex of hexes) {
    if (hex < 0 || hex >= HEX_COUNT) continue;
    const shape = corners(hex);
    const area = halfPlanesOf(shape);
    const [left, right] = [shape[4]![0], shape[1]![0]];
    const [top, bottom] = [shape[0]![1], shape[3]![1]];
    const pieces = boxes
      .filter((b) => b.left <= right && b.right >= left && b.top <= bottom && b.bottom >= top)
      .map((b) => clipRing(b.ring, area))
      .filter((ring) => ring.length > 2);
    if (pieces.length > 0) found.set(hex, pieces.map((p) => `${linePath(p)}Z`).join(''));
  }
  return found;
}
