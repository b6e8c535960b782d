/** Text at twice its size: the start screen fits, the bar at the top stays whole. */
import { expect, test, type Page } from '@playwright/test';

/** Texts of the bar that are cut off, reach out of the window, or lie on each other. */
const spoiltIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('header :is(h1, b, span, button)')].filter(
      (one) => one.offsetWidth > 0 && !one.querySelector('h1, b, span, button'),
    );
    const boxes = texts.map((one) => one.getBoundingClientRect());
    const bar = document.querySelector('header')!.getBoundingClientRect();
    return texts.flatMap((one, i) => {
      const a = boxes[i]!;
      const out = a.right > innerWidth + 1 || a.top < bar.top - 1 || a.bottom > bar.bottom + 1;
      const cut = getComputedStyle(one).overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1;
      const over = boxes.some(
        (b, j) =>
          j > i &&
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6,
      );
      return out || cut || over ? [one.textContent ?? ''] : [];
    });
  });

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  for (const game of [/Winter War/, /Talvisota/])
    test(`at ${width} the bar is whole with text at 200 %: ${game.source}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.getByRole('radio', { name: game }).check();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      // A phone shrinks a page that is wider than it.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        .toBe(true);
      await page.getByRole('button', { name: /^Play now/ }).click();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect.poll(() => spoiltIn(page), { timeout: 5000 }).toEqual([]);
    });

test.describe('in Finnish, whose words are longer', () => {
  test.use({ locale: 'fi-FI' });

  for (const width of [1280, 1440])
    test(`at ${width} no text of the bar lies on another`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await page.getByRole('button', { name: /^Pelaa heti/ }).click();
      await expect(page.getByRole('button', { name: 'Valikko' })).toBeVisible();
      // From the set-up to the attacks: each has a name and a task of its own.
      for (let phase = 0; phase < 4; phase++) {
        await expect.poll(() => spoiltIn(page), { timeout: 5000 }).toEqual([]);
        await page.keyboard.press('e');
        await page.keyboard.press('e');
      }
    });
});
