/** Every decision that a game can ask for, taken by keys alone. */
import { expect, test, type Page } from '@playwright/test';
import { serialise, type PositionSpec, type UnitSpec } from '#engine/winter-war';
import { shortGame } from '../table/replay/short-game.ts';
import { cursor, choose, hears, isAt, map, press, tabTo, to } from './keys.ts';
import {
  atHand,
  button,
  firstWays,
  loadPosition,
  loadText,
  openPosition,
  openStart,
  phase,
  sovietSetUp,
} from './table.ts';

const units = (text: string): UnitSpec[] =>
  text.split(' ').map((one) => {
    const [hex = '', type = '', side] = one.split(':');
    return { hex, type, ...(side === 'soviet' && { side }) };
  });
const ARMIES = '1529:6-4-2 1931:0-1-2 1306:6-6-2 0604:1-1-3 0931:1-1-3';

/** Between two Game-Turns, the dice to come known. */
async function interphase(
  page: Page,
  turn: number,
  dice: readonly number[],
  more: Partial<PositionSpec> = {},
): Promise<void> {
  const spec: PositionSpec = { turn, phasing: 'finn', phase: 'interphase', units: units(ARMIES), ...more };
  await openPosition(page, { ...spec, options: { events: true, ...more.options } }, { dice });
  await map(page).focus();
}

test('a landing is assaulted, its defender retreats', async ({ page }) => {
  await interphase(page, 6, [4, 2], { units: units(`${ARMIES} 1656:2-1-2 1755:0-1-2`) });
  await press(page, 'e');
  await hears(page, /Petsamo/);
  await press(page, 'a');
  await choose(page, atHand(page).getByRole('button', { name: 'Assault' }));
  await expect(phase(page)).toContainText('Retreat');
  // The button that was pressed is gone: the keys go on at the map, the unit is in hand.
  await expect(map(page)).toBeFocused();
  await press(page, 'x', 'Enter');
  await hears(page, /join at Petsamo/);
});

test('a cease-fire is weighed, and called', async ({ page }) => {
  await interphase(page, 7, [], { course: { ceaseFireAfter: 7 } });
  await press(page, 'a');
  await choose(page, atHand(page).getByRole('button', { name: /^Call/ }));
  await expect(page.getByRole('dialog')).toContainText('cease-fire');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'View the map' }));
  await press(page, 'Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('volunteers join at a city', async ({ page }) => {
  await interphase(page, 5, [1, 2]);
  await press(page, 'e', 'e');
  await expect(atHand(page)).toContainText('volunteers');
  await press(page, 'x', 'x');
  await isAt(page, '0931');
  await press(page, 'Enter');
  await hears(page, /2-2-2 \(1\) joins at/);
});

test('units are given up for another front, one by one', async ({ page }) => {
  await interphase(page, 6, [6], { units: units(`${ARMIES} 1630:6-4-2 1730:2-1-2:soviet`) });
  await press(page, 'e');
  for (let left = 12; left > 0; left -= 6) {
    await expect(atHand(page)).toContainText(`${left} points`);
    // The next one by N, or the hexes in question by O.
    await press(page, ...(left === 12 ? ['o', 'Enter'] : ['n']), 'e');
  }
  await hears(page, /for another front/);
});

test('four keys attack', async ({ page }) => {
  await openPosition(page, {
    turn: 4,
    phasing: 'soviet',
    phase: 'attack',
    units: units('1602:0-1-2 1604:6-4-2 1604:6-4-2 1703:6-4-2 1504:4-4-2'),
  });
  await map(page).focus();
  // To the hex that must be attacked, take it as target, everybody beside it, roll.
  await press(page, 'o', 'Enter', 'Shift+A');
  await hears(page, /12 to 4, 3-1/);
  await press(page, 'e');
  await expect(page.getByRole('region', { name: 'Last attack' })).toContainText(/Rolled \d/);
});

test('the excess of a hex is given up', async ({ page }) => {
  await openPosition(page, {
    turn: 4,
    phasing: 'finn',
    units: units('1656:1-1-3 1656:1-1-3 1656:2-2-3 1756:2-1-2 1654:2-1-2 1754:0-1-2 1931:6-4-2'),
  });
  await map(page).focus();
  await press(page, 'e');
  await expect(phase(page)).toContainText('remove the excess');
  // The first N goes there, each Enter marks one more of the stack.
  await press(page, 'n', 'Enter', 'Enter');
  await hears(page, /To be lost: (?!none)/);
  await press(page, 'e');
  await hears(page, /overstacked/);
});

