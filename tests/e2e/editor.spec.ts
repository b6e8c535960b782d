import { expect, test, type Page } from '@playwright/test';
import { button, faults, firstWays, hexAt, middleOf, openPosition, openStart } from './table.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const SPEC = { turn: 4, phasing: 'finn' as const, units: stacks('f1405 6-6-2, s1602 0-1-2, s1604 6-4-2') };
const PHONE = { width: 390, height: 844 };
const panel = (page: Page) => page.getByRole('complementary', { name: 'Set up a position' });
const ready = (page: Page) => expect(page.getByText('The position can be played.')).toBeVisible();
/** For whoever looks at the screens himself. */
const picture = async (page: Page, name: string): Promise<void> => {
  if (process.env.WW_PICTURES) await page.screenshot({ path: `${process.env.WW_PICTURES}/${name}.png` });
};

test('a position of the table is changed by drag, by presses and by keys, and played', async ({ page }) => {
  await openPosition(page, SPEC);
  await button(page, 'Menu').click();
  await button(page, 'Edit this position').click();
  await ready(page);
  // From the list by the mouse; the next of its kind is in hand, and goes by a press.
  const first = panel(page).locator('[data-piece]').first();
  const from = (await first.boundingBox())!;
  const to = await hexAt(page, '1306');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x - 5, to.y - 5, { steps: 6 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  await panel(page).getByRole('combobox').first().selectOption('map');
  await expect(panel(page).getByRole('button', { name: /1306/ })).toBeVisible();
  await picture(page, 'editor-1440');
  expect(await faults(page)).toEqual([]);
  // Up from the map, and down by the cursor.
  await page.keyboard.press('Escape');
  const { x, y } = await middleOf(page, '1306');
  await page.mouse.click(x, y);
  await page.keyboard.press('Delete');
  await expect(panel(page).getByRole('button', { name: /1306/ })).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(panel(page).getByRole('button', { name: /1306/ })).toBeVisible();
  // From place to place of the map, which stays where it is.
  const [source, target] = [await middleOf(page, '1306'), await middleOf(page, '1307')];
  await page.mouse.move(source.x, source.y);
  await page.mouse.down();
  await page.mouse.move(target.x - 5, target.y - 5, { steps: 6 });
  await page.mouse.move(target.x, target.y);
  await page.mouse.up();
  await expect(panel(page).getByRole('button', { name: /1307/ })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /1306/ })).toHaveCount(0);
  await button(page, 'Play from here …').click();
  await expect(page.getByRole('dialog', { name: 'Shared position' })).toBeVisible();
});

test('on a phone, in Finnish too, positions of both games are put together', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openStart(page);
  await firstWays(page);
  await page.getByRole('radio', { name: /Talvisota/ }).check({ force: true });
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await ready(page);
  await picture(page, 'editor-talvisota-390');
  expect(await faults(page)).toEqual([]);
  await panel(page).locator('[data-piece]').first().click();
  await panel(page).getByLabel('Code of a place').fill('len');
  await panel(page).getByRole('button', { name: 'Place it there' }).click();
  await panel(page).getByRole('combobox').first().selectOption('map');
  await expect(panel(page).getByRole('button', { name: /Leningrad/ })).toBeVisible();
  await button(page, 'Close').click();
  await page.getByRole('button', { name: 'Suomi' }).click();
  await page.getByRole('radio', { name: /Winter War/ }).check({ force: true });
  await page.getByRole('button', { name: 'Kokoa asema' }).click();
  await expect(page.getByRole('heading', { name: 'Kokoa asema' })).toBeVisible();
  await picture(page, 'editor-fi-390');
});
