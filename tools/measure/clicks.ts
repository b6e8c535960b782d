/**
 * Counts what the page runs for single inputs: `npm run figures -- --click`. Vite's development server serves the page
 * from its sources; the browser's coverage counts functions and modules, React's own marks count renders.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openTable } from './at-the-table.ts';
import { attackGame, plainMove, talvisotaAllotment } from './games.ts';

export interface Clicked {
  /** Named functions of `src` that ran at least once. */
  readonly functions: number;
  readonly modules: number;
  /** React components that rendered. */
  readonly components: number;
  /** Paths of modules with the functions that ran, and names of components with their number of renders. */
  readonly names: {
    readonly modules: Readonly<Record<string, readonly string[]>>;
    readonly components: Readonly<Record<string, number>>;
  };
}

declare global {
  interface Window {
    rendered?: Record<string, number>;
  }
}

/**
 * Runs before the page: counts rendered components, as React's developer tools do, by fibers that were worked
 * on in a commit; and fixes random numbers, since another die runs other functions.
 */
function prepare(): void {
  let seed = 1;
  crypto.getRandomValues = (array) => {
    const { buffer, byteOffset, byteLength } = array as unknown as Uint8Array;
    const bytes = new Uint8Array(buffer, byteOffset, byteLength);
    for (let i = 0; i < byteLength; i++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      bytes[i] = seed >>> 24;
    }
    return array;
  };
  interface Fiber {
    readonly type: unknown;
    readonly flags: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
  }
  const PERFORMED_WORK = 1;
  const rendered: Record<string, number> = (window.rendered = {});
  function nameOf(type: unknown): string | null {
    if (typeof type === 'function') return type.name || 'Anonymous';
    if (typeof type !== 'object' || type === null) return null;
    const { type: inner, render } = type as { type?: unknown; render?: unknown };
    return nameOf(inner ?? render ?? null);
  }
  function count(fiber: Fiber, before: Fiber | null): void {
    if (fiber === before) return;
    const name = nameOf(fiber.type);
    if (name && (!before || fiber.flags & PERFORMED_WORK)) rendered[name] = (rendered[name] ?? 0) + 1;
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) count(child, child.alternate);
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => count(root.current, root.current.alternate),
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    },
  });
}

/** Starts the development server of the page and waits until it answers. */
async function startServer(): Promise<{ server: ChildProcess; address: string }> {
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '5199'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout!.on('data', (text) => {
      // eslint-disable-next-line no-control-regex -- Vite colours the address
      said += String(text).replaceAll(/\u001B\[\d+m/g, '');
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said);
      if (found) resolve(found[0]);
    });
    server.on('close', () => reject(new Error('The development server ended.')));
  });
  return { server, address };
}

/** Milliseconds without activity after which an input is over: animations and workers follow later. */
const REST = 1500;

/** Named functions of `src` that ran since the last call, by module. */
async function takeRan(session: CDPSession) {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => /\/src\/.*\.tsx?(\?|$)/.test(url))
    .map(({ url, functions }) => ({
      module: url.replace(/^.*?\/src\//, 'src/').replace(/\?.*/, ''),
      functions: functions
        .filter(({ functionName, ranges }) => functionName && ranges[0]!.count > 0)
        .map(({ functionName }) => functionName),
    }))
    .filter(({ functions }) => functions.length > 0)
    .toSorted((a, b) => a.module.localeCompare(b.module));
}

/** Most waits for the page to rest: on a slow machine parts of the map are still drawn after it responds. */
const MOST_RESTS = 20;

async function count(page: Page, session: CDPSession, input: () => Promise<void>): Promise<Clicked> {
  for (let rests = 0; rests < MOST_RESTS; rests++) {
    await page.waitForTimeout(REST);
    if (!(await takeRan(session)).length) break;
  }
  await page.evaluate(() => {
    for (const name of Object.keys(window.rendered!)) delete window.rendered![name];
  });
  await input();
  await page.waitForTimeout(REST);
  const ran = await takeRan(session);
  const components = await page.evaluate(() => window.rendered!);
  return {
    functions: ran.reduce((sum, { functions }) => sum + functions.length, 0),
    modules: ran.length,
    components: Object.values(components).reduce((sum, times) => sum + times, 0),
    names: {
      modules: Object.fromEntries(ran.map(({ module, functions }) => [module, functions])),
      components,
    },
  };
}

/** Moves the mouse to a hex first, so that hovering is not counted; returns a function for the press. */
async function pointAt(page: Page, hex: string): Promise<() => Promise<void>> {
  const at = await page.evaluate((name) => window.winterWar!.hexPoint(name)!, hex);
  await page.mouse.move(at.x, at.y);
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

async function openWatched(
  browser: Browser,
  address: string,
  file: string,
  title: 'Winter War' | 'Talvisota',
) {
  const page = await openTable(browser, address, file, title, prepare);
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return { page, session };
}

/** Inputs counted: in Winter War selecting a unit, moving it, undo, and rolling for an attack. */
export async function countClicks(browser: Browser): Promise<Readonly<Record<string, Clicked>>> {
  const { server, address } = await startServer();
  const counted: Record<string, Clicked> = {};
  try {
    const { file, from, to } = plainMove();
    const moving = await openWatched(browser, address, file, 'Winter War');
    counted.select = await count(moving.page, moving.session, await pointAt(moving.page, from));
    counted.move = await count(moving.page, moving.session, await pointAt(moving.page, to));
    counted.undo = await count(moving.page, moving.session, () => moving.page.keyboard.press('u'));
    await moving.page.context().close();

    const attacking = await openWatched(browser, address, attackGame(), 'Winter War');
    await attacking.page.getByRole('region', { name: 'Targets' }).getByRole('button').first().click();
    await attacking.page.getByRole('button', { name: 'All adjacent' }).first().click();
    const roll = attacking.page.getByRole('button', { name: 'Roll the die' }).first();
    await attacking.page.waitForTimeout(REST);
    await roll.hover();
    counted.attack = await count(attacking.page, attacking.session, () => roll.click());
    await attacking.page.context().close();

    const placing = await openWatched(browser, address, talvisotaAllotment(), 'Talvisota');
    await placing.page.locator('[data-piece*="MASS"]').first().click();
    const box = placing.page.locator(`[data-spot='{"kind":"slot","slot":3}'] button`).first();
    await box.hover();
    counted.talvisotaPlace = await count(placing.page, placing.session, () => box.click());
    await placing.page.context().close();
    return counted;
  } finally {
    server.kill();
  }
}
