// The service worker, as a template: precache.ts puts in its first two lines and writes dist/sw.js.
/* oxlint-disable no-undef, no-restricted-globals -- the names of a worker */
const CACHE = '__CACHE__';
const FILES = ['__FILES__'];

/** Files with a hash in their name never change: what the page has just loaded is taken from the browser's cache. */
const request = (url) => new Request(url, { cache: url.includes('/assets/') ? 'default' : 'reload' });

addEventListener('install', (event) => {
  // All or nothing: a version that is not complete is never offered.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(request))));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // The version before stays: another tab may still play on it and ask for its files.
      const older = (await caches.keys()).filter((name) => name.startsWith('ww-') && name !== CACHE);
      await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
      await clients.claim();
    })(),
  );
});

addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  event.respondWith(answer(event.request, mode === 'navigate'));
});

const LOOSE = { ignoreSearch: true, ignoreVary: true };

/** This version's file, else an older version's, else the page itself for an address of the game, else the network. */
async function answer(asked, isPage) {
  const own = await caches.open(CACHE);
  const found = (await own.match(asked, LOOSE)) ?? (await caches.match(asked, LOOSE));
  if (found) return found;
  return (isPage && (await own.match('./index.html'))) || fetch(asked);
}
