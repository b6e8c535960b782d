/**
 * `npm run measure`: prints a table, and the same in JSON as the last line. Every number is measured in this
 * run. Named parts (`npm run measure -- start audits`) are measured alone.
 */
import { cpus, loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { resolveBrowser } from '../../scripts/browser.mjs';
import { measureFrames, measureReach, measureSupply, measureTalvisota, measureUndo } from './at-the-table.ts';
import { countClicks } from './clicks.ts';
import { longGame, midGame, suppliedGame, talvisotaGame } from './games.ts';
import { CONDITIONS, openingSpeed, pageSpeed } from './page-speed.ts';
import { openSite, type Site } from './site.ts';
import { audit } from './walk.ts';

const VISITS = 5;
const LONG_GAME = 1000;

const say = (text: string): void => console.error(text);
const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** A line of the table: title, measured value, and its greatest (for a score, least) allowed value. */
type Row = readonly [title: string, measured: number | string, aim?: number | undefined];

/** Lines of a part, and its main numbers by key. */
interface Part {
  readonly rows: readonly Row[];
  readonly numbers: Readonly<Record<string, number>>;
}

async function start(browser: Browser, { address }: Site): Promise<Part> {
  const phone = await pageSpeed(browser, address, CONDITIONS.mobile, VISITS);
  const desktop = await pageSpeed(browser, address, CONDITIONS.desktop, VISITS);
  const opening = await openingSpeed(browser, address, VISITS);
  return {
    rows: [
      ['performance, phone', phone.score, 95],
      ['  first paint, ms', round(phone.fcp), 2000],
      ['  largest paint, ms', round(phone.lcp)],
      ['  blocked ms, layout shift', `${round(phone.tbt)}, ${round(phone.cls, 3)}`],
      ['performance, desktop', desktop.score, 95],
      ['"Play now" to a table, phone, ms', round(opening.shown), 4500],
      ['  its longest task, ms', round(opening.longestTask), 500],
    ],
    numbers: {
      performance: phone.score,
      firstPaintMs: round(phone.fcp),
      openingMs: round(opening.shown),
      openingTaskMs: round(opening.longestTask),
    },
  };
}

async function audits(browser: Browser, { address }: Site): Promise<Part> {
  const winterWar = await audit(browser, address, 'Winter War');
  const talvisota = await audit(browser, address, 'Talvisota');
  for (const { accessibility, bestPractices } of [winterWar, talvisota])
    for (const fault of [...accessibility.faults, ...bestPractices.faults]) say(`- ${fault}`);
  return {
    rows: [
      ['accessibility, the worst screen', winterWar.accessibility.score, 100],
      ['  Talvisota: accessibility', talvisota.accessibility.score, 100],
      ['best practices', winterWar.bestPractices.score, 100],
      ['  Talvisota: best practices', talvisota.bestPractices.score, 100],
    ],
    numbers: {
      accessibility: winterWar.accessibility.score,
      talvisotaAccessibility: talvisota.accessibility.score,
      bestPractices: winterWar.bestPractices.score,
      talvisotaBestPractices: talvisota.bestPractices.score,
    },
  };
}

async function table(browser: Browser, { address }: Site): Promise<Part> {
  const game = midGame();
  const reach = await measureReach(browser, address, game);
  const supply = await measureSupply(browser, address, suppliedGame());
  const frames = await measureFrames(browser, address, game.file);
  const undo = await measureUndo(browser, address, longGame(LONG_GAME));
  return {
    rows: [
      [`click to reach (${reach.hexes} hexes), 4x slower, ms`, round(reach.median), 50],
      ['  the slowest of all clicks, ms', round(reach.worst)],
      ['supply shown, 4x slower, ms', round(supply.shown), 50],
      ['  as it would be after a move', round(supply.whatIf), 50],
      ['a frame of pan and zoom, 95 of 100, 4x slower, ms', round(frames.all, 1), 17],
      ['  pan alone, zoom alone', `${round(frames.pan, 1)}, ${round(frames.zoom, 1)}`],
      ['  the longest frame at the first turn of the wheel', round(frames.firstTurn, 1), 17],
      [`undo at move ${LONG_GAME}, ms`, round(undo.median, 1), 17],
      ['  95 of 100; 4x slower', `${round(undo.p95, 1)}; ${round(undo.slowed, 1)}`],
    ],
    numbers: {
      reachClickMs: round(reach.median),
      supplyMs: round(supply.shown),
      supplyAfterMoveMs: round(supply.whatIf),
      panFrameP95Ms: round(frames.all, 1),
      firstTurnMs: round(frames.firstTurn, 1),
      undoMs: round(undo.median, 1),
    },
  };
}

async function talvisota(browser: Browser, { address }: Site): Promise<Part> {
  const file = talvisotaGame();
  const { press, undo } = await measureTalvisota(browser, address, file);
  const frames = await measureFrames(browser, address, file, 'Talvisota');
  return {
    rows: [
      ['Talvisota: click on a space, 4x slower, ms', round(press), 50],
      ['Talvisota: a frame of pan and zoom, 4x slower, ms', round(frames.all, 1), 17],
      ['Talvisota: the first turn of the wheel, ms', round(frames.firstTurn, 1), 17],
      ['Talvisota: undo, ms', round(undo.median, 1), 17],
      ['  its 95 of 100; 4x slower', `${round(undo.p95, 1)}; ${round(undo.slowed, 1)}`],
    ],
    numbers: {
      talvisotaClickMs: round(press),
      talvisotaPanFrameP95Ms: round(frames.all, 1),
      talvisotaUndoMs: round(undo.median, 1),
    },
  };
}

const PARTS: Readonly<Record<string, (browser: Browser, site: Site) => Promise<Part>>> = {
  start,
  audits,
  table,
  talvisota,
};

/** Other work on the machine would distort the measurements. */
function warnOfLoad(): void {
  const [load = 0] = loadavg();
  if (load > cpus().length / 2) say(`The machine is busy (load ${load.toFixed(1)}): times will be too long.`);
}

async function main(asked: readonly string[]): Promise<void> {
  const strange = asked.filter((name) => !PARTS[name]);
  if (strange.length)
    throw new Error(`No part ${strange.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  warnOfLoad();
  say('building');
  const site = await openSite();
  const browser = await chromium.launch(await resolveBrowser());
  try {
    const parts: Part[] = [];
    for (const [name, measure] of Object.entries(PARTS)) {
      if (asked.length && !asked.includes(name)) continue;
      say(name);
      parts.push(await measure(browser, site));
    }
    const processor = cpus();
    const load = loadavg()[1]!.toFixed(1);
    console.log(
      `Chromium ${browser.version()}, ${processor.length} x ${processor[0]?.model}, load ${load} over five minutes`,
    );
    console.table(
      Object.fromEntries(
        parts.flatMap(({ rows }) =>
          rows.map(([title, measured, aim]) => [title, { measured, aim: aim ?? '' }]),
        ),
      ),
    );
    console.log(JSON.stringify(Object.assign({}, ...parts.map(({ numbers }) => numbers))));
  } finally {
    await browser.close();
    site.close();
  }
}

/** `npm run figures -- --click`: one line for each input, or with `--json` everything with names. */
async function printClicks(asJson: boolean): Promise<void> {
  const browser = await chromium.launch(await resolveBrowser());
  try {
    const counted = await countClicks(browser);
    if (asJson) console.log(JSON.stringify(counted));
    else
      for (const [input, { functions, modules, components }] of Object.entries(counted))
        console.log(
          `${input.padEnd(16)} ${functions} functions, ${modules} modules, ${components} components`,
        );
  } finally {
    await browser.close();
  }
}

const asked = process.argv.slice(2);
await (asked.includes('--click') ? printClicks(asked.includes('--json')) : main(asked));
