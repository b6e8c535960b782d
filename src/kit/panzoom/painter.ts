/**
 * Moves the drawing by a CSS transform in the compositor, without layout or painting. During a gesture it also keeps
 * the scale at which it was painted; at the gesture's end it is painted crisply at the new scale and prepared for the
 * next one.
 */
import { IDENTITY, type Transform } from './viewport.ts';
import { zoomLevel, type ZoomLevel } from './map-extent.ts';

/** A gesture is over after this pause in ms, and the drawing is repainted crisply. */
const SETTLE_MS = 130;
/** After this further pause in ms, everything is painted that the next zoom needs. */
const READY_MS = 200;
/** A gesture that zooms out further than this factor is repainted while it lasts. */
const STALE_FACTOR = 3;

export interface Painter {
  now(): Transform;
  /** Shows the transform at once, and crisply after a pause. */
  move(transform: Transform): void;
  /** Repaints crisply now. */
  settle(): void;
  stop(): void;
  readonly level: { now(): ZoomLevel; watch(listener: () => void): () => void };
}

/** Painted at scale k and shown smaller by the last number of the matrix, which divides all others. */
const matrix = (k: number, x: number, y: number, shrunk: number): string =>
  `matrix3d(${k}, 0, 0, 0, 0, ${k}, 0, 0, 0, 0, 1, 0, ${x * shrunk}, ${y * shrunk}, 0, ${shrunk})`;

/** Practically 1, but a perspective: for one, Chromium paints the whole layers, not only the visible part. */
const ALMOST_1 = 1.000001;

/**
 * Whether layers keep their painting under a new transform and are still painted crisply at rest. True in Chromium.
 * WebKit would paint them at scale 1 and enlarge that. There and in Firefox the drawing is scaled within a sheet, one
 * layer of the compositor that is painted at the size it is shown, and gestures move the sheet.
 */
export const KEEPS_LAYERS = globalThis.navigator?.vendor === 'Google Inc.';

/** Rounded to whole screen pixels: for a fractional shift the compositor repaints every layer, or blurs it. */
function whole(n: number): number {
  const pixels = globalThis.devicePixelRatio || 1;
  return Math.round(n * pixels) / pixels;
}

const atRest = ({ k, x, y }: Transform, ready: boolean): string =>
  matrix(k, whole(x), whole(y), ready ? ALMOST_1 : 1);

/**
 * The same place and size in the same kind of transform: Chromium lays out all SVG texts again when a scale above them
 * changes or when the kind of the transform changes, but not for the last number of the matrix.
 */
const inMotion = ({ k, x, y }: Transform, drawn: number): string => matrix(drawn, x, y, drawn / k);

/** @param world returns the element with the drawing, the only child of its sheet; undefined before it is mounted. */
export function painter(world: () => HTMLElement | undefined): Painter {
  let current: Transform = IDENTITY;
  let drawn = 1;
  let level: ZoomLevel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The scale in screen pixels of the last crisp painting. */
  let sharp = 0;
  let ready = false;
  const listeners = new Set<() => void>();

  function place(): void {
    const element = world();
    if (!element) return;
    const { style } = element;
    const { k, x, y } = current;
    const zooming = k !== drawn;
    if (!KEEPS_LAYERS) {
      style.transform = `scale(${drawn})`;
      const shift = zooming ? `${x}px, ${y}px` : `${whole(x)}px, ${whole(y)}px`;
      element.parentElement!.style.transform = `translate(${shift}) scale(${k / drawn})`;
      return;
    }
    style.transform = zooming ? inMotion(current, drawn) : atRest(current, ready);
    if (zooming) hint('transform');
  }

  /** With the hint, layers keep the scale of their painting; without it, they are repainted at every new one. */
  function hint(to: 'transform' | ''): void {
    const style = world()?.style;
    if (style && style.willChange !== to) style.willChange = to;
  }

  /** Repaints crisply, then prepares for the next gesture. */
  function sharpen(): void {
    if (!KEEPS_LAYERS) {
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
      // Parts that come into view while zooming out cost less when painted small.
      if (current.k < drawn / STALE_FACTOR) {
        drawn = current.k;
        dull();
      }
      place();
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
