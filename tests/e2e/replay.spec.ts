/** Time on the table: the ways back, the replay, the other player's turn, the dice. */
import { expect, test, type Page } from '@playwright/test';
import { board, present, serialise, type Timeline } from '#engine/winter-war';
import { act, end, shortGame } from '../table/replay/short-game.ts';
import { button, clickHex, faults, loadPosition, middleOf, openStart, phase } from './table.ts';

async function openGame(page: Page, game: Timeline, solo = false): Promise<void> {
  await openStart(page, {});
  if (solo) await page.getByLabel('Solo practice').check();
  const isOpen = () => expect(phase(page)).toContainText(`Turn ${present(game).turn}`);
  await loadPosition(page, serialise(game), isOpen);
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
const log = (page: Page) => page.getByRole('tabpanel', { name: 'Log' });
const stackAt = (page: Page, hex: string) => page.locator(`[data-stack="${board.hexByName(hex)}"]`);
/** A second game, so that the Soviet Player-Turn is followed by a Finnish one and another Soviet one. */
const longer = (): Timeline => act(act(shortGame(), end), end);

test('a recorded game is watched by slider and keys, and stays as it was; so is the turn of the other player', async ({
  page,
}) => {
  await openGame(page, shortGame());
  await page.keyboard.press('l');
  const bar = await phase(page).innerText();
  await page.keyboard.press('v');
  await expect(slider(page)).toHaveValue('6');
  await expect(phase(page)).toContainText('Replay');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('5');
  await slider(page).fill('1');
  await expect(stackAt(page, '1406')).toHaveAttribute('aria-label', /2-1-3/);
  await expect(log(page).locator('[aria-current="step"]').first()).toContainText('2-1-3');
  await page.keyboard.press('b');
  await expect(slider(page)).toHaveValue('4');
  await expect(page.getByRole('region', { name: 'Last attack' })).toContainText('Defender eliminated');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await expect(stackAt(page, '1207')).toHaveAttribute('aria-label', /2-2-3/);
  // It plays by itself, and stops at the end.
  await page.getByLabel('Speed').selectOption('8');
  await button(page, 'Play').click();
  await expect(slider(page)).toHaveValue('6');
  await expect(button(page, 'Play')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await button(page, 'Back to the game').click();
  await expect(slider(page)).toHaveCount(0);
  expect(await phase(page).innerText()).toBe(bar);

  // What the other player did can be watched alone.
  const card = page.getByRole('region', { name: 'Last Soviet turn' });
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('y');
  const dialog = page.getByRole('dialog', { name: 'Last Soviet turn' });
  await expect(dialog).toBeVisible();
  expect(await faults(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Watch' }).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(phase(page)).toContainText('Finnish Player-Turn');
});

test('every roll can be watched; from a moment a line is tried and drawn on', async ({ page }) => {
  await openGame(page, longer(), true);
  await page.keyboard.press('1');
  await page.keyboard.press('g');
  const dialog = page.getByRole('dialog', { name: 'Dice statistics' });
  await dialog.getByText('Every roll (1)').click();
  expect(await faults(page, { within: '[role=dialog]' })).toEqual([]);
  await dialog.getByRole('button', { name: 'Watch' }).click();
  await expect(slider(page)).toHaveValue('4');
  // The map was far away, and goes to where it happened.
  const seen = page.locator('[data-map]').first();
  await expect(async () => {
    const at = await middleOf(page, '1207');
    const { x, y, width, height } = (await seen.boundingBox())!;
    expect([at.x > x, at.x < x + width, at.y > y, at.y < y + height]).toEqual([true, true, true, true]);
  }).toPass();

  await slider(page).fill('3');
  await page.keyboard.press('Shift+V');
  const tried = page.getByRole('region', { name: 'Exploring' });
  await expect(tried).toContainText('Expected result');
  await button(page, '1 next').click();
  await tried.getByRole('button', { name: 'Play it' }).click();
  const lines = page.getByRole('tree', { name: 'Lines' });
  await expect(lines.locator('[aria-current="step"]')).toContainText('die 1');
  await button(page, 'Mark places').click();
  await clickHex(page, '1207');
  await expect(page.locator('[data-notes]')).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
});

test('on a phone the replay has the map, its slider and its buttons under the thumb', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openGame(page, shortGame());
  await button(page, 'Charts and log').click();
  await button(page, 'Replay').click();
  await expect(slider(page)).toBeVisible();
  await button(page, 'One step back').tap();
  await expect(slider(page)).toHaveValue('5');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);
  expect(await faults(page)).toEqual([]);
  await button(page, 'Back to the game').tap();
  await expect(slider(page)).toHaveCount(0);
  await context.close();
});
