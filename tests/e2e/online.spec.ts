/** Two people in two places, each with a browser of his own, by way of a host that the test starts. */
import { expect, test, type Locator, type Page, type WebSocketRoute } from '@playwright/test';
import {
  createGame,
  join,
  newDevice,
  onlineDialog,
  press,
  startHost,
  startStatic,
  type RunningHost,
} from './host.ts';
import { takeOneStep } from './steps.ts';
import { atHand, button, clickHex, faults, gameFile, loadText, phase } from './table.ts';
import { bar, onSheet } from './talvisota.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

let host: RunningHost;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.stop());

/** Answers what is asked of the player's consent. */
const allow = (page: Page, what: string | RegExp): Promise<void> => press(page, what);

const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Shows at once what the other player did; it may have been shown meanwhile. */
const skip = (page: Page): Promise<void> =>
  button(page, 'Show all moves now')
    .first()
    .click({ timeout: 1500 })
    .catch(() => undefined);

/** Everything that came to a page over its socket. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

test('a hidden set-up, a Player-Turn with what the other side decides in it, a reload, an onlooker, and a resignation', async ({
  browser,
}) => {
  const finn = await newDevice(browser, host);
  const soviet = await newDevice(browser, host);
  const peeped = framesOf(soviet);
  const link = await createGame(finn, { side: 'Finland', name: 'Aino' });
  expect(await faults(finn, { within: '[role=dialog]' })).toEqual([]);
  await onlineDialog(finn).getByRole('button', { name: 'QR code' }).first().click();
  await expect(onlineDialog(finn).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const forOnlookers = onlineDialog(finn).locator('section', { hasText: 'For spectators' });
  await forOnlookers.getByRole('button', { name: 'Show' }).click();
  const lookOn = await forOnlookers.getByLabel('For spectators').inputValue();
  await join(soviet, link, 'Boris');
  // The link does not stay where whoever looks at the screen could copy it.
  expect(soviet.url()).toBe(host.address);
  await expect(finn.locator('[data-region=context]')).toContainText('Soviet player is Boris.');
  await close(finn);

  // The Finns set up, and nothing of it reaches the other's browser but that it was done.
  await press(finn, 'Historical');
  await expect(phase(soviet)).toContainText('Aino');
  expect(peeped.join()).not.toContain('"kind":"act"');
  await press(finn, 'End set-up');
  await expect(phase(soviet)).toContainText('Place your counters');
  await expect(soviet.getByText(/6-6-2/)).toHaveCount(0);
  await expect(soviet.getByLabel(/face down/).first()).toBeAttached();
  await expect(soviet).toHaveTitle(/^● Your turn/);
  await expect(finn).not.toHaveTitle(/Your turn/);
  await press(soviet, 'Historical');
  await soviet.reload();
  await expect(button(soviet, 'End set-up')).toBeEnabled();
  await press(soviet, 'End set-up');
  await expect(phase(soviet)).toContainText('Movement');

  // An own move is taken back without asking anybody.
  await clickHex(soviet, '1604');
  await soviet.keyboard.press('m');
  const mover = await newDevice(browser, host);
  await join(mover, lookOn);
  await expect(phase(mover)).toContainText('Movement');
  await expect(mover.getByRole('button', { name: 'Historical' })).toHaveCount(0);

  // Both go on until the other Player-Turn begins; whoever waits sees the other's actions.
  await soviet.keyboard.press('Escape');
  for (let step = 0; step < 80; step++) {
    if ((await phase(soviet).innerText()).includes('Finnish Player-Turn')) break;
    // Between two decisions the host is asked: that takes its time on a busy machine, and is no step.
    await expect.poll(async () => (await soviet.title()) + (await finn.title())).toContain('●');
    const now = (await soviet.title()).startsWith('●') ? soviet : finn;
    if (await button(now, 'Show all moves now').first().isVisible()) await skip(now);
    else await takeOneStep(now);
    await expect(phase(now)).not.toContainText('Waiting for the host');
  }
  await expect(phase(soviet)).toContainText('Finnish Player-Turn');
  await skip(finn);
  await expect(phase(finn)).toContainText('Finnish Player-Turn');
  await expect(phase(mover)).toContainText('Finnish Player-Turn');
  await finn.keyboard.press('l');
  await expect(finn.getByRole('tabpanel')).toContainText('The Finnish counters are revealed');

  // A word beside the map, and resignation.
  await finn.getByRole('textbox', { name: 'Message' }).fill('Well played!');
  await finn.keyboard.press('Enter');
  await expect(atHand(finn).getByText('Aino: Well played!')).toBeVisible();
  await press(finn, /^Online game/);
  await expect(soviet.getByText('Aino: Well played!').first()).toBeVisible();
  await onlineDialog(finn).getByRole('button', { name: 'Resign' }).click();
  await onlineDialog(finn).getByRole('button', { name: 'Yes, resign' }).click();
  await expect(soviet.getByText('Aino resigned.').first()).toBeVisible();
});

/** Two Soviet divisions attack a Finnish one. */
const ASSAULT = {
  turn: 3,
  phase: 'attack',
  phasing: 'soviet',
  units: stacks('s1602 0-1-2, s1604 6-4-2 6-4-2, f1504 4-4-2'),
} as const;

