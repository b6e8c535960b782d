import type { Hex } from '#engine/winter-war';
import type { Direction } from './board-extent.ts';
import { HEX_RADIUS, HEX_WIDTH, hexCentre, Tile } from './projection.ts';

export type XY = readonly [x: number, y: number];

/** Offsets of the corners from the centre, clockwise from the top. */
const CORNERS: readonly XY[] = (() => {
  const tile = new Tile();
  const around = tile.corners.map(({ x, y }): XY => [x - tile.x, y - tile.y]);
  return [...around.slice(-1), ...around.slice(0, -1)];
})();

/** Indices of the two corners of the hexside in each direction, clockwise. */
const ENDS: readonly (readonly [number, number])[] = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
];

const tenth = (n: number): number => Math.round(n * 10) / 10;
export const pointText = ([x, y]: XY): string => `${tenth(x)} ${tenth(y)}`;

/** Corners of a hex; `grow` moves them outward (inward when negative), in map units. */
export function cornersOf(hex: Hex, grow = 0): XY[] {
  const [x, y] = hexCentre(hex);
  const factor = 1 + grow / HEX_RADIUS;
  return CORNERS.map(([dx, dy]) => [x + dx * factor, y + dy * factor]);
}

/** The ends of a hexside, clockwise as seen from the hex. */
export function edgeOf(hex: Hex, direction: Direction, grow = 0): [XY, XY] {
  const corners = cornersOf(hex, grow);
  const [a, b] = ENDS[direction]!;
  return [corners[a]!, corners[b]!];
}

export const outward = (direction: Direction): XY => {
  const angle = (direction * Math.PI) / 3;
  return [Math.cos(angle), -Math.sin(angle)];
};

/** A hex relative to the current point of a path: for symbols in any hex, or around a transform's origin. */
export function unitHexPath(grow = 0): string {
  const factor = 1 + grow / HEX_RADIUS;
  const corners = CORNERS.map(([x, y]): XY => [tenth(x * factor), tenth(y * factor)]);
  const steps = corners.slice(1).map(([x, y], i) => pointText([x - corners[i]![0], y - corners[i]![1]]));
  return `m${pointText(corners[0]!)}l${steps.join('l')}z`;
}

const unitPaths = new Map<number, string>();

/** The outline of a hex; `grow` as in `cornersOf`. */
export function hexPath(hex: Hex, grow = 0): string {
  const unit = unitPaths.get(grow) ?? unitHexPath(grow);
  unitPaths.set(grow, unit);
  return `M${pointText(hexCentre(hex))}${unit}`;
}

export const linePath = (points: readonly XY[]): string => `M${points.map(pointText).join('L')}`;

/** The point at that distance from one point toward another. */
export function toward([ax, ay]: XY, [bx, by]: XY, length: number): XY {
  const distance = Math.hypot(bx - ax, by - ay) || 1;
  return [ax + ((bx - ax) * length) / distance, ay + ((by - ay) * length) / distance];
}

/** The edge of a counter, as seen from a neighbouring hex: arrows keep to the ground between the counters. */
export const atCounterEdge = (of: XY, seenFrom: XY): XY => toward(of, seenFrom, HEX_WIDTH * 0.37);
