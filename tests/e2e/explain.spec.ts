import { expect, test } from '@playwright/test';
import type { PositionSpec } from '#engine/winter-war';
import { atHand, button, clickHex, faults, openPosition, phase, pickHex } from './table.ts';

const front: PositionSpec = {
  turn: 3,
  phasing: 'soviet',
  units: [
    { type: '0-1-2', hex: '1602' },
    { type: '20-12-2', hex: '1603' },
    { type: '6-4-2', hex: '1604' },
    { type: '2-1-2', hex: '1505' },
    { type: '2-1-2', hex: '1611' },
    { type: '6-6-2', hex: '1405' },
    { type: '4-4-2', hex: '1506' },
  ],
};

const battle: PositionSpec = {
  turn: 5,
  phasing: 'soviet',
  phase: 'attack',
  units: [
    { type: '0-1-2', hex: '1602' },
    { type: '20-12-2', hex: '1505' },
    { type: '2-1-2', hex: '1505' },
    { type: '6-4-2', hex: '1605' },
    { type: '8-3-2', hex: '1605' },
    { type: '4-4-2', hex: '1406' },
    { type: '6-6-2', hex: '1506' },
  ],
};

test('a resting mouse is told why not, and W opens the paragraph beside the map', async ({ page }) => {
  await openPosition(page, front);
  // The first look is at the units: the lake lies beyond it.
  await button(page, 'Whole map').first().click();
  await clickHex(page, '1603');
  const there = await page.evaluate(() => window.winterWar?.hexPoint('1806'));
  await page.mouse.move(there!.x, there!.y, { steps: 3 });
  const tip = page.locator('[data-tip]');
  await expect(tip).toContainText('1806 is open water.');
  // It covers nothing of what it speaks of.
  const box = (await tip.boundingBox())!;
  expect(there!.y + 40 < box.y || there!.y - 40 > box.y + box.height).toBe(true);
  await page.keyboard.press('w');
  const paragraph = page.getByRole('region', { name: 'Rule' });
  await expect(paragraph).toContainText('Movement.K');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // An enemy unit may be looked at.
  await clickHex(page, '1405');
  await expect(atHand(page)).toContainText('6-6-2');
  await expect(page.locator('[data-kind="refusal"]')).toHaveCount(0);
  // What was just moved is not scolded, though the mouse rests on it; no word stays when the map moves.
  await clickHex(page, '1603');
  await clickHex(page, '1703');
  await page.waitForTimeout(1000);
  await expect(page.locator('[data-tip]')).toHaveCount(0);
  const moved = await page.evaluate(() => window.winterWar?.hexPoint('1703'));
  await page.mouse.move(moved!.x + 200, moved!.y);
  await page.mouse.move(moved!.x, moved!.y, { steps: 3 });
  await expect(page.locator('[data-tip]')).toContainText('already moved');
  await page.keyboard.press('+');
  await expect(page.locator('[data-tip]')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  const undo = button(page, 'Undo');
  await expect(undo).toBeDisabled();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('nothing to undo').first()).toBeAttached();
});

test('threats show the reach of the enemy and the best odds against a hex', async ({ page }) => {
  await openPosition(page, front);
  await page.keyboard.press('Shift+Z');
  await expect(page.locator('[data-reach="finn"]')).toBeAttached();
  await expect(atHand(page)).toContainText('What the Finnish army can attack');
  await expect(page.locator('[data-threat]').first()).toBeAttached();
  await clickHex(page, '1505');
  await expect(atHand(page)).toContainText(/At best \d-\d/);
  await expect(atHand(page)).toContainText('The strongest attack');
  await page.keyboard.press('Escape');
  await clickHex(page, '1405');
  await expect(atHand(page)).toContainText(/Can reach \d+ hexes/);
  await page.keyboard.press('z');
  await expect(atHand(page)).toContainText('Fortifications that Finns hold');
  await expect(page.locator('[data-gap="shield"]').first()).toBeAttached();
  expect(await faults(page)).toEqual([]);
});