test('a game goes on at a host; a connection breaks in the midst of an attack, and an undo is asked for', async ({
  browser,
}) => {
  const soviet = await newDevice(browser, host);
  const sockets: WebSocketRoute[] = [];
  const sent: string[] = [];
  let isDeaf = false;
  await soviet.routeWebSocket(/\/play\b/, (socket) => {
    const server = socket.connectToServer();
    sockets.push(socket);
    socket.onMessage((message) => {
      sent.push(String(message));
      server.send(message);
    });
    // What the host answers is lost on its way.
    server.onMessage((message) => {
      if (!isDeaf) socket.send(message);
    });
  });
  await soviet.goto('/');
  await loadText(soviet, gameFile(ASSAULT));
  await expect(phase(soviet)).toContainText('Turn 3');
  await press(soviet, 'Menu');
  await press(soviet, 'Continue this game online');
  const dialog = soviet.getByRole('dialog', { name: 'Continue this game online' });
  await dialog.getByRole('radio', { name: 'Soviet Union' }).check();
  await dialog.getByRole('button', { name: 'Take it to the host' }).click();
  const link = await onlineDialog(soviet).getByLabel('For the other player').inputValue();
  await close(soviet);
  const finn = await newDevice(browser, host);
  await join(finn, link);
  await expect(phase(finn)).toContainText('Turn 3');

  const attack = async (): Promise<void> => {
    await atHand(soviet).getByRole('region', { name: 'Targets' }).getByRole('button').first().click();
    await button(soviet, 'All adjacent').first().click();
    await press(soviet, 'Roll the die');
  };
  for (const page of [finn, soviet]) await page.keyboard.press('l');
  isDeaf = true;
  await attack();
  await expect(phase(soviet)).toContainText('Waiting for the host');
  // The host has it, and the other player sees what came of it.
  await expect(finn.getByRole('tabpanel')).toContainText(/attack/i);
  await sockets.at(-1)!.close();
  await expect(soviet.getByText(/^No connection\./)).toBeVisible();
  isDeaf = false;
  await expect(soviet.getByText(/^No connection\./)).toBeHidden();
  await expect(soviet.getByRole('tabpanel')).toContainText(/attack/i);
  // It was rolled once, whatever was sent.
  const steps = sent.filter((text) => text.includes('"attack"'));
  expect(new Set(steps.map((text) => (JSON.parse(text) as { id: string }).id)).size).toBe(1);

  // A die has fallen: only the other player can let it be taken back.
  await expect(button(soviet, 'Undo')).toBeEnabled();
  await press(soviet, 'Undo');
  await soviet.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await allow(finn, 'No');
  await expect(soviet.getByText('Finnish player declined.').first()).toBeVisible();
  await press(soviet, 'Undo');
  await soviet.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await allow(finn, 'Allow');
  await expect(atHand(soviet).getByRole('region', { name: 'Targets' })).toBeVisible();
  await expect(finn.getByRole('tabpanel')).not.toContainText(/attack/i);

  // The host is killed and comes back: nothing is lost, and pages find it by themselves.
  await host.restart();
  await expect(soviet.getByText(/^No connection\./)).toBeHidden();
  await attack();
  await expect(finn.getByRole('tabpanel')).toContainText(/attack/i);
});

test('a page of a static host plays at the one host that its policy lets in', async ({ browser }) => {
  const nameHost = async (page: Page): Promise<Locator> => {
    await page.goto('/');
    await press(page, 'Settings');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await settings.getByLabel('Address of a host').fill(host.address);
    await page.keyboard.press('Enter');
    return settings;
  };
  const closed = await startStatic(null);
  const stranger = await newDevice(browser, closed);
  await expect((await nameHost(stranger)).getByRole('alert')).toContainText('may not connect to');
  closed.stop();

  const open = await startStatic(new URL(host.address).origin);
  const finn = await newDevice(browser, open);
  const settings = await nameHost(finn);
  await expect(settings.getByText(/ answers: online games will be created there/)).toBeVisible();
  expect(await faults(finn, { within: '[role=dialog]' })).toEqual([]);
  const link = await createGame(finn, { side: 'Finland', name: 'Aino' });
  expect(link).toContain(`${host.address}#play=`);
  await close(finn);
  const soviet = await newDevice(browser, host);
  await join(soviet, link);
  await press(finn, 'Historical');
  await press(finn, 'End set-up');
  await expect(phase(soviet)).toContainText('Place your counters');
  await finn.reload();
  await expect(phase(finn)).toContainText('Soviet player');
  open.stop();
});

test('two tabs of one player agree', async ({ browser }) => {
  const finn = await newDevice(browser, host);
  const link = await createGame(finn, { side: 'Soviet Union' });
  await close(finn);
  const other = await newDevice(browser, host);
  await join(other, link);
  const second = await other.context().newPage();
  await join(second, link);
  await press(other, 'Historical');
  await expect(button(second, 'End set-up')).toBeEnabled();
  // What is done while the other tab's last counters are still coming is overtaken, and taken back.
  await expect(async () => {
    await press(second, 'Clear the map');
    await expect(button(other, 'End set-up')).toHaveAttribute('aria-disabled', 'true', { timeout: 5000 });
  }).toPass();
});

