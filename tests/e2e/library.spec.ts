/** Games kept on the device, files and links: nothing is lost, and nothing that comes in is run. */
import { expect, test, type Page } from '@playwright/test';
import { newGame, serialise, startTimeline } from '#engine/winter-war';
import {
  button,
  deploy,
  faults,
  firstWays,
  gameFile,
  loadText,
  openPosition,
  openStart,
  phase,
  startGame,
} from './table.ts';

const spec = {
  turn: 3,
  phasing: 'soviet',
  units: [
    { type: '0-1-2', hex: '1602' },
    { type: '6-4-2', hex: '1703' },
    { type: '6-6-2', hex: '1405' },
  ],
} as const;

const menu = async (page: Page, item: string): Promise<void> => {
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
};
const leave = async (page: Page): Promise<void> => {
  await menu(page, 'Main menu');
  await firstWays(page);
};
const games = (page: Page) =>
  page.getByRole('region', { name: 'Games on this device' }).getByRole('listitem');
/** What can be done with a game, unfolded. */
async function unfold(page: Page, at: number) {
  await games(page)
    .nth(at)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  return games(page).nth(at);
}

/** Anything that came in and is run would leave a mark. */
async function expectNothingRun(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  await expect(page.locator('[onerror], iframe, object, script:not([src])[data-evil]')).toHaveCount(0);
}

test('every game has its own place: named, continued, duplicated, deleted and put back', async ({ page }) => {
  await startGame(page);
  await deploy(page);
  await menu(page, 'Name this game');
  await page.getByLabel('Game name').fill('<img src=x onerror="window.pwned=1">');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Saved as “<img/).first()).toBeVisible();
  await leave(page);
  await button(page, /^New game …/).click();
  await button(page, 'Start game').click();
  await expect(page.getByText('Place your counters').first()).toBeVisible();
  await leave(page);
  await expect(games(page)).toHaveCount(2);
  await expectNothingRun(page);

  const old = await unfold(page, 1);
  await expect(old).toContainText('Turn 1');
  await expect(old).toContainText('Victory Points');
  await old.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Game name').fill('Kollaa');
  await page.keyboard.press('Enter');
  await expect(games(page).nth(1)).toContainText('Kollaa');
  await games(page).nth(1).getByRole('button', { name: 'Duplicate' }).click();
  await expect(games(page)).toHaveCount(3);
  await expect(page.getByText('Kollaa (copy)')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await games(page)
    .filter({ hasText: 'copy' })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await games(page).filter({ hasText: 'copy' }).getByRole('button', { name: 'Delete' }).click();
  await expect(games(page)).toHaveCount(2);
  await page.reload();
  await expect(games(page)).toHaveCount(2);
  await unfold(page, 1);
  await games(page).nth(1).getByRole('button', { name: 'Delete' }).click();
  await expect(button(page, 'Restore')).toBeFocused();
  await page.keyboard.press('Enter');
  await games(page)
    .filter({ hasText: 'Kollaa' })
    .getByRole('button', { name: /^Kollaa/ })
    .click();
  await expect(phase(page)).toContainText('Movement');
  await page.reload();
  await expect(phase(page)).toContainText('Movement');
});

test('a link opens after a question, in a place of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPosition(page, spec);
  await button(page, 'End movement').click();
  await menu(page, 'Share');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('does not reveal future rolls');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog).toContainText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#game=');
  expect(await faults(page)).toEqual([]);

  // Into the address of the page that is open, then into a fresh one, with something else beside it.
  await page.keyboard.press('Escape');
  await page.evaluate((hash) => void (location.hash = hash), link.slice(link.indexOf('#')));
  await expect(page.getByRole('dialog', { name: 'Shared game' })).toContainText('Turn 3');
  await button(page, 'Not now').click();
  expect(page.url()).not.toContain('game=');
  await leave(page);
  await page.goto(`about:blank`);
  await page.goto(`/#place=6&${link.slice(link.indexOf('#') + 1)}`);
  await expect(page.getByRole('dialog', { name: 'Shared game' })).toContainText('1 action');
  await button(page, 'Open').click();
  await expect(phase(page)).toContainText('Turn 3');
  expect(new URL(page.url()).hash).toBe('#place=6');
  await leave(page);
  await expect(games(page)).toHaveCount(2);
});

