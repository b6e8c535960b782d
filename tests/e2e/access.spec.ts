import { expect, test, type Page } from '@playwright/test';
import type { PositionSpec } from '#engine/winter-war';
import {
  button,
  clickHex,
  faults,
  firstWays,
  middleOf,
  openPosition,
  openStart,
  phase,
  rested,
} from './table.ts';
import * as talvisota from './talvisota.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const set = async (page: Page, settings: object): Promise<void> => {
  await page.addInitScript(
    (kept) => localStorage.setItem('winter-war-settings', JSON.stringify(kept)),
    settings,
  );
};

const ATTACK: PositionSpec = {
  turn: 9,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2 6-4-2, s1655 2-1-2, f1504 4-4-2, f1405 6-6-2'),
};
const BY_SUOMUSSALMI: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1529 6-4-2, s1430 6-4-2, s1931 0-1-2, f1429 4-4-2'),
};
const MOVEMENT: PositionSpec = { ...ATTACK, phase: 'movement' };

/** Faults in the theme of paper, and those of colours in the others: nothing else differs between them. */
async function faultsInThemes(page: Page, within?: string): Promise<string[]> {
  const found = (await faults(page, { ...(within && { within }) })).map((fault) => `paper: ${fault}`);
  for (const theme of ['1972', 'dark', 'contrast', 'paper']) {
    await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
    if (theme === 'paper') continue;
    const colours = await faults(page, { rules: ['color-contrast'], ...(within && { within }) });
    found.push(...colours.map((fault) => `${theme}: ${fault}`));
  }
  return found;
}

test('no screen or dialog has a fault; one of each kind has none in any theme', async ({ page }) => {
  const clean = async (what: string, within?: string): Promise<void> =>
    expect(await faults(page, { ...(within && { within }) }), what).toEqual([]);
  const cleanInThemes = async (what: string, within?: string): Promise<void> =>
    expect(await faultsInThemes(page, within), what).toEqual([]);
  const dialog = '[role="dialog"]';
  await openStart(page);
  await cleanInThemes('start');
  await openPosition(page, ATTACK);
  await page.keyboard.press('j');
  await expect(button(page, 'Execute')).toBeVisible();
  await clean('a plan of attacks', 'aside');
  await button(page, 'Attack').click();
  await clickHex(page, '1504');
  await button(page, 'All adjacent').first().click();
  for (const layer of ['z', 'Shift+Z', 's']) await page.keyboard.press(layer);
  await expect(page.locator('[data-reach="finn"]')).toBeAttached();
  await cleanInThemes('an attack, zones, threats and supply');
  const dialogs = { 'Control+k': 'Find', i: 'Text summary', '?': 'Keys and help', ',': 'Settings' };
  for (const [key, name] of Object.entries(dialogs)) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await (name === 'Settings' ? cleanInThemes : clean)(name, dialog);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await button(page, 'Menu').click();
  await clean('menu', dialog);
  await page.keyboard.press('Escape');
  for (const tab of ['Turns', 'Combat', 'Terrain', 'Points', 'Supply', 'Rules']) {
    await page.getByRole('tab', { name: tab }).click();
    await clean(tab, '[data-region="charts"]');
  }
  await button(page, 'Menu').click();
  await button(page, 'Main menu').click();
  await firstWays(page);
  await button(page, 'Rulebook').click();
  const book = page.getByRole('dialog', { name: 'Rulebook' });
  await book.getByRole('searchbox').fill('m1');
  await expect(book.getByRole('button', { name: /^M1 Adding up the cost/ })).toBeVisible();
  await book.getByRole('searchbox').press('Enter');
  await expect(book.getByRole('article', { name: 'Adding up the cost' })).toBeInViewport();
  await clean('rulebook', dialog);
});

test('no screen of Talvisota has a fault: a combat, charts and dialogs', async ({ page }) => {
  const dialog = '[role="dialog"]';
  const clean = async (what: string, within?: string): Promise<void> => {
    expect(await faults(page, within ? { within } : {}), what).toEqual([]);
  };
  await talvisota.openPosition(page, talvisota.BEFORE_TERIJOKI);
  await button(page, 'Open combat').click();
  await expect(page.getByRole('table', { name: /rolls, ahead by/ })).toBeVisible();
  await clean('a combat');
  for (const tab of ['Morale', 'Supply', 'Forces', 'Combat', 'Key', 'Rules']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await clean(tab, '[data-region="charts"]');
  }
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'Text summary' })).toBeVisible();
  await clean('situation', dialog);
  await page.keyboard.press('Escape');
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'About the map and values' }).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await clean('about', dialog);
});

