import { useEffect, useRef } from 'react';

/** While something is open, Back closes it; what was opened last is the nearest, the ground the farthest. */
export function useBack(open: boolean, close: () => void, ground = false): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? onBack(() => latest.current(), ground) : undefined), [open, ground]);
}

/**
 * The Back of the browser closes what is open, the nearest first. While anything is, two entries of the history stand
 * above the page's own: Back leaves the upper one, what closes is told, and the page goes up again. The lower one is
 * met by a second press that comes before the page is up. Entries are come back to, never made again, as browsers pass
 * over entries that a page makes without being touched.
 *
 * The address is one for all of them: an entry that was left behind takes the address of now when it is come back to.
 */
type Close = () => void;

const PADS = 2;
/** How high an entry stands above the page's own, in what the history keeps for it. */
const KEY = 'winterWarBack';

const open: Close[] = [];
/** The height of the entry at hand. */
let at = 0;
/** Where the page stands while something is open; 0 while nothing is. */
let top = 0;
/** The height that the page itself is on its way to. */
let heading: number | null = null;
let settling = false;
let followed = false;
let address = '';

/** Null on an entry that is new here. */
function heightHere(): number | null {
  const kept: unknown = (history.state as Record<string, unknown> | null)?.[KEY];
  return typeof kept === 'number' ? kept : null;
}

const marked = (height: number) => ({ ...(history.state as object | null), [KEY]: height });

/** One step at a time: what stands in the next entry is known when it is reached. */
function step(to: number): void {
  heading = to;
  history.go(to - at);
}

/** Brings the history in line with what is open. */
function settle(): void {
  settling = false;
  if (heading !== null) return;
  if (!open.length) {
    top = 0;
    if (at > 0) step(at - 1);
  } else if (top === 0) {
    // What stood above before a reload serves again.
    while (at < PADS) history.pushState(marked(++at), '');
    top = at;
  } else if (at < top) step(at + 1);
}

/** One thing may give way to another at the same moment: what counts is what comes of it. */
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
    // Another fragment was written into the address: that is an entry above the one before.
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

/** Follows the history of this page, which a reload may have left with entries too many. */
export function followBack(): void {
  if (followed) return;
  followed = true;
  at = heightHere() ?? 0;
  address = location.href;
  // From now on an entry without a mark is one that is seen for the first time.
  history.replaceState(marked(at), '');
  addEventListener('popstate', moved);
  // Out of the cache of the browser, where whatever was under way has been stopped.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    heading = null;
    at = heightHere() ?? at;
    settleSoon();
  });
  settleSoon();
}

/** Writes another address for this page, without an entry of its own. */
export function readdress(url: string): void {
  history.replaceState(history.state, '', url);
  address = location.href;
}

/**
 * Until this is taken back by calling what it returns, Back closes this, unless something nearer is open: what was
 * opened later. What lies under all else is the ground.
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
