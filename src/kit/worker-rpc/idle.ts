/** How long the page may be busy before it is done all the same, in milliseconds. */
const BUSY_MS = 3000;

/** Does something once the page has nothing else to do; what comes back calls it off. */
export function whenIdle(doIt: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const called = requestIdleCallback(doIt, { timeout: BUSY_MS });
    return () => cancelIdleCallback(called);
  }
  const timer = setTimeout(doIt, BUSY_MS);
  return () => clearTimeout(timer);
}
