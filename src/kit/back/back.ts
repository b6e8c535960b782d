/**
 * The Back of the browser closes what is open, the nearest first. While anything is, one entry of the history stands
 * above the page's own: Back leaves that entry, and what closes is told. The entry is come back to, never made again,
 * as browsers pass over entries that a page makes without being touched.
 */
type Close = () => void;

const open: Close[] = [];
/** How high the entry at hand stands above the page's own, in what the history keeps for it. */
const KEY = 'winterWarBack';

const heightHere = (): number | null => {
  const kept: unknown = (history.state as Record<string, unknown> | null)?.[KEY];
  return typeof kept === 'number' ? kept : null;
};

const marked = (height: number) => ({ ...(history.state as object | null), [KEY]: height });

/** Where the page stands while something is open; 0 while nothing is. */
let top = 0;
/** The height that the page itself is on its way to. */
let heading: number | null = null;
let settling = false;

function travel(to: number, from: number): void {
  heading = to;
  history.go(to - from);
}

/** Brings the history in line with what is open. */
function settle(): void {
  settling = false;
  if (heading !== null) return;
  const here = heightHere();
  if (!open.length) {
    top = 0;
    if (here) travel(0, here);
  } else if (top === 0) {
    if (here === null) history.replaceState(marked(0), '');
    // What stood above before a reload serves again.
    if (!here) history.pushState(marked(1), '');
    top = here || 1;
  } else if (here !== null && here < top) travel(top, here);
}

/** One thing may give way to another at the same moment: what counts is what comes of it. */
function settleSoon(): void {
  if (settling) return;
  settling = true;
  queueMicrotask(settle);
}

function moved(): void {
  const here = heightHere();
  const arrived = here !== null && here === heading;
  heading = null;
  // Another fragment was written into the address: that is an entry above this one.
  if (here === null && top > 0) history.replaceState(marked(++top), '');
  if (here !== null && !arrived) {
    const wentBack = here < top;
    // From such an entry Back leads to ours, which serves on.
    if (here > 0) top = here;
    if (wentBack) open.at(-1)?.();
  }
  settleSoon();
}

let followed = false;

/** Follows the history of this page, which a reload may have left with an entry too many. */
export function followBack(): void {
  if (followed) return;
  followed = true;
  addEventListener('popstate', moved);
  settleSoon();
}

/**
 * Until this is taken back by calling what it returns, Back closes this, unless something nearer is open: what was
 * opened later. What lies under all else is the ground.
 */
export function whenBack(close: Close, ground = false): () => void {
  followBack();
  if (ground) open.unshift(close);
  else open.push(close);
  settleSoon();
  return () => {
    open.splice(open.lastIndexOf(close), 1);
    settleSoon();
  };
}
