import { whenIdle } from '../kit/thought/idle.ts';

/** Somebody who pays for what comes, or waits for it, fetches what he asks for. */
const spares = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Lays a file into the browser's cache, without running it. */
function lay(file: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = file;
  document.head.append(link);
}

function fetchNow(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="fetch-later"]');
  if (!named || spares()) return;
  for (const file of named.content.split(' ').filter(Boolean)) lay(file);
  // Once is enough.
  named.remove();
}

/** Fetches the table once the page is there and idle: whoever then begins a game waits for nothing. */
export function fetchLater(): void {
  const begin = (): void => void whenIdle(fetchNow);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
