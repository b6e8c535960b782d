/**
 * One journey through both games in each browser, as a player takes it: by mouse, by keyboard, without a network, at the
 * width of a phone. At every step the map's own colours are on the screen.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  positionFrom as talvisotaFrom,
  serialise as serialiseTalvisota,
  startTimeline as startTalvisota,
} from '#engine/talvisota';
import { positionFrom, serialise, startTimeline, type PositionSpec } from '#engine/winter-war';
import { linkTo } from '../e2e/links.ts';
import { BEFORE_TERIJOKI } from '../e2e/talvisota.ts';
import { host } from '../e2e/versions.ts';
import { ENGINES, type Tab } from './engines.ts';
import { playerAt, until, type Player } from './player.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

/** Where a failure is looked at. */
const PICTURES = 'node_modules/.cache/browsers';

/** Parts of the map's window that show land and water at least, near and far; the small map alone has less. */
const PAINTED = { '--land': 0.05, '--water': 0.02 };

const ISTHMUS: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  units: stacks('s1602 0-1-2, s1703 6-4-2, f1405 6-6-2'),
};

/** 12 to 4 is 3-1, where a 4 eliminates the defender. */
const ATTACK: PositionSpec = {
  turn: 2,
  phasing: 'soviet',
  phase: 'attack',
  units: stacks('s1602 0-1-2, s1604 6-4-2 6-4-2, f1504 4-4-2'),
};

/**
 * Waits until the page has its offline copy. A page that is left while it registers its first worker leaves WebKitGTK
 * without one until the browser is started anew.
 */
const offlineCopy = (tab: Tab): Promise<true> =>
  until('the offline copy', () =>
    tab.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    ),
  ) as Promise<true>;

/** Scripted dice, and buttons with a new meaning that do not rest: for the page as it is loaded now. */
const script = (tab: Tab, dice: number[]): Promise<void> =>
  tab.evaluate((faces) => {
    Object.assign(globalThis, { winterWarTest: { seed: 7, dice: faces } });
  }, dice);

/** Two people at one screen, who want no list of what has not moved; a browser without a screen may call itself a touch screen. */
const seatPeople = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    localStorage['winter-war-seats'] = '{"kind":"people"}';
    localStorage['winter-war-settings'] = '{"listIdle":false,"confirmMoves":"never"}';
  });

/** What the page offers to save as a file, caught on its way to the disk. */
async function savedFile({ tab, choose }: Player): Promise<string> {
  await tab.evaluate(() => {
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      void blob.text().then((text) => Object.assign(globalThis, { saved: text }));
      return make(blob);
    };
  });
  await choose('Menu');
  await choose('Save to a file');
  return until('the file', () => tab.evaluate(() => (globalThis as { saved?: string }).saved));
}

