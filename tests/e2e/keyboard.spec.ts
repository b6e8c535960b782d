import { expect, test } from '@playwright/test';
import type { PositionSpec } from '#engine/winter-war';
import { choose, cursor, isAt, map, press, said, tabTo, to } from './keys.ts';
import {
  atHand,
  button,
  faults,
  loadText,
  openPosition,
  openStart,
  phase,
  sovietSetUp,
  stage,
} from './table.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

/** Both Player-Turns have arrivals, moves and battles; the Finn in Lapland may step back before his. */
const SPEC: PositionSpec = {
  turn: 4,
  phasing: 'soviet',
  phase: 'reinforcement',
  units: stacks(
    's1602 0-1-2 (7 A), s1702 20-12-2 (XIX), s1604 6-4-2 (18), s1703 6-4-2 (56)',
    'f1504 4-4-2, f1605 1-1-3, f1405 6-6-2, s1842 0-1-2 (9 A), s1541 2-1-2 (88)',
    'f1441 1-1-3',
  ),
  waiting: [
    { type: '6-4-2', name: '11' },
    { type: '2-2-3', side: 'finn', name: '40' },
  ],
};

test('one Player-Turn of each side is played by the keyboard alone', async ({ page }) => {
  await openPosition(page, SPEC, { dice: [3, 5] });
  await map(page).focus();

  // Reinforcement: the next unit of the tray comes to hand, X leads to the cities open to it.
  await press(page, 'n');
  await expect(said(page).filter({ hasText: /Selected: 6-4-2 \(11\)/ })).toHaveCount(1);
  await press(page, 'x');
  await isAt(page, '1602');
  await press(page, 'Enter');
  await expect(phase(page)).toContainText('All reinforcements are on the map');
  await press(page, 'e');

  // Movement, by a waypoint; then an order for supply in the panel at hand.
  await expect(stage(page)).toContainText('Movement');
  await to(page, '1703');
  await press(page, 'Enter');
  await to(page, '1704');
  await press(page, 'Shift+Enter');
  await expect(said(page).filter({ hasText: 'The path leads through 1704' })).toHaveCount(1);
  await press(page, 'ArrowLeft');
  await isAt(page, '1604');
  // Units of one's own stand there: the first Enter shows the way, the second goes it.
  await press(page, 'Enter');
  await expect(phase(page)).toContainText('Confirm: 1604');
  await press(page, 'Enter');
  await expect(said(page).filter({ hasText: /6-4-2 \(56\) moves from .*1703.* to 1604/ })).toHaveCount(1);
  await press(page, 'e');

  // The Finn steps back before combat; the Soviet unit follows.
  await expect(stage(page)).toContainText('Retreat');
  await press(page, 'n', 'x', 'Enter');
  await expect(said(page).filter({ hasText: /1-1-3 .* retreats before combat/ })).toHaveCount(1);
  await press(page, 'e');
  await expect(stage(page)).toContainText('Advance');
  await press(page, 'n', 'x', 'Enter');
  await expect(said(page).filter({ hasText: /2-1-2 \(88\) advances before combat/ })).toHaveCount(1);
  await press(page, 'e');

  // One attack of two units on two hexes; three is an exchange.
  await expect(phase(page)).toContainText('Attacks owed');
  await press(page, 'o');
  await isAt(page, '1504');
  await press(page, 'Enter');
  await to(page, '1605');
  await press(page, 'Enter');
  await to(page, '1604');
  await press(page, 'Enter', 'Enter');
  await expect(said(page).filter({ hasText: /12 to 5, 2-1/ })).toHaveCount(1);
  await press(page, 'e');
  await expect(phase(page)).toContainText('Exchange: remove');
  await press(page, 'o');
  await isAt(page, '1604');
  await press(page, 'Enter', 'e');

  // The hexes that fell: one unit goes on by the panel, with Tab and Enter.
  await expect(phase(page)).toContainText('Advance one unit');
  await press(page, 'a');
  const step = atHand(page).getByRole('button', { name: /^Advance to/ });
  for (let i = 0; i < 12 && !(await step.first().evaluate((one) => one === document.activeElement)); i++)
    await press(page, 'Tab');
  await expect(step.first()).toBeFocused();
  await press(page, 'Enter');
  await expect(said(page).filter({ hasText: /6-4-2 .* advances to/ })).toHaveCount(1);
  // The button is gone with what it did: the keyboard goes on at the map.
  await expect(map(page)).toBeFocused();
  await press(page, 'e');

  // The Finnish Player-Turn.
  await expect(phase(page)).toContainText('Finnish Player-Turn');
  await expect(stage(page)).toContainText('Reinforcement');
  await press(page, 'n', 'x', 'Enter', 'e');
  await expect(stage(page)).toContainText('Movement');
  await press(page, 't');
  await expect(said(page).filter({ hasText: /In an enemy zone of control, 1 of/ })).toHaveCount(1);
  await to(page, '1405');
  await press(page, 'Enter');
  await to(page, '1505');
  await press(page, 'Enter');
  await expect(said(page).filter({ hasText: /6-6-2 .* moves by rail .*1505/ })).toHaveCount(1);
  await press(page, 'u');
  await expect(said(page).filter({ hasText: 'Undone' })).toHaveCount(1);
  await press(page, 'Shift+U', 'e');
  await expect(phase(page)).toContainText('Choose a target');
  await press(page, 'x', 'Enter');
  await to(page, '1505');
  await press(page, 'Enter');
  await expect(said(page).filter({ hasText: /6 to 4, 1-1/ })).toHaveCount(1);
  await press(page, 'e');
  // On a five the defender retreats: he is in hand, and X leads to where he may go.
  await expect(phase(page)).toContainText('Retreat each');
  await press(page, 'x', 'Enter');
  await expect(phase(page)).toContainText('Finnish Player-Turn');
  await press(page, 'e');
  await expect(phase(page)).toContainText('Turn 5');
});

