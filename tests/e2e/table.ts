/** What the end-to-end tests do over and over. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  newGame,
  play,
  positionFrom,
  readySetUp,
  serialise,
  startTimeline,
  type Action,
  type Options,
  type PositionSpec,
} from '#engine/winter-war';

import { linkTo } from './links.ts';

declare global {
  interface Window {
    axe?: typeof axeCore;
    winterWar?: { hexPoint(name: string): { x: number; y: number } | null };
  }
}

export interface Opening {
  readonly solo?: boolean;
  /** Faces of the dice, in order. */
  readonly dice?: readonly number[];
  readonly seed?: number;
  /** Warnings before the end of a phase are what the test is about; else they are waved through. */
  readonly warned?: boolean;
  /** How long a button with a new meaning rests, in milliseconds. */
  readonly primaryPauseMs?: number;
}

/** Two people play, unless something else has been chosen on this device. */
export async function seatPeople(page: Page): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage['winter-war-seats'] ??= '{"kind":"people"}';
      // What has not moved is listed for newcomers; the tests know what they leave.
      localStorage['winter-war-settings'] ??= '{"listIdle":false}';
    } catch {
      // A browser that keeps nothing.
    }
  });
}

/** Pages on which what the start screen keeps folded away is unfolded, each with its button for a new game. */
const unfolding = new WeakMap<Page, Locator>();

/** These two are looked for before every press in a test: by their text, as names by role take much longer to find. */
const formButton = (page: Page): Locator =>
  page.locator('button').filter({ hasText: /^(New game|Uusi peli) …/ });

/** Not by the mouse: a dialog may just be coming up in front of it, or the table in its place. */
const pressWhenever = (page: Page, more: Locator): Promise<void> =>
  page.addLocatorHandler(
    more,
    () => more.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => undefined),
    { noWaitAfter: true },
  );

const unfoldGames = (page: Page): Promise<void> =>
  pressWhenever(page, page.locator('button').filter({ hasText: /^Show all \d+$/ }));

/** From here on the start screen of this page shows the form of a new game, and every kept game. */
export function unfoldStart(page: Page): void {
  if (unfolding.has(page)) return;
  const form = formButton(page);
  unfolding.set(page, form);
  void pressWhenever(page, form);
  void unfoldGames(page);
}

/** From here on it shows what it offers first: kept games, to learn, to play; the form only when asked. */
export async function firstWays(page: Page): Promise<void> {
  const pressed = unfolding.get(page);
  if (pressed) await page.removeLocatorHandler(pressed);
  else {
    unfolding.set(page, formButton(page));
    await unfoldGames(page);
  }
  const form = formButton(page);
  const back = page.getByRole('button', { name: /^(Back|Takaisin)$/ });
  await expect(back.or(form)).toBeVisible();
  if (await back.isVisible()) await back.click();
  await expect(form).toBeVisible();
}

/** What a page has before its first script runs: who plays, scripted dice and seed. */
async function prepare(
  page: Page,
  { dice = [], seed = 7, warned = false, primaryPauseMs }: Opening,
): Promise<void> {
  await seatPeople(page);
  if (!warned) await page.addLocatorHandler(button(page, 'End anyway'), (anyway) => anyway.click());
  const hook = { seed, dice: [...dice], ...(primaryPauseMs !== undefined && { primaryPauseMs }) };
  await page.addInitScript((given) => (globalThis.winterWarTest = given), hook);
  unfoldStart(page);
}

/** The start screen, with scripted dice and seed. */
export async function openStart(page: Page, opening: Opening = {}): Promise<void> {
  await prepare(page, opening);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Winter War' })).toBeVisible();
  await expect(button(page, 'Start game')).toBeVisible();
}

export async function startGame(page: Page, opening: Opening = {}): Promise<void> {
  await openStart(page, opening);
  if (opening.solo) await page.getByLabel('Solo practice').check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByText('Place your counters').first()).toBeVisible();
}

export function button(page: Page, name: string | RegExp): Locator {
  unfoldStart(page);
  return page.getByRole('button', { name, exact: typeof name === 'string' });
}

/** Both sides take the historical deployment, through the curtain. */
export async function deploy(page: Page): Promise<void> {
  await button(page, 'Historical').click();
  await button(page, 'End set-up').click();
  await button(page, 'I am the Soviet player').click();
  await button(page, 'Historical').click();
  await button(page, 'End set-up').click();
  await expect(phase(page)).toContainText(/Movement|Reinforcement/);
}

/** The bar at the top: turn, phase, whose decision, what to do. */
export const phase = (page: Page): Locator => page.locator('header').first();

/** The present phase in the sequence of play, in a wide window. */
export const stage = (page: Page): Locator => page.locator('header [aria-current="step"]');

/** The panel of what is picked and what can be done with it. */
export const atHand = (page: Page): Locator => page.getByRole('complementary', { name: 'Selected' });

