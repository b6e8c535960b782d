import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { button, clickHex, faults, firstWays, loadPosition, middleOf, openStart, phase } from './table.ts';

const lesson = (page: Page, title: string) => page.getByRole('region', { name: title });

test('a whole lesson by keyboard, left in the midst and taken up again', async ({ page }) => {
  await openStart(page);
  await firstWays(page);
  await button(page, /^Learn to play/).focus();
  await page.keyboard.press('Enter');
  const card = lesson(page, 'The war in a minute');
  await expect(card).toContainText('Step 1 of 4');
  const map = page.getByRole('group', { name: /^Map of Finland/ });
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await map.focus();
  // The cursor waits on the counter.
  await press('Enter', 'ArrowLeft', 'Enter');
  await expect(card).toContainText('Step 2 of 4');
  await button(page, 'Leave the lesson').focus();
  await press('Enter');
  await expect(button(page, /^Continue the lessons/)).toContainText('Lesson 0 of 10, step 2 of 4');
  await button(page, /^Continue the lessons/).focus();
  await press('Enter');
  await expect(card).toContainText('Step 2 of 4');
  await map.focus();
  await press('Enter', 'PageUp', 'Enter');
  await expect(card).toContainText('Step 3 of 4');
  await press('Enter', 'Home', 'Enter');
  await expect(card).toContainText('Step 4 of 4');
  expect(await faults(page)).toEqual([]);
  await press('e');
  await expect(card).toContainText('Lesson finished');
});

test('problems by keyboard: from the list to an answer, its grade and the next', async ({ page }) => {
  await openStart(page);
  await firstWays(page);
  await button(page, /^Problem/).focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('dialog', { name: 'Problems' });
  await expect(list.locator('[data-problem] svg').first()).toBeVisible();
  expect(await faults(page, { within: '[role=dialog]' })).toEqual([]);
  // Three filters, the first part, its first problem.
  await list.getByRole('button', { name: /^Problem of the day/ }).focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('Tab');
  await expect(list.getByRole('button', { name: /^1\. / })).toBeFocused();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Oulu: An objective' });
  await expect(card.getByRole('heading')).toBeFocused();
  const map = page.getByRole('group', { name: /^Map of Finland/ });
  await map.focus();
  await page.keyboard.press('e');
  await expect(card.getByRole('status')).toContainText(/much better exists\..*Your rating: \d+ \(−\d+\)/);
  expect(await faults(page)).toEqual([]);
  await button(page, 'Next problem').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Problem 2 of 155')).toBeVisible();
});

test('the turning points of a review are reached from the time bar', async ({ page }) => {
  await openStart(page);
  await page.keyboard.press('Escape');
  const game = readFileSync('docs/games/winter-war-02.txt', 'utf8');
  await loadPosition(page, game, () => expect(button(page, /review/i).first()).toBeVisible());
  await button(page, /review/i)
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Review/ });
  await dialog
    .getByRole('button', { name: /^Expected result: from/ })
    .first()
    .click();
  const marks = page.getByRole('group', { name: /^Expected result/ }).getByRole('button');
  await expect(marks).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  const lefts = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().left));
  // None on another, however near the turns are, and the last one within the window.
  const gaps = lefts.map((left, i) => (lefts[i + 1] ?? 390) - left);
  expect(Math.min(...gaps)).toBeGreaterThan(30);
  await marks.last().focus();
  await page.keyboard.press('Enter');
  const named = await marks.last().getAttribute('aria-label');
  const [turn, player] = /^Turning point 3: (Turn \d+), (\w+ Player-Turn)\. Expected result: from/
    .exec(named!)!
    .slice(1);
  for (const text of [turn!, player!]) await expect(phase(page)).toContainText(text);
  expect(await faults(page)).toEqual([]);
});

for (const [where, viewport] of [
  ['wide window', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`a lesson shows the unit, its goal and the number of it, in a ${where}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport });
    await openStart(page);
    await firstWays(page);
    await button(page, /^Learn to play/).click();
    await button(page, 'All lessons').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Roads and railways/ })
      .click();
    await expect(page.getByText('Step 1 of 4').first()).toBeVisible();
    await clickHex(page, '2131');
    await clickHex(page, '1831');
    await expect(page.getByText('Step 2 of 4').first()).toBeVisible();
    const map = page.getByRole('group', { name: /^Map of Finland/ });
    const seen = async (hex: string): Promise<boolean> => {
      const [box, at] = [
        await map.boundingBox(),
        await page.evaluate((h) => window.winterWar?.hexPoint(h), hex),
      ];
      return (
        !!box && !!at && at.x > box.x && at.y > box.y && at.x < box.x + box.width && at.y < box.y + box.height
      );
    };
    const bothSeen = async (): Promise<void> =>
      expect(async () => expect([await seen('2331'), await seen('2413')]).toEqual([true, true])).toPass();
    await bothSeen();
    await clickHex(page, '2331');
    // It has glided to where it stays.
    await middleOf(page, '2331');
    await bothSeen();
    await expect(
      map
        .locator('text')
        .filter({ hasText: /\b2413\b/ })
        .locator('visible=true')
        .first(),
    ).toBeVisible();
    await page.close();
  });

test('the map of a game is as it was when an example was looked at in between', async ({ page }) => {
  await openStart(page);
  await firstWays(page);
  await button(page, /^Play now/).click();
  await expect(phase(page)).toContainText('Turn 1');
  await clickHex(page, '1603');
  await page.keyboard.press('Escape');
  const where = (): Promise<unknown> =>
    page.evaluate(() =>
      ['1603', '1306'].map((hex) => {
        const { x, y } = window.winterWar!.hexPoint(hex)!;
        return [Math.round(x), Math.round(y)];
      }),
    );
  const first = await where();
  await page.mouse.wheel(0, -240);
  await expect(async () => expect(await where()).not.toEqual(first)).toPass();
  await clickHex(page, '1502');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Rules' }).click();
  const before = await where();
  const book = page.getByRole('tabpanel');
  await book.getByRole('searchbox').fill('m1');
  await book.getByRole('searchbox').press('Enter');
  await book.getByRole('button', { name: 'Open on the board' }).first().click();
  await button(page, 'Back to where you were').click();
  await expect(page.getByRole('region', { name: 'Your first moves' })).toBeVisible();
  expect(await where()).toEqual(before);
});
