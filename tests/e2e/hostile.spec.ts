import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { positionFrom, startTimeline, type PositionSpec } from '#engine/winter-war';
import { linkTo } from './links.ts';
import { atHand, button, clickHex, deploy, openPosition, openStart, startGame, stage } from './table.ts';
import { DIST } from './versions.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

interface Watch {
  /** Addresses outside of where the game comes from. */
  readonly foreign: string[];
  /** What the Content-Security-Policy stopped, and what the page or its scripts complained of. */
  readonly stopped: string[];
}

/** Listens from before the first byte to the end of the test. */
async function watch(page: Page, origin: string): Promise<Watch> {
  const foreign: string[] = [];
  const stopped: string[] = [];
  // Workers and the service worker ask through the context.
  page.context().on('request', (request) => {
    const url = request.url();
    if (new URL(url).origin !== origin) foreign.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') stopped.push(message.text());
  });
  page.on('pageerror', (error) => stopped.push(error.message));
  await page.exposeFunction('tellViolation', (what: string) => stopped.push(what));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation(what: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      tellViolation(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return { foreign, stopped };
}

// The worker asks and fetches too.
test.use({ serviceWorkers: 'allow' });

test('a whole session asks nobody else for anything and breaks no policy', async ({ page, baseURL }) => {
  const seen = await watch(page, new URL(baseURL!).origin);
  await startGame(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await deploy(page);
  for (const tab of ['Turns', 'Combat', 'Terrain', 'Points', 'Supply', 'Rules', 'Log'])
    await page.getByRole('tab', { name: tab }).click();
  await page.keyboard.press('s');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await button(page, 'Menu').click();
  await button(page, 'Save to a file').click();
  await (await download).path();
  await page.reload();
  await expect(stage(page)).toContainText('Movement');
  await page.pdf();
  await button(page, 'Menu').click();
  await button(page, 'Main menu').click();

  await openPosition(
    page,
    {
      turn: 2,
      phasing: 'soviet',
      phase: 'attack',
      units: stacks('s1602 0-1-2, s1604 6-4-2 6-4-2, f1504 4-4-2'),
    },
    { dice: [4] },
  );
  await atHand(page).getByRole('region', { name: 'Targets' }).getByRole('button').first().click();
  await button(page, 'All adjacent').first().click();
  await button(page, 'Roll the die').first().click();
  await expect(page.getByText('Defender eliminated').first()).toBeVisible();
  await clickHex(page, '1604');
  expect(seen).toEqual({ foreign: [], stopped: [] });
});

test('what is slipped into the page neither runs nor phones home', async ({ page, baseURL }) => {
  const seen = await watch(page, new URL(baseURL!).origin);
  await openStart(page);
  const outcome = await page.evaluate(async () => {
    const attempt = (task: () => unknown): string => {
      try {
        task();
        return 'done';
      } catch {
        return 'refused';
      }
    };
    const markup = attempt(() => (document.body.innerHTML = '<img src=x onerror="window.slipped = 1">'));
    const script = document.createElement('script');
    const text = attempt(() => (script.text = 'window.slipped = 1'));
    const address = attempt(() => (script.src = 'https://example.com/script.js'));
    const worker = attempt(() => new Worker('https://example.com/worker.js'));
    const call = await fetch('https://example.com/').then(
      () => 'done',
      () => 'refused',
    );
    const handler = attempt(() => document.body.setAttribute('onclick', 'window.slipped = 1'));
    document.body.click();
    return { markup, text, address, worker, call, handler, slipped: 'slipped' in window };
  });
  expect(outcome).toEqual({
    markup: 'refused',
    text: 'refused',
    address: 'refused',
    worker: 'refused',
    call: 'refused',
    handler: 'refused',
    slipped: false,
  });
  expect(seen.foreign).toEqual([]);
  // The report of it comes after the refusal.
  await expect.poll(() => seen.stopped.join()).toContain('connect-src https://example.com');
});

test('the headers say what the page says, and what it cannot', async ({ page, request }) => {
  const response = await request.get('/');
  const { 'content-security-policy': policy, ...headers } = response.headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
  await openStart(page);
  const own = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toBe(`${own}; frame-ancestors 'none'`);
  const script = await page.locator('script[src]').first().getAttribute('src');
  const cached = await request.get(`/${script}`);
  expect(cached.headers()['cache-control']).toContain('immutable');
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  // Nothing comes in the place of what is missing.
  expect((await request.get('/assets/start-00000000.js')).status()).toBe(404);
  // The same for hosts that read them from a file.
  const file = readFileSync(`${DIST}/_headers`, 'utf8');
  expect(file).toContain(`Content-Security-Policy: ${policy}`);
});

const ATTACK: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2 6-4-2, f1504 4-4-2'),
};

test('a link cannot bring dice of its own with it', async ({ page }) => {
  const game = startTimeline(positionFrom(ATTACK));
  const link = (await linkTo(game)).slice(1);
  const rolled = async (hash: string): Promise<string | null> => {
    await page.goto('about:blank');
    await page.goto(`/#${hash}${link}`);
    await button(page, 'Open').click();
    await atHand(page).getByRole('region', { name: 'Targets' }).getByRole('button').first().click();
    await button(page, 'All adjacent').first().click();
    await button(page, 'Roll the die').first().click();
    return page
      .getByText(/Rolled [1-6]/)
      .first()
      .textContent();
  };
  // The device's own die, and the same one whatever stands beside the link.
  const own = await rolled('');
  expect(own).toMatch(/Rolled [1-6]/);
  const face = own!.includes('Rolled 6') ? 1 : 6;
  expect(await rolled(`seed=${face}&dice=${face},${face}&`)).toBe(own);
});
