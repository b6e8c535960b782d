import { followGestures, type Gestures } from './gestures.ts';
import { prefersReducedMotion } from '../motion/motion.ts';
import { zoomLevel, type MapHandle, type MapExtent, type Viewport, type Size } from './map-extent.ts';
import { painter, type Painter } from './painter.ts';
import {
  coveredSides,
  fitScale,
  framing,
  isCovered,
  SMALL_WIDTH,
  isInside,
  isInView,
  middleOf,
  onTheWay,
  readableScale,
  transformOf,
  type Cover,
  wholeView,
  withinScales,
  constrained,
  type Limits,
  type Transform,
} from './viewport.ts';

const GLIDE_MS = 260;

/** Runs one animation at a time, of a quarter of a second. */
interface Glider {
  /** Calls `step` with 0 to 1, the last time with 1; only with 1 under reduced motion. */
  start(step: (done: number) => void): void;
  stop(): void;
}

function glider(): Glider {
  let frame = 0;
  const stop = (): void => cancelAnimationFrame(frame);
  return {
    stop,
    start(step) {
      if (prefersReducedMotion() || typeof requestAnimationFrame !== 'function') return step(1);
      const start = performance.now();
      const draw = (now: number): void => {
        const done = Math.min(1, Math.max(0, (now - start) / GLIDE_MS));
        if (done < 1) frame = requestAnimationFrame(draw);
        step(done);
      };
      frame = requestAnimationFrame(draw);
    },
  };
}

export interface PanZoom extends MapHandle {
  /** The point of the map at the centre of the view. */
  middle(): [number, number];
  /** The present level of detail, and subscription to its changes. */
  readonly level: Painter['level'];
  /** Sets a place that stays in view when the box is resized. */
  hold(place: number | null): void;
  /** Shows the map with these elements and follows mouse and fingers; returns a function that stops it. */
  attach(elements: Elements): () => void;
}

/** `world` moves inside the fixed `box`. */
interface Elements {
  readonly box: HTMLElement;
  readonly world: HTMLElement;
}