/** Gives a file to the page, when its button asks for one. */
async function loadFile({ tab, choose, sees }: Player, text: string): Promise<void> {
  await tab.evaluate((content) => {
    const ask = HTMLInputElement.prototype.click;
    HTMLInputElement.prototype.click = function answer() {
      if (this.type !== 'file') return ask.call(this);
      const files = new DataTransfer();
      files.items.add(new File([content], 'game.json', { type: 'application/json' }));
      this.files = files.files;
      this.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }, text);
  if (!(await sees('Play now'))) await choose('Menu');
  await choose('Load a file');
}

/** Has left the table for the start screen. */
async function leave({ choose, see }: Player): Promise<void> {
  await choose('Menu');
  await choose('Main menu');
  await see('Play now');
}

for (const { name, install } of ENGINES.filter((engine) => !engine.isInstalled()))
  console.warn(`${name} is not installed, and not tested: ${install}`);

describe.for(ENGINES.filter((engine) => engine.isInstalled()))('$name', (engine) => {
  let tab: Tab;
  let player: Player;
  let site: Awaited<ReturnType<typeof host>>;

  beforeAll(async () => {
    site = await host();
    tab = await engine.open();
    player = playerAt(tab);
  });
  afterAll(async () => {
    await tab?.close();
    site?.close();
  });

  // Each step goes on where the one before it ended.
  let broken = false;
  beforeEach(({ skip }) => skip(broken, 'after a step that failed'));
  afterEach(async ({ task }) => {
    broken ||= task.result?.state === 'fail';
    if (!broken) return;
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(`${PICTURES}/${engine.name}.png`, await tab.screenshot());
  });

  test('a game for two is set up through the curtain, and seen near and whole', async () => {
    await tab.goTo(site.address);
    await offlineCopy(tab);
    await seatPeople(tab);
    await tab.reload();
    await player.chooseCard('New game …');
    await player.choose('Start game');
    await player.see('Place your counters');
    await player.choose('Historical');
    await player.choose('End set-up');
    await until('the curtain lifted', async () => {
      await player.chooseIfThere('I am the Soviet player');
      return player.sees('Place your counters');
    });
    await player.choose('Historical');
    await player.choose('End set-up');
    await player.see('Movement');
    await player.seeMap(PAINTED);
    for (const key of ['0', '1', '3', '6']) {
      await tab.press(key);
      await player.seeMap(PAINTED);
    }
  });

  test('a link is opened; a unit is moved by mouse and taken back, then moved by keyboard alone', async () => {
    const link = await linkTo(startTimeline(positionFrom(ISTHMUS)));
    await tab.goTo(`${site.address}#${link.split('#')[1]}`);
    await player.choose('Open');
    await player.see('Turn 2');
    await player.clickHex('1703');
    await player.see('Selected');
    await player.clickHex('1704');
    await player.see(/moves .*1704/);
    await player.seeMap(PAINTED);
    await player.choose('Undo');
    await player.offers('Redo');
    await player.seeMap(PAINTED);

    await tab.evaluate(() => document.querySelector<HTMLElement>('[data-map]')!.focus());
    for (const hex of ['1703', '1704']) {
      await tab.press('Control+k');
      await until('the palette', () => tab.evaluate(() => document.activeElement?.role === 'combobox'));
      for (const digit of hex) await tab.press(digit);
      await player.see(hex);
      await tab.press('Enter');
      await until('the map', () => tab.evaluate(() => document.activeElement?.hasAttribute('data-map')));
      await tab.press('Enter');
    }
    await player.see(/moves .*1704/);
    await player.seeMap(PAINTED);
  });

  test('what was played is there after a reload, also without a network', async () => {
    // The log is folded in a window of this width.
    const seeLog = async (): Promise<void> => {
      await player.see('Turn 2');
      await tab.press('l');
      await player.see(/moves .*1704/);
    };
    await tab.reload();
    await seeLog();
    await player.seeMap(PAINTED);
    site.close();
    await tab.reload();
    await seeLog();
    await player.seeMap(PAINTED);
  });

  test('an attack is rolled with the die that falls', async () => {
    await loadFile(player, serialise(startTimeline(positionFrom(ATTACK))));
    await player.see('Attacks owed');
    await script(tab, [4]);
    await player.clickHex('1504');
    await player.choose('All adjacent');
    await player.see('3-1');
    await player.choose('Roll the die');
    await player.see('Defender eliminated');
    await player.seeMap(PAINTED);
  });

  test('a game is saved to a file that opens again', async () => {
    const file = await savedFile(player);
    expect(JSON.parse(file)).toMatchObject({ format: 'winter-war' });
    await leave(player);
    await loadFile(player, file);
    await player.see('Defender eliminated');
    await player.seeMap(PAINTED);
  });

  test('a phone shows map, task and button, and nothing runs over the edge', async () => {
    await tab.resize(390, 844);
    await tab.reload();
    await player.see('Turn 2');
    await player.seeMap(PAINTED);
    const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await player.choose('Do not advance');
    await player.see('End attacks');
    await player.seeMap(PAINTED);
    await tab.resize(1440, 900);
  });

  test('a turn of Talvisota for two is played, in Finnish too', async () => {
    await leave(player);
    await loadFile(player, serialiseTalvisota(startTalvisota(talvisotaFrom(BEFORE_TERIJOKI))));
    await player.see('Turn 3');
    await player.seeMap(PAINTED);
    await tab.press('0');
    await player.seeMap(PAINTED);
    await script(tab, [6, 6, 6, 6, 6, 6]);
    await player.choose('Open combat');
    await player.see('Chance of taking the space');
    await until('turn 4', async () => {
      for (const name of ['I am the', 'End anyway']) await player.chooseIfThere(name);
      // A press while the button rests begins its rest anew.
      const rests = await tab.evaluate(() => document.querySelector('[data-resting]') !== null);
      if (!rests) await tab.press('e');
      return player.sees('Turn 4');
    });
    await player.seeMap(PAINTED);

    await tab.resize(390, 844);
    await tab.reload();
    await until('the sheet on a phone', async () => {
      await player.chooseIfThere('I am the');
      return player.sees('Turn 4');
    });
    await player.seeMap(PAINTED);
    const over = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    await tab.resize(1440, 900);

    await leave(player);
    await player.choose('Suomi');
    await player.see('Uusi peli');
  });
});
