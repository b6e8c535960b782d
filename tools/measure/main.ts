/** `npm run measure`: a table, and as the last line the same in JSON. Every number is measured in this run. */
import { cpus, loadavg } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { resolveBrowser } from '../../scripts/browser.mjs';
import { accessibility, type Faults } from './accessibility.ts';
import { measureFrames, measureReach, measureUndo } from './at-the-table.ts';
import { watchSession } from './best-practices.ts';
import { longGame, midGame } from './games.ts';
import { CONDITIONS, pageSpeed } from './page-speed.ts';
import { firstLoad, ofGame, whole } from './sizes.ts';
import { openSite } from './site.ts';

const VISITS = 5;
const LONG_GAME = 1000;

interface Audits {
  readonly accessibility: Faults;
  readonly bestPractices: Faults;
}

const TABS = ['Log', 'Turns', 'Combat', 'Terrain', 'Points', 'Supply', 'Rules'];

/** Walks through the screens and looks at each; the worst one counts. */
async function audit(browser: Browser, address: string): Promise<Audits> {
  const context = await browser.newContext();
  const session = await watchSession(context, address);
  const page = await context.newPage();
  const screens: Faults[] = [];
  const look = async (name: string): Promise<void> => {
    await session.look(page);
    const { score, faults } = await accessibility(page);
    screens.push({ score, faults: faults.map((fault) => `${name}: ${fault}`) });
  };
  await page.goto(address, { waitUntil: 'networkidle' });
  await look('start');
  await openSetUp(page);
  await look('set-up');
  for (const tab of TABS) {
    await page.getByRole('tab', { name: tab }).click();
    await look(tab);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await look('menu');
  const bestPractices = await session.result();
  await context.close();
  return {
    accessibility: {
      score: Math.min(...screens.map(({ score }) => score)),
      faults: screens.flatMap(({ faults }) => faults),
    },
    bestPractices,
  };
}

async function openSetUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game …' }).click();
  await page.getByLabel('Solo practice').check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Historical' }).click();
  await page.waitForTimeout(1000);
}

const say = (text: string): void => console.error(text);
const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Other work on the machine would be measured with the game. */
function warnOfLoad(): void {
  const [load = 0] = loadavg();
  if (load > cpus().length / 2) say(`The machine is busy (load ${load.toFixed(1)}): times will be too long.`);
}

/** What a player of one game can ever fetch. */
const ofPlayer = (title: string, { english, all }: ReturnType<typeof ofGame>) => ({
  [`JavaScript for ${title}, KB`]: { measured: english.scripts, aim: '400' },
  [`  ${title} in Finnish too`]: { measured: all.scripts },
  [`  ${title}'s map and texts, in both`]: { measured: all.data },
});

async function main(): Promise<void> {
  warnOfLoad();
  say('building');
  const site = await openSite();
  const browser = await chromium.launch(await resolveBrowser());
  try {
    const { address } = site;
    const all = whole(site);
    const first = await firstLoad(browser, site);
    const winterWar = ofGame(site, 'winter-war');
    const talvisota = ofGame(site, 'talvisota');
    say('start screen, as a phone and as a desktop');
    const phone = await pageSpeed(browser, address, CONDITIONS.mobile, VISITS);
    const desktop = await pageSpeed(browser, address, CONDITIONS.desktop, VISITS);
    say('audits');
    const audits = await audit(browser, address);
    say('at the table');
    const game = midGame();
    const reach = await measureReach(browser, address, game);
    const frames = await measureFrames(browser, address, game);
    const undo = await measureUndo(browser, address, longGame(LONG_GAME));

    for (const fault of [...audits.accessibility.faults, ...audits.bestPractices.faults]) say(`- ${fault}`);
    const processor = cpus();
    const load = loadavg()[1]!.toFixed(1);
    console.log(
      `Chromium ${browser.version()}, ${processor.length} x ${processor[0]?.model}, load ${load} over five minutes`,
    );
    console.table({
      'JavaScript before a game is started, KB': { measured: first.scripts, aim: '150' },
      '  with styles, fonts, pictures': { measured: `${first.styles}, ${first.fonts}, ${first.pictures}` },
      ...ofPlayer('Winter War', winterWar),
      ...ofPlayer('Talvisota', talvisota),
      'all JavaScript of the house, KB': { measured: all.scripts },
      '  all styles, fonts, pictures, data': {
        measured: `${all.styles}, ${all.fonts}, ${all.pictures}, ${all.data}`,
      },
      'accessibility, the worst screen': { measured: audits.accessibility.score, aim: '100' },
      'best practices': { measured: audits.bestPractices.score, aim: '100' },
      'performance, phone': { measured: phone.score, aim: '95' },
      '  first paint, largest paint, ms': { measured: `${round(phone.fcp)}, ${round(phone.lcp)}` },
      '  blocked ms, layout shift': { measured: `${round(phone.tbt)}, ${round(phone.cls, 3)}` },
      'performance, desktop': { measured: desktop.score, aim: '95' },
      [`click to reach (${reach.hexes} hexes), 4x slower, ms`]: { measured: round(reach.median), aim: '50' },
      '  the slowest of all clicks, ms': { measured: round(reach.worst) },
      'a frame of pan and zoom, 95 of 100, 4x slower, ms': { measured: round(frames.all, 1), aim: '17' },
      '  pan alone, zoom alone': { measured: `${round(frames.pan, 1)}, ${round(frames.zoom, 1)}` },
      [`undo at move ${LONG_GAME}, ms`]: { measured: round(undo.median, 1), aim: '17' },
      '  4x slower': { measured: round(undo.slowed, 1) },
    });
    console.log(
      JSON.stringify({
        firstLoadJsGzipKB: first.scripts,
        winterWarGzipKB: winterWar.english.scripts,
        winterWarWithFinnishGzipKB: winterWar.all.scripts,
        talvisotaGzipKB: talvisota.english.scripts,
        talvisotaWithFinnishGzipKB: talvisota.all.scripts,
        totalGzipKB: all.scripts,
        accessibility: audits.accessibility.score,
        bestPractices: audits.bestPractices.score,
        performance: phone.score,
        reachClickMs: round(reach.median),
        panFrameP95Ms: round(frames.all, 1),
        undoMs: round(undo.median, 1),
      }),
    );
  } finally {
    await browser.close();
    site.close();
  }
}

await main();
