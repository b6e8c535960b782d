import { whenIdle } from '#kit/motion/motion.ts';

/** True when the user saves data: then nothing is fetched in advance. */
export const sparesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Puts files into the browser's cache without running them. By `fetch`, which works in every browser: Firefox applies
 * the policy's `default-src` to `<link rel=prefetch>`, and WebKit does not support it.
 */
async function fetchNow(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="fetch-later"]');
  if (!named || sparesData()) return;
  // Only once.
  named.remove();
  await Promise.allSettled(
    named.content
      .split(' ')
      .filter(Boolean)
      .map(async (file) => (await fetch(file, { priority: 'low' })).arrayBuffer()),
  );
}

/** Fetches the table once the page has loaded and is idle, so that a new game starts without waiting. */
export function fetchLater(): void {
  const begin = (): void => void whenIdle(fetchNow);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