interface Search {
  /** Only what is in this. */
  readonly within?: string;
  readonly without?: readonly string[];
  /** Only these rules. */
  readonly rules?: readonly string[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Accessibility faults of what is on the screen. */
export async function faults(page: Page, { within, without = [], rules }: Search = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options = {
    runOnly: rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: TAGS },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  const { violations } = await page.evaluate(([context, how]) => window.axe!.run(context ?? document, how), [
    within,
    options,
  ] as const);
  return violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
}

/** Where the middle of a hex lies in the window, once the map has come to rest. */
export async function middleOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const point = await page.evaluate(async (hex) => {
    let before: { x: number; y: number } | null = null;
    // Some frames long the same: a glide may begin a moment late.
    for (let same = 0, frames = 0; same < 8 && frames < 600; frames++) {
      await new Promise(requestAnimationFrame);
      const now = window.winterWar?.hexPoint(hex) ?? null;
      same = now && now.x === before?.x && now.y === before.y ? same + 1 : 0;
      before = now;
    }
    return before;
  }, name);
  if (!point) throw new Error(`Hex ${name} is not on the screen`);
  return point;
}

/** The same where it can be pressed: on the whole map, where what is seen of it does not show the hex. */
export async function hexAt(page: Page, name: string): Promise<{ x: number; y: number }> {
  const point = await middleOf(page, name);
  const seen = await page.evaluate(
    ({ x, y }) => Boolean(document.elementFromPoint(x, y)?.closest('[data-map], [role=dialog]')),
    point,
  );
  if (seen) return point;
  await page.keyboard.press('0');
  return middleOf(page, name);
}

/** Clicks in the middle of a hex. */
export async function clickHex(page: Page, name: string): Promise<void> {
  const { x, y } = await hexAt(page, name);
  await page.mouse.click(x, y);
}

/** Clicks in a hex until what it leads to shows: after a dialog the map may begin to glide a moment later. */
export async function pickHex(page: Page, name: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await clickHex(page, name);
    await expect(shown).toBeVisible({ timeout: 1500 });
  }).toPass();
}

/** Text of a recorded game that begins with a hand-written position. */
export function gameFile(spec: PositionSpec, actions: readonly Action[] = []): string {
  let timeline = startTimeline(positionFrom(spec));
  for (const action of actions) {
    const played = play(timeline, action);
    if (!played.ok) throw new Error(played.refusal.text);
    timeline = played.timeline;
  }
  return serialise(timeline);
}

/** Loads a file from the start screen. */
export async function loadText(page: Page, text: string): Promise<void> {
  // At a table the menu is open; the start screen has the button among what it offers first.
  if (!(await page.getByRole('dialog', { name: 'Menu' }).isVisible())) await firstWays(page);
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Load a file').click();
  await (
    await chooser
  ).setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Text of a new game of one who plays alone, in the set-up of the Soviets, the Finns with their historical one. */
export function sovietSetUp(options: Partial<Options>): string {
  const state = newGame(options, 7);
  let timeline = startTimeline(state);
  for (const action of [...readySetUp(state, 'historical', 1), { type: 'end' } as const]) {
    const played = play(timeline, action);
    if (!played.ok) throw new Error(played.refusal.text);
    timeline = played.timeline;
  }
  return serialise({ ...timeline, about: { alone: true } });
}

/** Opens a hand-written position at the table: by a link, which is quicker than a file of the start screen. */
export async function openPosition(page: Page, spec: PositionSpec, opening: Opening = {}): Promise<void> {
  await prepare(page, opening);
  const link = await linkTo(startTimeline(positionFrom(spec)));
  // In a page that is open already a link is no new page.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(`/${link}`);
  await button(page, 'Open').click();
  await expect(phase(page)).toContainText(`Turn ${spec.turn}`);
}

/** Loads a hand-written position; one that cannot come about is opened although the page says so. */
export async function loadPosition(page: Page, text: string, isOpen: () => Promise<void>): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Shared game' });
  await page.addLocatorHandler(asked, () => asked.getByRole('button', { name: 'Open' }).click());
  await loadText(page, text);
  await isOpen();
  await page.removeLocatorHandler(asked);
}

/** The button that carries the game on has had its moment of rest. */
export const rested = async (page: Page): Promise<void> => {
  // Looked at in every frame: some whole games wait for it at each step.
  await page.waitForFunction(() => !document.querySelector('[data-resting]'));
};

/** Retreats one unit to the first hex that is open. */
export async function retreatOne(page: Page): Promise<void> {
  // A single unit that must retreat is in hand already.
  const there = button(page, /^Retreat to/).first();
  if (!(await there.isVisible()))
    await atHand(page)
      .getByRole('button', { name: /hexes? available/ })
      .first()
      .click();
  await there.click();
}

/** Gives up units until the loss is made good. */
export async function giveUp(page: Page): Promise<void> {
  const enough = button(page, 'Remove these units');
  const units = atHand(page).getByRole('button', { name: /\d-\d+-\d/, pressed: false });
  for (;;) {
    // The button rests for a moment once the loss is made good.
    await rested(page);
    if ((await enough.isVisible()) && (await enough.isEnabled())) break;
    await units.first().click();
  }
  await enough.click();
}
