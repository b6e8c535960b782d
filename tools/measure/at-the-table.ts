/** Measures how fast the table responds: a click on a counter, a drag of the map, an undo. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { HeavyCounter, LongGame, MidGame, SuppliedGame } from './games.ts';
import { median, quantile } from './scoring.ts';

const SLOW_DOWN = 4;
const VIEW = { width: 1366, height: 850 };

declare global {
  interface Window {
    winterWar?: { hexPoint(name: string): { x: number; y: number } | null };
    /** Milliseconds from an input event to the frame that shows its result. */
    answer?: Promise<number>;
    film?: number[];
  }
}

/** Title of a game on the start screen. */
export type Title = 'Winter War' | 'Talvisota';

/** `before` runs in the page before its own scripts. */
export async function openTable(
  browser: Browser,
  address: string,
  file: string,
  title: Title,
  before?: () => void,
): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEW, serviceWorkers: 'block' });
  if (before) await page.addInitScript(before);
  await page.goto(address);
  await page.getByRole('radio', { name: new RegExp(`^${title}`) }).check();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Load a file' }).click();
  await (
    await chooser
  ).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  const map = page.locator('[style*="matrix3d"]').first();
  const curtain = page.getByRole('button', { name: /^I am the/ });
  // The app asks for confirmation before it opens an impossible position.
  const open = page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true });
  await map.or(curtain).or(open).first().waitFor({ state: 'attached' });
  if (await open.isVisible()) await open.click();
  if (await curtain.isVisible()) await curtain.click();
  await map.waitFor({ state: 'attached' });
  await page.waitForTimeout(1500);
  return page;
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return session;
}

/**
 * Starts the clock at the next event of that type and stops it after the frame that contains `shown`; by
 * default, after the first frame in which a part of the map has changed.
 */