test('a game is begun, set up and passed on by the keyboard alone', async ({ page }) => {
  await openStart(page);
  await tabTo(page, button(page, 'Start game'));
  await press(page, 'Enter');
  await expect(phase(page)).toContainText('Place your counters');
  // The keys begin on the map, and one that does nothing now says why.
  await expect(map(page)).toBeFocused();
  await press(page, 'u');
  await expect(said(page).filter({ hasText: 'There is nothing to undo.' })).toHaveCount(1);

  // A counter from the tray to the first hex open to it, and back again.
  await press(page, 'n', 'x');
  await expect(cursor(page)).toHaveText(/available for placing/);
  await press(page, 'Enter');
  await expect(said(page).filter({ hasText: / placed at / })).toHaveCount(1);
  await press(page, 'u');

  await press(page, 'a');
  await tabTo(page, button(page, 'Historical'));
  await press(page, 'Enter', 'e');
  await expect(page.getByText('Pass the device to the Soviet player')).toBeVisible();
  await press(page, 'Enter');
  await press(page, 'a');
  await tabTo(page, button(page, 'Historical'));
  await press(page, 'Enter', 'e');
  await expect(page.getByText(/are revealed/).first()).toBeAttached();
  await expect(stage(page)).toContainText('Movement');
});

const TWO_HEADQUARTERS = [
  ...SPEC.units.filter(({ name }) => name !== '56'),
  { type: '0-1-2', name: 'LMD', hex: '1702' },
];

test('stacks, situation, details, settings and orders are reached by keys, and the cursor says where it is', async ({
  page,
}) => {
  await openPosition(page, { ...SPEC, phase: 'movement', units: TWO_HEADQUARTERS });
  await map(page).focus();
  await press(page, 'c');
  await expect(said(page).filter({ hasText: /^City 1 of \d+\. .*hex \d{4}/ })).toHaveCount(1);
  await press(page, 'ArrowRight');
  await expect(said(page).filter({ hasText: /^Hex \d{4}|, hex \d{4}/ })).toHaveCount(1);

  // The list of stacks stands before the map and is seen while the keyboard is in it.
  await press(page, 'Shift+Tab');
  const list = page.getByRole('region', { name: 'Units on the map' });
  await expect(list.getByRole('button').first()).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(list.locator(':focus')).toContainText('Soviet, 1702: 20-12-2 (XIX)');

  await press(page, 'i');
  const words = page.getByRole('dialog', { name: 'Text summary' });
  await tabTo(page, words.getByRole('button', { name: '1604' }).first());
  await press(page, 'Enter');
  await expect(map(page)).toBeFocused();
  await isAt(page, '1604');
  await press(page, 'd');
  await expect(page.getByRole('dialog', { name: '1604' })).toContainText('6-4-2');
  await press(page, 'Escape', ',');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: 'System' }).first());
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // An order for supply is given in the panel at hand.
  await to(page, '1604');
  await press(page, 'Enter', 'a');
  await choose(page, atHand(page).getByRole('button', { name: /LMD/ }));
  await expect(said(page).filter({ hasText: /6-4-2 .* assigned a new supply source/ })).toHaveCount(1);
  // Signs are found on any keyboard: the bracket closes the panel at hand.
  await press(page, '[');
  await expect(atHand(page)).toHaveCount(0);
});

test('a set-up with heavy tanks and units that stay behind is made by keys, without an accessibility fault', async ({
  page,
}) => {
  await openStart(page);
  await loadText(page, sovietSetUp({ earlierStart: true, heavyTanks: true, sovietPreparedness: true }));
  await choose(page, button(page, 'I am the Soviet player'));
  await expect(phase(page)).toContainText('Place your counters');
  await map(page).focus();
  await press(page, 'a');
  await choose(page, button(page, 'Historical'));
  await tabTo(page, atHand(page).getByRole('radio').first());
  await press(page, 'ArrowDown');
  await expect(atHand(page).getByRole('radio').nth(1)).toBeChecked();
  expect(await faults(page)).toEqual([]);
  await press(page, 'm', 'e');
  await expect(phase(page)).toContainText('Turn 0');
});
