/** What a player does and sees at a page, in whatever browser: buttons by their names, hexes by their numbers. */
import { PNG } from 'pngjs';
import type { Tab } from './engines.ts';

/** However slow the machine: a step ends by what shows. */
const PATIENCE_MS = Number(process.env.WW_PATIENCE_MS ?? 120_000);

/** Waits until something comes; says what was waited for where it does not. */
export async function until<T>(what: string, look: () => Promise<T | false | null | undefined>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    let cause: unknown;
    // A script that was running when the page was left has no answer: the next one may.
    const found = await look().catch((error: unknown) => void (cause = error));
    if (found) return found;
    if (Date.now() > end) throw new Error(`It never came: ${what}`, { cause });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The middle of the button, link, tab or choice of a name, scrolled into view; null while it is not there, is disabled,
 * or lies under something. Runs in the page.
 */
async function pointOf(name: string, exact: boolean): Promise<Point | null> {
  const said = (element: Element): string =>
    (
      element.getAttribute('aria-label') ??
      (element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined) ??
      (element as HTMLElement).innerText
    )
      .replaceAll(/\s+/g, ' ')
      .trim();
  const open = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document;
  for (const element of open.querySelectorAll('button, a, summary, input, [role=tab], [role=button]')) {
    if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert], [aria-hidden=true]'))
      continue;
    const text = said(element);
    if (exact ? text !== name : !text.startsWith(name)) continue;
    // A choice is pressed by its words: its own box may be drawn by them.
    const box = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
    if (!box.getClientRects().length) continue;
    box.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = box.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    if (hit && (box.contains(hit) || hit.contains(box))) return point;
  }
  return null;
}

/** Where the middle of a hex lies once the map has come to rest; null while it is out of sight. Runs in the page. */
async function hexPoint(name: string): Promise<Point | null> {
  let before: Point | null = null;
  for (let same = 0, frames = 0; same < 8 && frames < 600; frames++) {
    await new Promise(requestAnimationFrame);
    const now =
      (window as { winterWar?: { hexPoint(hex: string): Point | null } }).winterWar?.hexPoint(name) ?? null;
    same = now && before && now.x === before.x && now.y === before.y ? same + 1 : 0;
    before = now;
  }
  return before && document.elementFromPoint(before.x, before.y)?.closest('[data-map]') ? before : null;
}

/** How much of the map's window shows each of these colours of the theme, in parts of 1. */
async function colourShares(tab: Tab, names: readonly string[]): Promise<readonly number[]> {
  const { box, inks, wide } = await tab.evaluate(
    (variables) => {
      const map = document.querySelector('[data-map]')!.getBoundingClientRect();
      // On the map, whose colours change with the snow; a mixed colour has its numbers from a canvas.
      const probe = document.querySelector('[data-map]')!.appendChild(document.createElement('i'));
      const canvas = document.createElement('canvas').getContext('2d')!;
      const colours = variables.map((name) => {
        probe.style.color = `var(${name})`;
        canvas.fillStyle = getComputedStyle(probe).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
        return [red!, green!, blue!];
      });
      probe.remove();
      return { box: [map.left, map.top, map.right, map.bottom], inks: colours, wide: innerWidth };
    },
    [...names],
  );
  const picture = PNG.sync.read(await tab.screenshot());
  const scale = picture.width / wide;
  const [left, top, right, bottom] = box.map((edge) => Math.round(edge * scale)) as [
    number,
    number,
    number,
    number,
  ];
  const found = names.map(() => 0);
  let all = 0;
  for (let y = Math.max(0, top); y < Math.min(bottom, picture.height); y += 2)
    for (let x = Math.max(0, left); x < Math.min(right, picture.width); x += 2, all++) {
      const at = 4 * (y * picture.width + x);
      const seen = inks.findIndex((ink) =>
        ink.every((value, i) => Math.abs(value - picture.data[at + i]!) <= 6),
      );
      if (seen >= 0) found[seen]!++;
    }
  return found.map((count) => count / all);
}

export function playerAt(tab: Tab) {
  const text = (): Promise<string> => tab.evaluate(() => document.body.innerText);
  const sees = async (words: string | RegExp): Promise<boolean> => (await text()).search(words) >= 0;
  const player = {
    tab,
    sees,
    /** Waits for words on the page. */
    see: (words: RegExp | string) => until(String(words), () => sees(words)),
    /** Waits until something of this name can be pressed. */
    offers: (name: string) => until(`something to press: ${name}`, () => tab.evaluate(pointOf, name, true)),
    /** Presses what bears this name, with the mouse, once it can be pressed. */
    async choose(name: string): Promise<void> {
      const { x, y } = await player.offers(name);
      await tab.click(x, y);
    },
    /** Presses a card by its title; its name goes on with what it does. */
    async chooseCard(title: string): Promise<void> {
      const { x, y } = await until(`a card to press: ${title}`, () => tab.evaluate(pointOf, title, false));
      await tab.click(x, y);
    },
    /** Presses the first thing whose name begins so, where there is one. */
    async chooseIfThere(beginning: string): Promise<void> {
      const point = await tab.evaluate(pointOf, beginning, false);
      if (point) await tab.click(point.x, point.y);
    },
    async clickHex(name: string): Promise<void> {
      const { x, y } = await until(`hex ${name} in sight`, () => tab.evaluate(hexPoint, name));
      await tab.click(x, y);
    },
    /** The map is painted: each of these colours of the theme covers that part of its window at least. */
    async seeMap(shares: Readonly<Record<string, number>>): Promise<void> {
      const names = Object.keys(shares);
      let seen: readonly number[] = [];
      await until(`the colours of the map`, async () => {
        seen = await colourShares(tab, names);
        return seen.every((share, i) => share >= shares[names[i]!]!);
      }).catch(() => {
        const parts = names.map((name, i) => `${name} ${(100 * seen[i]!).toFixed(1)} %`);
        throw new Error(`The map is not painted: ${parts.join(', ')}`);
      });
    },
  };
  return player;
}

export type Player = ReturnType<typeof playerAt>;
