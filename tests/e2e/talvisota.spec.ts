/** The command sheets of Talvisota and its solo game, by presses, keys and drags. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { faults } from './table.ts';
import { bar, button, curtain, goOnTo, onSheet, result, saying, sheet, start } from './talvisota.ts';

// All of a sheet in view.
test.use({ viewport: { width: 1440, height: 1250 } });

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
  await onSheet(page, 'Standard split').click();
  await button(page, 'End set-up').click();
  await button(page, 'Roll for events').click();
  await goOnTo(page, saying(page, 'Special movement'));
  await page.keyboard.press('3');
  for (let i = 0; i < 3; i++) await onSheet(page, 'Fusiliers: one more').click();
  await onSheet(page, 'Leningrad').click();
  await button(page, 'Move').click();
  await expect(page.getByText('Brought to Leningrad: 3 fusilier divisions.').first()).toBeVisible();
  // By ear, and by flags alone.
  const inWords = /^Leningrad\. Logistic centre\. In Soviet hands\. Soviet units: 3 fusilier divisions\./;
  await expect(page.getByRole('region', { name: 'Spaces of the map' }).getByText(inWords)).toBeAttached();
  await button(page, 'Layers').click();
  await button(page, 'Flags only').click();
  await expect(page.locator('[data-pile]').first()).toHaveText('3');
  await expect(page.getByText('Flags and unit totals in place of counters.')).toBeAttached();
  await button(page, 'Flags only').click();
  await button(page, 'End movement').click();
}

/** A strategy by its key into the first place of Karelia, and the artillery carried to that front. */
async function plan(page: Page): Promise<void> {
  await onSheet(page, 'Prudent advance').click();
  await expect(sheet(page).getByRole('status')).toContainText('Infantry and mechanised bonuses doubled');
  await page.keyboard.press('4');
  await expect(page.getByText('On the sheet: Karelia 1: Prudent advance.')).toBeAttached();
  await drag(page, onSheet(page, 'Artillery Support'), spot(page, { kind: 'front', front: 'KAR' }));
  await expect(spot(page, { kind: 'hand' }).getByRole('button', { name: 'Artillery Support' })).toHaveCount(
    0,
  );
  await button(page, 'Strategies done').click();
}

/** Units and artillery for the strategy, the last of them carried. */
async function allot(page: Page): Promise<void> {
  await page.keyboard.press('4');
  await onSheet(page, 'Leningrad').click();
  await onSheet(page, 'Add: 3 fusilier divisions').click();
  await drag(page, onSheet(page, 'Add: 2 fusilier divisions'), spot(page, { kind: 'slot', slot: 3 }));
  await onSheet(page, 'Add: 1 fusilier division').click({ modifiers: ['Shift'] });
  await onSheet(page, 'Add: Artillery Support').click();
  await expect(page.getByText('On its own, this force totals 30.')).toBeVisible();
  await button(page, 'Means done').click();
}

test('two players plan behind curtains, by presses, keys and drags; no sheet has an accessibility fault', async ({
  page,
}) => {
  const clean = async (what: string): Promise<void> => expect(await faults(page), what).toEqual([]);
  // The events of turn 1, then the round; all later dice are the generator's.
  await start(page, 'Two players, one screen', [3, 6]);
  await expect(page).toHaveTitle(/Talvisota/);
  await bringUp(page);
  await expect(page).toHaveTitle('Turn 1 · Soviet strategies · Talvisota 1939–1940');
  await clean('choice of strategies');
  await plan(page);
  // Nothing of it shows until the Finnish player has the device.
  await expect(button(page, 'I am the Finnish player')).toBeVisible();
  await clean('curtain');
  await expect(page.getByText('Prudent advance')).toHaveCount(0);
  await curtain(page).click();
  await onSheet(page, 'Fierce Resistance').click();
  await page.keyboard.press('4');
  await button(page, 'Strategies done').click();
  await curtain(page).click();
  await allot(page);
  await curtain(page).click();
  await page.keyboard.press('4');
  await onSheet(page, 'Add: 6 reservist units').click();
  // Two too few: the large button says why.
  await expect(button(page, 'Means done')).toHaveAttribute('aria-disabled', 'true');
  await clean('allotment of means');
  await onSheet(page, 'Add: 5 reservist units').click();
  await onSheet(page, 'Add: 4 reservist units').click();
});