async function setClock(
  page: Page,
  type: 'click' | 'keydown' | 'pointermove',
  shown: string | null = null,
  part = '[style*="matrix3d"] > *',
): Promise<void> {
  await page.evaluate(
    ({ type, shown, part }) => {
      window.answer = new Promise((resolve) => {
        let changed = false;
        // Prepared before the event, so that only the game's own work is measured.
        const watch = new MutationObserver(() => (changed = true));
        if (!shown)
          for (const sheet of document.querySelectorAll(part))
            watch.observe(sheet, { subtree: true, childList: true, attributes: true });
        addEventListener(
          type,
          (event) => {
            changed = false;
            const look = (): void => {
              if (shown ? !document.querySelector(shown) : !changed) requestAnimationFrame(look);
              else {
                watch.disconnect();
                // The first task after this frame, before work that the table defers until it is painted.
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
    { type, shown, part },
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

const COUNTERS = 5;

/** The first counter that nothing covers. */
async function inSight(page: Page, counters: readonly HeavyCounter[]): Promise<HeavyCounter[]> {
  const seen = await page.evaluate(
    (hexes) =>
      hexes.map((hex) => {
        const at = window.winterWar!.hexPoint(hex)!;
        return document.elementFromPoint(at.x, at.y)?.closest('[data-unit]') != null;
      }),
    counters.map(({ hex }) => hex),
  );
  return counters.filter((_, i) => seen[i]).slice(0, COUNTERS);
}

export interface Reach {
  readonly median: number;
  readonly worst: number;
  readonly hexes: number;
}

/** Clicks on each of the heaviest counters, until its reach is on the screen. */
export async function measureReach(browser: Browser, address: string, game: MidGame): Promise<Reach> {
  const page = await openTable(browser, address, game.file, 'Winter War');
  await slowDown(page);
  const counters = await inSight(page, game.counters);
  const times: number[] = [];
  // The first round warms up lazily compiled code.
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

export interface Supply {
  /** From the key to the drawn supply bands. */
  readonly shown: number;
  /** From the pointer over a hex to the bands as they would be with a headquarters there. */
  readonly whatIf: number;
}

const WASH = 'g:has(> [data-band])';
/** True on the map, clear of the bars around it. */
const isInView = ({ x, y }: { x: number; y: number }): boolean =>
  x > 60 && y > 80 && x < VIEW.width * 0.7 && y < VIEW.height - 80;

/** Switches supply on and off, and previews moves of headquarters with the pointer. */
export async function measureSupply(browser: Browser, address: string, game: SuppliedGame): Promise<Supply> {
  const page = await openTable(browser, address, game.file, 'Winter War');
  await slowDown(page);
  const shown: number[] = [];
  for (let round = 0; round < 6; round++) {
    await setClock(page, 'keydown', '[data-band]');
    await page.keyboard.press('s');
    shown.push(await readClock(page));
    await page.waitForTimeout(300);
    await page.keyboard.press('s');
    await page.waitForFunction(() => !document.querySelector('[data-band]'));
  }
  await page.keyboard.press('s');
  await page.locator('[data-band]').first().waitFor({ state: 'attached' });
  const whatIf: number[] = [];
  for (const { hex, near } of game.headquarters) {
    await page.keyboard.press('Escape');
    const [here, ...there] = await page.evaluate(
      (hexes) => hexes.map((name) => window.winterWar!.hexPoint(name)!),
      [hex, ...near],
    );
    if (!isInView(here!)) continue;
    await page.mouse.click(here!.x, here!.y);
    await page.waitForTimeout(400);
    for (const { x, y } of there.filter(isInView)) {
      await setClock(page, 'pointermove', null, WASH);
      await page.mouse.move(x, y);
      // Some moves do not change the bands.
      const time = await Promise.race([readClock(page).catch(() => null), page.waitForTimeout(1500)]);
      if (typeof time === 'number') whatIf.push(time);
      await page.waitForTimeout(300);
    }
  }
  await page.context().close();
  return { shown: median(shown.slice(1)), whatIf: median(whatIf) };
}

/** Collects the times between frames until they are read. */
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
const REST_MS = 1000;

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
  /** 95th percentile of frame times: of all, of panning, of zooming. */
  readonly all: number;
  readonly pan: number;
  readonly zoom: number;
  /** Longest of the first frames of a zoom: the median over all zooms. */
  readonly firstTurn: number;
}

/** A dropped frame at the first turn of the wheel would be among these. */
const FIRST_FRAMES = 4;

/** Pans the map and zooms in and out, by mouse and wheel. */
export async function measureFrames(
  browser: Browser,
  address: string,
  file: string,
  title: Title = 'Winter War',
): Promise<Frames> {
  const page = await openTable(browser, address, file, title);
  await slowDown(page);
  async function filmed(action: () => Promise<void>): Promise<number[]> {
    await filmFrames(page);
    await action();
    return endFilm(page);
  }
  const pan: number[] = [];
  const zoom: number[] = [];
  const first: number[] = [];
  async function zoomed(step: number): Promise<void> {
    // The map is at rest.
    await page.waitForTimeout(REST_MS);
    const frames = await filmed(() => wheel(page, step));
    first.push(Math.max(...frames.slice(0, FIRST_FRAMES)));
    zoom.push(...frames);
  }
  for (let round = 0; round < 2; round++) {
    await zoomed(-120);
    pan.push(...(await filmed(() => drag(page, -260, -260))));
    pan.push(...(await filmed(() => drag(page, 260, 200))));
    await zoomed(120);
    pan.push(...(await filmed(() => drag(page, 60, 60))));
  }
  await page.context().close();
  const slow = (frames: number[]): number => quantile(frames, 0.95);
  return { all: slow([...pan, ...zoom]), pan: slow(pan), zoom: slow(zoom), firstTurn: median(first) };
}

export interface Undo {
  /** At the speed of this machine: median and 95th percentile. */
  readonly median: number;
  readonly p95: number;
  readonly slowed: number;
}

/** Undo and redo of the last move of a long game, alternately. */
export async function measureUndo(browser: Browser, address: string, game: LongGame): Promise<Undo> {
  const page = await openTable(browser, address, game.file, 'Winter War');
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
  return atBothSpeeds(page, round);
}

const ROUNDS = 20;

/** The first round warms up lazily compiled code. */
async function atBothSpeeds(page: Page, round: () => Promise<number>): Promise<Undo> {
  async function rounds(): Promise<number[]> {
    const times: number[] = [];
    for (let i = 0; i <= ROUNDS; i++) times.push(await round());
    return times.slice(1);
  }
  const unhurried = await rounds();
  await slowDown(page);
  const slowed = await rounds();
  await page.context().close();
  return { median: median(unhurried), p95: quantile(unhurried, 0.95), slowed: median(slowed) };
}

export interface Answers {
  /** From the click on a space to the frame in which the map has changed. */
  readonly press: number;
  readonly undo: Undo;
}

/** Presses spaces of Talvisota in turn; undoes and redoes the last move. */
export async function measureTalvisota(browser: Browser, address: string, file: string): Promise<Answers> {
  const page = await openTable(browser, address, file, 'Talvisota');
  const undo = await atBothSpeeds(page, async () => {
    await setClock(page, 'keydown');
    await page.keyboard.press('u');
    const time = await readClock(page);
    await page.waitForTimeout(400);
    await page.keyboard.press('Shift+U');
    await page.waitForTimeout(400);
    return time;
  });
  const again = await openTable(browser, address, file, 'Talvisota');
  await slowDown(again);
  const spaces = await again.locator('[style*="matrix3d"] circle[data-control]').evaluateAll((circles) =>
    circles
      .map((circle) => circle.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-keys], [tabindex]')),
  );
  const times: number[] = [];
  for (const { x, y } of spaces) {
    await again.mouse.move(x, y);
    await again.waitForTimeout(200);
    await setClock(again, 'click');
    await again.mouse.click(x, y);
    times.push(await readClock(again));
  }
  await again.context().close();
  return { press: median(times.slice(1)), undo };
}
