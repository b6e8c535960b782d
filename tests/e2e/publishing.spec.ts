/** New versions, half-published ones, and scripts that do not come: nobody is left with an empty page. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { button, openPosition, openStart, phase, seatPeople, unfoldStart } from './table.ts';
import { DIST, host, look, publishAnew, remove, settleIn, versionOf } from './versions.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const spec = { turn: 2, phasing: 'soviet', units: stacks('s1602 0-1-2, s1703 6-4-2') } as const;

/** The script that the page names, below the directory of the build. */
const firstScript = (directory: string): string =>
  /<script type="module"[^>]* src="\.\/([^"]+)"/.exec(
    readFileSync(path.join(directory, 'index.html'), 'utf8'),
  )![1]!;

const START = { name: 'Start game' };
const NEWS = 'A new version is ready';
const update = async (page: Page): Promise<void> => {
  expect(await look(page)).toBe(true);
  await button(page, 'Reload').click();
};

test.use({ serviceWorkers: 'allow' });

test('a half-published version is not taken in, and the whole one is', async ({ page }) => {
  const next = publishAnew(DIST, 'second');
  const site = await host(true);
  await page.goto(site.address);
  await settleIn(page);
  const before = await page.evaluate(() => caches.keys());
  // Its scripts have not been copied yet, and the host gives its page in their place.
  site.from = (name) => (['sw.js', 'index.html'].includes(name) ? next : DIST);
  expect(await look(page)).toBe(false);
  await expect(page.getByText(NEWS)).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toEqual(before);
  await page.reload();
  await expect(page.getByRole('button', START)).toBeVisible();
  expect(await versionOf(page)).toBeNull();
  // Now all of it is there.
  site.from = () => next;
  await update(page);
  await expect(async () => expect(await versionOf(page)).toBe('second')).toPass();
  await expect(page.getByRole('button', START)).toBeVisible();
  site.close();
  remove(next);
});

test('a tab that stays open while others take two versions goes on, and its own notice still reloads', async ({
  page,
  context,
}) => {
  const second = publishAnew(DIST, 'second');
  const third = publishAnew(second, 'third');
  const site = await host();
  await seatPeople(page);
  await page.goto(site.address);
  await settleIn(page);
  await page.getByRole('button', START).click();
  await expect(page.getByText('Place your counters').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(site.address);
  for (const [version, directory] of [
    ['second', second],
    ['third', third],
  ] as const) {
    site.from = () => directory;
    await update(other);
    await expect(async () => expect(await versionOf(other)).toBe(version)).toPass();
  }
  expect(await versionOf(page)).toBeNull();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Reload').click();
  await expect(async () => expect(await versionOf(page)).toBe('third')).toPass();
  await expect(page.getByText('Place your counters').first()).toBeVisible();
  site.close();
  remove(second);
  remove(third);
});

test('out of a version that cannot run the next one leads by itself', async ({ page }) => {
  const broken = publishAnew(DIST, 'broken', (assets) => {
    const directory = path.dirname(assets);
    writeFileSync(path.join(directory, firstScript(directory)), 'throw new Error("cannot run")');
  });
  const second = publishAnew(DIST, 'second');
  const third = publishAnew(second, 'third');
  const site = await host();
  await page.goto(site.address);
  await settleIn(page);
  site.from = () => broken;
  await update(page);
  await expect(page.getByText('The game could not be loaded')).toBeVisible();
  site.from = () => third;
  // Each load finds the next version and takes it in meanwhile.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', START)).toBeVisible({ timeout: 4000 });
  }).toPass({ intervals: [500] });
  expect(await versionOf(page)).toBe('third');
  site.close();
  remove(broken);
  remove(second);
  remove(third);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a script that is not there, or is a page, leaves the table standing', async ({ page }) => {
    const part = /assets\/extras-.*\.js/;
    // Else an idle page puts this part into its cache, and asks no server for it later.
    await page.route(part, (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.fallback(),
    );
    await openPosition(page, spec);
    const card = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
    for (const answer of [
      { status: 404, body: '' },
      { status: 200, contentType: 'text/html', body: '<!doctype html><p>Not here</p>' },
    ]) {
      await page.route(part, (route) => route.fulfill(answer));
      // On a slow machine the table may be seen before it listens to keys.
      await expect(async () => {
        await page.keyboard.press('g');
        await expect(card).toBeVisible({ timeout: 5000 });
      }).toPass();
      await card.getByRole('button', { name: 'Close' }).click();
      await expect(card).toHaveCount(0);
      await page.keyboard.press('g');
      await expect(card).toBeVisible();
      await expect(phase(page)).toContainText('Turn 2');
      if (answer.status === 200) await page.unroute(part);
      await card.getByRole('button', { name: 'Reload' }).click();
      await expect(card).toHaveCount(0);
      await expect(phase(page)).toContainText('Turn 2');
    }
    await page.keyboard.press('g');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('a table that does not come says so, and comes when the page is loaded anew', async ({ page }) => {
    await openStart(page);
    await page.route(/assets\/TableScreen-.*\.js/, (route) => route.abort());
    await page.getByRole('button', START).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await page.unroute(/assets\/TableScreen-.*\.js/);
    await button(page, 'Reload').click();
    await page.getByRole('button', START).click();
    await expect(page.getByText('Place your counters').first()).toBeVisible();
  });

  test('a page whose first script does not come says so, and loads all of it anew', async ({ page }) => {
    const script = `**/${firstScript(DIST)}`;
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/');
    await expect(page.getByText('The game could not be loaded')).toBeVisible();
    await page.unroute(script);
    await page.getByRole('button', { name: /Reload/ }).click();
    unfoldStart(page);
    await expect(page.getByRole('button', START)).toBeVisible();
    await expect(page.getByText('The game could not be loaded')).toHaveCount(0);
  });
});
