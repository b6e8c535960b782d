import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
  atHand,
  button,
  clickHex,
  deploy,
  faults,
  firstWays,
  gameFile,
  loadText,
  openPosition,
  openStart,
  phase,
  rested,
  startGame,
} from './table.ts';

test('the curtain hides the Finnish set-up, and is up again after a reload', async ({ page }) => {
  await startGame(page);
  await button(page, 'Historical').click();
  await button(page, 'End set-up').click();
  await expect(page.getByText('Pass the device to the Soviet player')).toBeVisible();
  await expect(page.getByText(/6-6-2/)).toHaveCount(0);
  // It is written once it shows, which takes a moment on a busy machine.
  const keptCurtain = () =>
    page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          indexedDB.open('winter-war').onsuccess = ({ target }) => {
            const objects = (target as IDBOpenDBRequest).result.transaction('games').objectStore('games');
            objects.getAll().onsuccess = (found) => {
              const kept = (found.target as IDBRequest<{ curtain?: unknown }[]>).result;
              resolve(kept.map(({ curtain }) => curtain));
            };
          };
        }),
    );
  await expect.poll(keptCurtain).toContain('soviet');
  await page.reload();
  await expect(page.getByText('Pass the device to the Soviet player')).toBeVisible();
  await button(page, 'I am the Soviet player').click();
  await expect(phase(page)).toContainText('Soviet player');
  await expect(page.getByText(/6-6-2/)).toHaveCount(0);
  await expect(page.getByLabel(/face down/).first()).toBeAttached();
});

test('a unit is picked, moved, taken back and moved again; a reload goes on exactly there', async ({
  page,
}) => {
  await openPosition(page, {
    turn: 2,
    phasing: 'soviet',
    units: [
      { type: '0-1-2', hex: '1602' },
      { type: '6-4-2', hex: '1703' },
      { type: '6-6-2', hex: '1405' },
    ],
  });
  await clickHex(page, '1703');
  await expect(atHand(page)).toContainText('6-4-2');
  await clickHex(page, '1602');
  await clickHex(page, '1602');
  await expect(button(page, 'Undo')).toBeEnabled();
  await button(page, 'Undo').click();
  await clickHex(page, '1703');
  await clickHex(page, '1704');
  await expect(page.getByText(/6-4-2.*1704/).first()).toBeAttached();
  const bar = await phase(page).innerText();
  await page.reload();
  await expect(phase(page)).toContainText('Turn 2');
  expect(await phase(page).innerText()).toBe(bar);
  await button(page, 'Undo').click();
  await button(page, 'Redo').click();
  await expect(button(page, 'Redo')).toBeDisabled();
});

test('a hex that is not legal says why, and the paragraph opens', async ({ page }) => {
  await openPosition(page, {
    turn: 2,
    phasing: 'soviet',
    units: [
      { type: '20-12-2', hex: '2413' },
      { type: '0-1-2', hex: '2412' },
      { type: '6-6-2', hex: '1405' },
    ],
  });
  await clickHex(page, '2413');
  await clickHex(page, '2314');
  const refusal = page.getByText('may not go north of Row A').first();
  await expect(refusal).toBeVisible();
  await button(page, /Movement\.K3/)
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Rule' })).toContainText('Row A');
});

test('an attack shows its odds, is rolled, and its retreat and advance are decided on the map', async ({
  page,
}) => {
  const spec = {
    turn: 2,
    phasing: 'soviet',
    phase: 'attack',
    units: [
      { type: '0-1-2', hex: '1602' },
      { type: '6-4-2', hex: '1604' },
      { type: '6-4-2', hex: '1604' },
      { type: '4-4-2', hex: '1504' },
    ],
  } as const;
  // 12 to 4 is 3-1, where a 4 eliminates the defender.
  await openPosition(page, spec, { dice: [4] });
  await atHand(page).getByRole('region', { name: 'Targets' }).getByRole('button').first().click();
  await button(page, 'All adjacent').first().click();
  await expect(page.getByText('3-1').first()).toBeVisible();
  await button(page, 'Roll the die').click();
  await expect(page.getByText('Defender eliminated').first()).toBeVisible();
  await expect(button(page, 'Do not advance')).toBeVisible();
  await clickHex(page, '1604');
  await atHand(page)
    .getByRole('button', { name: /Advance to/ })
    .first()
    .click();
  await expect(page.getByText(/6-4-2.*1504/).first()).toBeAttached();
  await button(page, 'End attacks').click();
  await expect(phase(page)).toContainText('Finnish');
});

