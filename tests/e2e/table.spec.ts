import { expect, test } from '@playwright/test';
import { atHand, button, clickHex, openPosition, phase, startGame, stage } from './table.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

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
    units: stacks('s1602 0-1-2, s1703 6-4-2, f1405 6-6-2'),
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

for (const [width, height, moving, attacking] of [
  [1440, 900, 0.75, 0.7],
  [1280, 800, 0.66, 0.66],
] as const)
  test(`in a window of ${width} by ${height} the map has most of the width, and an attack needs no scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPosition(page, {
      turn: 2,
      phasing: 'soviet',
      units: stacks('s1602 0-1-2, s1603 20-12-2 20-12-2, s1604 6-4-2 6-4-2, s1503 2-1-3, f1504 1-1-3'),
    });
    const share = async (): Promise<number> =>
      (await page.locator('[data-map-stage]').boundingBox())!.width / width;
    expect(await share()).toBeGreaterThan(moving);
    await button(page, 'End movement').first().click();
    await expect(stage(page)).toContainText('Attack');
    // The other phases are marks that can be seen, on one line with the present one.
    for (const mark of await page.locator('header ol li:not([aria-current])').all())
      expect((await mark.boundingBox())!.width).toBeGreaterThan(8);
    await clickHex(page, '1504');
    await page.keyboard.press('Shift+A');
    expect(await share()).toBeGreaterThan(attacking);
    const panel = page.getByRole('complementary', { name: 'Selected' });
    await expect(panel.getByText('6-1').first()).toBeInViewport();
    const roll = panel.getByRole('button', { name: 'Roll the die' });
    await expect(roll).toBeInViewport({ ratio: 1 });
    await roll.click();
    await expect(page.locator('[data-battle]')).toBeInViewport();
  });