test('a position and a game are copied as text and pasted; a set-up warns of what is hidden', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async (): Promise<string> => {
    await button(page, 'Copy as text').click();
    await expect(page.getByText('Copied.')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await openPosition(page, spec);
  await menu(page, 'Share');
  const game = await copied();
  expect(game).toMatch(/^winter-war game\n/);
  await page.getByLabel('The position only').check();
  const text = await copied();
  expect(text).toMatch(/^winter-war 3S .* 1703=6-4-2\/\w+ /);
  await page.keyboard.press('Escape');
  await menu(page, 'Paste a link or text');
  const field = page.getByLabel(/Link, game or position as text/);
  await field.fill(text.replace(' 1703=', ' 9903='));
  await button(page, 'Preview').click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Line 1, character \d+: “9903” is not part of a position\.$/,
  );
  await field.fill(`${game}\n3S roll d6`);
  await button(page, 'Preview').click();
  await expect(page.getByRole('alert')).toHaveText(/^Line \d+, character 4: /);
  await field.fill(`# mine\n${game}`);
  await button(page, 'Preview').click();
  await expect(page.getByRole('dialog', { name: 'Shared game' })).toContainText('Turn 3');
  await button(page, 'Not now').click();
  await menu(page, 'Paste a link or text');
  await field.fill(text.replace('winter-war 3S', 'winter-war 5S'));
  await button(page, 'Preview').click();
  await expect(page.getByRole('dialog', { name: 'Shared position' })).toContainText('Turn 5');
  await button(page, 'Open').click();
  await expect(phase(page)).toContainText('Turn 5');
  await leave(page);
  await button(page, /^New game …/).click();
  await button(page, 'Start game').click();
  await menu(page, 'Share');
  await page.getByLabel('The position only').check();
  await expect(page.getByRole('dialog')).toContainText('counters that are still face down');
  await page.keyboard.press('Escape');
  await menu(page, 'Save to a file');
  await expect(
    page.getByText('The file also contains the counters that are still face down').first(),
  ).toBeVisible();
});

test('hostile files and links are refused with the reason; the game on the table stays', async ({ page }) => {
  await openPosition(page, spec);
  const good = JSON.parse(gameFile(spec)) as { start: object; steps: object[] };
  const evil = '<img src=x onerror="window.pwned=1">';
  for (const [text, reason] of [
    [JSON.stringify({ ...good, [evil]: 1 }), 'damaged at <img'],
    [
      JSON.stringify({ ...good, steps: [{ action: { type: 'roll' } }] }),
      'Step 1 of the file breaks the rules: These dice',
    ],
    [JSON.stringify({ ...good, at: 1 }).replace(/1\}$/, '1e999}'), 'damaged at at'],
    [`{"format":"winter-war","version":1,"start":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'damaged'],
    [`{"format":"winter-war","x":"${'x'.repeat(5_100_000)}"}`, 'too large'],
    [evil, 'There is no game in it'],
    [JSON.stringify(good).slice(0, -9), 'damaged at line 1, character'],
  ] as const) {
    await button(page, 'Menu').click();
    await loadText(page, text);
    await expect(page.getByRole('dialog', { name: 'Cannot be opened' })).toContainText(reason);
    await page.keyboard.press('Escape');
  }
  for (const [hash, reason] of [
    ['#game=%3Cimg%20src=x%20onerror=window.pwned=1%3E', 'damaged'],
    ['#position=AAAA.1', 'damaged'],
    ['#game=AAAA.2', 'damaged'],
    ['#game=AAAA.9', 'newer version'],
    [`#game=${'A'.repeat(70_000)}.1`, 'too long'],
  ] as const) {
    await page.evaluate((to) => void (location.hash = to), hash);
    await expect(page.getByRole('dialog', { name: 'Cannot be opened' })).toContainText(reason);
    await page.keyboard.press('Escape');
  }
  await expectNothingRun(page);
  await expect(phase(page)).toContainText('Turn 3');
  await leave(page);
  await expect(games(page)).toHaveCount(1);
});

