/** Longer than a frame takes; a page that nobody sees draws none. */
const NO_FRAME_MS = 100;

/** Settles once the next frame is on the screen: what takes a while does not hold up what shows. */
export const painted = (): Promise<void> =>
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
