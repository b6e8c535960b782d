/** A host of the built page, for games in two places. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { DIST, TYPES } from './versions.ts';

const MAIN = 'server/dist/main.mjs';

export interface RunningHost {
  readonly address: string;
  /** Ends as a power cut does, and comes back at the same address. */
  restart(): Promise<void>;
  stop(): void;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a host with a file of its own. */
export async function startHost(): Promise<RunningHost> {
  if (!existsSync(MAIN)) spawnSync(process.execPath, ['server/build.mjs'], { stdio: 'inherit' });
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'winter-war-host-'));
  const environment = {
    ...process.env,
    PORT: String(port),
    HOST_ADDRESS: '127.0.0.1',
    HOST_FILE: path.join(folder, 'games.db'),
    HOST_PAGE: DIST,
    HOST_NO_LIMITS: '1',
  };
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (text: Buffer) => String(text).includes('"event":"started"') && resolve());
      child.once('exit', () => reject(new Error('The host did not start.')));
    });
  };
  await start();
  return {
    address: `http://127.0.0.1:${port}/`,
    async restart() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
      await start();
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

/** Serves the built page without a host, with a policy that names one as a build with VITE_GAME_HOST does; null: none. */
export async function startStatic(named: string | null): Promise<{ address: string; stop(): void }> {
  const allowed = named === null ? '' : ` ${named} ${named.replace('http', 'ws')}`;
  const server = createHttpServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://page');
    const file = path.join(DIST, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type });
    const isPage = file.endsWith('index.html');
    // The page has its quotes as entities.
    const policy = 'connect-src &#39;self&#39;';
    response.end(isPage ? readFileSync(file, 'utf8').replace(policy, policy + allowed) : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A device of somebody who plays: a context of its own. */
export async function newDevice(browser: Browser, host: { readonly address: string }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: host.address,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage['winter-war-settings'] ??= '{"listIdle":false}';
    globalThis.winterWarTest = { primaryPauseMs: 0 };
  });
  return page;
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Makes a game from the start screen; gives the other player's link. */
export async function createGame(
  page: Page,
  { game = 'Winter War', side, name }: { game?: string; side: string; name?: string },
): Promise<string> {
  await page.goto('/');
  await page.getByRole('radio', { name: new RegExp(game) }).check();
  await page.getByRole('button', { name: /^Play online/ }).click();
  await page.getByRole('radio', { name: side, exact: true }).check();
  if (name) await page.getByLabel('Your name').fill(name);
  await press(page, 'Start game');
  const dialog = page.getByRole('dialog', { name: 'Online game' });
  await expect(dialog).toBeVisible();
  return dialog.getByLabel('For the other player').inputValue();
}

/** Opens a link and joins. */
export async function join(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  const dialog = page.getByRole('dialog', { name: 'Join an online game' });
  if (name) await dialog.getByLabel('Your name (optional)').fill(name);
  await dialog.getByRole('button', { name: /^(Join|Watch)$/ }).click();
  await expect(dialog).toBeHidden();
}

/** Everything about the other player. */
export const onlineDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Online game' });
