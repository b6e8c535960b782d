import { expect, test, type Page } from '@playwright/test';
import { addressOf } from '../../src/table/store/address.ts';
import type { PositionSpec } from '../../src/engine/winter-war/index.ts';
import { atHand, button, openPosition, openStart, phase } from './table.ts';

const SPEC: PositionSpec = {
  turn: 5,
  phasing: 'soviet',
  units: [
    { type: '6-4-2', hex: '1408', side: 'soviet' },
    { type: '4-4-2', hex: '0620', side: 'finn' },
  ],
};
const PHONE = { width: 390, height: 844 };

const onStart = (page: Page) => expect(button(page, 'Start the game')).toBeVisible();
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave the table?' });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('Back closes what is open, the nearest first, and asks before it leaves', async ({ page }) => {
    await openPosition(page, SPEC, { solo: true });
    const charts = page.getByRole('complementary', { name: 'Charts and log' });
    await button(page, 'Charts and log').click();
    const close = charts.getByRole('button', { name: 'Close the panel' });
    const box = (await close.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await close.click();
    await expect(charts).toHaveCount(0);

    await button(page, 'Next unit').first().click();
    await expect(atHand(page)).toContainText('6-4-2');
    const inHand = (await atHand(page).textContent())!;
    await button(page, 'Charts and log').click();
    await button(page, 'Menu').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(charts).toBeVisible();
    await page.goBack();
    await expect(charts).toHaveCount(0);
    await expect(atHand(page)).toHaveText(inHand);
    await page.goBack();
    await expect(atHand(page)).not.toHaveText(inHand);
    await expect(question(page)).toHaveCount(0);
    await page.goBack();
    await expect(question(page)).toContainText('The game is kept');
    await button(page, 'Stay').click();
    await expect(phase(page)).toContainText('Turn 5');
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await onStart(page);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

test('whoever leaves by the menu finds nothing left over in the history', async ({ page }) => {
  await openPosition(page, SPEC, { solo: true });
  await button(page, 'Menu').click();
  await button(page, 'Leave for the start screen').click();
  await onStart(page);
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ winterWarBack: 0 });
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a link in the address is no way back, and a reload stays guarded', async ({ page }) => {
  await openPosition(page, SPEC, { solo: true });
  await page.evaluate((address) => (location.href = address), addressOf('#position=broken', page.url()));
  const asked = page.getByRole('dialog');
  await expect(asked).toBeVisible();
  await page.goBack();
  await expect(asked).toHaveCount(0);
  await expect(phase(page)).toContainText('Turn 5');
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(phase(page)).toContainText('Turn 5');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await button(page, 'To the start screen').click();
  await onStart(page);
});

test('Back closes a dialog of the start screen', async ({ page }) => {
  await openStart(page);
  await button(page, /^All lessons|^Lessons/)
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await onStart(page);
});
