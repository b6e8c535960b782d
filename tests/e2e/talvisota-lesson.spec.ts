import { expect, test, type Locator, type Page } from '@playwright/test';
import { button, firstWays, openStart } from './table.ts';

const counter = (page: Page, name: string): Locator => page.locator(`[data-piece*='"${name}"']`).first();
const box = (page: Page, spot: object): Locator =>
  page.locator(`[data-spot='${JSON.stringify(spot)}'] button`).first();

test('a lesson of Talvisota: a likely mistake is explained, a force put together, a step kept', async ({
  page,
}) => {
  await openStart(page);
  await firstWays(page);
  const game = page.getByRole('radio', { name: /Talvisota 1939/ });
  await game.click({ force: true });
  await expect(game).toBeChecked();
  await button(page, /^Learn to play/).click();
  await button(page, 'All lessons').click();
  await button(page, /An answer with Environment/).click();
  const card = page.getByRole('region', { name: 'An answer with Environment' });
  await expect(card).toContainText('Step 1 of 7');
  await counter(page, 'MOTTI').click();
  await box(page, { kind: 'slot', slot: 4 }).click();
  await expect(page.getByText('Motti has two Environment markers').first()).toBeVisible();
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
  await expect(button(page, /^Continue the lessons/)).toContainText('Lesson 2 of 6, step 5 of 7');
  await button(page, /^Continue the lessons/).click();
  await button(page, 'Means done').click();
  await button(page, /^Defensive Position:/).click();
  await button(page, 'Answer the attack').click();
  await expect(card).toContainText('Step 7 of 7');
  await button(page, 'Roll the die').click();
  await expect(card).toContainText('Lesson finished');
});
