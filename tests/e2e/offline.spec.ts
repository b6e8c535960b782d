import { createServer, type Server } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { atHand, button, clickHex, gameFile, loadText, phase, seatPeople } from './table.ts';

const DIST = path.resolve('dist');
/** No part of the game. */
const NOT_KEPT = ['sw.js', 'robots.txt'];

const built = (): string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_KEPT.includes(entry.name))
    .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

/** Waits until the service worker has everything and answers for this page. */
async function settleIn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  });
}

test('after the first visit all of it works without a network', async ({ page, context, baseURL }) => {
  await seatPeople(page);
  await page.goto('/');
  await settleIn(page);
  const kept = await page.evaluate(async () => {
    const [name] = await caches.keys();
    const requests = await (await caches.open(name!)).keys();
    return requests.map(({ url }) => url);
  });
  expect(kept.toSorted()).toEqual(['', ...built()].map((file) => new URL(file, baseURL).href).toSorted());

  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await context.setOffline(true);
  await page.reload();
  await button(page, 'Start the game').click();
  await expect(page.getByText('Place your counters')).toBeVisible();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Zones of Control');
  expect(failed).toEqual([]);
});

/** A host of its own for the built game, on which a new version can appear. */
async function host(): Promise<{ address: string; publish(): void; close(): void }> {
  const types: Record<string, string> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
  };
  let newer = false;
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    try {
      const body = readFileSync(path.join(DIST, name));
      response.writeHead(200, { 'content-type': types[path.extname(name)] ?? 'application/octet-stream' });
      response.end(
        newer && name === 'sw.js' ? body.toString().replace(/'ww-[0-9a-f]+'/, "'ww-newer'") : body,
      );
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    publish: () => (newer = true),
    close: () => void server.close(),
  };
}

const versions = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('a new version is announced, waits for the player, and takes nothing from him', async ({ page }) => {
  const site = await host();
  await page.goto(site.address);
  await settleIn(page);
  await loadText(
    page,
    gameFile({
      turn: 2,
      phasing: 'soviet',
      units: [
        { type: '0-1-2', hex: '1602' },
        { type: '6-4-2', hex: '1703' },
        { type: '6-6-2', hex: '1405' },
      ],
    }),
  );
  await expect(phase(page)).toContainText('Turn 2');
  await clickHex(page, '1703');

  site.publish();
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is ready')).toBeVisible();
  // The unit is still in hand, and the move is finished by the version that began it.
  await expect(atHand(page)).toContainText('6-4-2');
  await clickHex(page, '1704');
  await expect(page.getByText(/6-4-2.*1704/).first()).toBeAttached();
  expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true);
  const [old] = await versions(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');

  await button(page, 'Reload').click();
  await page.waitForFunction(() => !('sameVisit' in window));
  await expect(phase(page)).toContainText('Turn 2');
  await expect(page.getByText(/6-4-2.*1704/).first()).toBeAttached();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  // The older files stay for other tabs that still play on them.
  expect(await versions(page)).toEqual([old, 'ww-newer']);
  site.close();
});