test('light units exploit on skis, and the phase says who may', async ({ page }) => {
  await openPosition(page, {
    turn: 4,
    phasing: 'finn',
    phase: 'exploitation',
    options: { skiExploitation: true },
    units: units('1602:0-1-2 1504:6-4-2 1405:6-6-2 1409:1-1-3'),
  });
  await map(page).focus();
  await press(page, 'n', 'x', 'Enter');
  await hears(page, /1-1-3 .* moves from/);
  await press(page, 'e');
  await expect(phase(page)).toContainText('Turn 5');
});

test('a railway is broken under the unit in hand', async ({ page }) => {
  await openPosition(page, {
    turn: 4,
    phasing: 'soviet',
    options: { variableDemolition: true },
    units: units('1602:0-1-2 1504:2-1-2 1405:6-6-2'),
  });
  await map(page).focus();
  await to(page, '1504');
  await press(page, 'Enter', 'b');
  await hears(page, /railway/);
  await expect(cursor(page)).toHaveText(/broken/);
});

test('a set-up with heavy tanks and units that stay behind', async ({ page }) => {
  await openStart(page);
  await page.getByLabel('Solo practice').check();
  await loadText(page, sovietSetUp({ earlierStart: true, heavyTanks: true, sovietPreparedness: true }));
  await expect(phase(page)).toContainText('Place your counters');
  await map(page).focus();
  await press(page, 'a');
  await choose(page, button(page, 'Historical'));
  await tabTo(page, atHand(page).getByRole('radio').first());
  await press(page, 'ArrowDown');
  await expect(atHand(page).getByRole('radio').nth(1)).toBeChecked();
  await press(page, 'm', 'e');
  await expect(phase(page)).toContainText('Turn 0');
});

test('a plan of attacks is chosen and carried out', async ({ page }) => {
  await openPosition(
    page,
    {
      turn: 4,
      phasing: 'soviet',
      phase: 'attack',
      units: units('1602:0-1-2 1604:6-4-2 1604:6-4-2 1504:4-4-2'),
    },
    { dice: [1] },
  );
  await map(page).focus();
  await press(page, 'j', 'a');
  await choose(page, atHand(page).getByRole('button', { name: /^Plan 1/ }));
  await choose(page, atHand(page).getByRole('button', { name: 'Execute' }));
  await press(page, 'm', 'e');
  await expect(page.getByRole('region', { name: 'Last attack' })).toContainText('Rolled 1');
});

test('a replay is watched, and another game goes on from it', async ({ page }) => {
  await openStart(page);
  await loadPosition(page, serialise(shortGame()), () => expect(phase(page)).toContainText('Turn'));
  await map(page).focus();
  await press(page, 'v');
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect(slider).toBeFocused();
  await press(page, 'Home');
  await expect(slider).toHaveValue('0');
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(slider).toHaveValue('2');
  await choose(page, button(page, 'Continue from here'));
  await choose(page, page.getByRole('dialog').getByRole('button', { name: /Solo, both sides/ }));
  await expect(slider).toHaveCount(0);
  await expect(phase(page)).toContainText('Movement');
});

test('games are named, shared and deleted; the rulebook opens an example', async ({ page }) => {
  await openPosition(page, {
    turn: 3,
    phasing: 'soviet',
    units: units('1602:0-1-2 1703:6-4-2 1405:6-6-2'),
  });
  await map(page).focus();
  const command = async (words: string): Promise<void> => {
    await press(page, 'Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words);
    await press(page, 'Enter');
  };
  await command('name this game');
  await expect(page.getByLabel('Game name')).toBeFocused();
  await page.keyboard.type('Kollaa');
  await press(page, 'Enter');
  await expect(page.getByText('Saved as “Kollaa”').first()).toBeVisible();

  await command('share');
  const dialog = page.getByRole('dialog', { name: 'Share this game' });
  await tabTo(page, dialog.getByLabel('The whole game'));
  await press(page, 'ArrowDown');
  await expect(dialog.getByLabel('The position only')).toBeChecked();
  await choose(page, dialog.getByRole('button', { name: 'Copy link' }));
  await expect(dialog).toContainText(/Copied|copy it yourself/);
  await press(page, 'Escape');

  await command('main menu');
  await firstWays(page);
  const games = page.getByRole('region', { name: 'Games on this device' });
  await choose(page, games.getByRole('button', { name: /^Actions for/ }));
  await choose(page, games.getByRole('button', { name: 'Delete' }));
  await expect(button(page, 'Restore')).toBeFocused();

  await choose(page, button(page, 'Rulebook'));
  const book = page.getByRole('dialog', { name: 'Rulebook' });
  await tabTo(page, book.getByRole('searchbox'));
  await page.keyboard.type('m1');
  await press(page, 'Enter');
  const rule = book.getByRole('article', { name: 'Adding up the cost' });
  await expect(rule).toBeInViewport();
  await choose(page, rule.getByRole('button', { name: 'Open on the board' }));
  await expect(page.getByText('An example from the rulebook')).toBeVisible();
});
