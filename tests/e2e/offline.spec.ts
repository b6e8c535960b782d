import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { atHand, button, clickHex, gameFile, loadText, phase, seatPeople } from './table.ts';
import { DIST, host, publishAnew, remove, settleIn, versionOf } from './versions.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

/** No part of the game; the page itself is kept as the directory. */
const NOT_KEPT = [
  'sw.js',
  'robots.txt',
  '_headers',
  'index.html',
  'wide.webp',
  'narrow.webp',
  'manifest.json',
];

const built = (): string[] =>
  readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NOT_KEPT.includes(entry.name))
    .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

test.use({ serviceWorkers: 'allow' });

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
  await button(page, 'Start game').click();
  await expect(page.getByText('Place your counters').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Zones of Control');
  expect(failed).toEqual([]);
  const licences = await context.newPage();
  await licences.goto('/licences.txt');
  await expect(licences.locator('body')).toContainText('SIL OPEN FONT LICENSE');
  await expect(licences.locator('body')).toContainText('Permission is hereby granted');
});

const versions = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

test('a new version is announced, waits for the player, and takes nothing from him', async ({ page }) => {
  const site = await host();
  await page.goto(site.address);
  await settleIn(page);
  await loadText(
    page,
    gameFile({ turn: 2, phasing: 'soviet', units: stacks('s1602 0-1-2, s1703 6-4-2, f1405 6-6-2') }),
  );
  await expect(phase(page)).toContainText('Turn 2');
  await clickHex(page, '1703');

  const next = publishAnew(DIST, 'second');
  site.from = () => next;
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
  expect(await versionOf(page)).toBe('second');
  // The older files stay for other tabs that still play on them.
  const kept = await versions(page);
  expect(kept[0]).toBe(old);
  expect(kept).toHaveLength(2);
  site.close();
  remove(next);
});
