import { useEffect, useRef, useState, type RefObject } from 'react';
import css from './EdgeArrows.module.css';
import type { MapHandle } from './map-extent.ts';

export type Edge = 'north' | 'south' | 'west' | 'east';

interface Beyond {
  readonly edge: Edge;
  readonly count: number;
  /** The nearest of the places, and its direction in degrees clockwise from the right. */
  readonly place: number;
  readonly turn: number;
  /** Its distance beyond the edge, and the point where it would enter the window, in pixels. */
  readonly away: number;
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** Places outside the window, grouped by the edge to cross; `pointOf` in pixels of the window. */
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

interface Props {
  readonly map: RefObject<MapHandle | null>;
  /** The same array as long as the places do not change. */
  readonly places: readonly number[];
  label(edge: Edge, count: number): string;
  onGo(place: number, byKey: boolean): void;
}

/** An arrow appears once the map has been still for this time, in ms: a moving map may yet show the place. */
const STILL_MS = 200;

/** For each edge, an arrow with the number of places beyond it; a press goes to the nearest. */
export function EdgeArrows({ map, places, label, onGo }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<readonly Beyond[]>([]);
  useEffect(() => {
    const view = map.current;
    if (!view || !places.length) return undefined;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (still: boolean): void => {
      frame = 0;
      const bounds = box.current?.getBoundingClientRect();
      if (!bounds) return;
      const pointOf = (place: number) => {
        const { x, y } = view.pointOf(place);
        return { x: x - bounds.left, y: y - bounds.top };
      };
      const now = beyond(places, pointOf, bounds);
      setFound((before) =>
        still ? now : now.filter(({ edge }) => before.some((shown) => shown.edge === edge)),
      );
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(() => look(false));
      clearTimeout(timer);
      timer = setTimeout(() => look(true), STILL_MS);
    };
    soon();
    const unwatch = view.watchMoves(soon);
    return () => {
      unwatch();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [map, places]);
  // Earlier results do not count when there are no places.
  const shown = places.length ? found : [];
  return (
    <div ref={box} className={css.edges}>
      {shown.map(({ edge, count, place, turn, x, y }) => (
        <button
          key={edge}
          type="button"
          className={css.arrow}
          data-edge={edge}
          style={
            edge === 'north' || edge === 'south'
              ? { left: `clamp(min(9rem, 30%), ${x}px, 100% - min(7rem, 30%))` }
              : { top: `clamp(4rem, ${y}px, 50%)` }
          }
          aria-label={label(edge, count)}
          title={label(edge, count)}
          onClick={({ detail }) => onGo(place, detail === 0)}
        >
          {count}
          <svg viewBox="-8 -8 16 16" width="14" height="14" aria-hidden style={{ rotate: `${turn}deg` }}>
            <path d="M-6-4H0V-7.5L7.5 0L0 7.5V4H-6Z" fill="currentColor" />
          </svg>
        </button>
      ))}
    </div>
  );
}