test('the theme is there before the first paint, and a change shows at once', async ({ page }) => {
  await set(page, { theme: 'dark', textSize: 130 });
  const early = page
    .waitForEvent('domcontentloaded')
    .then(() => page.locator('html').getAttribute('data-theme'));
  await page.goto('/');
  expect(await early).toBe('dark');
  await expect(page.locator('html')).toHaveCSS('font-size', '20.8px');
  await button(page, 'Settings').click();
  await page.getByRole('radio', { name: 'Paper', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  await page.getByRole('radio', { name: 'Suomi' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await expect(page.getByRole('dialog', { name: 'Asetukset' })).toBeVisible();
});

test('the largest text leaves every control in reach, in a narrow window too', async ({ page }) => {
  await set(page, { textSize: 130 });
  await openPosition(page, MOVEMENT);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(button(page, 'End movement')).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Menu')).toBeInViewport({ ratio: 1 });
    const name = phase(page).getByText('Movement', { exact: true });
    const cut = await name.evaluate((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1);
    expect(cut).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('where the system forces its colours the table stays usable; where it wants less motion nothing runs, glides or rolls', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPosition(page, ATTACK, { dice: [4] });
  // Axe reads the colours of before.
  expect(await faults(page, { without: ['color-contrast'] })).toEqual([]);
  const counter = page.locator('[data-stack] rect').first();
  expect(await counter.evaluate((one) => getComputedStyle(one).forcedColorAdjust)).toBe('none');
  const title = page.getByRole('heading', { name: 'Turn 9' });
  expect(await title.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');

  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  const moving = (): Promise<string[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 20)
        .map(
          (one) =>
            (one as CSSAnimation).animationName ?? (one as CSSTransition).transitionProperty ?? 'script',
        ),
    );
  const where = () => page.evaluate(() => window.winterWar?.hexPoint('1504'));
  await page.keyboard.press('0');
  const before = await where();
  await page.keyboard.press('o');
  // At once where it was to glide to.
  const then = await where();
  expect(then).not.toEqual(before);
  await page.waitForTimeout(400);
  expect(await where()).toEqual(then);
  for (const key of ['Enter', 'Shift+A', 'e']) {
    await page.keyboard.press(key);
    expect(await moving(), key).toEqual([]);
  }
  await expect(page.getByText('Defender eliminated').first()).toBeVisible();
  expect(await moving()).toEqual([]);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** What is pressed by a thumb and smaller than 44 by 44. */
  const small = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, summary, [role=tab]')]
        .filter((one) => one.checkVisibility() && !one.closest('section:not(:focus-within) [data-place]'))
        .flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          // A link in a sentence is pressed above and below its line.
          const more = getComputedStyle(one, '::after');
          const isLink = more.position === 'absolute';
          const tall = isLink ? Math.max(height, Number.parseFloat(more.height)) : height;
          const wide = isLink ? Math.max(width, Number.parseFloat(more.width)) : width;
          return Math.min(tall, wide) < 43.5
            ? [`${one.getAttribute('aria-label') ?? one.textContent}: ${wide} by ${tall}`]
            : [];
        }),
    );

  test('has nothing to press that is smaller than a thumb', async ({ page }) => {
    await openStart(page);
    expect(await small(page)).toEqual([]);
    await openPosition(page, MOVEMENT);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expect(button(page, 'End movement')).toBeInViewport();
    expect(await small(page)).toEqual([]);
    await page.touchscreen.tap(...(await pointOf(page, '1604')));
    await expect(page.getByRole('complementary', { name: 'Selected' })).toContainText('6-4-2');
    expect(await small(page)).toEqual([]);
    await button(page, 'Menu').click();
    expect(await small(page)).toEqual([]);
    await page.keyboard.press('Escape');
    for (const hex of ['1603', '1604', '1603']) {
      await page.touchscreen.tap(...(await pointOf(page, hex)));
      if (hex === '1603') await button(page, /^Confirm: /).tap();
    }
    await button(page, 'Charts and log').tap();
    await expect(button(page, /^Back to here/)).toBeVisible();
    expect(await small(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Rules' }).tap();
    await expect(page.getByRole('tabpanel')).toContainText('In this game');
    expect(await small(page)).toEqual([]);
    expect(await faults(page, { rules: ['target-size'] })).toEqual([]);
  });

  test('nor have a plan, an attack, and a retreat and an advance to be decided', async ({ page }) => {
    const none = async (what: string): Promise<void> => expect(await small(page), what).toEqual([]);
    // Far from each other: 3 makes the defenders retreat, 6 eliminates those of the second attack.
    const units = [...BY_SUOMUSSALMI.units, ...ATTACK.units.slice(0, 3), { type: '4-4-2', hex: '1504' }];
    await openPosition(page, { ...BY_SUOMUSSALMI, units }, { dice: [3, 6] });
    await button(page, 'Plan').tap();
    await expect(button(page, 'Execute')).toBeVisible();
    await none('plan');
    await button(page, 'Attack').tap();
    for (const [hex, then] of [
      ['1429', /^Retreat to/],
      ['1504', /^Advance with/],
    ] as const) {
      await page.getByRole('region', { name: 'Targets' }).getByRole('button', { name: hex }).tap();
      await button(page, 'All adjacent').first().tap();
      await none(`odds against ${hex}`);
      await rested(page);
      await button(page, 'Roll the die').tap();
      await expect(button(page, then).first()).toBeVisible();
      await none(`decision at ${hex}`);
      if (hex === '1429') await button(page, then).first().tap();
      await rested(page);
    }
  });

  test('nor has a combat of Talvisota, and its names can be read', async ({ page }) => {
    await talvisota.openPosition(page, talvisota.BEFORE_TERIJOKI);
    await expect(page.locator('[data-zoom]')).toHaveAttribute('data-zoom', 'far');
    await button(page, 'Open combat').tap();
    await expect(page.getByText('Chance of taking the space').first()).toBeVisible();
    expect(await small(page)).toEqual([]);
    await expect(page.locator('[data-zoom]')).toHaveAttribute('data-zoom', 'mid');
  });

  async function pointOf(page: Page, hex: string): Promise<[number, number]> {
    const { x, y } = await middleOf(page, hex);
    return [x, y];
  }

  test('two fingers bring the map nearer and pick up nothing, a finger that rests looks into a hex, a tap shows the way', async ({
    page,
  }) => {
    await openPosition(page, MOVEMENT);
    const apart = async (): Promise<number> => {
      const [a, b] = [await pointOf(page, '1604'), await pointOf(page, '1504')];
      return Math.hypot(a[0] - b[0], a[1] - b[1]);
    };
    const before = await apart();
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove', gap: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [
          { x: 180 - gap, y: 260, id: 1 },
          { x: 180 + gap, y: 260, id: 2 },
        ],
      });
    const lift = () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await fingers('touchStart', 30);
    for (const gap of [36, 42, 48, 54, 60]) await fingers('touchMove', gap);
    await lift();
    await expect(async () => expect((await apart()) / before).toBeGreaterThan(1.5)).toPass();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(phase(page)).toContainText('Movement');
    const hand = page.getByRole('complementary', { name: 'Selected' });
    await expect(hand).toContainText('Select a unit');

    await page.keyboard.press('0');
    await page.touchscreen.tap(...(await pointOf(page, '1604')));
    const [x, y] = await pointOf(page, '1504');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(page.getByRole('dialog')).toContainText('4-4-2');
    await lift();
    await expect(page.getByRole('dialog')).toBeVisible();
    await button(page, 'Close the panel').tap();
    // What was in hand stays there.
    await expect(hand).toContainText('Movement Point');

    await page.touchscreen.tap(...(await pointOf(page, '1603')));
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await button(page, /^Confirm: /).tap();
    await expect(button(page, 'Undo')).not.toHaveAttribute('aria-disabled', 'true');
  });
});
