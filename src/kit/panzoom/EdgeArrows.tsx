import { useEffect, useRef, useState, type RefObject } from 'react';
import { beyond, type Beyond, type Edge } from './beyond.ts';
import css from './EdgeArrows.module.css';
import type { MapHandle } from './handle.ts';

interface Props {
  readonly map: RefObject<MapHandle | null>;
  /** Stays the same while they do. */
  readonly places: readonly number[];
  label(edge: Edge, count: number): string;
  onGo(place: number, byKey: boolean): void;
}

/** Once the map has stood still so long an arrow comes up: on its way it may yet bring the place into view. */
const STILL_MS = 200;

/** At each edge of the window how many places wait beyond it; a press goes to the nearest. */
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
  // What was found of the places before these is worth nothing where there are none.
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
