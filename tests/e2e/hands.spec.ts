import { expect, test, type Page } from '@playwright/test';
import type { PositionSpec } from '#engine/winter-war';
import { atHand, button, hexAt, openPosition, startGame } from './table.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const POSITION: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: stacks('s1602 0-1-2, s1703 6-4-2 2-1-2, f1405 6-6-2'),
};

const pointOf = async (page: Page, name: string): Promise<{ x: number; y: number }> =>
  (await page.evaluate((hex) => window.winterWar?.hexPoint(hex), name))!;

const ghost = (page: Page) => page.locator('[data-ghost]');

test('a stack fans out at a second click, is taken whole by a double one, and is carried with the mouse', async ({
  page,
}) => {
  await openPosition(page, POSITION);
  const from = await hexAt(page, '1703');
  const fan = page.locator('[data-fan] [data-unit]');
  await page.mouse.click(from.x, from.y);
  await expect(atHand(page)).toContainText('6-4-2 (18)');
  await expect(fan).toHaveCount(0);
  // Not so soon that it is a double click.
  await expect(async () => {
    await page.mouse.click(from.x, from.y);
    await expect(fan).toHaveCount(2, { timeout: 1500 });
  }).toPass({ intervals: [1000] });
  await fan.last().click();
  await expect(fan).toHaveCount(0);
  await expect(atHand(page)).toContainText('2-1-2 (25)');
  await page.keyboard.press('Escape');
  await page.mouse.dblclick(from.x, from.y);
  await expect(atHand(page)).toContainText(/6-4-2 \(18\)[^]*2-1-2 \(25\)/);
  // Carried: the reason where they may not go, the cost where they may.
  const enemy = await pointOf(page, '1405');
  const free = await pointOf(page, '1704');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(enemy.x, enemy.y, { steps: 4 });
  await expect(ghost(page)).toContainText('Enemy units');
  await page.mouse.move(free.x, free.y, { steps: 4 });
  await expect(ghost(page)).toContainText('1 MP');
  await page.mouse.up();
  await expect(ghost(page)).toHaveCount(0);
  await expect(page.getByText(/6-4-2.*1704/).first()).toBeAttached();
  await expect(page.getByText(/2-1-2.*1704/).first()).toBeAttached();
  // One thing that was done, one undo.
  await button(page, 'Undo').click();
  await expect(button(page, 'Undo')).toBeDisabled();
});

const ASSAULT: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2, f1504 6-6-2'),
};

test('an attacker that is carried onto enemies puts the attack together, by mouse and by pen', async ({
  page,
}) => {
  await openPosition(page, ASSAULT);
  const device = await page.context().newCDPSession(page);
  const from = await hexAt(page, '1604');
  const enemy = await pointOf(page, '1504');
  const empty = await pointOf(page, '1703');
  for (const pointerType of ['mouse', 'pen'] as const) {
    const pointer = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y } = enemy) =>
      device.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        pointerType,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
      });
    await pointer('mousePressed', from);
    await pointer('mouseMoved', empty);
    await pointer('mouseMoved', { x: empty.x + 1, y: empty.y });
    await expect(ghost(page)).toContainText('There are no enemy units in 1703');
    await pointer('mouseMoved');
    await expect(ghost(page)).toContainText('1-1 · 6 to 6');
    await pointer('mouseReleased');
    await expect(ghost(page)).toHaveCount(0);
    await expect(button(page, 'Roll the die').first()).toBeVisible();
    await expect(button(page, 'Undo')).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Roll the die')).toHaveCount(0);
  }
});

test('a drag beside the counters pans; what is carried to the rim of the map moves it on', async ({
  page,
}) => {
  await openPosition(page, POSITION);
  const beside = await hexAt(page, '1505');
  await page.mouse.move(beside.x, beside.y);
  await page.mouse.down();
  await page.mouse.move(beside.x + 40, beside.y + 70, { steps: 5 });
  await page.mouse.up();
  expect((await hexAt(page, '1505')).y).toBeGreaterThan(beside.y + 50);
  const from = await hexAt(page, '1703');
  const { y } = (await page.locator('[data-map]').boundingBox())!;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, y + 200, { steps: 4 });
  await page.mouse.move(from.x, y + 6, { steps: 4 });
  await expect.poll(async () => (await pointOf(page, '1703')).y).toBeGreaterThan(from.y + 150);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(ghost(page)).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeDisabled();
});

test('counters come out of the tray by hand, from hex to hex, and back', async ({ page }) => {
  await startGame(page);
  const carry = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  };
  const kind = atHand(page).getByRole('button', { name: /1-1-3.* in the tray/ });
  const count = async () => Number(/(\d+) in the tray/.exec((await kind.getAttribute('aria-label'))!)![1]);
  const middle = async () => {
    const { x, y, width, height } = (await kind.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const before = await count();
  const [one, other] = [await hexAt(page, '1406'), await pointOf(page, '1506')];
  await carry(await middle(), one);
  await expect.poll(count).toBe(before - 1);
  await carry(one, other);
  await expect(page.getByRole('img', { name: /1-1-3/ }).first()).toBeAttached();
  expect(await count()).toBe(before - 1);
  await hexAt(page, '1506');
  await carry(other, await middle());
  await expect.poll(count).toBe(before);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a rest lifts the counter, a swipe pans', async ({ page }) => {
    await openPosition(page, POSITION);
    const touch = await page.context().newCDPSession(page);
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    // A page that is still busy with its map may get the end of a gesture with its beginning: then it is no swipe.
    await expect(async () => {
      const from = await hexAt(page, '1703');
      await finger('touchStart', from.x, from.y);
      await finger('touchMove', from.x + 40, from.y + 30);
      await finger('touchMove', from.x + 60, from.y + 40);
      await finger('touchEnd');
      await expect(ghost(page)).toHaveCount(0);
      expect((await hexAt(page, '1703')).x).toBeGreaterThan(from.x + 20);
    }).toPass();
    const now = await hexAt(page, '1703');
    await finger('touchStart', now.x, now.y);
    await expect(ghost(page)).toHaveCount(1);
    const to = await pointOf(page, '1704');
    await finger('touchMove', (now.x + to.x) / 2, (now.y + to.y) / 2);
    await finger('touchMove', to.x, to.y);
    await expect(ghost(page)).toContainText('1 MP');
    await finger('touchEnd');
    await expect(button(page, 'Undo')).toBeEnabled();
    expect(await hexAt(page, '1703')).toBeTruthy();
  });
});
