import { expect, test, type Locator, type Page } from '@playwright/test';
import { atHand, button, middleOf, openPosition, phase, rested } from './table.ts';
import type { PositionSpec } from '#engine/winter-war';
import { start } from './talvisota.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const spec: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: stacks('f1504 6-6-2, s1603 20-12-2 (XIX) 20-12-2 (L), s1704 2-1-3, s1602 0-1-2'),
};

// What a finger meets may be on the move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** A finger of the browser's own, where it is put. */
async function finger(page: Page) {
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const tap = async (x: number, y: number): Promise<void> => {
    await send('touchStart', x, y);
    await send('touchEnd', x, y);
  };
  return { send, tap };
}

const main = (page: Page) => page.locator('button[aria-keyshortcuts="E"]');

/** What rests because it stands for something new. */
const resting = (page: Page) => page.locator('[data-resting]');

/** Twice on the button that carries the game on, 130 ms apart. */
async function twice(page: Page): Promise<void> {
  const { tap } = await finger(page);
  await expect(resting(page)).toHaveCount(0);
  const { x, y, width, height } = (await main(page).boundingBox())!;
  const at = [x + width / 2, y + height / 2] as const;
  await tap(...at);
  await page.waitForTimeout(130);
  await tap(...at);
}

async function tapHex(page: Page, hex: string): Promise<void> {
  const { x, y } = await middleOf(page, hex);
  await page.touchscreen.tap(x, y);
}

