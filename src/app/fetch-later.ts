import { whenIdle } from '#kit/motion/motion.ts';

/** Somebody who pays for what comes, or waits for it, fetches what he asks for. */
export const sparesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Puts files into the browser's cache, without running them. By `fetch`, which every browser takes: Firefox judges
 * `<link rel=prefetch>` by the policy's `default-src`, WebKit knows no such link.
 */
async function fetchNow(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="fetch-later"]');
  if (!named || sparesData()) return;
  // Once is enough.
  named.remove();
  await Promise.allSettled(
    named.content
      .split(' ')
      .filter(Boolean)
      .map(async (file) => (await fetch(file, { priority: 'low' })).arrayBuffer()),
  );
}

/** Fetches the table once the page is there and idle: whoever then begins a game waits for nothing. */
export function fetchLater(): void {
  const begin = (): void => void whenIdle(fetchNow);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
