import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import css from './Ghost.module.css';

// Drag and drop with mouse, pen or finger. A mouse or a pen drags as soon as it moves; a finger must rest first, so that
// it can still pan a map or scroll a list, unless the thing is already selected (`ready`).

/** Movement below which a press is still a click, in CSS pixels. */
const STRAY = 6;
/** How long a finger rests before the drag begins, and how long a resting finger asks for information, in ms. */
const REST_MS = 230;
const ASK_MS = 600;
/** How long the pointer stays at the edge before the map pans, in ms: coming from a tray it only crosses the edge. */
const RIM_MS = 250;

export interface PointerAt {
  readonly x: number;
  readonly y: number;
  /** True for a finger, which covers what is under it. */
  readonly finger: boolean;
  /** With the Shift key. */
  readonly shift?: boolean;
}

export interface DragHandlers<T> {
  /** The thing that a press on this element, at this point, would drag; null for nothing. */
  itemAt(pressed: Element, at?: PointerAt): T | null;
  /** True if a finger drags it without resting first. */
  ready?(thing: T): boolean;
  startDrag(thing: T, at: PointerAt): void;
  /** Called at every step, including the first. */
  over(thing: T, at: PointerAt): void;
  /** Called in every frame near the edge: pans the map, or returns false if it cannot. */
  pan?(at: PointerAt): boolean;
  /** `at` is null when the drag was cancelled or ended where it began. */
  drop(thing: T, at: PointerAt | null): void;
  /** A finger picked it up, rested, and let go in the same place. */
  ask?(thing: T, at: PointerAt): void;
}

interface Press<T> {
  readonly drag: DragHandlers<T>;
  readonly thing: T;
  readonly id: number;
  readonly from: PointerAt;
  readonly since: number;
  /** A finger that has not rested long enough may still pan. */
  readonly rests: boolean;
  /** The drag has begun; `strayed`: it has left the place where it began. */
  lifted: boolean;
  strayed: boolean;
}

const atOf = ({ clientX, clientY, pointerType, shiftKey }: PointerEvent): PointerAt => ({
  x: clientX,
  y: clientY,
  finger: pointerType === 'touch',
  shift: shiftKey,
});

const distance = (a: PointerAt, b: PointerAt): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Suppresses the click that browsers fire at the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** Does the same for a drag that was cancelled while its pointer is still down. */
function swallowClickOf(id: number): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = ({ pointerId, type }: PointerEvent): void => {
    if (pointerId !== id) return;
    waiting.abort();
    if (type === 'pointerup') swallowClick();
  };
  for (const type of ['pointerup', 'pointercancel', 'pointerdown'] as const)
    window.addEventListener(type, stop, { capture: true, signal });
}

/**
 * Makes the contents of an element draggable; returns a function that ends it. `handlers` is called at every press and
 * returns the handlers of that drag.
 */
