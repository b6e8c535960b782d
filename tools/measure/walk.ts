/** Walks through the screens of a game: each is checked, and the worst one counts. */
import type { Browser, Page } from '@playwright/test';
import { accessibility, type Faults } from './accessibility.ts';
import type { Title } from './at-the-table.ts';
import { watchSession } from './best-practices.ts';

export interface Audits {
  readonly accessibility: Faults;
  readonly bestPractices: Faults;
}

/** Labels of the buttons that set up the counters. */
const SET: Readonly<Record<Title, string>> = { 'Winter War': 'Historical', Talvisota: 'Standard split' };

async function setUp(page: Page, set: string): Promise<void> {
  await page.getByRole('button', { name: 'New game …' }).click();
  await page.getByLabel('Solo practice').check();
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('button', { name: set }).click();
  await page.waitForTimeout(1000);
}

export async function audit(browser: Browser, address: string, title: Title): Promise<Audits> {
  const context = await browser.newContext();
  const session = await watchSession(context, address);
  const page = await context.newPage();
  const screens: Faults[] = [];
  const look = async (name: string): Promise<void> => {
    await session.look(page);
    const { score, faults } = await accessibility(page);
    screens.push({ score, faults: faults.map((fault) => `${title}, ${name}: ${fault}`) });
  };
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: new RegExp(`^${title}`) }).check();
  await look('start');
  await setUp(page, SET[title]);
  await look('set-up');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await look(await tab.innerText());
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
