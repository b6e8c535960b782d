import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { frameOf } from '#table/store/address.ts';
import { shortGame } from '../table/replay/short-game.ts';
import { linkTo } from './links.ts';
import { faults } from './table.ts';
import { DIST } from './versions.ts';

/** A page of somebody else's, at another origin. */
async function otherSite(body: string): Promise<{ readonly address: string; close(): void }> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>A blog</title>${body}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => void server.close() };
}

test('a frame on another site shows a game, steps through it, saves nothing and breaks no policy', async ({
  page,
  baseURL,
}) => {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) stopped.push(message.text());
  });
  page.on('pageerror', (error) => stopped.push(error.message));
  const link = await linkTo(shortGame());
  const site = await otherSite(
    `<input aria-label="Mine" autofocus><br>${frameOf(`${baseURL!}${link}`, 'The Karelian Isthmus', 'en')}`,
  );
  await page.goto(site.address);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('group', { name: /^Map of Finland/ })).toBeVisible();
  await expect(frame.getByText(/^Step 0 of 6/)).toBeVisible();
  // The reader of the page keeps the keyboard.
  await expect(page.getByLabel('Mine')).toBeFocused();
  await frame.getByRole('button', { name: 'One step forward' }).click();
  await expect(frame.getByText(/^Step 1 of 6/)).toBeVisible();
  const inFrame = page.frames().find((one) => one !== page.mainFrame())!;
  expect(await inFrame.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await inFrame.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  const opened = page.waitForEvent('popup');
  await frame.getByRole('link', { name: 'Open the game' }).click();
  await expect((await opened).getByRole('dialog', { name: 'Shared game' })).toBeVisible();
  expect(stopped).toEqual([]);
  site.close();
});

test('the page for frames is accessible by itself, on a phone as well', async ({ page }) => {
  await page.goto(`/embed.html${await linkTo(shortGame())}`);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect(page.getByRole('slider')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
});

test('other sites may show the page for frames, and no other', async ({ page, request, baseURL }) => {
  const { 'content-security-policy': policy = '' } = (await request.get('/embed.html')).headers();
  await page.goto('/embed.html');
  const own = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toBe(`${own}; frame-ancestors *`);
  const site = await otherSite(`<iframe src="${baseURL!}"></iframe>`);
  await page.goto(site.address);
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Winter War' })).toHaveCount(0);
  site.close();
  // Hosts join the headers of all rules that fit a path: one for all of them would forbid this page too.
  const [, forAll = ''] = /^\/\*\n((?: .*\n)+)/.exec(readFileSync(`${DIST}/_headers`, 'utf8')) ?? [];
  expect(forAll).toContain('nosniff');
  expect(forAll).not.toContain('Content-Security-Policy');
});