test.describe('a phone held upright', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet is pulled from stop to stop, and a pick leaves it where it is', async ({ page }) => {
    await openPosition(page, spec);
    const sheet = atHand(page);
    const height = async (): Promise<number> => (await sheet.boundingBox())!.height;
    const { send } = await finger(page);
    const pull = async (by: number): Promise<void> => {
      const { x, y } = (await page.getByRole('slider', { name: 'Panel height' }).boundingBox())!;
      await send('touchStart', x + 30, y + 22);
      for (let i = 1; i <= 8; i++) {
        await send('touchMove', x + 30, y + 22 + (by * i) / 8);
        await page.waitForTimeout(40);
      }
      await page.waitForTimeout(120);
      await send('touchMove', x + 30, y + 22 + by);
      await send('touchEnd', 0, 0);
    };
    await expect(sheet).toHaveAttribute('data-stop', 'half');
    await pull(-300);
    await expect(sheet).toHaveAttribute('data-stop', 'full');
    await pull(640);
    await expect(sheet).toHaveAttribute('data-stop', 'bar');
    const folded = await height();
    await tapHex(page, '1603');
    await expect(sheet.getByRole('button', { name: '20-12-2 (XIX)', pressed: true })).toBeInViewport({
      ratio: 1,
    });
    await tapHex(page, '1604');
    await expect(sheet).toContainText('20-12-2 (XIX) to 1604, 2 MP');
    expect(await height()).toBe(folded);
    await expect(button(page, 'Confirm: 1604')).toBeInViewport({ ratio: 1 });
  });

  test('in Talvisota a longer rest lifts all of a kind, to be dragged or put by a tap', async ({ page }) => {
    await start(page, 'Two players, one screen', []);
    const { send, tap } = await finger(page);
    const spot = (where: object): Locator => page.locator(`[data-spot='${JSON.stringify(where)}']`);
    const hand = (name: string): Locator => spot({ kind: 'hand' }).getByRole('button', { name });
    const box = (front: string): Locator => spot({ kind: 'front', front });
    const middle = async (of: Locator): Promise<readonly [number, number]> => {
      const { x, y, width, height } = (await of.boundingBox())!;
      return [x + width / 2, y + height / 2];
    };
    const rest = async (name: string, count: string): Promise<void> => {
      await send('touchStart', ...(await middle(hand(name))));
      await expect(page.locator('[data-ghost]')).toContainText(count);
    };
    await rest('3 elite divisions', '×3');
    await send('touchEnd', 0, 0);
    await expect(hand('3 elite divisions')).toHaveAttribute('aria-pressed', 'true');
    await tap(...(await middle(box('KAR'))));
    await expect(box('KAR')).toContainText('ELI×3');
    await rest('4 mechanised divisions', '×4');
    const [x, y] = await middle(box('LAP'));
    for (const off of [9, 3, 0]) await send('touchMove', x + off, y);
    await send('touchEnd', 0, 0);
    await expect(box('LAP')).toContainText('MECA×4');
  });

  test('with nothing left to do the map stays where the last battle was', async ({ page }) => {
    const battle: PositionSpec = {
      turn: 2,
      phasing: 'soviet',
      phase: 'attack',
      units: stacks('s1529 6-4-2, s1430 6-4-2, s1931 0-1-2, f1429 4-4-2'),
    };
    await openPosition(page, battle, { dice: [3] });
    await tapHex(page, '1429');
    await page.getByRole('button', { name: 'All adjacent' }).first().tap();
    await rested(page);
    await main(page).tap();
    await button(page, 'Retreat to 1328').tap();
    await expect(main(page)).toHaveText('End attacks');
    const { x, y } = await middleOf(page, '1429');
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(390);
    expect(y).toBeGreaterThan(52);
    expect(y).toBeLessThan((await atHand(page).boundingBox())!.y);
  });

  test('a swipe selects the next unit, two fingers undo, a double tap goes to the front and back', async ({
    page,
  }) => {
    await openPosition(page, spec);
    const { send } = await finger(page);
    const head = atHand(page).getByText('Select a unit, then a hex');
    const swipe = async (by: number): Promise<void> => {
      const { x, y } = (await page.getByRole('slider', { name: 'Panel height' }).boundingBox())!;
      const from = { x: x + 40, y: y + 40 };
      await send('touchStart', from.x, from.y);
      for (let i = 1; i <= 4; i++) await send('touchMove', from.x + (by * i) / 4, from.y + i);
      await send('touchEnd', 0, 0);
    };
    await expect(head).toBeVisible();
    await swipe(-90);
    await expect(atHand(page).getByRole('button', { pressed: true })).toHaveCount(1);
    const first = await atHand(page)
      .getByRole('button', { pressed: true })
      .first()
      .getAttribute('aria-label');
    await swipe(-90);
    await expect(atHand(page).getByRole('button', { name: first!, pressed: true })).toHaveCount(0);
    await swipe(90);
    await expect(atHand(page).getByRole('button', { name: first!, pressed: true })).toHaveCount(1);
    await expect(atHand(page)).toHaveAttribute('data-stop', 'half');

    await page.keyboard.press('Escape');
    await tapHex(page, '1704');
    await tapHex(page, '1705');
    await page.locator('[data-confirm]').tap();
    await expect(button(page, 'Undo')).toBeEnabled();
    const { x, y } = await middleOf(page, '1603');
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [
        { x: x - 40, y, id: 1 },
        { x: x + 40, y, id: 2 },
      ],
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(button(page, 'Undo')).toBeDisabled();

    // On the lake, where nobody stands.
    await rested(page);
    const before = await middleOf(page, '1705');
    const lake = await middleOf(page, '1805');
    // By the mouse: a busy machine takes its time between two taps.
    await page.mouse.dblclick(lake.x, lake.y);
    await expect.poll(() => middleOf(page, '1705')).not.toEqual(before);
    await rested(page);
    const there = await middleOf(page, '1805');
    await page.mouse.dblclick(there.x, there.y);
    await rested(page);
    await expect.poll(async () => Math.abs((await middleOf(page, '1705')).x - before.x)).toBeLessThan(2);
  });

  test('a double tap never acts twice', async ({ page }) => {
    // Long enough for a busy machine to see both taps before the rest is over.
    await openPosition(page, spec, { dice: [6, 6], primaryPauseMs: 3000 });
    await tapHex(page, '1704');
    await tapHex(page, '1705');
    await expect(main(page)).toHaveText('Confirm: 1705');
    await twice(page);
    await expect(resting(page)).not.toHaveCount(0);
    await expect(resting(page)).toHaveCount(0);
    await expect(phase(page)).toContainText('Movement');
    await expect(main(page)).toHaveText('End movement');
    await twice(page);
    await expect(main(page)).toHaveText('End attacks');
    await tapHex(page, '1504');
    await page.getByRole('button', { name: 'All adjacent' }).first().tap();
    await expect(main(page)).toHaveText('Roll the die');
    await twice(page);
    // The die has fallen; whether to advance is still to be decided.
    await expect(resting(page)).not.toHaveCount(0);
    await expect(resting(page)).toHaveCount(0);
    await expect(main(page)).toContainText('Advance');
    await expect(button(page, 'Do not advance')).toBeVisible();
  });
});

test('in wider windows the sheet stands beside the map, the main button in the bar', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true,
  });
  await openPosition(page, spec);
  for (const [width, height] of [
    [844, 390],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = (await atHand(page).boundingBox())!;
    expect(box.x + box.width).toBe(width);
    expect(box.width).toBeLessThan(width / 2);
    expect(box.y + box.height).toBe(height);
    expect((await phase(page).boundingBox())!.height).toBeLessThanOrEqual(52);
    await expect(phase(page).getByRole('button', { name: 'End movement' })).toBeInViewport({ ratio: 1 });
    await button(page, 'Layers').tap();
    const layers = page.getByRole('toolbar', { name: 'Map tools' });
    for (const one of await layers.getByRole('button').all())
      expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await layers.getByRole('button', { name: 'Zones of control' }).tap();
    await expect(layers).toHaveCount(0);
    // What is fetched later wins over the styles of the page: a line of the menu is no centred button.
    await button(page, 'Menu').tap();
    await expect(button(page, 'Rulebook').first()).toHaveCSS('justify-content', 'space-between');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.close();
});
