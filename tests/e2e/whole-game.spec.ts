import { expect, test, type Page } from '@playwright/test';
import { takeOneStep } from './steps.ts';
import { button, deploy, openStart, phase, startGame } from './table.ts';

/** Takes the next unit in hand and walks it one hex with the keyboard, if that is legal. */
async function walkOne(page: Page, way: string): Promise<void> {
  await page.keyboard.press('n');
  await page.getByRole('group', { name: /^Map of Finland/ }).focus();
  await page.keyboard.press(way);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

test.describe('as most people see it: dice roll and counters glide', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('two players click through the set-up and two Game-Turns', async ({ page }) => {
    const dice = Array.from({ length: 60 }, (_, i) => (i % 6) + 1);
    await startGame(page, { dice, warned: true });
    await deploy(page);
    let helsinki = false;
    for (let step = 0; step < 200 && !(await phase(page).innerText()).includes('Turn 3'); step++) {
      if ((await button(page, 'Begin movement').isVisible()) && !helsinki) {
        await page.keyboard.press('n');
        const city = button(page, 'Place at Helsinki (0604)');
        helsinki = await city.isVisible();
        if (helsinki) await city.click();
      }
      if (await button(page, 'End movement').isVisible())
        for (const way of ['ArrowRight', 'ArrowLeft', 'End']) await walkOne(page, way);
      await takeOneStep(page);
    }
    await expect(phase(page)).toContainText('Turn 3');
    await page.getByRole('tab', { name: 'Log' }).click();
    // The marches are folded beneath what they were for.
    const log = await page.getByRole('tabpanel').textContent();
    expect(log).toMatch(/ (marches|moves|goes) /);
    expect(log).toMatch(/arrives at Helsinki/);
  });
});

test('a whole game is clicked through by every rule at once', async ({ page }) => {
  test.setTimeout(480_000);
  // Threes and fours: the war goes on to Game-Turn 12, and no volunteers crowd Helsinki.
  const dice = Array.from({ length: 400 }, (_, i) => 3 + (i % 2));
  await openStart(page, { dice, warned: true });
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
