/** Where the names on the map stand, measured as they are drawn. */
import { expect, test, type Page } from '@playwright/test';
import { HEX_WIDTH } from '#games/winter-war/ui/board/projection.ts';
import { button, startGame } from './table.ts';

const LEVELS = ['far', 'mid', 'near', 'close', 'closest'] as const;

interface Seen {
  readonly names: number;
  readonly numbers: number;
  /** Names that touch each other, a hex number or the edge. */
  readonly faults: readonly string[];
  /** How far numbers of one text stand from the middle of their hexes at most, in map units. */
  readonly astray: number;
}

/** Ink from the top of the capitals to the end of the tails; turned names as they stand. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate((hexWidth) => {
    type Point = readonly [number, number];
    const [ASCENT, CAPITALS, TAILS, LINE] = [0.878, 0.7, 0.2, 1.088];
    const texts = [
      ...document.querySelectorAll<SVGTextElement>('[data-names] text, [data-numbers] text'),
    ].filter((text) => text.getClientRects().length);
    const sheet = texts[0]!.ownerSVGElement!;
    const isNumber = (text: Element): boolean => text.closest('[data-numbers]') !== null;
    /** A text of hex numbers in its pieces, any other whole. */
    const piecesOf = (text: SVGTextElement): readonly { text: string; left: number; right: number }[] => {
      const { x, width } = text.getBBox();
      if (!isNumber(text)) return [{ text: text.textContent, left: x, right: x + width }];
      return text.textContent.split(' ').map((number, i) => ({
        text: number,
        left: text.getStartPositionOfChar(i * 5).x,
        right: text.getEndPositionOfChar(i * 5 + 3).x,
      }));
    };
    const drawn = texts.flatMap((whole) => {
      const { y, height } = whole.getBBox();
      const size = height / LINE;
      const [top, bottom] = [
        y + size * (ASCENT - CAPITALS),
        y + size * (ASCENT + (/[gjpqy]/.test(whole.textContent) ? TAILS : 0)),
      ];
      const m = sheet.getScreenCTM()!.inverse().multiply(whole.getScreenCTM()!);
      return piecesOf(whole).map(({ text, left, right }) => {
        const corners: Point[] = [
          [left, top],
          [right, top],
          [right, bottom],
          [left, bottom],
        ];
        return {
          text,
          number: isNumber(whole),
          quad: corners.map(([cx, cy]): Point => [m.a * cx + m.c * cy + m.e, m.b * cx + m.d * cy + m.f]),
        };
      });
    });
    const astray = texts.filter(isNumber).flatMap((text) => {
      const pieces = piecesOf(text);
      const first = Number(text.getAttribute('x')) - ((pieces.length - 1) / 2) * hexWidth;
      return pieces.map(({ left, right }, i) => Math.abs((left + right) / 2 - (first + i * hexWidth)));
    });
    const apart = (a: readonly Point[], b: readonly Point[]): boolean =>
      [a, b].some((quad) =>
        [0, 1].some((side) => {
          const [ax, ay] = [quad[side + 1]![0] - quad[side]![0], quad[side + 1]![1] - quad[side]![1]];
          const along = (of: readonly Point[]): number[] => of.map(([px, py]) => px * ax + py * ay);
          return (
            Math.max(...along(a)) <= Math.min(...along(b)) || Math.max(...along(b)) <= Math.min(...along(a))
          );
        }),
      );
    const [width, height] = [sheet.width.baseVal.value, sheet.height.baseVal.value];
    const names = drawn.filter(({ number }) => !number);
    const numbers = drawn.filter(({ number }) => number);
    const faults = names.flatMap(({ text, quad }, i) => [
      ...(quad.some(([x, y]) => x < 2 || y < 2 || x > width - 2 || y > height - 2)
        ? [`${text} at the edge`]
        : []),
      ...[...names.slice(i + 1), ...numbers]
        .filter((other) => !apart(quad, other.quad))
        .map((other) => `${text} on ${other.text}`),
    ]);
    return { names: names.length, numbers: numbers.length, faults, astray: Math.max(0, ...astray) };
  }, HEX_WIDTH);

async function checkEveryLevel(page: Page): Promise<void> {
  const map = page.locator('[data-map]');
  const world = map.locator('[data-zoom]').first();
  const middle = await map.boundingBox();
  await page.mouse.move(middle!.x + middle!.width / 2, middle!.y + middle!.height / 2);
  await page.mouse.wheel(0, 4000);
  for (const level of LEVELS) {
    const goal = LEVELS.indexOf(level);
    // The level follows once the map rests.
    await expect(async () => {
      const now = LEVELS.indexOf((await world.getAttribute('data-zoom')) as (typeof LEVELS)[number]);
      if (now !== goal) await page.mouse.wheel(0, now > goal ? 60 : -120);
      await expect(world).toHaveAttribute('data-zoom', level, { timeout: 400 });
    }).toPass({ intervals: [0] });
    await page.evaluate(() => document.fonts.ready.then(() => true));
    let seen = await look(page);
    await expect(async () => {
      if (seen.faults.length) seen = await look(page);
      expect(seen.faults, level).toEqual([]);
    }).toPass();
    const { names, numbers, astray } = seen;
    expect(names).toBeGreaterThan(15);
    expect(numbers > 1000).toBe(!['far', 'mid', 'near'].includes(level));
    expect(astray, level).toBeLessThan(0.3);
  }
}

test('no name touches another, a hex number or the edge, in either language', async ({ page }) => {
  await startGame(page, { solo: true });
  await button(page, 'Historical').click();
  await checkEveryLevel(page);
  await page.keyboard.press(',');
  await page.getByRole('radio', { name: 'Suomi' }).check();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await checkEveryLevel(page);
});
