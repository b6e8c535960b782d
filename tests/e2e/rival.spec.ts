import { expect, test, type Page } from '@playwright/test';
import { atHand, button, openStart, phase } from './table.ts';

const SKIP = 'Skip to my turn';

/** What goes on with the game, whatever it says about the choice at hand. */
const NEXT = new RegExp(
  `^(${[
    SKIP,
    'Do not advance',
    'No hex is open: eliminated',
    'Begin movement',
    'Done retreating',
    'Done advancing',
    'End movement',
    'Begin Game-Turn \\d+',
    'Count the points',
  ].join('|')})$`,
);

async function retreatOne(page: Page): Promise<void> {
  const there = button(page, /^Retreat to/).first();
  if (!(await there.isVisible()))
    await atHand(page)
      .getByRole('button', { name: /hexes? open/ })
      .first()
      .click();
  await there.click();
}

async function giveUp(page: Page): Promise<void> {
  const enough = button(page, 'Give up these units');
  const units = atHand(page).getByRole('button', { name: /\d-\d+-\d/, pressed: false });
  while (!((await enough.isVisible()) && (await enough.isEnabled()))) await units.first().click();
  await enough.click();
}

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
  if (bar.includes('Retreat each unit') || bar.includes('step back one hex')) return retreatOne(page);
  if (bar.includes('Give up units') || bar.includes('still to give')) return giveUp(page);
  if (bar.includes('must still')) return takeAdvice(page);
  if (bar.includes('has the word')) return page.waitForTimeout(50);
  const end = button(page, 'End attacks');
  if (await end.isVisible()) return end.click();
  return page.waitForTimeout(50);
}

async function startAgainst(page: Page, side: 'Finland' | 'Soviet Union', level: string): Promise<void> {
  await openStart(page, { dice: Array.from({ length: 200 }, (_, i) => (i % 6) + 1) });
  await page.getByLabel('Against the computer').check();
  await page.getByLabel(side).check();
  await page.getByLabel(level).check();
  await button(page, 'Start the game').click();
  await button(page, 'Historical').click();
  await button(page, 'End set-up').click();
}

async function playToTheEnd(page: Page): Promise<string[]> {
  const turns = new Set<string>();
  const end = page.getByRole('dialog', { name: /over|result/i });
  for (let step = 0; step < 900 && !(await end.isVisible()); step++) {
    turns.add(/Turn \d+/.exec(await phase(page).innerText())?.[0] ?? '');
    await takeOneStep(page);
  }
  await expect(end).toBeVisible();
  await expect(end).toContainText('Soviet total');
  return [...turns].filter(Boolean);
}

const ALL_TURNS = Array.from({ length: 10 }, (_, i) => `Turn ${i + 1}`);

test('a person plays a whole game as the Finns against the computer', async ({ page }) => {
  test.setTimeout(240_000);
  await startAgainst(page, 'Finland', 'Recruit');
  // No curtain: there is nobody to hide from.
  await expect(phase(page)).toContainText('The Recruit has the word.');
  const turns = await playToTheEnd(page);
  expect(ALL_TURNS).toEqual(expect.arrayContaining(turns));
  expect(turns.length).toBeGreaterThan(7);
});

test('a person plays a whole game as the Soviets against the computer', async ({ page }) => {
  test.setTimeout(240_000);
  await startAgainst(page, 'Soviet Union', 'Officer');
  await button(page, 'To the map').click();
  const turns = await playToTheEnd(page);
  expect(ALL_TURNS).toEqual(expect.arrayContaining(turns));
  expect(turns.length).toBeGreaterThan(7);
});
