/** The command sheets of Talvisota and its solo game, by presses, keys and drags. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { faults } from './table.ts';

// All of a sheet in view.
test.use({ viewport: { width: 1440, height: 1250 } });

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const bar = (page: Page): Locator => page.locator('header').first();
const sheet = (page: Page): Locator => page.getByRole('complementary', { name: 'At hand' });

async function start(page: Page, way: string, dice: readonly number[]): Promise<void> {
  await page.addInitScript((faces) => (globalThis.winterWarTest = { seed: 7, dice: [...faces] }), dice);
  await page.goto('/');
  await page.getByRole('radio', { name: /Talvisota/ }).check();
  await button(page, 'New game …').click();
  await page.getByRole('radio', { name: way }).check();
  await button(page, 'Start the game').click();
  await expect(bar(page)).toContainText('Set-up');
}

const onSheet = (page: Page, name: string | RegExp): Locator =>
  sheet(page).getByRole('button', { name, exact: typeof name === 'string' });

const curtain = (page: Page): Locator => button(page, /^I am the (Soviet|Finnish) player$/);

/** What the large button offers is taken, through every curtain, until the bar says something. */
async function goOnTo(page: Page, what: RegExp): Promise<void> {
  const primary = page.locator('header [aria-keyshortcuts]').first();
  for (let press = 0; press < 200; press++) {
    if (await curtain(page).isVisible()) await curtain(page).click();
    else if (what.test(await bar(page).innerText())) return;
    else if (await primary.isEnabled()) await primary.click();
    await page.waitForTimeout(60);
  }
  throw new Error(`It never came to ${what}: ${await bar(page).innerText()}`);
}

async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const from = (await what.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2 + 12, { steps: 3 });
  const there = (await to.boundingBox())!;
  await page.mouse.move(there.x + there.width / 2, there.y + there.height - 8, { steps: 6 });
  await expect(page.locator('[data-ghost]')).toHaveCount(1);
  await page.mouse.up();
}

const spot = (page: Page, spotted: object): Locator =>
  page.locator(`[data-spot='${JSON.stringify(spotted)}']`);

/** Set up as usual, the events rolled, and three divisions brought to Leningrad. */
async function bringUp(page: Page): Promise<void> {
  await onSheet(page, 'Divide as usual').click();
  await button(page, 'End the set-up').click();
  await button(page, 'Roll for events').click();
  await goOnTo(page, /Special movement/);
  await page.keyboard.press('3');
  for (let i = 0; i < 3; i++) await onSheet(page, 'One more Fusiliers').click();
  await onSheet(page, 'Leningrad').click();
  await button(page, 'Move').click();
  await expect(page.getByText('3 fusilier divisions come to Leningrad.')).toBeVisible();
  await button(page, 'End the movement').click();
}

/** A strategy by its key into the first place of Karelia, and the artillery carried to that front. */
async function plan(page: Page): Promise<void> {
  await onSheet(page, 'Cautious attack').click();
  await expect(sheet(page).getByRole('status')).toContainText(
    'Bonus of infantry and mechanised units doubled',
  );
  await page.keyboard.press('4');
  await drag(page, onSheet(page, 'Artillery'), spot(page, { kind: 'front', front: 'KAR' }));
  await expect(spot(page, { kind: 'hand' }).getByRole('button', { name: 'Artillery' })).toHaveCount(0);
  await button(page, 'Strategies are set').click();
}

/** Units and artillery for the strategy, the last of them carried. */
async function allot(page: Page): Promise<void> {
  await page.keyboard.press('4');
  await onSheet(page, 'Leningrad').click();
  await onSheet(page, 'Add: 3 fusilier divisions').click();
  await onSheet(page, 'Add: 2 fusilier divisions').click();
  await drag(
    page,
    onSheet(page, 'Add: 1 fusilier division'),
    sheet(page).locator(`[data-spot='{"kind":"slot","slot":3}']`).first(),
  );
  await onSheet(page, 'Add: Artillery').click();
  await expect(page.getByText('By itself this force counts 30.')).toBeVisible();
  await button(page, 'Means are set').click();
}

test('two players plan behind curtains, by presses, keys and drags', async ({ page }) => {
  // The events of turn 1, then the round; all later dice are the generator's.
  await start(page, 'Two players, one screen', [3, 6]);
  await bringUp(page);
  await plan(page);
  // Nothing of it shows until the Finnish player has the device.
  await expect(button(page, 'I am the Finnish player')).toBeVisible();
  await expect(page.getByText('Cautious attack')).toHaveCount(0);
  await curtain(page).click();
  await onSheet(page, 'Resistance').click();
  await page.keyboard.press('4');
  await button(page, 'Strategies are set').click();
  await curtain(page).click();
  await allot(page);
  await curtain(page).click();
  await page.keyboard.press('4');
  await onSheet(page, 'Add: 6 reserve units').click();
  // Two too few: the large button says why.
  await expect(button(page, 'Means are set')).toHaveAttribute('aria-disabled', 'true');
  await onSheet(page, 'Add: 5 reserve units').click();
  await onSheet(page, 'Add: 4 reserve units').click();
});

test('one plays the solo game: what is drawn shows, stays drawn, and is found again', async ({ page }) => {
  await start(page, 'Alone against draws', [3]);
  await bringUp(page);
  await plan(page);
  // One Finnish counter was drawn for the front, and lies there unseen; no curtain has fallen.
  await expect(page.getByText('Finnish strategies face down: Lapland 0, Ladoga 0, Karelia 1.')).toBeVisible();
  await allot(page);
  await page.keyboard.press('4');
  await onSheet(page, 'Terijoki (0)').click();
  await button(page, 'Send the strategy').click();
  await button(page, 'Open the combat').click();
  await expect(
    page.getByText(/^Drawn for (Defence|Counter-attack|Motti warfare|Resistance): /),
  ).toBeVisible();
  await expect(sheet(page)).toContainText('What the containers hold');
  await expect(page.getByText('No one')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  // What was drawn is not taken back.
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  // It is saved as it stands.
  await page.reload();
  await expect(bar(page)).toContainText('Combats');
  await expect(page.getByText(/^Drawn for /)).toBeVisible();
});
