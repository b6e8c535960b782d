/** Playing without a mouse: what the tests of the keyboard do over and over. */
import { expect, type Locator, type Page } from '@playwright/test';
import { rested } from './table.ts';

export const map = (page: Page): Locator => page.getByRole('group', { name: /^Map of Finland/ });

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    // The button of this key rests for a moment when its meaning is new.
    if (key === 'e') await rested(page);
    await page.keyboard.press(key);
  }
}

/** Everything that is said aloud now. */
export const said = (page: Page): Locator => page.locator('[aria-live]');

/** Goes to a hex by its number, through the palette. */
export async function to(page: Page, hex: string): Promise<void> {
  await press(page, 'Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(hex);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(map(page)).toBeFocused();
  await isAt(page, hex);
}

/** The hex under the cursor, in words. */
export const cursor = (page: Page): Locator => map(page).getByRole('option');

export const isAt = (page: Page, hex: string): Promise<void> =>
  expect(cursor(page)).toHaveText(new RegExp(hex));

/** Goes on by Tab until this has the keyboard. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let i = 0; i < 80; i++) {
    if (await goal.evaluate((one) => one === document.activeElement)) return;
    await press(page, 'Tab');
  }
  throw new Error('Tab does not lead there');
}

/** Goes to a button by Tab and presses it. */
export async function choose(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await press(page, 'Enter');
}
