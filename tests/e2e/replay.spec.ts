/** Time on the table: the ways back, the replay, the other player's turn, the dice. */
import { expect, test, type Page } from '@playwright/test';
import { board, present, serialise, type Timeline } from '#engine/winter-war';
import { act, end, shortGame } from '../table/replay/short-game.ts';
import { button, clickHex, faults, firstWays, loadPosition, middleOf, openStart, phase } from './table.ts';

async function openGame(page: Page, game: Timeline, solo = false): Promise<void> {
  await openStart(page, {});
  if (solo) await page.getByLabel('Solo practice').check();
  const isOpen = () => expect(phase(page)).toContainText(`Turn ${present(game).turn}`);
  await loadPosition(page, serialise(game), isOpen);
}

const upTo = (game: Timeline, cursor: number): Timeline => ({
  ...game,
  steps: game.steps.slice(0, cursor),
  cursor,
});

const slider = (page: Page) => page.getByRole('slider', { name: 'Position in the game' });
const log = (page: Page) => page.getByRole('tabpanel', { name: 'Log' });
const stackAt = (page: Page, hex: string) => page.locator(`[data-stack="${board.hexByName(hex)}"]`);
const lineOf = (page: Page, text: string) => log(page).getByRole('listitem').filter({ hasText: text }).last();
/** A second game, so that the Soviet Player-Turn is followed by a Finnish one and another Soviet one. */
const longer = (): Timeline => act(act(shortGame(), end), end);

test('a recorded game is watched by slider and keys, and stays as it was', async ({ page }) => {
  await openGame(page, shortGame());
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
});

test('another game goes on from a moment, and both are kept', async ({ page }) => {
  await openGame(page, shortGame());
  await button(page, 'Replay').click();
  await slider(page).fill('2');
  await button(page, 'Continue from here').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Solo, both sides/ })
    .click();
  await expect(slider(page)).toHaveCount(0);
  await expect(phase(page)).toContainText('Movement');
  await expect(log(page)).toContainText('6-4-2 (18)');
  await expect(log(page)).not.toContainText('attacks');
  await button(page, 'Undo').click();
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Main menu' }).click();
  await firstWays(page);
  const games = page.getByRole('region', { name: 'Games on this device' }).getByRole('listitem');
  await expect(games).toHaveCount(2);
});

test('a line of the log leads back to it', async ({ page }) => {
  await openGame(page, upTo(shortGame(), 2));
  await lineOf(page, '2-1-3').hover();
  await lineOf(page, '2-1-3')
    .getByRole('button', { name: /^Back to here/ })
    .click();
  await expect(lineOf(page, '6-4-2')).toHaveCount(0);
  await button(page, 'Redo').click();
  await expect(lineOf(page, '6-4-2')).toBeVisible();
  await button(page, 'Restart turn').click();
  await expect(log(page)).toContainText('Nothing has happened yet');
});

test('a die bars the way back, and says so', async ({ page }) => {
  await openGame(page, upTo(shortGame(), 5));
  await lineOf(page, '2-1-3').hover();
  // The marches are folded beneath what they were for.
  await log(page).locator('summary').first().click();
  await lineOf(page, '2-1-3')
    .getByRole('button', { name: /^Back to here/ })
    .click({ force: true });
  await expect(page.getByText('You cannot undo past a die roll').first()).toBeVisible();
  await button(page, 'Restart turn').click();
  await expect(button(page, 'Restart turn')).toBeDisabled();
  await expect(log(page)).toContainText('die 6');
});

test('a player reads what the other one did, sees it on the map, and watches it', async ({ page }) => {
  await openGame(page, shortGame());
  const card = page.getByRole('region', { name: 'Last Soviet turn' });
  await expect(card).toContainText('2 units moved');
  await expect(card).toContainText('Finnish units lost: 2 attack points');
  await card.getByRole('button', { name: 'Show on the map' }).click();
  await expect(page.locator('[data-mark="battle"]')).toHaveText('De');
  await expect(page.locator('[data-line="trail"]')).toHaveCount(3);
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toHaveCount(0);
  await page.keyboard.press('y');
  const dialog = page.getByRole('dialog', { name: 'Last Soviet turn' });
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Watch' }).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(phase(page)).toContainText('Finnish Player-Turn');
});

test('the dice are accounted for, and every roll can be watched', async ({ page }) => {
  await openGame(page, longer(), true);
  await page.keyboard.press('1');
  await page.keyboard.press('g');
  const dialog = page.getByRole('dialog', { name: 'Dice statistics' });
  await expect(dialog).toContainText(/Losses against the average: .* better for the Soviet player/);
  await expect(
    dialog.getByRole('region', { name: 'Soviet player' }).getByRole('row', { name: /^De/ }),
  ).toContainText('1');
  await dialog.getByText('Every roll (1)').click();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Watch' }).click();
  await expect(slider(page)).toHaveValue('4');
  // The map was far away, and goes to where it happened.
  const seen = page.locator('[data-map]').first();
  await expect(async () => {
    const at = await middleOf(page, '1207');
    const { x, y, width, height } = (await seen.boundingBox())!;
    expect([at.x > x, at.x < x + width, at.y > y, at.y < y + height]).toEqual([true, true, true, true]);
  }).toPass();
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

test('a line is tried from a moment, commented and drawn on, and is there after a reload', async ({
  page,
}) => {
  await openGame(page, shortGame(), true);
  await page.keyboard.press('v');
  await slider(page).fill('3');
  await page.keyboard.press('Shift+V');
  const tried = page.getByRole('region', { name: 'Exploring' });
  await expect(tried).toContainText('Expected result');
  await button(page, '1 next').click();
  await tried.getByRole('button', { name: 'Play it' }).click();
  const lines = page.getByRole('tree', { name: 'Lines' });
  await expect(lines.locator('[aria-current="step"]')).toContainText('die 1');
  await page.getByLabel('Comment on this moment').fill('A bad day');
  await button(page, 'Mark places').click();
  await clickHex(page, '1207');
  await expect(page.locator('[data-notes]')).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+V');
  await expect(slider(page)).toHaveValue('3');
  await expect(lines).toContainText('A bad day');
  await page.reload();
  await expect(phase(page)).toContainText('Finnish Player-Turn');
  await page.keyboard.press('v');
  await lines.getByRole('treeitem', { name: /die 1/ }).click();
  await expect(page.locator('[data-notes]')).toHaveCount(1);
});
