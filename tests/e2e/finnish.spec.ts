import { expect, test, type Page } from '@playwright/test';
import { button, unfoldStart } from './table.ts';

test.use({ locale: 'fi-FI' });

/** Scripts fetched so far. */
function scripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
}

test('speaks Finnish to a Finnish browser, without the table on the start screen', async ({ page }) => {
  // The game in play comes once the page is idle, and not at all to those who spare data.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const fetched = scripts(page);
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Winter War' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  expect(fetched.filter((name) => /TableScreen|winter-war|talvisota/.test(name))).toEqual([]);

  unfoldStart(page);
  await page.getByRole('radio', { name: 'Harjoittelu yksin' }).check();
  await button(page, 'Aloita peli').click();
  await button(page, 'Historiallinen').click();
  await button(page, 'Lopeta sijoittelu').click();
  await expect(page.getByText('Neuvostoliiton pelaaja', { exact: true })).toBeVisible();
  await expect(
    page
      .locator('svg text')
      .filter({ hasText: /^Petroskoi/ })
      .first(),
  ).toBeAttached();
});

test('turns to English and back with one press', async ({ page }) => {
  await page.goto('./');
  await button(page, 'English').click();
  await expect(page.getByRole('heading', { name: 'Winter War', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await button(page, 'Suomi').click();
  await expect(page.getByRole('heading', { name: 'Winter War' })).toBeVisible();
});
