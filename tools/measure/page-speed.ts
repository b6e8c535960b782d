/** Performance category of Lighthouse with its throttling: a phone on slow 4G, the start screen. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { logNormalScore, median, weightedScore, type Curve } from './scoring.ts';

interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
  readonly isMobile: boolean;
  readonly hasTouch: boolean;
}

interface Conditions {
  readonly device: Device;
  /** Slow-down factor relative to this machine. */
  readonly cpu: number;
  readonly latencyMs: number;
  readonly kilobitsPerSecond: number;
  readonly curves: Readonly<Record<Metric, Curve>>;
}

type Metric = 'fcp' | 'lcp' | 'tbt' | 'cls';
type Metrics = Readonly<Record<Metric, number>>;

const SHIFTS: Curve = { p10: 0.1, median: 0.25 };

/** Devices, DevTools throttling and curves of Lighthouse 12. */
export const CONDITIONS = {
  mobile: {
    device: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
    cpu: 4,
    latencyMs: 562.5,
    kilobitsPerSecond: 1474.56,
    curves: {
      fcp: { p10: 1800, median: 3000 },
      lcp: { p10: 2500, median: 4000 },
      tbt: { p10: 200, median: 600 },
      cls: SHIFTS,
    },
  },
  desktop: {
    device: {
      viewport: { width: 1350, height: 940 },
      deviceScaleFactor: 1,
      isMobile: false,
      hasTouch: false,
    },
    cpu: 1,
    latencyMs: 0,
    kilobitsPerSecond: 10_240,
    curves: {
      fcp: { p10: 934, median: 1600 },
      lcp: { p10: 1200, median: 2400 },
      tbt: { p10: 150, median: 350 },
      cls: SHIFTS,
    },
  },
} as const satisfies Record<string, Conditions>;

/** Without Lighthouse's Speed Index (weight 10), which needs a film of the page. */
const WEIGHTS: Metrics = { fcp: 10, lcp: 25, tbt: 30, cls: 25 };

interface Watched {
  lcp: number;
  cls: number;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** Runs in the page before anything else. */
function watchPage(): void {
  const watched: Watched = { lcp: 0, cls: 0, longTasks: [] };
  window.watched = watched;
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => (watched.lcp = entry.startTime));
  observe('longtask', ({ startTime, duration }) => watched.longTasks.push({ start: startTime, duration }));
  // Shifts less than a second apart form a window of at most five seconds; the worst one counts.
  let from = 0;
  let last = 0;
  let sum = 0;
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const { startTime } = entry;
    if (startTime - last > 1000 || startTime - from > 5000) {
      from = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    watched.cls = Math.max(watched.cls, sum);
  });
}

async function throttle(session: CDPSession, conditions: Conditions): Promise<void> {
  const bytesPerSecond = (conditions.kilobitsPerSecond * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
}

const QUIET_MS = 5000;
/** Milliseconds after which a task counts as blocking. */
const FREE_MS = 50;

/** As in Lighthouse: blocking after the main thread was quiet for five seconds is not part of loading. */
async function readMetrics(page: Page): Promise<Metrics> {
  return page.evaluate(
    ({ free, quiet }) => {
      const { lcp, cls, longTasks } = window.watched!;
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      let tbt = 0;
      let end = fcp;
      for (const { start, duration } of longTasks.filter((task) => task.start >= fcp)) {
        if (start - end > quiet) break;
        tbt += duration - free;
        end = start + duration;
      }
      return { fcp, lcp, tbt, cls };
    },
    { free: FREE_MS, quiet: QUIET_MS },
  );
}

/** One cold visit, until the main thread has been quiet for five seconds. */
async function visit(browser: Browser, address: string, conditions: Conditions): Promise<Metrics> {
  const context = await browser.newContext(conditions.device);
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  await throttle(await context.newCDPSession(page), conditions);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(
    (quiet) => {
      const end = window.watched!.longTasks.at(-1);
      return performance.now() - (end ? end.start + end.duration : 0) > quiet;
    },
    QUIET_MS,
    { polling: 500 },
  );
  await page.waitForTimeout(QUIET_MS);
  const metrics = await readMetrics(page);
  await context.close();
  return metrics;
}

export interface PageSpeed extends Metrics {
  readonly score: number;
}

export interface Opening {
  /** From the press of "Play now" to the first frame with counters on the map. */
  readonly shown: number;
  /** The longest task from then on, until 1.5 seconds later. */
  readonly longestTask: number;
}

/** Time for a person to find the button. */
const FINDING_MS = 500;
const AFTERWARDS_MS = 1500;

/** "Play now", pressed on a phone half a second after a cold visit shows it: medians over some visits. */
export async function openingSpeed(browser: Browser, address: string, visits: number): Promise<Opening> {
  const shown: number[] = [];
  const longest: number[] = [];
  for (let i = 0; i < visits; i++) {
    const context = await browser.newContext({ ...CONDITIONS.mobile.device, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    await throttle(await context.newCDPSession(page), CONDITIONS.mobile);
    await page.goto(address);
    const button = page.getByRole('button', { name: /^Play now/ });
    await button.waitFor();
    await page.waitForTimeout(FINDING_MS);
    const { pressed, seen } = await button.evaluate(
      (element) =>
        new Promise<{ pressed: number; seen: number }>((resolve) => {
          const pressed = performance.now();
          (element as HTMLElement).click();
          const look = (): void => {
            if (!document.querySelector('[style*="matrix3d"] [data-unit]')) requestAnimationFrame(look);
            else requestAnimationFrame(() => setTimeout(() => resolve({ pressed, seen: performance.now() })));
          };
          look();
        }),
    );
    await page.waitForTimeout(AFTERWARDS_MS);
    const tasks = await page.evaluate(() => window.watched!.longTasks);
    shown.push(seen - pressed);
    longest.push(
      Math.max(0, ...tasks.filter(({ start }) => start >= pressed).map(({ duration }) => duration)),
    );
    await context.close();
  }
  return { shown: median(shown), longestTask: median(longest) };
}

/** Median of each metric over some visits, and their score. */
export async function pageSpeed(
  browser: Browser,
  address: string,
  conditions: Conditions,
  visits: number,
): Promise<PageSpeed> {
  const all: Metrics[] = [];
  for (let i = 0; i < visits; i++) all.push(await visit(browser, address, conditions));
  const middle = (metric: Metric): number => median(all.map((metrics) => metrics[metric]));
  const metrics = { fcp: middle('fcp'), lcp: middle('lcp'), tbt: middle('tbt'), cls: middle('cls') };
  const score = weightedScore(
    (Object.keys(WEIGHTS) as Metric[]).map((metric) => ({
      weight: WEIGHTS[metric],
      score: logNormalScore(conditions.curves[metric], metrics[metric]),
    })),
  );
  return { ...metrics, score };
}
