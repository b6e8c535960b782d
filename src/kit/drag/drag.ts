/**
 * Carries a thing across the window with mouse, pen or finger. A mouse or a pen carries as soon as it moves; a finger
 * first rests a moment, or it would never pan a map or scroll a list, unless the thing is ready in hand.
 */

/** How far a pointer strays before it carries, in CSS pixels. */
const STRAY = 6;
/** How long a finger rests before the thing is lifted, and after how long it has asked rather than chosen. */
const REST_MS = 230;
const ASK_MS = 600;
/** How long it stays at a rim before the ground moves: on its way in from a tray it only crosses one. */
const RIM_MS = 250;

/** A pointer in the window. */
export interface At {
  readonly x: number;
  readonly y: number;
  /** A finger covers what is under it. */
  readonly finger: boolean;
}

/** What may be carried, and what comes of it. */
export interface Hand<T> {
  /** What a press on this element would carry; null: nothing. */
  take(pressed: Element): T | null;
  /** True where a finger carries at once. */
  ready?(thing: T): boolean;
  lift(thing: T, at: At): void;
  /** At every step, the first one too. */
  over(thing: T, at: At): void;
  /** Asked in every frame: moves the ground below what is carried near its rim. False where the ground stays. */
  pan?(at: At): boolean;
  /** null: called off, or let go where it was lifted. */
  drop(thing: T, at: At | null): void;
  /** A finger lifted it, rested long, and let go: what is it? */
  ask?(thing: T, at: At): void;
}

interface Press<T> {
  readonly thing: T;
  readonly id: number;
  readonly from: At;
  readonly since: number;
  /** A finger that only rests, as yet, may still pan. */
  readonly rests: boolean;
  /** Carried; and, from then on, away from where it was lifted. */
  lifted: boolean;
  strayed: boolean;
}

const atOf = ({ clientX, clientY, pointerType }: PointerEvent): At => ({
  x: clientX,
  y: clientY,
  finger: pointerType === 'touch',
});

const distance = (a: At, b: At): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Takes away the click that the browser makes of the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** Lets things be carried away from inside an element; gives what ends that. `hand` is asked anew at every press. */
export function carryFrom<T>(element: HTMLElement, hand: () => Hand<T>): () => void {
  let press: Press<T> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let following: AbortController | undefined;
  const listening = new AbortController();

  let rolling = 0;

  function end(): void {
    clearTimeout(timer);
    cancelAnimationFrame(rolling);
    rolling = 0;
    following?.abort();
    following = undefined;
    press = null;
  }

  function lift(at: At): void {
    press!.lifted = true;
    hand().lift(press!.thing, press!.from);
    hand().over(press!.thing, at);
  }

  /** The ground moves on for as long as the pointer stays where it does; something else comes to lie under it. */
  function roll(at: At): void {
    cancelAnimationFrame(rolling);
    rolling = requestAnimationFrame(() => {
      if (!press || !hand().pan?.(at)) {
        rolling = 0;
        return;
      }
      hand().over(press.thing, at);
      roll(at);
    });
  }

  function rollSoon(at: At): void {
    if (rolling) return roll(at);
    clearTimeout(timer);
    timer = setTimeout(() => roll(at), RIM_MS);
  }

  function move(event: PointerEvent): void {
    if (!press || event.pointerId !== press.id) return;
    const at = atOf(event);
    if (!press.strayed && distance(at, press.from) < STRAY) return;
    // It pans or scrolls: the finger did not rest.
    if (press.rests && !press.lifted) return end();
    press.strayed = true;
    clearTimeout(timer);
    if (press.lifted) hand().over(press.thing, at);
    else lift(at);
    if (hand().pan) rollSoon(at);
  }

  function finish(at: At | null): void {
    if (!press) return;
    const { thing, lifted, strayed, since } = press;
    const asked = lifted && !strayed && at !== null && performance.now() - since > ASK_MS;
    end();
    if (!lifted) return;
    if (at) swallowClick();
    else window.addEventListener('pointerup', swallowClick, { once: true });
    hand().drop(thing, strayed ? at : null);
    if (asked) hand().ask?.(thing, at);
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
      finish(null);
    };
    window.addEventListener('keydown', escape, { signal, capture: true });
  }

  function down(event: PointerEvent): void {
    // A second finger zooms.
    if (press && !press.lifted) end();
    if (press || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const thing = hand().take(event.target);
    if (thing === null) return;
    const from = atOf(event);
    const rests = from.finger && !hand().ready?.(thing);
    press = {
      thing,
      id: event.pointerId,
      from,
      since: performance.now(),
      rests,
      lifted: false,
      strayed: false,
    };
    follow();
    if (from.finger) timer = setTimeout(() => lift(from), REST_MS);
  }

  /** What pans or scrolls by these does not while something is carried, or is about to be. */
  function keep(event: Event): void {
    if (!press || (press.rests && !press.lifted)) return;
    event.stopPropagation();
    // A press that turns out to be a click stays one, and gives the focus.
    if (event.type !== 'mousedown' && event.type !== 'touchstart' && event.cancelable) event.preventDefault();
  }

  const { signal } = listening;
  element.addEventListener('pointerdown', down, { capture: true, signal });
  for (const type of ['mousedown', 'touchstart', 'touchmove', 'selectstart', 'dragstart', 'contextmenu'])
    element.addEventListener(type, keep, { capture: true, passive: false, signal });
  return () => {
    finish(null);
    listening.abort();
  };
}
