/** Hands at the command sheets of Talvisota. */
import { expect, type Locator, type Page } from '@playwright/test';
import {
  finns,
  positionFrom,
  serialise,
  soviets,
  spaceOf,
  startTimeline,
  type PositionSpec,
} from '#engine/talvisota';
import { loadPosition, openStart } from './table.ts';

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** The bar at the top: turn, phase, whose decision, what to do. */
export const bar = (page: Page): Locator => page.locator('header').first();

export const sheet = (page: Page): Locator => page.getByRole('complementary', { name: 'Selected' });

export const onSheet = (page: Page, name: string | RegExp): Locator =>
  sheet(page).getByRole('button', { name, exact: typeof name === 'string' });

export const curtain = (page: Page): Locator => button(page, /^I am the (Soviet|Finnish) player$/);

/** What ends a phase with something undone. */
const anyway = (page: Page): Locator => button(page, 'End anyway');

export const result = (page: Page): Locator => page.getByRole('dialog', { name: 'The game is over' });

/** A new game from the start screen, with scripted dice and then the generator's. */
export async function start(page: Page, way: string, dice: readonly number[]): Promise<void> {
  await page.addInitScript((faces) => (globalThis.winterWarTest = { seed: 7, dice: [...faces] }), dice);
  await endAnyway(page);
  await page.goto('/');
  await page.getByRole('radio', { name: /Talvisota/ }).check();
  await button(page, /^New game …/).click();
  await page.getByRole('radio', { name: way, exact: true }).check();
  await button(page, 'Start game').click();
  // Two at one screen: nothing of the Soviet set-up shows before its player has the device.
  if (way.startsWith('Two players')) await button(page, 'I am the Soviet player').click();
  await expect(bar(page)).toContainText('Set-up');
}

/** The large button. */
const primary = (page: Page): Locator => page.locator('header [aria-keyshortcuts]').first();

/** Ends phases with something undone, from here on. */
const endAnyway = (page: Page): Promise<void> =>
  page.addLocatorHandler(anyway(page), (pressed) => pressed.click());

/** What the large button offers is taken, through every curtain, until something shows. */
export async function goOnTo(page: Page, shown: Locator): Promise<void> {
  // Pressed here alone: what is pressed in between would end the next phase too.
  await page.removeLocatorHandler(anyway(page));
  for (let press = 0; press < 200; press++) {
    if (await shown.isVisible()) return endAnyway(page);
    if (await curtain(page).isVisible()) await curtain(page).click();
    else if (await anyway(page).isVisible()) await anyway(page).click();
    else if (await primary(page).isEnabled()) await primary(page).click();
    await page.waitForTimeout(60);
  }
  throw new Error(`It never came: ${await bar(page).innerText()}`);
}

/** The bar, once it says something. */
export const saying = (page: Page, what: string | RegExp): Locator => bar(page).filter({ hasText: what });

/** Opens a hand-written position at the table, for two players. */
export async function openPosition(page: Page, spec: PositionSpec): Promise<void> {
  await openStart(page);
  await loadPosition(page, serialise(startTimeline(positionFrom(spec))), () =>
    expect(bar(page)).toContainText(`Turn ${spec.turn}`),
  );
}

/** Six divisions at Leningrad go against Terijoki, which two divisions and a sniper hold. */
export const BEFORE_TERIJOKI: PositionSpec = {
  turn: 3,
  phase: 'combat',
  map: { LEN: { FUS: 6 }, RAU: { FUS: 1 } },
  posts: { soviet: { ART: 'KAR' } },
  sovietPlans: {
    3: {
      strategy: 'MASS',
      stage: 'map',
      from: spaceOf('LEN'),
      units: soviets({ FUS: 6 }),
      supports: ['ART'],
      target: spaceOf('TER'),
      answer: 3,
    },
  },
  finnishPlans: {
    3: { strategy: 'DEFENSE', stage: 'map', units: finns({ DIV: 2, WD: 1 }), environment: ['snow'] },
  },
};