export function makeDraggable<T>(
  element: HTMLElement,
  handlers: () => DragHandlers<T> | undefined,
): () => void {
  let press: Press<T> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let following: AbortController | undefined;
  const listening = new AbortController();

  let panning = 0;

  function end(): void {
    clearTimeout(timer);
    cancelAnimationFrame(panning);
    panning = 0;
    following?.abort();
    following = undefined;
    press = null;
  }

  function startDrag(at: PointerAt): void {
    const { drag, thing, from } = press!;
    press!.lifted = true;
    drag.startDrag(thing, from);
    drag.over(thing, at);
  }

  /** Pans while the pointer stays at the edge; the hex under the pointer changes meanwhile. */
  function panOn(at: PointerAt): void {
    cancelAnimationFrame(panning);
    panning = requestAnimationFrame(() => {
      if (!press?.drag.pan?.(at)) {
        panning = 0;
        return;
      }
      press.drag.over(press.thing, at);
      panOn(at);
    });
  }

  function panSoon(at: PointerAt): void {
    if (panning) return panOn(at);
    clearTimeout(timer);
    timer = setTimeout(() => panOn(at), RIM_MS);
  }

  function move(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id) return;
    const at = atOf(event);
    if (!press.strayed && distance(at, press.from) < STRAY) return;
    // The finger did not rest, so it pans or scrolls.
    if (press.rests && !press.lifted) return end();
    press.strayed = true;
    clearTimeout(timer);
    if (press.lifted) press.drag.over(press.thing, at);
    else startDrag(at);
    if (press.drag.pan) panSoon(at);
  }

  /** `isDown`: the drag is cancelled while its pointer is still down. */
  function finish(at: PointerAt | null, isDown = false): void {
    if (!press) return;
    const { drag, thing, id, lifted, strayed, since } = press;
    const asked = lifted && !strayed && at !== null && performance.now() - since > ASK_MS;
    end();
    if (!lifted) return;
    if (at) swallowClick();
    else if (isDown) swallowClickOf(id);
    drag.drop(thing, strayed ? at : null);
    if (asked) drag.ask?.(thing, at);
  }

  function follow(): void {
    following = new AbortController();
    const { signal } = following;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener(
      'pointerup',
      (event) => {
        if (event.pointerId === press?.id) finish(atOf(event));
      },
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      (event) => {
        if (event.pointerId === press?.id) finish(null);
      },
      { signal },
    );
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !press?.lifted) return;
      event.stopPropagation();
      finish(null, true);
    };
    window.addEventListener('keydown', escape, { signal, capture: true });
  }

  function down(event: PointerEvent): void {
    // A second finger zooms.
    if (press && !press.lifted) end();
    if (press || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const from = atOf(event);
    const drag = handlers();
    const thing = drag?.itemAt(event.target, from) ?? null;
    if (!drag || thing === null) return;
    const rests = from.finger && !drag.ready?.(thing);
    press = {
      drag,
      thing,
      id: event.pointerId,
      from,
      since: performance.now(),
      rests,
      lifted: false,
      strayed: false,
    };
    follow();
    if (from.finger) timer = setTimeout(() => startDrag(from), REST_MS);
  }

  /** Stops panning and scrolling while something is dragged, or about to be. */
  function keep(event: Event): void {
    if (!press || (press.rests && !press.lifted)) return;
    event.stopPropagation();
    // Not prevented for these two, which lead to a click and to focus.
    if (event.type !== 'mousedown' && event.type !== 'touchstart' && event.cancelable) event.preventDefault();
  }

  const { signal } = listening;
  element.addEventListener('pointerdown', down, { capture: true, signal });
  for (const type of ['mousedown', 'touchstart', 'touchmove', 'selectstart', 'dragstart', 'contextmenu'])
    element.addEventListener(type, keep, { capture: true, passive: false, signal });
  return () => {
    finish(null, true);
    listening.abort();
  };
}

/** Makes the contents of an element draggable; the element must stay mounted. `handlers` as in `makeDraggable`. */
export function useDraggable<T>(
  element: RefObject<HTMLElement | null>,
  handlers: () => DragHandlers<T> | undefined,
): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(
    () => (element.current ? makeDraggable(element.current, () => latest.current()) : undefined),
    [element],
  );
}

/** The dragged thing at the pointer, with its corner at the pointer's position. */
export function DragGhost({ at, children }: { readonly at: PointerAt; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Without React, since it follows every pointer event.
  useLayoutEffect(() => {
    const place = (x: number, y: number): void => {
      if (box.current) box.current.style.transform = `translate(${x}px, ${y}px)`;
    };
    place(at.x, at.y);
    const follow = ({ isPrimary, clientX, clientY }: PointerEvent): void => {
      if (isPrimary) place(clientX, clientY);
    };
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [at]);
  return (
    <div ref={box} className={css.ghost} data-ghost="" data-finger={at.finger || undefined} aria-hidden>
      {children}
    </div>
  );
}
