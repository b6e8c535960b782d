/** Geometry of views: scales, framing and covered places, independent of the page. */
import type { MapExtent, Viewport, Size } from './map-extent.ts';

/** Position and scale of a map in its window: pixels = units * k + (x, y). */
export class Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;

  constructor(k: number, x: number, y: number) {
    this.k = k;
    this.x = x;
    this.y = y;
  }

  /** The point of the window for a point of the map. */
  apply([x, y]: readonly [number, number]): [number, number] {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  /** The point of the map under a point of the window. */
  invert([x, y]: readonly [number, number]): [number, number] {
    return [(x - this.x) / this.k, (y - this.y) / this.k];
  }
}

export const IDENTITY = new Transform(1, 0, 0);

/** The transform of this scale that puts a point of the map at a point of the window. */
export const pinned = (
  k: number,
  [windowX, windowY]: readonly [number, number],
  [mapX, mapY]: readonly [number, number],
): Transform => new Transform(k, windowX - mapX * k, windowY - mapY * k);

/** The upper left and the lower right corner of the area that may be shown, in map units. */
export type Limits = readonly [readonly [x: number, y: number], readonly [x: number, y: number]];

/** How far a span must move to be within the limits; a larger one is centred on them. */
function shift(from: number, to: number, [least, most]: readonly [number, number]): number {
  const [before, after] = [from - least, to - most];
  return after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after);
}

/** The nearest transform at the same scale that shows nothing beyond the limits. */
export function constrained(
  { k, x, y }: Transform,
  [width, height]: readonly [number, number],
  [[west, north], [east, south]]: Limits,
): Transform {
  const dx = shift(-x / k, (width - x) / k, [west, east]);
  const dy = shift(-y / k, (height - y) / k, [north, south]);
  return new Transform(k, x + dx * k, y + dy * k);
}

/** A place nearer to the edge than this, in pixels, counts as out of view. */
const EDGE = 64;
const edgeOf = ([width, height]: Size): number => Math.min(EDGE, width / 8, height / 8);

/** A window narrower than this, in pixels, belongs to a phone. */
export const SMALL_WIDTH = 600;

/** The scale that shows the whole map. */
export const fitScale = (extent: MapExtent, [width, height]: Size): number =>
  Math.min(width / (extent.width + 2 * extent.border), height / (extent.height + 2 * extent.border));

/** The centre of the drawing, including the printed margins if there is room for both, or else for the west one. */
export function wholeView(extent: MapExtent, size: Size): Viewport {
  const k = fitScale(extent, size);
  const [west, east] = extent.margins ?? [0, 0];
  const room = size[0] / k - extent.width;
  const x = room >= west + east ? (east - west) / 2 : room >= west + extent.border ? room / 2 - west : 0;
  return [extent.width / 2 + x, extent.height / 2, k];
}

export const readableScale = (extent: MapExtent, [width]: Size): number =>
  width < SMALL_WIDTH ? extent.readableSmall : extent.readable;

export const withinScales = (extent: MapExtent, size: Size, k: number): number =>
  Math.min(extent.closest, Math.max(fitScale(extent, size), k));

/** An element over the map, in screen pixels from the corner of the map's window. */
export interface Cover {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Half the size of a place, as a share of the space around framed places. */
const HALF_PLACE = 0.25;

/** True when an element over the map covers a place, or part of it. */
export function isCovered(
  extent: MapExtent,
  place: number,
  transform: Transform,
  covers: readonly Cover[],
): boolean {
  const [x, y] = transform.apply(extent.centreOf(place));
  const reach = extent.frame * HALF_PLACE * transform.k;
  return covers.some(
    ({ left, top, right, bottom }) =>
      x > left - reach && x < right + reach && y > top - reach && y < bottom + reach,
  );
}

/** The least share of the window's width for framing; with less free, places may be covered. */
const LEAST_FREE = 0.5;

/** How far the elements over the map reach in from the left and from the right. */
export function coveredSides(
  covers: readonly Cover[],
  [width]: Size,
): readonly [left: number, right: number] {
  const middle = ({ left, right }: Cover): number => (left + right) / 2;
  const left = Math.max(0, ...covers.filter((c) => middle(c) < width / 2).map((c) => c.right));
  const right = Math.max(0, ...covers.filter((c) => middle(c) >= width / 2).map((c) => width - c.left));
  return width - left - right < width * LEAST_FREE ? [0, 0] : [left, right];
}

/** The closest view of all these places, with some pixels left free at the sides. */
export function framing(
  extent: MapExtent,
  places: readonly number[],
  size: Size,
  [freeLeft, freeRight]: readonly [left: number, right: number] = [0, 0],
): Viewport {
  const centres = places.map((place) => extent.centreOf(place));
  const [xs, ys] = [centres.map(([x]) => x), centres.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [width, height] = [size[0] - freeLeft - freeRight, size[1]];
  // Framed places are well in view, or else showing one of them next would move the others out.
  const edge = 2 * (edgeOf(size) + 1);
  const k = Math.min(
    width / (right - left + extent.frame),
    height / (bottom - top + extent.frame),
    (width - edge) / Math.max(right - left, 1),
    (height - edge) / Math.max(bottom - top, 1),
    extent.frameScale,
  );
  const scale = Math.max(k, fitScale(extent, size));
  return [(left + right) / 2 - (freeLeft - freeRight) / 2 / scale, (top + bottom) / 2, scale];
}

export const transformOf = ([x, y, k]: Viewport, [width, height]: Size): Transform =>
  pinned(k, [width / 2, height / 2], [x, y]);

/** The point of the map at the centre of the view. */
export const middleOf = ({ x, y, k }: Transform, [width, height]: Size): [number, number] => [
  (width / 2 - x) / k,
  (height / 2 - y) / k,
];

/** True when a place is at least `edge` pixels from every edge. */
export function isInside(
  extent: MapExtent,
  place: number,
  transform: Transform,
  [width, height]: Size,
  edge = 24,
): boolean {
  const [x, y] = transform.apply(extent.centreOf(place));
  return x > edge && y > edge && x < width - edge && y < height - edge;
}

export const isInView = (extent: MapExtent, place: number, transform: Transform, size: Size): boolean =>
  isInside(extent, place, transform, size, edgeOf(size));

/** A view between two others; `done` from 0 to 1. The centre moves in a straight line, whatever the scale does. */
export function onTheWay(from: Transform, to: Transform, done: number, size: Size): Transform {
  const eased = 1 - (1 - done) ** 3;
  const k = from.k * (to.k / from.k) ** eased;
  const [ax, ay] = middleOf(from, size);
  const [bx, by] = middleOf(to, size);
  const share = Math.abs(to.k - from.k) < 1e-6 ? eased : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k);
  return transformOf([ax + (bx - ax) * share, ay + (by - ay) * share, k], size);
}
