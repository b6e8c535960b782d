import { expect, test } from '@playwright/test';
import { button, firstWays, openStart } from './table.ts';

test('the first lesson of Talvisota by keyboard, and the box that the first turn names', async ({ page }) => {
  await openStart(page);
  await firstWays(page);
  await page.getByRole('radio', { name: /Talvisota 1939/ }).click({ force: true });
  await button(page, /^Learn to play/).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'The war in a minute' });
  await expect(card).toContainText('Step 1 of 4');
  await page.keyboard.press('4');
  await page.getByRole('group', { name: /^Map of/ }).focus();
  await page.keyboard.press('Enter');
  for (const step of ['Step 2 of 4', 'Step 3 of 4', 'Step 4 of 4', 'Lesson finished']) {
    // A step of more than one press: the strategies are turned over, then the die is rolled.
    await expect(async () => {
      await page.keyboard.press('e');
      await expect(card).toContainText(step, { timeout: 3000 });
    }).toPass();
  }
  await button(page, 'Leave the lesson').click();
  await button(page, /^Play now/).click();
  await button(page, 'Roll for events').click();
  await button(page, 'Open the Karelia box').click();
  await expect(button(page, 'All')).toBeInViewport();
});
