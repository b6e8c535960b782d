import { expect, test, type Locator, type Page } from '@playwright/test';
import { atHand, button, deploy, giveUp, openStart, phase, rested, retreatOne, startGame } from './table.ts';

/** What ends a phase. */
const END = /^(Begin movement|Done retreating|Done advancing|End movement|End exploitation)$/;

/** What goes on with the game, whatever it says about the choice at hand. */
const NEXT = new RegExp(
  `^(${[
    'Do not advance',
    'No hex available: eliminated',
    'Not this turn',
    'Roll for .*',
    'Begin Game-Turn \\d+',
    'Count the points',
    'Continue the war',
    'Assault',
  ].join('|')})$`,
);

/** Ends a phase in spite of any warning, and waits until it is over: what comes next must not meet the question. */
async function endPhase(page: Page, end: Locator): Promise<void> {
  const bar = phase(page);
  const before = await bar.innerText();
  await end.click();
  const anyway = button(page, 'End anyway');
  await expect(async () => {
    if (await anyway.isVisible()) await anyway.click({ timeout: 1000 });
    expect(await bar.innerText()).not.toBe(before);
  }).toPass({ intervals: [20] });
}

/** Presses what the table offers next: the decision at hand, an attack that is owed, or the end of the phase. */
async function takeOneStep(page: Page): Promise<void> {
  await rested(page);
  const end = button(page, END).first();
  if (await end.isVisible()) return endPhase(page, end);
  const step = button(page, NEXT).first();
  if (await step.isVisible()) return step.click();
  const join = atHand(page).getByRole('button', { name: /^Place at / });
  if (await join.first().isVisible()) return join.first().click();
  const bar = await phase(page).innerText();
  if (bar.includes('Retreat each') || bar.includes('withdraw one hex')) return retreatOne(page);
  if (bar.includes('Exchange: remove') || /still to (lose|go)/.test(bar)) return giveUp(page);
  if (bar.includes('must still')) return attackSomething(page);
  return endPhase(page, button(page, 'End attacks'));
}

/** Takes the next unit in hand and walks it one hex with the keyboard, if that is legal. */
async function walkOne(page: Page, way: string): Promise<void> {
  await page.keyboard.press('n');
  await page.getByRole('group', { name: /^Map of Finland/ }).focus();
  await page.keyboard.press(way);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

/** Attacks the first target with all who can, as long as nobody is left over by it. */
async function attackSomething(page: Page): Promise<void> {
  const panel = atHand(page);
  const offered = panel.getByRole('region', { name: 'Targets' }).getByRole('button');
  const targets = await offered.allInnerTexts();
  await rested(page);
  for (const target of targets) {
    await offered.getByText(target, { exact: true }).click();
    await button(page, 'All adjacent').first().click();
    for (const go of ['Roll the die', 'Sacrifice the attackers', 'Take the hex']) {
      const roll = button(page, go);
      if ((await roll.isVisible()) && (await roll.isEnabled())) return roll.click();
    }
    await button(page, 'Start over').click();
  }
  throw new Error(`No attack is possible: ${targets.join()}`);
}

test.describe('as most people see it: dice roll and counters glide', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('two players click through a whole game, from the set-up to the ledger', async ({ page }) => {
    test.setTimeout(240_000);
    const dice = Array.from({ length: 200 }, (_, i) => (i % 6) + 1);
    await startGame(page, { dice, warned: true });
    await deploy(page);
    const turns = new Set<string>();
    let helsinki = false;
    const end = page.getByRole('dialog', { name: /over|result/i });
    for (let step = 0; step < 600 && !(await end.isVisible()); step++) {
      turns.add(/Turn \d+/.exec(await phase(page).innerText())?.[0] ?? '');
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
    await expect(end).toBeVisible();
    expect([...turns]).toEqual(Array.from({ length: 10 }, (_, i) => `Turn ${i + 1}`));
    await expect(end).toContainText('Soviet total');
    await expect(end).toContainText('Finnish');
    await page.keyboard.press('Escape');
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
  await expect(end).toContainText(/without handicaps/i);
});
