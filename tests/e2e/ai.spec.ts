import { expect, test, type Page } from '@playwright/test';
import { atHand, button, faults, giveUp, openStart, phase, retreatOne } from './table.ts';

const SKIP = 'Skip to my turn';

/** What goes on with the game, whatever it says about the choice at hand. */
const NEXT = new RegExp(
  `^(${[
    SKIP,
    'Do not advance',
    'No hex available: eliminated',
    'Begin movement',
    'Done retreating',
    'Done advancing',
    'End movement',
    'Begin Game-Turn \\d+',
    'Count the points',
  ].join('|')})$`,
);

/** Lets the General decide about an attack, and rolls for it. */
async function takeAdvice(page: Page): Promise<void> {
  await page.keyboard.press('q');
  await button(page, 'Do it').click();
}

/** One press of a person who is in a hurry; the computer player's part is skipped. */
async function takeOneStep(page: Page): Promise<void> {
  const step = button(page, NEXT).first();
  // It may be gone again: the computer player was quicker.
  if (await step.isVisible()) return step.click({ timeout: 2000 }).catch(() => undefined);
  const bar = await phase(page).innerText();
  if (bar.includes('Retreat each') || bar.includes('withdraw one hex')) return retreatOne(page);
  if (bar.includes('Exchange: remove') || /still to (lose|go)/.test(bar)) return giveUp(page);
  if (bar.includes('Attacks owed')) return takeAdvice(page);
  if (bar.includes('is playing')) return page.waitForTimeout(50);
  const end = button(page, 'End attacks');
  if (await end.isVisible()) return end.click();
  return page.waitForTimeout(50);
}

async function startAgainst(page: Page, side: 'Finland' | 'Soviet Union', level: string): Promise<void> {
  // At this pace nothing is looked at for long.
  await page.addInitScript(() => localStorage.setItem('winter-war-pace', '8'));
  await openStart(page, { dice: Array.from({ length: 200 }, (_, i) => (i % 6) + 1), primaryPauseMs: 0 });
  await page.getByLabel('Against the computer').check();
  await page.getByRole('radio', { name: side }).check();
  await page.getByLabel(level).check();
  await button(page, 'Start game').click();
  await button(page, 'Historical').click();
  await button(page, 'End set-up').click();
}

for (const [side, level, shown] of [
  ['Finland', 'Recruit', 'The Recruit is playing.'],
  ['Soviet Union', 'Officer', 'Movement'],
] as const)
  test(`a person plays a Game-Turn against the computer: ${side}`, async ({ page }) => {
    await startAgainst(page, side, level);
    // No curtain: there is nobody to hide from.
    await expect(phase(page)).toContainText(shown);
    for (let step = 0; step < 300 && !(await phase(page).innerText()).includes('Turn 2'); step++)
      await takeOneStep(page);
    await expect(phase(page)).toContainText('Turn 2');
  });

test('two computer players are watched, stopped, stepped, and one of them is relieved', async ({ page }) => {
  await openStart(page);
  await page.getByLabel('Watch two computer players').check();
  await button(page, 'Start game').click();
  const at = phase(page);
  const skip = button(page, 'Skip this Player-Turn').first();
  await expect(at).toContainText('The Officer is playing.');
  // One skip at a time: two would skip the first Player-Turn as well.
  for (let bar = await at.innerText(); !bar.includes('Turn 1'); bar = await at.innerText()) {
    await skip.click();
    await expect.poll(() => at.innerText()).not.toBe(bar);
  }
  await expect(at).toContainText('Turn 1');
  await page.keyboard.press('k');
  await expect(atHand(page)).toContainText('Paused');
  expect(await faults(page, { within: 'aside' })).toEqual([]);
  await page.keyboard.press('l');
  const lines = page.getByRole('tabpanel').getByRole('listitem');
  await expect(button(page, 'One action')).toBeEnabled();
  const before = await lines.count();
  // An action may go without a word in the log.
  await expect(async () => {
    await page.keyboard.press('.');
    await expect(lines).not.toHaveCount(before, { timeout: 1000 });
  }).toPass();

  // Taken over in the midst of its turn, the side is played on by hand.
  await button(page, /^Players and sides\./).click();
  const soviet = page.getByRole('group', { name: 'Soviet Union' });
  await expect(soviet).toBeVisible();
  expect(await faults(page, { within: '[role="dialog"]' })).toEqual([]);
  await soviet.getByLabel('Human').check();
  await button(page, 'Back to the game').click();
  await expect(button(page, 'End movement')).toBeVisible();
  await expect(button(page, /Soviet Union: You/)).toBeVisible();
  // And is still so after a reload.
  await page.reload();
  await expect(button(page, 'End movement')).toBeVisible();
  await expect(button(page, /Finland: Officer.*Soviet Union: You/)).toBeVisible();
});

test('the General thinks in a worker, says what he would do and why, and does it', async ({ page }) => {
  await startAgainst(page, 'Soviet Union', 'Recruit');
  await expect(button(page, 'End movement')).toBeVisible();
  const worker = page.workers()[0] ?? page.waitForEvent('worker');
  await page.keyboard.press('q');
  const hint = page.getByRole('region', { name: 'The General suggests' });
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  expect((await worker).url()).toContain('worker');
  await expect(page.locator('[data-hint] [data-kind="way"]').first()).toBeVisible();
  expect(await faults(page, { within: 'aside' })).toEqual([]);
  await hint.getByRole('button', { name: 'Do the next one' }).click();
  await page.keyboard.press('l');
  await expect(page.getByRole('tabpanel')).toContainText(/moves|moves by rail/);
  await hint.getByRole('button', { name: /^Do all/ }).click();
  await expect(hint).toBeHidden();
  await button(page, 'Undo').click();
  await button(page, 'Undo').click();
  await expect(page.getByRole('tabpanel')).not.toContainText(/moves|moves by rail/);
});
