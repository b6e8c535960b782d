import { expect, test, type Locator, type Page } from '@playwright/test';
import { button, firstWays, openStart } from './table.ts';

const counter = (page: Page, name: string): Locator => page.locator(`[data-piece*='"${name}"']`).first();
const box = (page: Page, spot: object): Locator =>
  page.locator(`[data-spot='${JSON.stringify(spot)}'] button`).first();

async function chooseTalvisota(page: Page): Promise<void> {
  await openStart(page);
  await firstWays(page);
  const game = page.getByRole('radio', { name: /Talvisota 1939/ });
  await game.click({ force: true });
  await expect(game).toBeChecked();
}

test('the first lesson of Talvisota by keyboard, and the box that the first turn names', async ({ page }) => {
  await chooseTalvisota(page);
  await button(page, /^Learn to play/).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'The war in a minute' });
  await expect(card).toContainText('Step 1 of 4');
  await page.keyboard.press('4');
  await page.getByRole('group', { name: /^Map of/ }).focus();
  // The cursor waits on the target.
  await page.keyboard.press('Enter');
  for (const step of ['Step 2 of 4', 'Step 3 of 4', 'Step 4 of 4', 'Lesson finished']) {
    await page.keyboard.press('e');
    await expect(card).toContainText(step);
  }
  await button(page, 'Leave the lesson').click();
  await button(page, /^Play now/).click();
  await button(page, 'Roll for events').click();
  await button(page, 'Open the Karelia box').click();
  await expect(button(page, 'All')).toBeInViewport();
});

test('a lesson of Talvisota: a likely mistake is explained, a force put together, a step kept', async ({
  page,
}) => {
  await chooseTalvisota(page);
  const open = async (): Promise<void> => {
    await button(page, /^Problem/).click();
    await button(page, /An answer with Environment/).click();
  };
  await open();
  const card = page.getByRole('region', { name: 'An answer with Environment' });
  await expect(card).toContainText('Step 1 of 7');
  await counter(page, 'DEFENSE').click();
  await box(page, { kind: 'slot', slot: 4 }).click();
  await expect(card).toContainText('Step 2 of 7');
  await counter(page, 'AT1').click();
  await box(page, { kind: 'front', front: 'KAR' }).click();
  await button(page, 'Strategies done').click();
  await expect(card).toContainText('Step 4 of 7');
  await box(page, { kind: 'slot', slot: 4 }).click();
  for (let i = 0; i < 3; i++) await counter(page, 'DIV').click();
  await counter(page, 'AT1').click();
  // It comes to lie under the pointer: as the second half of a double tap it would not be meant.
  await counter(page, 'snow').press('Enter');
  await expect(page.getByText('Snow takes 3 off armour').first()).toBeVisible();
  await counter(page, 'forest').press('Enter');
  await expect(card).toContainText('Step 5 of 7');
  await button(page, 'Leave the lesson').click();
  await open();
  await button(page, 'Means done').click();
  await button(page, /^Defensive Position:/).click();
  await button(page, 'Answer the attack').click();
  await expect(card).toContainText('Step 7 of 7');
  await button(page, 'Roll the die').click();
  await expect(card).toContainText('Lesson finished');
});
