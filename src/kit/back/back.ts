import { useEffect, useRef } from 'react';

/** While something is open, Back closes it; the most recently opened first, the ground last. */
export function useBack(open: boolean, close: () => void, ground = false): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? onBack(() => latest.current(), ground) : undefined), [open, ground]);
}

/**
 * Makes the browser's Back close what is open, the most recent first. While anything is open, two history entries lie
 * above the page's own: Back leaves the upper one, the open thing is closed, and the page goes forward again. The lower
 * one catches a second press before that. Entries are revisited, never created again, since browsers skip entries that
 * a page adds without a user action.
 *
 * All entries share one address: an outdated entry gets the present address when it is revisited.
 */
type Close = () => void;

const PADS = 2;
/** Key in `history.state` for the height of an entry above the page's own. */
const KEY = 'winterWarBack';

const open: Close[] = [];
/** Height of the present entry. */
let at = 0;
/** Height at which the page belongs while something is open; 0 while nothing is. */
let top = 0;
/** Target height of a navigation started by the page itself; null for none. */
let heading: number | null = null;
let settling = false;
let followed = false;
let address = '';

/** Null for a new entry. */
function heightHere(): number | null {
  const kept: unknown = (history.state as Record<string, unknown> | null)?.[KEY];
  return typeof kept === 'number' ? kept : null;
}

const marked = (height: number) => ({ ...(history.state as object | null), [KEY]: height });

/** Moves by one entry, since the content of an entry is known only after reaching it. */
function step(to: number): void {
  heading = to;
  history.go(to - at);
}

function settle(): void {
  settling = false;
  if (heading !== null) return;
  if (!open.length) {
    top = 0;
    if (at > 0) step(at - 1);
  } else if (top === 0) {
    // Entries left above by a reload are reused.
    while (at < PADS) history.pushState(marked(++at), '');
    top = at;
  } else if (at < top) step(at + 1);
}

/** Deferred, since one thing may replace another at the same moment: only the result counts. */
function settleSoon(): void {
  if (settling) return;
  settling = true;
  queueMicrotask(settle);
}

function moved(): void {
  const here = heightHere();
  const before = at;
  const arrived = here !== null && here === heading;
  heading = null;
  if (here === null) {
    // A new fragment in the address created an entry above the previous one.
    at = before + 1;
    if (top > 0) top = at;
    address = location.href;
    history.replaceState(marked(at), '');
  } else {
    at = here;
    if (location.href !== address) history.replaceState(history.state, '', address);
    if (!arrived && at < before) {
      if (at >= PADS) top = at;
      open.at(-1)?.();
    }
  }
  settleSoon();
}

/** Follows the history of this page, which may have surplus entries after a reload. */
export function followBack(): void {
  if (followed) return;
  followed = true;
  at = heightHere() ?? 0;
  address = location.href;
  // From now on, an entry without a mark is a new one.
  history.replaceState(marked(at), '');
  addEventListener('popstate', moved);
  // After a return from the back/forward cache, any navigation under way has been stopped.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    heading = null;
    at = heightHere() ?? at;
    settleSoon();
  });
  settleSoon();
}

/** Changes the address of this page without adding an entry. */
export function readdress(url: string): void {
  history.replaceState(history.state, '', url);
  address = location.href;
}

/**
 * Back closes this, unless something opened later is open. The ground is below everything else. Returns a function that
 * removes the handler.
 */
export function onBack(close: Close, ground = false): () => void {
  followBack();
  if (ground) open.unshift(close);
  else open.push(close);
  settleSoon();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    settleSoon();
  };
}
