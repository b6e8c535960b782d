import { expect, test } from '@playwright/test';
import { takeOneStep } from './steps.ts';
import { button, deploy, openStart, phase } from './table.ts';

test('a whole game is clicked through by every rule at once', async ({ page }) => {
  test.setTimeout(480_000);
  // Threes and fours: the war goes on to Game-Turn 12, and no volunteers crowd Helsinki.
  const dice = Array.from({ length: 400 }, (_, i) => 3 + (i % 2));
  // A press that comes too soon has tests of its own: here no button rests.
  await openStart(page, { dice, warned: true, primaryPauseMs: 0 });
  await page.getByLabel('Everything').check();
  await button(page, 'Start game').click();
  await deploy(page);
  const turns = new Set<string>();
  const end = page.getByRole('dialog', { name: /over|result/i });
  for (let step = 0; step < 900 && !(await end.isVisible()); step++) {
    turns.add(/Turn \d+/.exec(await phase(page).innerText())?.[0] ?? '');
    await takeOneStep(page);
  }
  await expect(end).toBeVisible();
  expect(turns.has('Turn 0')).toBe(true);
  expect([...turns]).toEqual(Array.from({ length: 13 }, (_, i) => `Turn ${i}`));
  await expect(end).toContainText('Soviet total');
  await expect(end).toContainText('Finnish');
  await expect(end).toContainText(/without handicaps/i);
});
