import { expect, test, type Page } from '@playwright/test';
import { atHand, button, deploy, phase, startGame } from './table.ts';

/** Presses what the table offers next: the decision at hand, an attack that is owed, or the end of the phase. */
async function takeOneStep(page: Page): Promise<void> {
  for (const name of [
    'Do not advance',
    'No hex is open: eliminated',
    'Begin movement',
    'Done retreating',
    'Done advancing',
    'End movement',
  ]) {
    const step = button(page, name);
    if (await step.isVisible()) return step.click();
  }
  const bar = await phase(page).innerText();
  if (bar.includes('Retreat each unit')) return retreatOne(page);
  if (bar.includes('Give up units')) return giveUp(page);
  if (bar.includes('must still')) return attackSomething(page);
  return button(page, 'End attacks').click();
}

async function retreatOne(page: Page): Promise<void> {
  const unit = atHand(page).getByRole('button', { name: /hexes? open/ });
  await unit.first().click();
  await button(page, /^Retreat to/)
    .first()
    .click();
}

async function giveUp(page: Page): Promise<void> {
  const enough = button(page, 'Give up these units');
  const units = atHand(page).getByRole('button', { name: /\d-\d+-\d/, pressed: false });
  while (!((await enough.isVisible()) && (await enough.isEnabled()))) await units.first().click();
  await enough.click();
}

/** Attacks the first target with all who can, as long as nobody is left over by it. */
async function attackSomething(page: Page): Promise<void> {
  const panel = atHand(page);
  const offered = panel.getByRole('region', { name: 'Targets' }).getByRole('button');
  const targets = await offered.allInnerTexts();
  for (const target of targets) {
    await offered.getByText(target, { exact: true }).click();
    await button(page, 'All adjacent').click();
    for (const go of ['Roll the die', 'Sacrifice the attackers', 'Take the hex']) {
      const roll = button(page, go);
      if ((await roll.isVisible()) && (await roll.isEnabled())) return roll.click();
    }
    await button(page, 'Start over').click();
  }
  throw new Error(`No attack is possible: ${targets.join()}`);
}

test('two players click through a whole game, from the set-up to the ledger', async ({ page }) => {
  test.setTimeout(240_000);
  const dice = Array.from({ length: 200 }, (_, i) => (i % 6) + 1);
  await startGame(page, { dice });
  await deploy(page);
  const turns = new Set<string>();
  const end = page.getByRole('dialog', { name: /over|result/i });
  for (let step = 0; step < 600 && !(await end.isVisible()); step++) {
    turns.add(/Turn \d+/.exec(await phase(page).innerText())?.[0] ?? '');
    await takeOneStep(page);
  }
  await expect(end).toBeVisible();
  expect([...turns]).toEqual(Array.from({ length: 10 }, (_, i) => `Turn ${i + 1}`));
  await expect(end).toContainText('Soviet total');
  await expect(end).toContainText('Finnish');
});
