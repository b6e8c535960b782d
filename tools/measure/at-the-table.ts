/** How fast the table answers: a click on a counter, a drag of the map, an undo. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { HeavyCounter, LongGame, MidGame } from './games.ts';
import { median, quantile } from './scoring.ts';

const SLOW_DOWN = 4;
const VIEW = { width: 1366, height: 850 };

declare global {
  interface Window {
    winterWar?: { hexPoint(name: string): { x: number; y: number } | null };
    /** Milliseconds from an event of the player's to the frame that shows what came of it. */
    answer?: Promise<number>;
    film?: number[];
  }
}

async function openTable(browser: Browser, address: string, file: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEW, serviceWorkers: 'block' });
  await page.goto(address);
  await page.getByRole('button', { name: 'New game …' }).click();
  await page.getByLabel('Solo practice').check();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Load a file' }).click();
  await (
    await chooser
  ).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await page.waitForFunction(() => window.winterWar);
  await page.waitForTimeout(1500);
  return page;
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

/** Sets the clock: it starts with the next event of that type and stops behind the frame in which `shown` holds. */
async function setClock(page: Page, type: 'click' | 'keydown', shown: string): Promise<void> {
  await page.evaluate(
    ({ type, shown }) => {
      window.answer = new Promise((resolve) => {
        addEventListener(
          type,
          (event) => {
            const look = (): void => {
              if (!document.querySelector(shown)) requestAnimationFrame(look);
              else {
                // The first task behind this frame, before whatever the table has put off until it is painted.
                void scheduler.postTask(() => resolve(performance.now() - event.timeStamp), {
                  priority: 'user-blocking',
                });
              }
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      });
    },
    { type, shown },
  );
}

const readClock = (page: Page): Promise<number> => page.evaluate(() => window.answer!);

async function clickCounter(page: Page, { hex }: HeavyCounter): Promise<number> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[data-highlight^="reach"]'));
  const at = await page.evaluate((name) => window.winterWar!.hexPoint(name), hex);
  await page.mouse.move(at!.x, at!.y);
  await page.waitForTimeout(200);
  await setClock(page, 'click', '[data-highlight^="reach"]');
  await page.mouse.click(at!.x, at!.y);
  return readClock(page);
}

export interface Reach {
  readonly median: number;
  readonly worst: number;
  readonly hexes: number;
}

/** A click on each of the heaviest counters, until its reach is on the screen. */
export async function measureReach(browser: Browser, address: string, game: MidGame): Promise<Reach> {
  const page = await openTable(browser, address, game.file);
  await slowDown(page);
  const counters = game.counters.slice(0, 5);
  const times: number[] = [];
  // The first round warms up what is compiled on the way.
  for (let round = 0; round < 4; round++)
    for (const counter of counters) {
      const time = await clickCounter(page, counter);
      if (round) times.push(time);
    }
  await page.context().close();
  return {
    median: median(times),
    worst: Math.max(...times),
    hexes: Math.round(median(counters.map(({ reach }) => reach))),
  };
}

/** Collects the time between frames until it is read. */
const filmFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = [];
    window.film = frames;
    let last = performance.now();
    const film = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (window.film) requestAnimationFrame(film);
    };
    requestAnimationFrame(film);
  });

const endFilm = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const frames = window.film!.slice(1);
    delete window.film;
    return frames;
  });

const DRAG_STEPS = 30;

async function drag(page: Page, x: number, y: number): Promise<void> {
  const [fromX, fromY] = [VIEW.width / 2, VIEW.height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  for (let i = 1; i <= DRAG_STEPS; i++) {
    await page.mouse.move(fromX + (x * i) / DRAG_STEPS, fromY + (y * i) / DRAG_STEPS);
    await page.waitForTimeout(12);
  }
  await page.mouse.up();
}

async function wheel(page: Page, step: number): Promise<void> {
  await page.mouse.move(VIEW.width / 2, VIEW.height / 2);
  for (let i = 0; i < 8; i++) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(16);
  }
}

export interface Frames {
  /** 95 of 100 frames are as quick or quicker: of all, of pulling, of zooming. */
  readonly all: number;
  readonly pan: number;
  readonly zoom: number;
}

/** The map pulled about and zoomed in and out, by mouse and wheel. */
export async function measureFrames(browser: Browser, address: string, game: MidGame): Promise<Frames> {
  const page = await openTable(browser, address, game.file);
  await slowDown(page);
  async function filmed(action: () => Promise<void>): Promise<number[]> {
    await filmFrames(page);
    await action();
    return endFilm(page);
  }
  const pan: number[] = [];
  const zoom: number[] = [];
  for (let round = 0; round < 2; round++) {
    zoom.push(...(await filmed(() => wheel(page, -120))));
    pan.push(...(await filmed(() => drag(page, -260, -260))));
    pan.push(...(await filmed(() => drag(page, 260, 200))));
    zoom.push(...(await filmed(() => wheel(page, 120))));
    pan.push(...(await filmed(() => drag(page, 60, 60))));
  }
  await page.context().close();
  const slow = (frames: number[]): number => quantile(frames, 0.95);
  return { all: slow([...pan, ...zoom]), pan: slow(pan), zoom: slow(zoom) };
}

export interface Undo {
  /** At the speed of this machine. */
  readonly median: number;
  readonly slowed: number;
}

/** Undo and redo of the last move of a long game, by turns. */
export async function measureUndo(browser: Browser, address: string, game: LongGame): Promise<Undo> {
  const page = await openTable(browser, address, game.file);
  const unit = `[data-unit="${game.unit}"]`;
  const stack = await page.locator(`[data-stack]:has(${unit})`).getAttribute('data-stack');
  const here = `[data-stack="${stack}"] ${unit}`;
  const away = `[data-stack]:not([data-stack="${stack}"]) ${unit}`;
  async function round(): Promise<number> {
    await setClock(page, 'keydown', away);
    await page.keyboard.press('u');
    const time = await readClock(page);
    await page.waitForTimeout(400);
    await page.keyboard.press('Shift+U');
    await page.locator(here).first().waitFor({ state: 'attached' });
    await page.waitForTimeout(400);
    return time;
  }
  async function rounds(): Promise<number> {
    const times: number[] = [];
    for (let i = 0; i < 10; i++) times.push(await round());
    return median(times.slice(1));
  }
  const unhurried = await rounds();
  await slowDown(page);
  const slowed = await rounds();
  await page.context().close();
  return { median: unhurried, slowed };
}
