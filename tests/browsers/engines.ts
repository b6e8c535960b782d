/** The browsers that the journey runs in: each behind the same few things that a person does to a page. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { resolveBrowser } from '../../scripts/browser.mjs';

/** One page of one browser. Points are CSS pixels from the corner of the page's window. */
export interface Tab {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page; what it takes and gives is plain data. */
  evaluate<T, A extends unknown[]>(script: (...args: A) => T | Promise<T>, ...args: A): Promise<T>;
  click(x: number, y: number): Promise<void>;
  /** A key by its DOM name, with the modifiers before it: `Enter`, `Control+z`. */
  press(key: string): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** How to get it, where it is missing. */
  readonly install: string;
  isInstalled(): boolean;
  open(): Promise<Tab>;
}

const WINDOW = { width: 1440, height: 900 };

const which = (name: string): string | undefined => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
async function openPuppeteer(options: Parameters<typeof puppeteer.launch>[0]): Promise<Tab> {
  const browser = await puppeteer.launch({ protocolTimeout: 120_000, ...options, defaultViewport: WINDOW });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(WINDOW);
  return {
    goTo: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])) as never,
    click: (x, y) => page.mouse.click(x, y),
    async press(chord) {
      const keys = chord.split('+') as KeyInput[];
      const last = keys.pop()!;
      for (const key of keys) await page.keyboard.down(key);
      await page.keyboard.press(last);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

const chromium: Engine = {
  name: 'Chromium',
  install: 'npm ci (or WW_CHROMIUM=/path)',
  isInstalled: () => true,
  async open() {
    const { executablePath, args, env } = await resolveBrowser();
    return openPuppeteer({ executablePath, args, env } as Parameters<typeof openPuppeteer>[0]);
  },
};

const FIREFOX = process.env.WW_FIREFOX ?? which('firefox-esr') ?? which('firefox');

const firefox: Engine = {
  name: 'Firefox',
  install: 'apt-get install firefox-esr (or WW_FIREFOX=/path)',
  isInstalled: () => FIREFOX !== undefined && existsSync(FIREFOX),
  open: () => openPuppeteer({ browser: 'firefox', executablePath: FIREFOX! }),
};

const WEBKIT_DRIVER = which('WebKitWebDriver');
/** The small browser that comes with WebKitGTK and is driven. */
const MINI_BROWSER = WEBKIT_DRIVER
  ? readdirSync('/usr/lib')
      .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
      .find(existsSync)
  : undefined;

const KEYS: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
};

/** Starts a server and waits until it takes connections. */
async function started(command: string, args: readonly string[], env: NodeJS.ProcessEnv, port: number) {
  const child = spawn(command, args, { stdio: 'ignore', env });
  for (let tries = 0; tries < 300; tries++) {
    const up = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (up) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`${command} does not answer`);
}

/** A screen that nobody sees; it names its number once it is there. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout!.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { screen, display };
}

const webkit: Engine = {
  name: 'WebKit',
  install: 'apt-get install webkit2gtk-driver xvfb',
  isInstalled: () => Boolean(WEBKIT_DRIVER && MINI_BROWSER && which('Xvfb')),
  async open() {
    const { screen, display } = await startScreen();
    const port = await freePort();
    const server = await started(
      WEBKIT_DRIVER!,
      [`--port=${port}`],
      // A machine without user namespaces (most containers) has no sandbox for it.
      { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      port,
    );
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
        }),
      )
      .build();
    await browser.manage().setTimeouts({ script: 20_000, pageLoad: 120_000 });
    const tab: Tab = {
      goTo: (address) => browser.get(address),
      reload: () => browser.navigate().refresh(),
      async evaluate(script, ...args) {
        const { value, error } = await browser.executeAsyncScript<{ value?: never; error?: string }>(
          `const end = arguments[1];
          Promise.resolve().then(() => (${String(script)})(...arguments[0])).then(
            (value) => end({ value }), (error) => end({ error: String(error) }));`,
          args,
        );
        if (error !== undefined) throw new Error(error);
        return value as never;
      },
      click: (x, y) =>
        browser
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
          .click()
          .perform(),
      async press(chord) {
        const keys = chord.split('+').map((key) => KEYS[key] ?? key);
        const actions = browser.actions();
        for (const key of keys) actions.keyDown(key);
        for (const key of keys.toReversed()) actions.keyUp(key);
        await actions.perform();
      },
      screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
      async resize(width, height) {
        const window = browser.manage().window();
        await window.setRect({ x: 0, y: 0, width, height });
        // The frame of the window is not the page's.
        const [w, h] = await tab.evaluate(() => [innerWidth, innerHeight] as const);
        await window.setRect({ x: 0, y: 0, width: 2 * width - w, height: 2 * height - h });
      },
      async close() {
        await browser.quit().catch(() => undefined);
        server.kill();
        screen.kill();
      },
    };
    await tab.resize(WINDOW.width, WINDOW.height);
    return tab;
  },
};

export const ENGINES: readonly Engine[] = [chromium, firefox, webkit];
