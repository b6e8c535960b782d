/** What lies beyond the edges of a window. */

export type Edge = 'north' | 'south' | 'west' | 'east';

export interface Beyond {
  readonly edge: Edge;
  readonly count: number;
  /** The nearest of the places, and in which direction it lies, in degrees clockwise from the right. */
  readonly place: number;
  readonly turn: number;
  /** How far beyond the edge it is, and where it would come in, in pixels. */
  readonly away: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** Places that are out of the window, by the edge that is to be crossed for them; `pointOf` in pixels of the window. */
export function beyond(
  places: readonly number[],
  pointOf: (place: number) => Point,
  { width, height }: { readonly width: number; readonly height: number },
): Beyond[] {
  const found = new Map<Edge, Beyond>();
  for (const place of new Set(places)) {
    const point = pointOf(place);
    const [x, y] = [within(point.x, 0, width), within(point.y, 0, height)];
    const [dx, dy] = [point.x - x, point.y - y];
    if (!dx && !dy) continue;
    const edge = Math.abs(dx) >= Math.abs(dy) ? (dx < 0 ? 'west' : 'east') : dy < 0 ? 'north' : 'south';
    const away = Math.hypot(dx, dy);
    const before = found.get(edge);
    const count = (before?.count ?? 0) + 1;
    const turn = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
    found.set(
      edge,
      before && before.away <= away ? { ...before, count } : { edge, count, place, turn, x, y, away },
    );
  }
  return [...found.values()];
}
