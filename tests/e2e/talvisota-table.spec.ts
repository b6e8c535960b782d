/** What the table has for every game, in Talvisota: files, links, names, replay, rulebook, languages, paper, keys. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { firstWays, rested } from './table.ts';
import { BEFORE_TERIJOKI, bar, button, openPosition, sheet } from './talvisota.ts';

const menu = async (page: Page, item: string): Promise<void> => {
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
};

test('a game is named, reopened, shared and saved; what came to harm on the way is refused', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPosition(page, BEFORE_TERIJOKI);
  await button(page, 'Open combat').click();
  await menu(page, 'Name this game');
  await page.getByLabel('Game name').fill('Before Terijoki');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved as “Before Terijoki/).first()).toBeVisible();
  await menu(page, 'Share');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Copy.*link/i })
    .first()
    .click();
  const link = await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('#game=talvisota.')
    .then(() => page.evaluate(() => navigator.clipboard.readText()));
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await menu(page, 'Save to a file');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^talvisota-turn-3-step-\d+\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  await menu(page, 'Main menu');
  await firstWays(page);
  await button(page, /Before Terijoki/)
    .first()
    .click();
  await expect(sheet(page)).toContainText('Chance of taking the space');
  const chooser = page.waitForEvent('filechooser');
  await menu(page, 'Load a file');
  const buffer = Buffer.from(text.replace('"fight"', '"fought"'));
  await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await expect(page.getByText(/The file is damaged at/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  const friend = await context.newPage();
  await friend.goto(`${link.slice(0, -40)}zz${link.slice(-38)}`);
  await expect(friend.getByRole('dialog', { name: 'Cannot be opened' })).toBeVisible();
  await friend.goto('about:blank');
  await friend.goto(link);
  await button(friend, 'Open').click();
  await expect(sheet(friend)).toContainText('Chance of taking the space');
});

test('a combat is fought by keys, replayed, printed, and told in Finnish; its rules are searched', async ({
  page,
}) => {
  await openPosition(page, BEFORE_TERIJOKI);
  await page.keyboard.press('e');
  await expect(sheet(page)).toContainText('Chance of taking the space');
  // What has been shown is not taken back, and says so.
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  // The artillery aims as it is proposed, and the die is rolled in the same press.
  await expect(button(page, 'Roll the die')).toBeVisible();
  await rested(page);
  await page.keyboard.press('e');
  await page.keyboard.press('l');
  await expect(page.getByRole('tabpanel')).toContainText('Round 1: Soviet');
  await page.keyboard.press('v');
  await expect(bar(page)).toContainText('Replay');
  // The replay is seen before it listens to keys.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(page.getByText('Step 0 of 3')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('Combat');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/Search term or/))
    .first()
    .fill('isolated');
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('button', { name: /6\.2|Isolation/ })
      .first(),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // On paper the stacks stand in lines of their own.
  await expect(page.getByText('- Soviet, Rautu: 1 fusilier division')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.keyboard.press(',');
  await page.getByRole('dialog').getByText('Suomi').first().click();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('Taistelut');
});
