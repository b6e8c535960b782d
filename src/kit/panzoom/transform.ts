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