for (const [what, viewport] of [
  ['click', { width: 1440, height: 900 }],
  ['tap', { width: 390, height: 844 }],
] as const)
  test(`a double ${what} ends one phase, not two`, async ({ browser }) => {
    const page = await browser.newPage({ viewport, hasTouch: what === 'tap', isMobile: what === 'tap' });
    await openPosition(page, {
      turn: 2,
      phasing: 'finn',
      units: [
        { type: '6-6-2', hex: '1504' },
        { type: '6-4-2', hex: '1604' },
        { type: '0-1-2', hex: '1602' },
      ],
    });
    await button(page, 'End movement').dblclick({ delay: 40 });
    await expect(button(page, 'End attacks')).toBeVisible();
    await rested(page);
    await button(page, 'End attacks').click();
    await expect(phase(page)).toContainText('Soviet');
    await page.close();
  });

test('a unit of an overloaded city withdraws before any battle', async ({ page }) => {
  // Three corps ask Petrozavodsk for 60 points; it has 50.
  await openPosition(page, {
    turn: 3,
    phasing: 'soviet',
    units: [
      { type: '0-1-2', hex: '2112' },
      { type: '20-12-2', hex: '2012' },
      { type: '20-12-2', hex: '2011' },
      { type: '20-12-2', hex: '2010' },
      { type: '6-6-2', hex: '1910' },
      { type: '6-6-2', hex: '1911' },
      { type: '6-6-2', hex: '1912' },
    ],
  });
  await page.getByRole('tab', { name: 'Supply' }).click();
  await expect(page.getByText('20 points left out')).toBeVisible();
  await button(page, 'End movement').click();
  await expect(phase(page)).toContainText('overloaded city withdraw');
  await button(page, 'Retreat to 2110').click();
  await expect(phase(page)).toContainText('must still attack');
});

test('supply is shown on demand, with the loads of the cities', async ({ page }) => {
  await startGame(page);
  await deploy(page);
  await page.keyboard.press('s');
  await page.getByRole('tab', { name: 'Supply' }).click();
  await expect(page.getByText(/\d+ of 50/).first()).toBeVisible();
});

test('a game is saved to a file and loaded again; a damaged file is refused and nothing is lost', async ({
  page,
}) => {
  await startGame(page);
  await deploy(page);
  const download = page.waitForEvent('download');
  await button(page, 'Menu').click();
  await button(page, 'Save to a file').click();
  const path = await (await download).path();
  const text = await readFile(path, 'utf8');

  await button(page, 'Menu').click();
  await button(page, 'Main menu').click();
  await loadText(page, text.slice(0, -100));
  await expect(page.getByText(/damaged at line 1, character/)).toBeVisible();
  await page.keyboard.press('Escape');
  await firstWays(page);
  await expect(button(page, /Continue/)).toBeVisible();
  await button(page, /^New game …/).click();
  await loadText(page, text);
  await expect(phase(page)).toContainText('Movement');
});

test('Finns in Leningrad end the game at once', async ({ page }) => {
  await openPosition(page, {
    turn: 5,
    phasing: 'finn',
    units: [
      { type: '2-2-3', side: 'finn', hex: '1603' },
      { type: '0-1-2', hex: '2412' },
    ],
  });
  await clickHex(page, '1603');
  await clickHex(page, '1602');
  await expect(page.getByRole('dialog')).toContainText('Decisive Finnish victory');
});

test('the rulebook and the charts open; no screen has an accessibility fault', async ({ page }) => {
  test.setTimeout(180_000);
  await openStart(page);
  expect(await faults(page)).toEqual([]);
  await startGame(page);
  expect(await faults(page)).toEqual([]);
  for (const tab of ['Turns', 'Combat', 'Terrain', 'Points', 'Supply', 'Rules']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
  expect(await faults(page)).toEqual([]);
});

test('a phone holds the map, the panel and the primary button', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/');
  await loadText(
    page,
    gameFile({
      turn: 2,
      phasing: 'soviet',
      units: [
        { type: '0-1-2', hex: '1602' },
        { type: '6-4-2', hex: '1703' },
        { type: '6-6-2', hex: '1405' },
      ],
    }),
  );
  await expect(button(page, 'End movement')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.close();
});
