/**
 * Moves the drawing by a CSS transform, which the compositor does; nothing is laid out or painted anew. While a
 * gesture lasts, the layers also keep the scale that they were drawn at; at its end they are drawn crisply at the
 * new one, and made ready for the next.
 */
import { IDENTITY, type Transform } from './transform.ts';
import { zoomLevel, type ZoomLevel } from './zoom-level.ts';

/** After this pause a gesture is over and the drawing is made crisp. */
const SETTLE_MS = 130;
/** After another one all is painted that the first turn of the wheel needs. */
const READY_MS = 200;
/** A gesture that zooms out further than this is redrawn on the way. */
const STALE_FACTOR = 3;

export interface Painter {
  now(): Transform;
  /** Shows it at once, and crisply after a pause. */
  move(transform: Transform): void;
  /** Draws crisply what is shown. */
  settle(): void;
  stop(): void;
  readonly level: { now(): ZoomLevel; watch(listener: () => void): () => void };
}

/** Drawn at a scale and shown smaller by the last number of the matrix, which divides all others. */
const matrix = (k: number, x: number, y: number, shrunk: number): string =>
  `matrix3d(${k}, 0, 0, 0, 0, ${k}, 0, 0, 0, 0, 1, 0, ${x * shrunk}, ${y * shrunk}, 0, ${shrunk})`;

/** As good as 1, and yet a perspective: Chromium paints all of the layers for one, and not what is in view alone. */
const ALMOST_1 = 1.000001;

/**
 * Whether layers keep what is painted on them under a new transform, and are painted crisply at rest all the same. In
 * Chromium they are. WebKit would paint them at scale 1 and enlarge that; it and Firefox paint the drawing anew.
 */
export const KEEPS_LAYERS = globalThis.navigator?.vendor === 'Google Inc.';

/** On whole pixels of the screen, or the compositor would draw every layer anew for a shift by a part of one. */
function atRest({ k, x, y }: Transform, ready: boolean): string {
  const pixels = globalThis.devicePixelRatio || 1;
  const whole = (n: number): number => Math.round(n * pixels) / pixels;
  return matrix(k, whole(x), whole(y), ready ? ALMOST_1 : 1);
}

/**
 * The same place and size: Chromium lays out every text of an SVG anew when a scale above it changes, and does not
 * take the last number for one. It does when the kind of the transform changes, hence the one kind.
 */
const inMotion = ({ k, x, y }: Transform, drawn: number): string => matrix(drawn, x, y, drawn / k);

/** @param world gives the element that bears the drawing; undefined before it is there. */
export function painter(world: () => HTMLElement | undefined): Painter {
  let current: Transform = IDENTITY;
  /** The scale at which the layers are drawn. */
  let drawn = 1;
  let level: ZoomLevel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The scale on the screen at which they were last drawn crisply. */
  let sharp = 0;
  let ready = false;
  const listeners = new Set<() => void>();

  function place(): void {
    const style = world()?.style;
    if (!style) return;
    if (!KEEPS_LAYERS) {
      style.transform = `translate(${current.x}px, ${current.y}px) scale(${current.k})`;
      return;
    }
    const zooming = current.k !== drawn;
    style.transform = zooming ? inMotion(current, drawn) : atRest(current, ready);
    if (zooming) hint('transform');
  }

  /** With the hint, layers keep the scale that they were drawn at; without, they are drawn anew at every new one. */
  function hint(to: 'transform' | ''): void {
    const style = world()?.style;
    if (style && style.willChange !== to) style.willChange = to;
  }

  /** Draws crisply what is shown, then makes ready for the next gesture. */
  function sharpen(): void {
    if (!KEEPS_LAYERS) {
      hint('');
      place();
      return;
    }
    const scale = drawn * (globalThis.devicePixelRatio || 1);
    if (scale !== sharp) dull();
    sharp = scale;
    place();
    timer = setTimeout(() => {
      ready = true;
      hint('transform');
      place();
    }, READY_MS);
  }

  function dull(): void {
    ready = false;
    hint('');
  }

  function settle(): void {
    clearTimeout(timer);
    const element = world();
    if (!element) return;
    drawn = current.k;
    sharpen();
    const now = zoomLevel(drawn);
    if (now === level) return;
    level = now;
    element.dataset.zoom = now;
    for (const listener of listeners) listener();
  }

  return {
    now: () => current,
    move(transform) {
      current = transform;
      // What comes into view while zooming out costs less when it is drawn small.
      if (current.k < drawn / STALE_FACTOR) {
        drawn = current.k;
        dull();
      }
      place();
      if (!KEEPS_LAYERS) hint('transform');
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    },
    settle,
    stop: () => clearTimeout(timer),
    level: {
      now: () => level ?? 'far',
      watch(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
}
