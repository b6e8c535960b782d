import { expect, test, type Page } from '@playwright/test';
import { button, openStart, phase } from './table.ts';

/** What goes on with the game, whatever it says about the choice at hand. */
const NEXT = /^(Roll for events|Roll the die|Remove units|No scouts this turn|Continue|Confirm scouts)$/;

/** A strategy counter into its box: taken up, and put down. */
async function lay(page: Page, strategy: string, box: RegExp): Promise<void> {
  await button(page, strategy).first().click();
  await button(page, box).first().click();
}

/** Three divisions for the strategy in a box; so many are left. */
async function allot(page: Page, box: RegExp, left: number): Promise<void> {
  await button(page, box).first().click();
  for (let i = 0; i < 3; i++) await button(page, `Add: ${left - i} divisions`).click();
}

/** One strategy before Leningrad and one at Ladoga, with the best that the army has. */
async function answerInSecret(page: Page): Promise<void> {
  await lay(page, 'Motti', /^Ladoga 1/);
  await lay(page, 'Defensive Position', /^Karelia 1/);
  await button(page, 'Strategies done').click();
  await button(page, 'End anyway').click();
  await expect(button(page, 'Means done')).toBeVisible();
  await allot(page, /^Ladoga 1/, 9);
  await allot(page, /^Karelia 1/, 6);
  await button(page, 'Means done').click();
  // Asked only where something is left over.
  await button(page, 'End anyway')
    .click({ timeout: 3000 })
    .catch(() => undefined);
}

/** One press; the General plays at his own pace. */
async function pressOnce(page: Page): Promise<void> {
  const anyway = button(page, 'End anyway');
  if (await anyway.isVisible()) return anyway.click();
  if (await button(page, 'Strategies done').isVisible()) return answerInSecret(page);
  // Asked once more, with what it costs.
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  if (await sure.isVisible()) return sure.getByRole('button', { name: 'Leave it open' }).click();
  if (await button(page, /^Leave it open \(/).isVisible()) return button(page, /^Leave it open \(/).click();
  const next = button(page, NEXT).first();
  // It may be gone again: the General was quicker.
  if (await next.isVisible()) await next.click({ timeout: 2000 }).catch(() => undefined);
  await page.waitForTimeout(50);
}

test('a person answers the General of Talvisota and follows what he does', async ({ page }) => {
  // At this pace nothing is looked at for long.
  await page.addInitScript(() => localStorage.setItem('winter-war-pace', '8'));
  await openStart(page, { dice: [], seed: 7, warned: true });
  await page.getByRole('radio', { name: /Talvisota/ }).check();
  await page.getByLabel('Against the computer').check();
  await page.getByRole('radio', { name: 'Finland' }).check();
  await page.getByRole('radio', { name: 'General', exact: true }).check();
  await button(page, 'Start game').click();
  // The set-up of the Soviets is done face down, and at once.
  await expect(button(page, 'Roll for events')).toBeVisible();
  const turn = async (): Promise<number> => Number(/Turn (\d)/.exec(await phase(page).innerText())?.[1]);
  for (let press = 0; press < 300 && (await turn()) === 1; press++) await pressOnce(page);
  await page.keyboard.press('l');
  const log = page.getByRole('tabpanel');
  // Its moves are told as they are made, its orders by their number alone.
  await expect(log).toContainText('Brought to Leningrad');
  await expect(log).toContainText(/Soviet strategies face down: \w+ \d/);
  await expect(log).toContainText('Finnish strategies face down: Ladoga 1, Karelia 1.');
});
