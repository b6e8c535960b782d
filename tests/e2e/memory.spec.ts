import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { button, startGame } from './table.ts';

// What runs by itself may hold what it moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Nodes of the page that are in memory once all that nobody holds is gone. */
async function nodes(page: Page, session: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) {
    await session.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(200);
  }
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes')!.value;
}

test('whoever leaves the table leaves nothing of it in memory', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  // The start screen would show a map of its own.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await startGame(page);
  await button(page, 'Historical').click();
  const table = await nodes(page, session);
  // The dialog remembers which button of the table opened it.
  await button(page, 'Menu').click();
  await button(page, 'Main menu').click();
  await expect(button(page, 'Start game')).toBeVisible();
  // Else those of both screens would be there.
  expect(await nodes(page, session)).toBeLessThan(table);
});