test('two tabs with one game: the one overtaken is told, and both are kept', async ({ page, context }) => {
  await openPosition(page, spec);
  const other = await context.newPage();
  await other.goto('/');
  await firstWays(other);
  await button(other, /Continue/).click();
  await button(other, 'End movement').click();
  await expect(page.getByText('was continued in another tab')).toBeVisible();
  await button(page, 'Keep both').click();
  await expect(page.getByText('was continued in another tab')).toHaveCount(0);
  await leave(page);
  await expect(games(page)).toHaveCount(2);
  await other.close();
});

test('storage that is full or closed is told, and the game goes to a file', async ({ page, context }) => {
  await openStart(page);
  await page.getByLabel('Solo practice').check();
  await loadText(page, serialise(startTimeline(newGame({}, 1))));
  await expect(page.getByText('Place your counters').first()).toBeVisible();
  await page.evaluate(() => {
    const refuse = (): never => {
      throw new DOMException('No room', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
  });
  await button(page, 'Historical').click();
  await expect(page.getByText('This device is out of space')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Save to a file' }).click();
  expect((await download).suggestedFilename()).toBe('winter-war-turn-0-step-26.json');
  await page.reload();
  await leave(page);
  await expect(games(page)).toHaveCount(1);

  const closed = await context.newPage();
  await closed.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    // As over plain HTTP.
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  });
  await closed.goto('/');
  await expect(closed.getByText('not being saved in this browser')).toBeVisible();
  await button(closed, 'Start game').click();
  await expect(closed.getByText('Your game is not being saved')).toBeVisible();
  await button(closed, 'Historical').click();
  await expect(button(closed, 'End set-up')).toBeVisible();
});

test('a damaged save says so and stays; the single save of before is found again', async ({ page }) => {
  await openPosition(page, spec);
  await leave(page);
  const change = (damage: boolean): Promise<void> =>
    page.evaluate(
      (bad) =>
        new Promise<void>((resolve) => {
          indexedDB.open('winter-war').onsuccess = ({ target }) => {
            const objects = (target as IDBOpenDBRequest).result
              .transaction('games', 'readwrite')
              .objectStore('games');
            objects.getAllKeys().onsuccess = (keys) => {
              const body = (keys.target as IDBRequest<string[]>).result.find((key) =>
                key.startsWith('body:'),
              )!;
              objects.get(body).onsuccess = (found) => {
                const { game } = (found.target as IDBRequest<{ game: string }>).result;
                if (bad) objects.put({ format: 1, curtain: null, game: game.slice(0, 200) }, body);
                else
                  objects.put(
                    {
                      format: 1,
                      stamp: 'x',
                      table: 'solo',
                      curtain: null,
                      game,
                      summary: { turn: 3, phase: 'movement', side: 'soviet', savedAt: 1 },
                    },
                    'autosave',
                  );
                objects.transaction.oncomplete = () => resolve();
              };
            };
          };
        }),
      damage,
    );
  await change(false);
  await change(true);
  await page.reload();
  await expect(games(page)).toHaveCount(2);
  await button(page, /Continue/).click();
  await expect(page.getByRole('alert')).toContainText('damaged');
  await expect(games(page)).toHaveCount(2);
  await games(page)
    .nth(1)
    .getByRole('button', { name: /Turn 3/ })
    .click();
  await expect(phase(page)).toContainText('Turn 3');
});

test('the picture of the start screen is fetched at once where it is shown, and nowhere else', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/start-winter-war.webp')) asked++;
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Winter War' })).toBeVisible();
  expect(asked).toBe(1);
  expect(await page.locator('head link[rel="preload"][as="image"]').count()).toBe(1);
  await button(page, 'Start game').click();
  await expect(phase(page)).toContainText('Set-up');
  asked = 0;
  await page.reload();
  await expect(phase(page)).toContainText('Set-up');
  expect(asked).toBe(0);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage['chosen-game'] = 'talvisota';
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Talvisota', exact: false })).toBeVisible();
  expect(asked).toBe(0);
});