/** Pan and zoom by mouse, pen, fingers and commands, without React. */
export function panZoom(extent: MapExtent): PanZoom {
  let elements: Elements | undefined;
  let gestures: Gestures | undefined;
  let fitted = true;
  /** Destination of the running animation. */
  let heading: Viewport | null = null;
  let held: number | null = null;
  /** The view before `frameOrReturn`, until something else moves the map; `view` is null for the whole map. */
  let before: { readonly view: Viewport | null } | null = null;
  /** Places framed together, until the view moves elsewhere. */
  let framed: readonly number[] | null = null;
  const watchers = new Set<() => void>();
  const paint = painter(() => elements?.world);
  const glides = glider();

  const [slackX, slackY] = extent.slack;
  const [west, east] = extent.margins ?? [slackX, slackX];
  const limits: Limits = [
    [-west, -slackY],
    [extent.width + east, extent.height + slackY],
  ];

  function size(): [number, number] {
    return [elements?.box.clientWidth || 1, elements?.box.clientHeight || 1];
  }

  const middle = (): [number, number] => middleOf(paint.now(), size());

  /** The point of the map in the middle of the upper edge. */
  let top: readonly [x: number, y: number] = [0, 0];
  function rememberTop(): void {
    top = [middle()[0], -paint.now().y / paint.now().k];
  }

  function draw(transform: Transform): void {
    // Not set on the press, since most presses are clicks, which need no new style.
    if (elements && !elements.box.dataset.moving) elements.box.dataset.moving = 'true';
    paint.move(transform);
    for (const moved of watchers) moved();
  }

  function end(): void {
    delete elements?.box.dataset.moving;
    rememberTop();
  }

  function set(transform: Transform): void {
    if (!elements || !gestures) return;
    draw(transform);
    gestures.moved();
    if (!gestures.active()) end();
  }

  function halt(): void {
    glides.stop();
    heading = null;
  }

  /** The view with a point of the map at its centre, as far as the limits allow. */
  function around(sight: Viewport): Transform {
    return constrained(transformOf(sight, size()), size(), limits);
  }

  function glide(to: Viewport): void {
    halt();
    const from = paint.now();
    const target = around(to);
    heading = to;
    glides.start((done) => {
      set(done < 1 ? onTheWay(from, target, done, size()) : target);
      if (done < 1) return;
      heading = null;
      paint.settle();
    });
  }

  /** The present view, or the one at the end of the animation. */
  const ahead = (): Transform => (heading ? around(heading) : paint.now());

  function goTo(sight: Viewport, together: readonly number[] | null = null): void {
    fitted = false;
    framed = together;
    before = null;
    glide(sight);
  }

  /** Elements over the map, marked as `data-over-map` within `data-map-stage`. */
  function covers(): Cover[] {
    const [x, y] = corner();
    const over = elements?.box.closest('[data-map-stage]')?.querySelectorAll('[data-over-map]') ?? [];
    return [...over].flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      return width ? { left: left - x, top: top - y, right: right - x, bottom: bottom - y } : [];
    });
  }

  /** The view of all these places, clear of elements over the map if there is room. */
  function frameOf(places: readonly number[]): Viewport {
    const sight = framing(extent, places, size());
    const over = covers();
    // On a phone, the name and units of a place are covered sooner than its centre.
    const hidden =
      size()[0] < SMALL_WIDTH || places.some((place) => isCovered(extent, place, around(sight), over));
    return hidden ? framing(extent, places, size(), coveredSides(over, size())) : sight;
  }

  function sees(place: number): boolean {
    const view = ahead();
    return isInView(extent, place, view, size()) && !isCovered(extent, place, view, covers());
  }

  function reveal(place: number): void {
    if (!sees(place)) goTo([...extent.centreOf(place), ahead().k]);
  }

  function show(place: number): void {
    const readable = readableScale(extent, size());
    if (ahead().k >= readable * 0.98) reveal(place);
    else goTo([...extent.centreOf(place), readable]);
  }

  /** Keeps the centre of the width and the top in place, since a panel opens from below. */
  function resized(top: readonly [x: number, y: number]): void {
    const now: Size = size();
    const k = Math.max(paint.now().k, fitScale(extent, now));
    const goal: Viewport = fitted
      ? wholeView(extent, now)
      : (heading ?? [top[0], top[1] + now[1] / 2 / k, k]);
    halt();
    const next = around(goal);
    const lost = !fitted && held !== null && !isInView(extent, held, next, now);
    if (lost && !framed?.includes(held!)) {
      // The held place now has priority over the framed ones.
      framed = null;
      set(around([...extent.centreOf(held!), next.k]));
    } else if (framed?.some((place) => !isInside(extent, place, next, now))) set(around(frameOf(framed)));
    else set(next);
    paint.settle();
  }

  /** Keeps the point in the middle of the upper edge in place when the box is resized. */
  function watchSize(element: HTMLElement): () => void {
    if (typeof ResizeObserver !== 'function') return () => {};
    rememberTop();
    const observer = new ResizeObserver(() => {
      resized(top);
      rememberTop();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }

  const viewport = (): Viewport | null => (fitted ? null : (heading ?? [...middle(), paint.now().k]));

  function fit(): void {
    fitted = true;
    framed = null;
    before = null;
    glide(wholeView(extent, size()));
  }

  function attach(to: Elements): () => void {
    elements = to;
    const element = to.box;
    const followed = followGestures(element, {
      now: paint.now,
      scales: () => [fitScale(extent, size()), extent.closest],
      move(to) {
        // A gesture of the player stops an animation and leaves the fitted view.
        halt();
        fitted = false;
        framed = null;
        before = null;
        draw(constrained(to, size(), limits));
      },
      end,
    });
    gestures = followed;
    set(around(wholeView(extent, size())));
    paint.settle();
    const unwatch = watchSize(element);
    return () => {
      unwatch();
      paint.stop();
      halt();
      followed.stop();
    };
  }

  function corner(): [number, number] {
    const bounds = elements?.box.getBoundingClientRect();
    return [bounds?.left ?? 0, bounds?.top ?? 0];
  }

  return {
    attach,
    level: paint.level,
    middle,
    watchMoves(listener) {
      watchers.add(listener);
      return () => void watchers.delete(listener);
    },
    reveal,
    sees: (place) => zoomLevel(ahead().k) !== 'far' && sees(place),
    show,
    hold(place) {
      held = place;
    },
    toMap(clientX, clientY) {
      const [left, top] = corner();
      return paint.now().invert([clientX - left, clientY - top]);
    },
    pointOf(place) {
      const [left, top] = corner();
      const [x, y] = paint.now().apply(extent.centreOf(place));
      return { x: x + left, y: y + top };
    },
    window() {
      const [left, top] = paint.now().invert([0, 0]);
      const [right, bottom] = paint.now().invert(size());
      return { left, top, right, bottom };
    },
    panBy(dx, dy) {
      const { k } = paint.now();
      const [x, y] = middle();
      halt();
      fitted = false;
      framed = null;
      before = null;
      set(around([x + dx / k, y + dy / k, k]));
    },
    viewport,
    restoreViewport([x, y, k]) {
      halt();
      fitted = false;
      framed = null;
      before = null;
      set(around([x, y, withinScales(extent, size(), k)]));
      paint.settle();
    },
    fit,
    frame: (places) => goTo(frameOf(places), places),
    frameOrReturn(places) {
      if (!before) {
        const view = viewport();
        goTo(frameOf(places), places);
        before = { view };
      } else if (before.view) goTo(before.view);
      else fit();
    },
    zoomBy: (factor) => goTo([...middle(), withinScales(extent, size(), paint.now().k * factor)]),
  };
}
