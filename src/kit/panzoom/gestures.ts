/** Translates wheel, mouse and finger gestures on a window into transforms of the map in it. */
import { pinned, type Transform } from './viewport.ts';

type Point = readonly [x: number, y: number];

interface Target {
  now(): Transform;
  /** The least and the greatest scale. */
  scales(): readonly [least: number, most: number];
  /** The transform requested by a gesture; it may be limited when shown. */
  move(to: Transform): void;
  end(): void;
}

export interface Gestures {
  /** True from the first press, touch or wheel event to the last. */
  active(): boolean;
  /** Call it when something else has moved the map: held points are computed again. */
  moved(): void;
  stop(): void;
}

/** A pointer, and the point of the map that it holds. */
interface Grip {
  at: Point;
  held: Point;
}

/** The event of a two-finger tap: two fingers touched the window and left it without moving. */
export const TWO_FINGER_TAP = 'two-finger-tap';

/** A press that moves no further than this, in pixels, is a click. */
const CLICK_DISTANCE = 5;
/** After this pause the wheel has stopped, in milliseconds. */
const WHEEL_PAUSE = 150;
/** Two fingers that leave within this time, in milliseconds, and move no further than this, in pixels, have tapped. */
const TAP_MS = 300;
const TAP_STRAY = 8;
/** Time after a touch in which browsers may send derived mouse events, in milliseconds. */
const GHOST_MOUSE = 500;

/** Doublings of the scale for a wheel event; a pinch on a trackpad arrives as a wheel event with Ctrl. */
function doublings({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : deltaMode ? 1 : 0.002;
  return -deltaY * unit * (ctrlKey ? 10 : 1);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function swallowNextClick(): void {
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}

export function followGestures(element: HTMLElement, target: Target): Gestures {
  let wheel: Grip | null = null;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;
  let mouse: Grip | null = null;
  const fingers = new Map<number, Grip>();
  let lastTouch = -Infinity;
  /** Time when two fingers came down that have not moved since; null otherwise. */
  let twoSince: number | null = null;
  let downAt: readonly Point[] = [];

  const active = (): boolean => wheel !== null || mouse !== null || fingers.size > 0;

  function pointOf({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { left, top } = element.getBoundingClientRect();
    return [clientX - left - element.clientLeft, clientY - top - element.clientTop];
  }

  const gripAt = (at: Point): Grip => ({ at, held: [...target.now().invert(at)] });

  function endUnlessActive(): void {
    if (!active()) target.end();
  }

  function scaled(k: number): number {
    const [least, most] = target.scales();
    return Math.max(least, Math.min(most, k));
  }

  function onWheel(event: WheelEvent): void {
    if (event.button) return;
    const { k } = target.now();
    const next = scaled(k * 2 ** doublings(event));
    // At the limit of the scale the page may scroll.
    if (!wheel && next === k) return;
    const at = pointOf(event);
    if (!wheel || wheel.at[0] !== at[0] || wheel.at[1] !== at[1]) wheel = gripAt(at);
    clearTimeout(wheelTimer);
    swallow(event);
    wheelTimer = setTimeout(() => {
      wheel = null;
      endUnlessActive();
    }, WHEEL_PAUSE);
    target.move(pinned(next, wheel.at, wheel.held));
  }

  function onMouseDown(event: MouseEvent): void {
    if (event.button || event.ctrlKey || event.timeStamp - lastTouch < GHOST_MOUSE) return;
    event.stopImmediatePropagation();
    const [startX, startY] = [event.clientX, event.clientY];
    let isDrag = false;
    mouse = gripAt(pointOf(event));

    function onMove(next: MouseEvent): void {
      swallow(next);
      isDrag ||= Math.hypot(next.clientX - startX, next.clientY - startY) > CLICK_DISTANCE;
      if (!mouse) return;
      mouse.at = pointOf(next);
      target.move(pinned(target.now().k, mouse.at, mouse.held));
    }
    const release = new AbortController();
    const listen = { capture: true, signal: release.signal };
    function onUp(next: MouseEvent): void {
      swallow(next);
      release.abort();
      if (isDrag) swallowNextClick();
      mouse = null;
      endUnlessActive();
    }
    addEventListener('mousemove', onMove, listen);
    addEventListener('mouseup', onUp, listen);
    // Prevents selection and dragging during the gesture.
    addEventListener('dragstart', swallow, listen);
    addEventListener('selectstart', swallow, listen);
  }

  function onTouchStart(event: TouchEvent): void {
    event.stopImmediatePropagation();
    for (const touch of event.touches)
      if (fingers.size < 2 && !fingers.has(touch.identifier))
        fingers.set(touch.identifier, gripAt(pointOf(touch)));
    twoSince = event.touches.length === 2 ? event.timeStamp : null;
    downAt = [...fingers.values()].map(({ at }) => at);
  }

  const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

  function onTouchMove(event: TouchEvent): void {
    if (!fingers.size) return;
    swallow(event);
    for (const touch of event.changedTouches) {
      const grip = fingers.get(touch.identifier);
      if (grip) grip.at = pointOf(touch);
    }
    if ([...fingers.values()].some(({ at }, i) => distance(at, downAt[i]!) > TAP_STRAY)) twoSince = null;
    const [first, second] = fingers.values();
    if (!first) return;
    if (!second) return target.move(pinned(target.now().k, first.at, first.held));
    const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const k = scaled(distance(first.at, second.at) / distance(first.held, second.held));
    target.move(pinned(k, middle(first.at, second.at), middle(first.held, second.held)));
  }

  function onTouchEnd(event: TouchEvent): void {
    if (!fingers.size) return;
    event.stopImmediatePropagation();
    lastTouch = event.timeStamp;
    for (const { identifier } of event.changedTouches) fingers.delete(identifier);
    moved();
    endUnlessActive();
    if (twoSince === null || fingers.size) return;
    if (event.type === 'touchend' && event.timeStamp - twoSince < TAP_MS)
      element.dispatchEvent(new CustomEvent(TWO_FINGER_TAP, { bubbles: true }));
    twoSince = null;
  }

  function moved(): void {
    const now = target.now();
    for (const grip of [wheel, mouse, ...fingers.values()]) if (grip) grip.held = now.invert(grip.at);
  }

  const stopped = new AbortController();
  const { signal } = stopped;
  element.addEventListener('wheel', onWheel, { passive: false, signal });
  element.addEventListener('mousedown', onMouseDown, { signal });
  element.addEventListener('touchstart', onTouchStart, { passive: true, signal });
  element.addEventListener('touchmove', onTouchMove, { passive: false, signal });
  element.addEventListener('touchend', onTouchEnd, { signal });
  element.addEventListener('touchcancel', onTouchEnd, { signal });
  return {
    active,
    moved,
    stop() {
      clearTimeout(wheelTimer);
      stopped.abort();
    },
  };
}
