import { expect, test, type Page } from '@playwright/test';
import { button, openStart, phase } from './table.ts';

/** What goes on with the game, whatever it says about the choice at hand. */
const NEXT =
  /^(Roll for events|Roll the die|Give up the units|Do not meet it|Meet the attack|No scouts this turn|Go on|Settle the scouts|So be it|Skip to my turn)$/;

/** Three divisions to a strategy that lies in a box. */
async function allot(page: Page, box: RegExp): Promise<void> {
  await button(page, box).click();
  const more = button(page, 'One more DIV');
  for (let i = 0; i < 3; i++) await more.click();
  await button(page, 'Allot').click();
}

/** One strategy before Leningrad and one at Ladoga, with what the army has that is best. */
async function answerInSecret(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Ladoga 1' }).getByText('Motti warfare').click();
  await page.getByRole('group', { name: 'Karelia 1' }).getByText('Defence').click();
  await button(page, 'Strategies are set').click();
  await expect(button(page, /^Ladoga 1: Motti warfare/)).toBeVisible();
  await allot(page, /^Ladoga 1: Motti warfare/);
  await allot(page, /^Karelia 1: Defence/);
  await button(page, 'Means are set').click();
}

/** One press; what the General does is skipped. */
async function pressOnce(page: Page): Promise<void> {
  if (await button(page, 'Strategies are set').isVisible()) return answerInSecret(page);
  const next = button(page, NEXT).first();
  // It may be gone again: the General was quicker.
  if (await next.isVisible()) await next.click({ timeout: 2000 }).catch(() => undefined);
  await page.waitForTimeout(50);
}

test('a person answers the General of Talvisota for two turns', async ({ page }) => {
  // At this pace nothing is looked at for long.
  await page.addInitScript(() => localStorage.setItem('winter-war-pace', '8'));
  await openStart(page, { dice: [], seed: 7 });
  await page.getByRole('radio', { name: /Talvisota/ }).check();
  await page.getByLabel('Against the computer').check();
  await page.getByLabel('Finland').check();
  await page.getByLabel('General').check();
  await button(page, 'Start the game').click();
  // The set-up of the Soviets is done face down, and at once.
  await expect(button(page, 'Roll for events')).toBeVisible();
  for (let press = 0; press < 150 && !(await phase(page).innerText()).includes('Turn 3'); press++)
    await pressOnce(page);
  await expect(phase(page)).toContainText('Turn 3');
  const log = page.getByRole('tabpanel');
  // Its moves are told as they are made, its orders by their number alone.
  await expect(log).toContainText('Soviet strategies face down');
  await expect(log).toContainText('Turn 2 · Combats');
});