test('Talvisota: hidden sheets on two devices, a turn with a reload and a killed host, an undo, and a rematch', async ({
  browser,
}) => {
  const soviet = await newDevice(browser, host);
  const finn = await newDevice(browser, host);
  const onlooker = await newDevice(browser, host);
  const peeped = [framesOf(finn), framesOf(onlooker)];
  const peepedBySoviet = framesOf(soviet);
  const link = await createGame(soviet, { game: 'Talvisota', side: 'Soviet Union' });
  const forOnlookers = onlineDialog(soviet).locator('section', { hasText: 'For spectators' });
  await forOnlookers.getByRole('button', { name: 'Show' }).click();
  const lookOn = await forOnlookers.getByLabel('For spectators').inputValue();
  await close(soviet);
  await join(finn, link);
  await join(onlooker, lookOn);
  await onSheet(soviet, 'Standard split').click();
  await press(soviet, 'End set-up');

  const isToDecide = async (page: Page): Promise<boolean> => (await page.title()).startsWith('●');
  /** What the large button offers, by whoever is to decide. */
  const goOnTo = async (what: string | RegExp): Promise<void> => {
    for (let step = 0; step < 150; step++) {
      if ((await soviet.title()).match(what)) return;
      const now = (await isToDecide(soviet)) ? soviet : finn;
      const primary = now.locator('header [aria-keyshortcuts]').first();
      if (await button(now, 'Show all moves now').first().isVisible()) await skip(now);
      else if (await button(now, 'End anyway').isVisible()) await button(now, 'End anyway').click();
      // The button may go while it is looked at: the title follows a moment later.
      else if (await isToDecide(now)) await primary.click({ timeout: 2000 }).catch(() => undefined);
      await now.waitForTimeout(60);
    }
    throw new Error(`It never came: ${await soviet.title()}`);
  };
  await goOnTo(/Special movement/);
  await soviet.keyboard.press('3');
  for (let i = 0; i < 3; i++) await onSheet(soviet, 'Fusiliers: one more').click();
  await onSheet(soviet, 'Leningrad').click();
  await button(soviet, 'Move').click();
  await goOnTo(/Soviet strategies/);
  // That a counter lies face down everybody sees; which one it is reaches no other browser.
  const before = peeped.map((frames) => frames.length);
  await onSheet(soviet, 'Prudent advance').click();
  await soviet.keyboard.press('4');
  await expect(soviet.getByText('On the sheet: Karelia 1: Prudent advance.')).toBeAttached();
  await soviet.reload();
  const tray = soviet.locator(`[data-spot='{"kind":"hand"}']`);
  await expect(tray.getByRole('button', { name: 'Massive attack' })).toHaveCount(1);
  await expect(tray.getByRole('button', { name: 'Prudent advance' })).toHaveCount(0);
  await press(soviet, 'Strategies done');
  await expect(finn).toHaveTitle(/^● .*Finnish strategies/);
  for (const [i, frames] of peeped.entries())
    expect(frames.slice(before[i]).join()).not.toMatch(/"plan"|PRUD/);
  await expect(finn.getByText('Prudent advance')).toHaveCount(0);
  const seen = peepedBySoviet.length;
  await onSheet(finn, 'Fierce Resistance').click();
  await finn.keyboard.press('4');
  await press(finn, 'Strategies done');
  await expect(soviet).toHaveTitle(/^● /);
  expect(peepedBySoviet.slice(seen).join()).not.toMatch(/"plan"|RESIST/);
  await goOnTo(/Soviet means/);
  await soviet.keyboard.press('4');
  await onSheet(soviet, 'Leningrad').click();
  await onSheet(soviet, 'Add: 3 fusilier divisions').click();
  await goOnTo(/Finnish means/);
  // The host is killed in the midst of the attack and comes back.
  await host.restart();
  for (const page of [finn, soviet]) await expect(page.getByText(/^No connection\./)).toBeHidden();
  await finn.keyboard.press('4');
  for (const count of [6, 5, 4]) await onSheet(finn, `Add: ${count} reservist units`).click();
  await goOnTo('Turn 2');
  for (const page of [finn, onlooker]) await expect(bar(page)).toContainText('Turn 2');

  // What was shown is taken back with the other's consent alone.
  await press(soviet, 'Undo');
  await soviet.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await allow(finn, 'Allow');
  for (const page of [soviet, finn, onlooker]) await expect(bar(page)).toContainText('Turn 1');

  await press(soviet, /^Online game/);
  await onlineDialog(soviet).getByRole('button', { name: 'Resign' }).click();
  await onlineDialog(soviet).getByRole('button', { name: 'Yes, resign' }).click();
  await press(finn, 'Ask for a rematch');
  await allow(soviet, 'Play again');
  await press(finn, 'Go to the rematch');
  await press(soviet, 'Go to the rematch');
  for (const page of [finn, soviet]) await expect(page).toHaveTitle(/Before the first turn/);
});
