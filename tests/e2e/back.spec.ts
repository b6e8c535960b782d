import { expect, test, type Page } from '@playwright/test';
import { addressOf } from '#table/store/address.ts';
import { linkTo } from './links.ts';
import { positionFrom, startTimeline, type PositionSpec } from '#engine/winter-war';
import { atHand, button, firstWays, openPosition, phase, rested, seatPeople } from './table.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

const SPEC: PositionSpec = { turn: 5, phasing: 'soviet', units: stacks('s1408 6-4-2, f0620 4-4-2') };
const PHONE = { width: 390, height: 844 };

const onStart = (page: Page): Promise<void> => firstWays(page);
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave the game?' });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const locale of ['en-GB', 'fi-FI'])
    test.describe(locale, () => {
      test.use({ locale });
      test('the charts have room for every tab and a way to close them', async ({ page }) => {
        const fi = locale === 'fi-FI';
        await seatPeople(page);
        const link = await linkTo(startTimeline(positionFrom(SPEC)));
        await page.goto(`/${link}`);
        await button(page, fi ? 'Avaa' : 'Open').click();
        for (const width of [390, 360]) {
          await page.setViewportSize({ width, height: 800 });
          await button(page, fi ? 'Taulukot ja loki' : 'Charts and log').click();
          const charts = page.locator('[data-region=charts]');
          const pressed = [
            ...(await charts.getByRole('tab').all()),
            charts.getByRole('button', { name: fi ? 'Sulje paneeli' : 'Close the panel' }),
          ];
          expect(pressed).toHaveLength(8);
          let left = 0;
          for (const one of pressed) {
            const box = (await one.boundingBox())!;
            expect(Math.min(box.width, box.height), (await one.textContent())!).toBeGreaterThanOrEqual(44);
            expect(box.x).toBeGreaterThanOrEqual(left - 0.5);
            left = box.x + box.width;
          }
          expect(left).toBeLessThanOrEqual(width);
          await pressed.at(-1)!.click();
          await expect(charts).toHaveCount(0);
        }
      });
    });

  test('Back closes what is open, the nearest first, and asks before it leaves', async ({ page }) => {
    await openPosition(page, SPEC, { solo: true });
    const charts = page.getByRole('complementary', { name: 'Charts and log' });
    await button(page, 'Charts and log').click();
    const close = charts.getByRole('button', { name: 'Close the panel' });
    const box = (await close.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await close.click();
    await expect(charts).toHaveCount(0);

    await button(page, 'Next unit').first().click();
    // The title of the paragraph comes a moment later than the rest.
    await expect(atHand(page)).toContainText('Soviet supply: unit to HQ');
    const inHand = (await atHand(page).textContent())!;
    await button(page, 'Charts and log').click();
    await button(page, 'Menu').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(charts).toBeVisible();
    await page.goBack();
    await expect(charts).toHaveCount(0);
    await expect(atHand(page)).toHaveText(inHand);
    await page.goBack();
    await expect(atHand(page)).not.toHaveText(inHand);
    await expect(question(page)).toHaveCount(0);
    await page.goBack();
    await expect(question(page)).toContainText('The game is saved');
    await button(page, 'Stay').click();
    await expect(phase(page)).toContainText('Turn 5');
    await page.goBack();
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await onStart(page);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
});

test('a link in the address is no way back, and a reload stays guarded', async ({ page }) => {
  await openPosition(page, SPEC, { solo: true });
  await page.evaluate((address) => (location.href = address), addressOf('#position=broken', page.url()));
  const asked = page.getByRole('dialog');
  await expect(asked).toBeVisible();
  await page.goBack();
  await expect(asked).toHaveCount(0);
  await expect(phase(page)).toContainText('Turn 5');
  expect(new URL(page.url()).hash).toBe('');
  await page.reload();
  await expect(phase(page)).toContainText('Turn 5');
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await button(page, 'Main menu').click();
  await onStart(page);
});

test('a page that was opened by a link does not ask about it again on the way back', async ({ page }) => {
  await seatPeople(page);
  const link = await linkTo(startTimeline(positionFrom(SPEC)));
  await page.goto(`/#place=6&${link.slice(1)}`);
  const offered = page.getByRole('dialog', { name: 'Shared game' });
  await button(page, 'Open').click();
  await expect(phase(page)).toContainText('Turn 5');
  const hash = () => new URL(page.url()).hash;
  expect(hash()).toBe('#place=6');
  for (const act of [() => page.goBack(), () => page.goForward(), () => page.reload()]) {
    await act();
    await expect(phase(page)).toContainText('Turn 5');
    await expect(offered).toHaveCount(0);
    expect(hash()).toBe('#place=6');
    if (await question(page).isVisible()) await button(page, 'Stay').click();
  }
  await page.goBack();
  await button(page, 'Main menu').click();
  await onStart(page);
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ winterWarBack: 0 });
  expect(hash()).toBe('#place=6');
  await page.reload();
  await onStart(page);
  await expect(offered).toHaveCount(0);
});

test('Back that is pressed twice at once closes two things and does not leave', async ({ page }) => {
  await openPosition(page, SPEC, { solo: true });
  await button(page, 'Next unit').first().click();
  const inHand = (await atHand(page).textContent())!;
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(atHand(page)).not.toHaveText(inHand);
  await expect(phase(page)).toContainText('Turn 5');
});

test('Back leads from a replay and from a lesson to the game, and finds nothing left over', async ({
  page,
}) => {
  await openPosition(page, SPEC, { solo: true });
  await button(page, 'End movement').click();
  await rested(page);
  await page.keyboard.press('l');
  await button(page, 'Replay').click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('lessons');
  await page.getByRole('option', { name: /^Lessons/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Your first attack/ })
    .click();
  await expect(page.getByRole('region', { name: 'Your first attack' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Your first attack' })).toHaveCount(0);
  await expect(phase(page)).toContainText('Turn 5');
  await expect(question(page)).toHaveCount(0);

  await button(page, 'Menu').click();
  await button(page, 'Main menu').click();
  await onStart(page);
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ winterWarBack: 0 });
  await button(page, 'Rulebook').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await onStart(page);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});