test('supply shows what cuts a line', async ({ page }) => {
  await openPosition(page, front);
  await page.keyboard.press('s');
  await expect(page.locator('[data-broken-line]').first()).toBeAttached();
  await page.getByRole('tab', { name: 'Supply' }).click();
  await expect(page.getByText(/No headquarters within five hexes|Cut at/).first()).toBeVisible();
});

test('the end of a phase is held by warnings that point at their hexes', async ({ page }) => {
  await openPosition(page, front, { warned: true });
  await button(page, 'End movement').click();
  const dialog = page.getByRole('dialog', { name: 'Before you end the phase' });
  await expect(dialog).toContainText('Still cut off');
  await expect(dialog).toContainText('will have to be attacked');
  await dialog
    .getByRole('button', { name: /will have to be attacked/ })
    .first()
    .click();
  await expect(page.locator('[data-highlight="pointed"]').first()).toBeAttached();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(phase(page)).toContainText('Movement');
  await button(page, 'End movement').click();
  await dialog.getByRole('button', { name: 'End anyway' }).click();
  await expect(phase(page)).not.toContainText('Movement');
});

test('attacks are planned, changed, and carried out one after another', async ({ page }) => {
  await openPosition(page, battle, { dice: [1, 1, 1] });
  await page.keyboard.press('j');
  const panel = atHand(page);
  await expect(panel).toContainText('The plan meets every obligation.');
  await expect(page.locator('[data-plan="1"]').first()).toBeAttached();
  expect(await faults(page)).toEqual([]);
  await button(page, 'Own units').click();
  await button(page, 'Losses').click();
  // A unit is taken out, and filled in again.
  const first = panel.getByRole('listitem', { name: 'Attack 1', exact: true });
  await first
    .getByRole('button', { name: /\d+-\d+-\d/ })
    .first()
    .click();
  await button(page, 'Remove from the plan').click();
  await expect(panel).toContainText('Not planned yet');
  await button(page, 'Plan 1')
    .or(panel.getByRole('button', { name: /^Plan 1/ }))
    .first()
    .click();
  await button(page, 'Execute').click();
  await expect(panel).toContainText(/Attack 1 of \d of the plan/);
  const roll = page.getByRole('button', { name: /Roll the die|Sacrifice the attackers/ });
  await expect(roll).toBeEnabled();
  await roll.click();
  await expect(panel.getByRole('region', { name: 'Last attack' })).toBeVisible();
});

test('the odds card adds up the strengths and tells what one unit more would do', async ({ page }) => {
  await openPosition(page, battle);
  await clickHex(page, '1506');
  await clickHex(page, '1605');
  await expect(atHand(page)).toContainText('Strengths in detail');
  await expect(atHand(page)).toContainText('doubled in a fortification');
  await expect(atHand(page)).toContainText(/more for \d-\d/);
  await expect(atHand(page)).toContainText(/with it \d-\d/);
});

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const)
  for (const panel of ['open', 'closed'])
    test(`what is said covers nothing of the board: ${width} by ${height}, panel ${panel}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openPosition(page, front);
      await button(page, 'Whole map').first().click();
      if (panel === 'closed') await page.keyboard.press('[');
      await clickHex(page, '1603');
      if (panel === 'closed') await expect(atHand(page).getByText('Supplied by')).toHaveCount(0);
      const said = page.locator('[data-kind="refusal"]');
      await pickHex(page, '0605', said.filter({ hasText: '0605' }));
      for (const hex of ['1756', '0605', '1405', '0604']) {
        const at = (await page.evaluate((name) => window.winterWar?.hexPoint(name), hex))!;
        const on = await page.evaluate(({ x, y }) => {
          const top = document.elementFromPoint(x, y);
          return top?.closest('[data-map]') !== null;
        }, at);
        expect(on, hex).toBe(true);
      }
      const box = (await said.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    });
