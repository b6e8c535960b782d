import { expect, test, type Page } from '@playwright/test';
import { atHand, button, clickHex, faults, firstWays, middleOf, openStart, phase } from './table.ts';

const lesson = (page: Page, title: string) => page.getByRole('region', { name: title });

test('the rulebook is searched by word and by number, and its example played on the board', async ({
  page,
}) => {
  await openStart(page);
  await firstWays(page);
  await button(page, 'Rulebook').click();
  const book = page.getByRole('dialog', { name: 'Rulebook' });
  const field = book.getByRole('searchbox');
  await field.fill('fortificaton');
  await expect(book.getByRole('button', { name: /Fortifications/ }).first()).toBeVisible();
  await field.fill('m1');
  await expect(book.getByRole('button', { name: /^M1 Adding up the cost/ })).toBeVisible();
  await field.press('Enter');
  const rule = book.getByRole('article', { name: 'Adding up the cost' });
  await expect(rule).toBeInViewport();
  expect(await faults(page)).toEqual([]);
  await rule.getByRole('button', { name: 'Open on the board' }).click();
  await expect(page.getByText('An example from the rulebook')).toBeVisible();
  await clickHex(page, '2131');
  await clickHex(page, '1831');
  await expect(page.getByText(/2-1-3.*1831/).first()).toBeAttached();
  await button(page, 'Back to where you were').click();
  await expect(rule).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, /^Learn to play/)).toBeVisible();
  // Nothing of it was kept.
  await expect(button(page, /Continue/)).toHaveCount(0);
});

test('a whole lesson by mouse: a wrong move is explained, a step taken back, the attack rolled', async ({
  page,
}) => {
  await openStart(page);
  await firstWays(page);
  await button(page, 'All lessons').click();
  await button(page, /Your first attack/).click();
  const card = lesson(page, 'Your first attack');
  await expect(card).toContainText('Step 1 of 5');
  await clickHex(page, '1615');
  await clickHex(page, '1616');
  await expect(page.getByText('You may do that in a game').first()).toBeVisible();
  await clickHex(page, '1715');
  await expect(card).toContainText('Step 2 of 5');
  await card.getByRole('button', { name: 'One step back' }).click();
  await expect(card).toContainText('Step 1 of 5');
  await clickHex(page, '1615');
  await clickHex(page, '1715');
  await button(page, 'End movement').click();
  await expect(card).toContainText('Step 3 of 5');
  for (const hex of ['1815', '1715', '1714']) await clickHex(page, hex);
  await expect(atHand(page)).toContainText('3-1');
  await button(page, 'Roll the die').click();
  await expect(card).toContainText('Step 4 of 5');
  expect(await faults(page)).toEqual([]);
  await clickHex(page, '1815');
  await expect(card).toContainText('Step 5 of 5');
  for (const hex of ['1816', '1716']) await clickHex(page, hex);
  await button(page, 'Roll the die').click();
  await expect(card).toContainText('Lesson finished');
  await button(page, 'Next lesson').click();
  await expect(lesson(page, 'The duty to attack')).toContainText('Step 1 of 7');
  await button(page, 'All lessons').click();
  await expect(button(page, /Your first attack.*finished/)).toBeVisible();
});

test('a whole lesson by keyboard, left in the midst and taken up again', async ({ page }) => {
  await openStart(page);
  await firstWays(page);
  await button(page, /^Learn to play/).focus();
  await page.keyboard.press('Enter');
  const card = lesson(page, 'Selecting and moving a unit');
  await expect(card).toContainText('Step 1 of 5');
  const map = page.getByRole('group', { name: /^Map of Finland/ });
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await map.focus();
  // The cursor waits on the counter.
  await press('Enter', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await expect(card).toContainText('Step 2 of 5');
  await button(page, 'Leave the lesson').focus();
  await press('Enter');
  await expect(button(page, /^Continue the lessons/)).toContainText('Lesson 1 of 13, step 2 of 5');
  await button(page, /^Continue the lessons/).focus();
  await press('Enter');
  await expect(card).toContainText('Step 2 of 5');
  await map.focus();
  await press('Enter', 'End', 'End', 'Enter');
  await expect(card).toContainText('Step 3 of 5');
  await press('Enter', 'End', 'Enter');
  await expect(card).toContainText('Step 4 of 5');
  await press('Enter', 'ArrowLeft', 'Enter');
  await expect(card).toContainText('Step 5 of 5');
  await press('e');
  await expect(card).toContainText('Lesson finished');
});

for (const [where, viewport] of [
  ['wide window', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`a lesson shows the unit, its goal and the number of it, in a ${where}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport });
    await openStart(page);
    await firstWays(page);
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

test('quick start: from the start screen to the first attack', async ({ page }) => {
  await openStart(page, { dice: [6] });
  await firstWays(page);
  await button(page, /^Play now/).click();
  await expect(phase(page)).toContainText('Turn 1');
  const card = page.getByRole('region', { name: 'Your first moves' });
  await expect(card).toBeVisible();
  await button(page, 'Show me a unit').click();
  await expect(atHand(page)).toContainText('20-12-2');
  await page.keyboard.press('Escape');
  await clickHex(page, '1603');
  await clickHex(page, '1601');
  await expect(page.getByText(/20-12-2.* moves from .*1601/).first()).toBeAttached();
  await button(page, 'End movement').click();
  // The Recruit decides for the Finns; where one of them stepped back, one may follow.
  const done = button(page, 'Done advancing');
  const attack = phase(page).getByText('must still attack');
  await expect(done.or(attack)).toBeVisible();
  if (await done.isVisible()) await done.click();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await expect(phase(page)).toContainText('must still attack');
  await clickHex(page, '1504');
  await button(page, 'All adjacent').first().click();
  await button(page, 'Roll the die').click();
  await expect(page.getByText('Defender eliminated').first()).toBeVisible();
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
  const before = await where();
  await page.getByRole('tab', { name: 'Rules' }).click();
  const book = page.getByRole('tabpanel');
  await book.getByRole('searchbox').fill('m1');
  await book.getByRole('searchbox').press('Enter');
  await book.getByRole('button', { name: 'Open on the board' }).first().click();
  await button(page, 'Back to where you were').click();
  await expect(page.getByRole('region', { name: 'Your first moves' })).toBeVisible();
  expect(await where()).toEqual(before);
});
