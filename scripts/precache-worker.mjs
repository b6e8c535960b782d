// Template of the service worker: precache.ts replaces its first constants and writes dist/sw.js.
/* oxlint-disable no-undef, no-restricted-globals -- the names of a worker */
const CACHE = '__CACHE__';
/** Every file of this version, with the hash of its content. */
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
  // A working page answers, and activates the new version when the player agrees. If no page answers, it is broken and
  // has no working button: the next load gets the new version.
  const scripts = await runningScripts();
  if (scripts.length && scripts.every((script) => script === null)) skipWaiting();
}

/**
 * All or nothing, and each file exactly as built: the browser rejects one with another hash. While a version is being
 * published, a host may send a page in place of a script, or a script of the previous version.
 */
async function takeIn() {
  const cache = await caches.open(CACHE);
  const all = (how) =>
    cache.addAll(FILES.map(([url, integrity]) => new Request(url, { cache: how(url), integrity })));
  try {
    // Files with a hash in their name never change: those just loaded by the page come from the browser's cache.
    await all((url) => (url.includes('/assets/') ? 'default' : 'reload'));
  } catch {
    // That cache may have a different file under the name.
    await all(() => 'reload');
  }
}

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await clients.claim();
      const scripts = await runningScripts();
      const older = (await caches.keys()).filter((name) => name.startsWith('ww-') && name !== CACHE);
      // Versions in open tabs stay, as their files may still be requested; so does the last one, for a suspended tab.
      for (const name of older.slice(0, -1)) if (!(await holdsAny(name, scripts))) await caches.delete(name);
    })(),
  );
});

/** The script running in each open tab; null for a tab that does not answer. */
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

/** This version's file, else an older version's, else the page itself for a page address, else the network. */
async function answer(asked, isPage) {
  const own = await caches.open(CACHE);
  const found = (await own.match(asked, LOOSE)) ?? (await caches.match(asked, LOOSE));
  if (found) return found;
  return (isPage && (await own.match('./'))) || fetch(asked);
}
