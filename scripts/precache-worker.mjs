// The service worker, as a template: precache.ts puts in its first constants and writes dist/sw.js.
/* oxlint-disable no-undef, no-restricted-globals -- the names of a worker */
const CACHE = '__CACHE__';
/** Every file of this version, with the hash of what it holds. */
const FILES = ['__FILES__'];

/** How long an open tab may take to answer, in milliseconds. */
const TAB_MS = 1000;

addEventListener('install', (event) => event.waitUntil(install()));

async function install() {
  const before = await caches.has(CACHE);
  try {
    await takeIn();
  } catch (error) {
    if (!before) await caches.delete(CACHE);
    throw error;
  }
  // A page that runs answers, and lets the new version in when the player says so. Where none does, the page is broken
  // and has no button to press: the next load has the new version.
  const scripts = await runningScripts();
  if (scripts.length && scripts.every((script) => script === null)) skipWaiting();
}

/**
 * All or nothing, and each file just as it was built: the browser itself refuses one with another hash. While a version
 * is half published, a host may give a page in the place of a script, or a script of the version before.
 */
async function takeIn() {
  const cache = await caches.open(CACHE);
  const all = (how) =>
    cache.addAll(FILES.map(([url, integrity]) => new Request(url, { cache: how(url), integrity })));
  try {
    // Files with a hash in their name never change: what the page has just loaded is taken from the browser's cache.
    await all((url) => (url.includes('/assets/') ? 'default' : 'reload'));
  } catch {
    // It may be that cache which has something else under the name.
    await all(() => 'reload');
  }
}

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await clients.claim();
      const scripts = await runningScripts();
      const older = (await caches.keys()).filter((name) => name.startsWith('ww-') && name !== CACHE);
      // What open tabs run stays, as they may still ask for its files; and the last one, for a tab that sleeps.
      for (const name of older.slice(0, -1)) if (!(await holdsAny(name, scripts))) await caches.delete(name);
    })(),
  );
});

/** The script that each open tab runs; null for one that does not answer. */
async function runningScripts() {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return Promise.all(
    tabs.map(
      (tab) =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          setTimeout(resolve, TAB_MS, null);
          tab.postMessage('which-script', [port2]);
        }),
    ),
  );
}

async function holdsAny(name, scripts) {
  const cache = await caches.open(name);
  for (const script of scripts) if (script !== null && (await cache.match(script, LOOSE))) return true;
  return false;
}

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
  return (isPage && (await own.match('./'))) || fetch(asked);
}
