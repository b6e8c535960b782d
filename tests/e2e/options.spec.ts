import { expect, test } from '@playwright/test';
import {
  atHand,
  button,
  clickHex,
  deploy,
  faults,
  gameFile,
  loadText,
  openPosition,
  openStart,
  phase,
  pickHex,
  sovietSetUp,
} from './table.ts';

const events = 'Recommended with Scenarios and Special Events';

test('a game with events: foreign volunteers join between the turns', async ({ page }) => {
  // No Scenario on a 1; the 2 after Game-Turn 5 brings volunteers.
  await openStart(page, { dice: [1, 2] });
  await page.getByLabel(events).check();
  await button(page, 'Start game').click();
  await deploy(page);
  await page.getByRole('tab', { name: 'Rules' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Scenarios and Special Events');

  await button(page, 'Menu').click();
  await loadText(
    page,
    gameFile({
      turn: 5,
      phasing: 'finn',
      options: { events: true },
      units: [
        { type: '0-1-2', hex: '1602' },
        { type: '6-6-2', hex: '1405' },
        { type: '2-2-3', side: 'finn', hex: '1510' },
      ],
    }),
  );
  await expect(phase(page)).toContainText('Turn 5');
  await button(page, 'End movement').click();
  await expect(phase(page)).toContainText('Interphase');
  await button(page, 'Roll for a Scenario').click();
  await button(page, 'Roll for a Special Event').click();
  await expect(atHand(page)).toContainText('volunteers');
  await atHand(page).getByRole('button', { name: /Oulu/ }).click();
  await expect(page.getByLabel(/Finnish 2-2-2/).first()).toBeAttached();
  await button(page, 'Begin Game-Turn 6').click();
  await expect(phase(page)).toContainText('Turn 6');
});

test('the Allies assault Petsamo and come ashore', async ({ page }) => {
  // A 4 after Game-Turn 3 is Scenario A; a 4 at 9 to 4 drives the defender back; a 1 is no event.
  await openPosition(
    page,
    {
      turn: 3,
      phasing: 'finn',
      options: { events: true },
      units: [
        { type: '0-1-2', hex: '1602' },
        { type: '6-4-2', hex: '1656' },
        { type: '6-6-2', hex: '1405' },
      ],
    },
    { dice: [4, 4, 1] },
  );
  await button(page, 'End movement').click();
  await button(page, 'Roll for a Scenario').click();
  await expect(atHand(page)).toContainText('9 to 4');
  await atHand(page).getByRole('button', { name: 'Assault' }).click();
  await expect(phase(page)).toContainText('Soviet player');
  await atHand(page)
    .getByRole('button', { name: /^Retreat to/ })
    .first()
    .click();
  await expect(atHand(page)).toContainText('join at Petsamo');
  await expect(page.getByLabel(/Allied 3-2-2/).first()).toBeAttached();
  await button(page, 'Roll for a Special Event').click();
  await button(page, 'Begin Game-Turn 4').click();
  await expect(phase(page)).toContainText('Turn 4');
});

test('paratroops: planned in secret, dropped a turn later, disrupted', async ({ page }) => {
  await openPosition(
    page,
    {
      turn: 2,
      phasing: 'soviet',
      phase: 'reinforcement',
      options: { airborne: true },
      units: [
        { type: '0-1-2', hex: '1602' },
        { type: '3-1-1', hex: '1602' },
        { type: '6-6-2', hex: '1405' },
        { type: '2-2-3', side: 'finn', hex: '1408' },
      ],
    },
    { dice: [4] },
  );
  // The hex is to be told nowhere; that its number is printed on the map tells nothing.
  await page.keyboard.press('h');
  await button(page, 'Write down a landing place').click();
  await expect(page.getByRole('dialog')).toContainText('look away');
  await button(page, 'Choose the hex').click();
  const chances = atHand(page).getByRole('list', { name: 'Chances' });
  await pickHex(page, '1307', chances);
  await expect(chances).toContainText('3 in 6');
  await clickHex(page, '1407');
  await expect(atHand(page)).toContainText('zone of control');
  await atHand(page).getByRole('button', { name: 'Write down 1407' }).click();
  await expect(page.getByText('1407')).toHaveCount(0);

  await button(page, 'Begin movement').click();
  await button(page, 'End movement').click();
  await expect(phase(page)).toContainText('Finnish Player-Turn');
  await expect(page.getByText(/landing place|1407/)).toHaveCount(0);
  await button(page, 'End movement').click();
  await button(page, 'Begin movement').click();
  await button(page, 'End movement').click();
  await expect(phase(page)).toContainText('Air drop');
  await phase(page).getByRole('button', { name: 'Drop at 1407' }).click();
  await expect(page.getByRole('region', { name: 'Last drop' })).toContainText('Disrupted');
  await expect(page.getByLabel(/3-1-1.*disrupted, halved/).first()).toBeAttached();
  await button(page, 'Continue').click();
  await expect(phase(page)).toContainText('Attack');
});

test('the Soviet set-up of the variants: what stays behind, heavy tanks, a plan; no accessibility fault', async ({
  page,
}) => {
  await openStart(page);
  await page.getByLabel('Solo practice').check();
  await loadText(page, sovietSetUp({ earlierStart: true, heavyTanks: true, sovietPreparedness: true }));
  await expect(atHand(page)).toContainText('Attack points, exactly 20');
  // Refused, it can still be pressed, and then says why.
  await button(page, 'End set-up').press('Enter');
  await expect(page.getByText(/Exactly 20 attack points stay/).first()).toBeVisible();
  await button(page, 'Historical').click();
  await expect(atHand(page)).toContainText('20, right');
  await page.getByRole('radio', { name: '34 and 40' }).check();
  await button(page, 'Write down a landing place').click();
  const written = atHand(page).getByRole('button', { name: 'Write down 1307' });
  await pickHex(page, '1307', written);
  expect(await faults(page)).toEqual([]);
  await written.click();
  expect(await faults(page)).toEqual([]);
  await button(page, 'End set-up').click();
  await expect(phase(page)).toContainText('Turn 0');
});
