/** Hosts and versions of the built game: what the tests of publishing do over and over. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { TESTED_PAGE } from '../../scripts/browser.mjs';
import { writeWorker } from '../../scripts/precache.ts';
import { unfoldStart } from './table.ts';

export const DIST = path.resolve(TESTED_PAGE);

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const HASHED = /-([\w-]{8})\.(\w+)$/;

/** As when the sources have changed: every hashed name is another one, and the page says which version it is. */
export function publishAnew(
  from: string,
  version: string,
  change: (assets: string) => void = () => {},
): string {
  const to = mkdtempSync(path.join(tmpdir(), 'winter-war-'));
  cpSync(from, to, { recursive: true });
  const assets = path.join(to, 'assets');
  const names = readdirSync(assets).map((old) => [
    old,
    old.replace(HASHED, (_, hash: string, kind: string) => `-${hash.slice(1)}${hash[0]}.${kind}`),
  ]);
  const texts = [path.join(to, 'index.html'), ...names.map(([old]) => path.join(assets, old!))];
  for (const file of texts.filter((name) => /\.(html|js|css)$/.test(name))) {
    let text = readFileSync(file, 'utf8');
    for (const [old, next] of names) text = text.replaceAll(old!, next!);
    writeFileSync(file, text.replace('<head>', `<head><meta name="version" content="${version}">`));
  }
  for (const [old, next] of names) renameSync(path.join(assets, old!), path.join(assets, next!));
  change(assets);
  writeWorker(to);
  return to;
}

export const remove = (directory: string): void => rmSync(directory, { recursive: true });

interface Site {
  readonly address: string;
  /** The directory that a file comes from. */
  from: (name: string) => string;
  close(): void;
}

/** A host that knows only what is published; with `lenient` it gives its page for whatever is missing. */
export async function host(lenient = false): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const send = (file: string): void => {
      const body = readFileSync(path.join(site.from(file), file));
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
      response.end(body);
    };
    // What is asked for after a version has been thrown away is not there either.
    for (const file of lenient ? [name, 'index.html'] : [name])
      try {
        return send(file);
      } catch {
        continue;
      }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site: Site = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    from: () => DIST,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return site;
}

/** Waits until the service worker has everything and answers for this page. */
export async function settleIn(page: Page): Promise<void> {
  unfoldStart(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

/** Looks for a new version; gives whether one waits once that is settled. */
export const look = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update().catch(() => undefined);
    const worker = registration.installing;
    if (worker?.state === 'installing')
      await new Promise((resolve) => {
        worker.addEventListener('statechange', resolve, { once: true });
      });
    return registration.waiting !== null;
  });

export const versionOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name=version]')?.getAttribute('content') ?? null);