test('one plays the solo game: what is drawn shows, stays drawn, and is found again', async ({ page }) => {
  await start(page, 'Solo', [3]);
  await bringUp(page);
  await plan(page);
  // One Finnish counter was drawn for the front, and lies there unseen; no curtain has fallen.
  await expect(page.getByText('Finnish strategies face down: Karelia 1.').first()).toBeVisible();
  await allot(page);
  await page.keyboard.press('4');
  await onSheet(page, 'Terijoki (0)').click();
  await button(page, 'Send strategy').click();
  await button(page, 'Open combat').click();
  await expect(
    page
      .getByText(
        /^(Best of \d+ draws|Drawn) for (Defensive Position|Counter-attack|Motti|Fierce Resistance): /,
      )
      .first(),
  ).toBeVisible();
  await expect(sheet(page)).toContainText('Left in the bags');
  await expect(page.getByText('No one')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  // What was drawn is not taken back.
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  // It is saved as it stands.
  await page.reload();
  await expect(bar(page)).toContainText('Combat');
  await page.keyboard.press('l');
  await expect(page.getByText(/^(Best of \d+ draws|Drawn) for /).first()).toBeVisible();
});

test('two players click through a whole game, from the set-up to broken morale', async ({ page }) => {
  await start(page, 'Two players, one screen', [1]);
  await onSheet(page, 'Standard split').click();
  await goOnTo(page, saying(page, 'Special movement'));
  await onSheet(page, 'Karelia').click();
  await onSheet(page, 'All').click();
  await onSheet(page, 'Leningrad').click();
  await button(page, 'Move').click();
  await button(page, 'End movement').click();
  for (const [strategy, key] of [
    ['Coordinated Manoeuvre', '4'],
    ['Massive attack', '5'],
  ] as const) {
    await onSheet(page, strategy).click();
    await page.keyboard.press(key);
  }
  await button(page, 'Strategies done').click();
  await curtain(page).click();
  await expect(sheet(page)).toContainText('Soviet strategies here: 2');
  await onSheet(page, 'Fierce Resistance').click();
  await page.keyboard.press('5');
  await button(page, 'Strategies done').click();
  await curtain(page).click();
  for (const [key, unit, count] of [
    ['4', /^Add: \d elite/, 2],
    ['5', /^Add: \d fusilier/, 6],
  ] as const) {
    await page.keyboard.press(key);
    await onSheet(page, 'Leningrad').click();
    for (let i = 0; i < count; i++) await onSheet(page, unit).click();
  }
  await button(page, 'Means done').click();
  await curtain(page).click();
  await page.keyboard.press('5');
  for (let i = 0; i < 3; i++) await onSheet(page, /^Add: \d Civil Guard/).click();
  await button(page, 'Means done').click();
  await curtain(page).click();
  // Terijoki is left to the Soviets, Rautu is held by the Civil Guard. With one counter there is nothing to hide in answering.
  await page.keyboard.press('4');
  await onSheet(page, 'Terijoki (0)').click();
  await button(page, 'Send strategy').click();
  await expect(sheet(page)).not.toContainText('Civil Guard');
  await button(page, /^Leave it open \(/).click();
  // What that costs is asked about first.
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Leave it open' })
    .click();
  await curtain(page).click();
  await onSheet(page, 'Karelia 2').click();
  await onSheet(page, 'Rautu (0)').click();
  await button(page, 'Send strategy').click();
  await onSheet(page, 'Karelia 2: Face down').click();
  await button(page, 'Answer the attack').click();
  await onSheet(page, /^Coordinated Manoeuvre: Terijoki/).click();
  await goOnTo(page, onSheet(page, /^Koivisto \(2\)/));
  await onSheet(page, /^Koivisto \(2\)/).click();
  await button(page, 'Second attack').click();
  await goOnTo(page, button(page, 'Roll the die'));
  await expect(sheet(page)).toContainText('Chance of taking the space: 100 %');
  await goOnTo(page, onSheet(page, /^Taipale \(1\)/));
  await onSheet(page, /^Taipale \(1\)/).click();
  await goOnTo(page, result(page));
  await expect(result(page)).toContainText('Morale is broken. The Soviet Union wins.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  const log = page.getByRole('tabpanel');
  await expect(log).toContainText('Koivisto has fallen.');
  await expect(log).toContainText('Taipale has fallen.');
  await expect(page.getByRole('button', { name: /^Morale/ })).toContainText('Finland −2');
});
