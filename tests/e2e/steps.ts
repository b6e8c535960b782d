/** Hands that play Winter War on, whatever it asks for. */
import { expect, type Locator, type Page } from '@playwright/test';
import { atHand, button, giveUp, rested, retreatOne } from './table.ts';

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

/** In the moment in which a button has changed its meaning it does nothing, and is pressed again. */
const AGAIN_MS = 2000;

/** The button that carries the game on. Found by its key: names by role take long, and a whole game asks often. */
const main = (page: Page): Locator => page.locator('button[aria-keyshortcuts="E"]').first();

interface Told {
  readonly main: string;
  readonly bar: string;
}

/** What that button and the bar at the top say once both stay: either may be drawn some frames before the other. */
const told = (page: Page): Promise<Told> =>
  page.evaluate(async () => {
    const read = () => ({
      main: document.querySelector('button[aria-keyshortcuts="E"]')?.textContent ?? '',
      bar: document.querySelector('header')?.innerText ?? '',
    });
    let now = read();
    for (let same = 0; same < 4;) {
      await new Promise(requestAnimationFrame);
      const next = read();
      same = next.main === now.main && next.bar === now.bar ? same + 1 : 0;
      now = next;
    }
    return now;
  });

/**
 * Ends a phase in spite of any warning, and waits until the table no longer says what it said before: what comes next must
 * not meet the question.
 */
async function endPhase(page: Page, end: Locator, before: Told): Promise<void> {
  const anyway = page.locator('[role=dialog] button').filter({ hasText: /^End anyway$/ });
  let pressed = 0;
  await expect(async () => {
    if (await anyway.isVisible()) await anyway.click({ timeout: 1000 });
    else if (Date.now() > pressed + AGAIN_MS) {
      // The phase may be over already, and the button gone: what the table says tells.
      await end.click({ timeout: 1000 }).catch(() => undefined);
      pressed = Date.now();
    }
    expect(await told(page)).not.toEqual(before);
  }).toPass({ intervals: [20] });
}

/** Presses what the table offers next: the decision at hand, an attack that is owed, or the end of the phase. */
export async function takeOneStep(page: Page): Promise<void> {
  await rested(page);
  const now = await told(page);
  const { bar } = now;
  if (END.test(now.main)) return endPhase(page, main(page), now);
  // It may stand for something else by now: the next step looks again.
  if (NEXT.test(now.main))
    return main(page)
      .click({ timeout: AGAIN_MS })
      .catch(() => undefined);
  const step = button(page, NEXT).first();
  if (await step.isVisible()) return step.click();
  const join = atHand(page).getByRole('button', { name: /^Place at / });
  if (await join.first().isVisible()) return join.first().click();
  if (bar.includes('Retreat each') || bar.includes('withdraw one hex')) return retreatOne(page);
  if (bar.includes('Exchange: remove') || /still to (lose|go)/.test(bar)) return giveUp(page);
  if (bar.includes('Attacks owed')) return attackSomething(page);
  // Without a main button somebody else decides by now.
  if (now.main) await endPhase(page, button(page, 'End attacks'), now);
}

/** Attacks the first target with all who can, as long as nobody is left over by it. */
export async function attackSomething(page: Page): Promise<void> {
  const panel = atHand(page);
  const offered = panel.getByRole('region', { name: 'Targets' }).getByRole('button');
  const targets = await offered.allInnerTexts();
  await rested(page);
  for (const target of targets) {
    await offered.getByText(target, { exact: true }).click();
    await button(page, 'All adjacent').first().click();
    for (const go of ['Roll the die', 'Sacrifice the attackers', 'Take the hex']) {
      const roll = button(page, go).first();
      if ((await roll.isVisible()) && (await roll.isEnabled())) return roll.click();
    }
    await button(page, 'Start over').click();
  }
  throw new Error(`No attack is possible: ${targets.join()}`);
}
