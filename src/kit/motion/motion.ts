const systemPrefers = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** True if nothing should be animated: by the player's setting, otherwise by the system's. */
export function prefersReducedMotion(): boolean {
  const setting = globalThis.document?.documentElement.dataset.motion;
  return setting === undefined ? systemPrefers() : setting === 'reduced';
}

/** In ms: longer than a frame, since a hidden page has no frames. */
const NO_FRAME_MS = 100;

/** Resolves once the next frame is on the screen, so that long work does not delay it. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestAnimationFrame !== 'function') return resolve();
    const noFrame = setTimeout(resolve, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(noFrame);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

/** How long a busy page may delay idle work, in milliseconds. */
const BUSY_MS = 3000;

/** Delay of idle work in WebKit, which does not report when a page is idle, in milliseconds. */
const GUESS_MS = 500;

/** Calls back once the page is idle; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(callback, { timeout: BUSY_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, GUESS_MS);
  return () => clearTimeout(timer);
}
