/**
 * A browser that translates the page puts elements of its own in the place of the texts. Beside one that leaves every word
 * as it is, the page says the same at every step as without it.
 */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { press } from './keys.ts';
import { button, clickHex, firstWays, openPosition, openStart, phase, pickHex } from './table.ts';
import * as talvisota from './talvisota.ts';
import { stacks } from '../engine/winter-war/rules/helpers.ts';

/** Begun once the page is open, as by a reader who asks for a translation. */
function translate(): void {
  const seen = new WeakSet<Node>();
  const wrap = (text: Node): void => {
    const parent = text.parentElement;
    if (seen.has(text) || !text.nodeValue?.trim() || !parent || parent instanceof SVGElement) return;
    if (parent.closest('font, script, style, textarea')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.nodeValue;
    outer.append(inner);
    seen.add(inner.firstChild!);
    (text as ChildNode).replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrap(target);
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) wrap(node);
        else if (node.nodeType === Node.ELEMENT_NODE) wrapAll(node);
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** All words but those of live regions: what comes within a quarter of a second of each other is announced as one. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const live = document.querySelectorAll<HTMLElement>('[aria-live]');
    for (const region of live) region.hidden = true;
    const text = document.body.innerText;
    for (const region of live) region.hidden = false;
    return text.split(/\s+/).filter(Boolean);
  });

type Step = (page: Page) => Promise<unknown>;

async function compare(browser: Browser, open: Step, steps: readonly Step[]): Promise<void> {
  const pages = [await browser.newPage(), await browser.newPage()] as const;
  await Promise.all(pages.map(open));
  await pages[0].evaluate(translate);
  for (const [i, step] of steps.entries()) {
    await Promise.all(pages.map(step));
    await expect(async () => {
      const [translated, plain] = await Promise.all(pages.map(words));
      expect(translated, `after step ${i + 1}`).toEqual(plain);
    }).toPass();
  }
  await Promise.all(pages.map((page) => page.close()));
}

const keys = (text: string): Step[] => text.split(' ').map((key) => (page) => press(page, key));
const pressing =
  (name: string | RegExp): Step =>
  (page) =>
    button(page, name).first().click();
const at =
  (hex: string): Step =>
  (page) =>
    clickHex(page, hex);
/** Where the map may just have begun to glide. */
const selecting =
  (hex: string): Step =>
  (page) =>
    pickHex(page, hex, phase(page).filter({ hasText: 'Select a hex' }));

test('a turn of Winter War', async ({ browser }) => {
  await compare(
    browser,
    (page) =>
      openPosition(
        page,
        {
          turn: 4,
          phasing: 'soviet',
          phase: 'reinforcement',
          units: stacks(
            's1602 0-1-2 (7 A), s1702 20-12-2 (XIX), s1703 6-4-2 (56), f1605 1-1-3, f1405 6-6-2',
            's1842 0-1-2 (9 A), s1541 2-1-2 (88), f1441 1-1-3',
          ),
          waiting: [{ type: '6-4-2', name: '11' }],
        },
        { dice: [3, 5] },
      ),
    [
      ...keys('n x Enter e n n n Escape s Escape'),
      selecting('1703'),
      at('1604'),
      ...keys('u U e n x Enter e e n n q f e e n Escape e e'),
    ],
  );
});

test('a lesson and a problem', async ({ browser }) => {
  await compare(
    browser,
    async (page) => {
      await openStart(page);
      await firstWays(page);
    },
    [
      pressing(/^Learn to play/),
      pressing('All lessons'),
      pressing(/Your first attack/),
      selecting('1615'),
      at('1616'),
      at('1715'),
      pressing('Undo'),
      selecting('1615'),
      at('1715'),
      pressing('End movement'),
      pressing('Leave the lesson'),
      pressing(/^Problem/),
      pressing(/^1\. /),
      ...keys('n n e'),
    ],
  );
});

test('set-up, plans and means of Talvisota', async ({ browser }) => {
  const onSheet =
    (name: string): Step =>
    (page) =>
      talvisota.onSheet(page, name).first().click();
  await compare(browser, (page) => talvisota.start(page, 'Solo', [3]), [
    onSheet('Standard split'),
    ...['End set-up', 'Roll for events'].map(pressing),
    (page) => talvisota.goOnTo(page, talvisota.saying(page, 'Special movement')),
    ...keys('3'),
    onSheet('Fusiliers: one more'),
    onSheet('Fusiliers: one more'),
    onSheet('Leningrad'),
    ...['Move', 'End movement'].map(pressing),
    onSheet('Prudent advance'),
    ...keys('4'),
    pressing('Strategies done'),
    (page) => talvisota.saying(page, /Soviet means/i).waitFor(),
    ...keys('4'),
    onSheet('Leningrad'),
    onSheet('Add: 2 fusilier divisions'),
    ...keys('q'),
    pressing('Means done'),
  ]);
});
