/** Games kept on the device, files and links: nothing is lost, and nothing that comes in is run. */
import { expect, test, type Page } from '@playwright/test';
import { button, faults, firstWays, openPosition, phase } from './table.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const spec = { turn: 3, phasing: 'soviet', units: stacks('s1602 0-1-2, s1703 6-4-2, f1405 6-6-2') } as const;

const menu = async (page: Page, item: string): Promise<void> => {
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
};
const leave = async (page: Page): Promise<void> => {
  await menu(page, 'Main menu');
  await firstWays(page);
};
const games = (page: Page) =>
  page.getByRole('region', { name: 'Games on this device' }).getByRole('listitem');

test('a link opens after a question, in a place of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPosition(page, spec);
  await button(page, 'End movement').click();
  await menu(page, 'Share');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('does not reveal future rolls');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog).toContainText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#game=');
  expect(await faults(page)).toEqual([]);

  // Into the address of the page that is open, then into a fresh one, with something else beside it.
  await page.keyboard.press('Escape');
  await page.evaluate((hash) => void (location.hash = hash), link.slice(link.indexOf('#')));
  await expect(page.getByRole('dialog', { name: 'Shared game' })).toContainText('Turn 3');
  await button(page, 'Not now').click();
  expect(page.url()).not.toContain('game=');
  await leave(page);
  await page.goto(`about:blank`);
  await page.goto(`/#place=6&${link.slice(link.indexOf('#') + 1)}`);
  await expect(page.getByRole('dialog', { name: 'Shared game' })).toContainText('1 action');
  await button(page, 'Open').click();
  await expect(phase(page)).toContainText('Turn 3');
  expect(new URL(page.url()).hash).toBe('#place=6');
  await leave(page);
  await expect(games(page)).toHaveCount(2);
});

test('two tabs with one game: the one overtaken is told, and both are kept', async ({ page, context }) => {
  await openPosition(page, spec);
  const other = await context.newPage();
  await other.goto('/');
  await firstWays(other);
  await button(other, /Continue/).click();
  await button(other, 'End movement').click();
  await expect(page.getByText('was continued in another tab')).toBeVisible();
  await button(page, 'Keep both').click();
  await expect(page.getByText('was continued in another tab')).toHaveCount(0);
  await leave(page);
  await expect(games(page)).toHaveCount(2);
  await other.close();
});

test('the picture of the start screen is fetched at once where it is shown, and nowhere else', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/start-winter-war.webp')) asked++;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Winter War' })).toBeVisible();
  expect(asked).toBe(1);
  expect(await page.locator('head link[rel="preload"][as="image"]').count()).toBe(1);
  await button(page, 'Start game').click();
  await expect(phase(page)).toContainText('Set-up');
  asked = 0;
  await page.reload();
  await expect(phase(page)).toContainText('Set-up');
  expect(asked).toBe(0);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage['chosen-game'] = 'talvisota';
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Talvisota', exact: false })).toBeVisible();
  expect(asked).toBe(0);
});
