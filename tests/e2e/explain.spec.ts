import { expect, test } from '@playwright/test';
import type { PositionSpec } from '#engine/winter-war';
import { atHand, clickHex, openPosition, pickHex } from './table.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const front: PositionSpec = {
  turn: 3,
  phasing: 'soviet',
  units: stacks(
    's1602 0-1-2, s1603 20-12-2, s1604 6-4-2, s1505 2-1-2, s1611 2-1-2, f1405 6-6-2',
    'f1506 4-4-2',
  ),
};

test('what is said covers nothing of the board, in any window, with the panel open or closed', async ({
  page,
}) => {
  await openPosition(page, front);
  const said = page.locator('[data-kind="refusal"]');
  for (const panel of ['open', 'closed'])
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [390, 844],
    ] as const)
      await test.step(`${width} by ${height}, panel ${panel}`, async () => {
        await page.setViewportSize({ width, height });
        await page.keyboard.press('0');
        if (panel === 'closed' && width === 1280) await page.keyboard.press('[');
        await clickHex(page, '1603');
        if (panel === 'closed') await expect(atHand(page).getByText('Supplied by')).toHaveCount(0);
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
        // Neither the unit nor the words stay.
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(said).toHaveCount(0);
      });
});
