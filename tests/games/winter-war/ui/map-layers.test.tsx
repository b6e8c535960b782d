import '#app/languages.ts';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { board, type Hex } from '#engine/winter-war';
import { hexsideTable, neighbourTable } from '#games/winter-war/ui/board/board-extent.ts';
import { everyHex } from '#games/winter-war/ui/board/chunks.ts';
import {
  FORTIFIED_LINES,
  fortificationsOf,
  fortifiedSides,
} from '#games/winter-war/ui/board/fortification-lines.ts';
import { isNeutral } from '#games/winter-war/ui/board/ground.ts';
import { edgeOf } from '#games/winter-war/ui/board/hex-shape.ts';
import { CitySymbols, CityValues } from '#games/winter-war/ui/board/layers/Cities.tsx';
import { HexNumbers, PointedNumbers, SpokenNumbers } from '#games/winter-war/ui/board/layers/HexNumbers.tsx';
import { flowIn } from '#games/winter-war/ui/board/layers/Hexsides.tsx';
import { battlementsOf, Fortifications } from '#games/winter-war/ui/board/layers/RuleLines.tsx';
import { TownDots } from '#games/winter-war/ui/board/layers/Names.tsx';
import { TerrainOf } from '#games/winter-war/ui/board/layers/Terrain.tsx';
import { hexAtPoint, hexCentre } from '#games/winter-war/ui/board/projection.ts';
import { setHover } from '#table/store/ui.ts';

const hex = board.hexByName;
const drawn = (element: ReactElement): HTMLElement => render(<svg>{element}</svg>).container;
const textsOf = (element: ReactElement): (string | null)[] =>
  [...drawn(element).querySelectorAll('text')].map((text) => text.textContent);

type Point = readonly [x: number, y: number];
const pointsIn = (d: string): Point[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
const cornerOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

describe.each(['river', 'lake'] as const)('the hexsides of a %s', (kind) => {
  const sides = [...everyHex()].flatMap((one) =>
    [0, 1, 2].flatMap((direction) => {
      const side = hexsideTable[one * 6 + direction]!;
      const isDrawn = side >= 0 && !(isNeutral(one) && isNeutral(neighbourTable[one * 6 + direction]!));
      return isDrawn && board.hexsideKinds(side).includes(kind) ? [edgeOf(one, direction)] : [];
    }),
  );
  const meeting = new Map<string, number>();
  for (const end of sides.flat()) meeting.set(cornerOf(end), (meeting.get(cornerOf(end)) ?? 0) + 1);
  const d = flowIn(kind, [...everyHex()]);

  it('are each drawn once, up to the corner where no other goes on', () => {
    const lines = [...d.matchAll(/M([^MQ]+)(?=M|$)/g)].map(([, line]) => pointsIn(line!));
    expect(lines).toHaveLength(sides.length);
    for (const [a, b] of sides) {
      const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const [from, to] = lines.find(
        ([p, q]) => apart(p!, middle) + apart(middle, q!) < apart(p!, q!) + 0.05,
      )!;
      const isWhole = (corner: Point): boolean => meeting.get(cornerOf(corner)) !== 2;
      expect([apart(a, from!) < 0.2, apart(b, to!) < 0.2]).toEqual([isWhole(a), isWhole(b)]);
    }
  });

  it('bend at the corners where two of them meet, once at each', () => {
    const bends = [...d.matchAll(/Q(-?[\d.]+ -?[\d.]+) /g)].map(([, at]) => pointsIn(at!)[0]!);
    const corners = new Map(sides.flat().map((end) => [cornerOf(end), end]));
    const twos = [...corners].filter(([corner]) => meeting.get(corner) === 2).map(([, at]) => at);
    expect(bends).toHaveLength(twos.length);
    expect(twos.filter((two) => !bends.some((bend) => apart(bend, two) < 0.2))).toEqual([]);
  });
});

describe('the numbers of hexes', () => {
  it('of neighbours share a text in the middle of their row, of twelve at most', () => {
    const row = Array.from({ length: 14 }, (_, i) => hex('0907') + i);
    const texts = [...drawn(<HexNumbers of={[...row, hex('1517')]} />).querySelectorAll('text')];
    const groups = [row.slice(0, 12), row.slice(12), [hex('1517')]];
    expect(texts.map((text) => text.textContent)).toEqual(
      groups.map((group) => group.map(board.hexName).join(' ')),
    );
    for (const [i, group] of groups.entries()) {
      const [[west, y], [east]] = [hexCentre(group[0]!), hexCentre(group.at(-1)!)];
      expect(Number(texts[i]!.getAttribute('x'))).toBeCloseTo((west + east) / 2, -1);
      expect(Number(texts[i]!.getAttribute('y'))).toBeCloseTo(y, -1);
    }
  });

  it('are those that a lesson asks for, and of the hex under the pointer', () => {
    const highlights = [
      { hex: hex('1405'), kind: 'asked' as const },
      { hex: hex('1602'), kind: 'reach' as const },
    ];
    expect(textsOf(<SpokenNumbers highlights={highlights} />)).toEqual(['1405']);
    setHover(hex('1504'));
    expect(textsOf(<PointedNumbers highlights={highlights} />)).toEqual(['1504', '1405']);
    setHover(null);
    expect(textsOf(<PointedNumbers highlights={[]} />)).toEqual([]);
  });
});

describe('printed signs', () => {
  it('a fortified hexside has its teeth toward the enemy, and a fort that is being built is hollow', () => {
    for (const line of FORTIFIED_LINES)
      for (const fort of fortificationsOf(line)) {
        const points = pointsIn(battlementsOf(line, fort));
        expect(points).toHaveLength(14 * fortifiedSides(line, fort).length);
        const [x, y] = hexCentre(fort);
        const far = points.map(([px, py]) => Math.hypot(px - x, py - y));
        // Two points at the foot, two at the top of a tooth, in turns.
        for (let i = 2; i + 2 < 14; i += 4) expect(far[i]!).toBeGreaterThan(far[i - 1]!);
      }
    const fort = fortificationsOf(FORTIFIED_LINES[0]!)[1]!;
    const paths = (unfinished: Hex | null): number =>
      drawn(<Fortifications unfinished={unfinished} />).querySelectorAll('path').length;
    expect(paths(fort)).toBe(paths(null) + 1);
    expect(drawn(<Fortifications unfinished={fort} />).querySelectorAll('[data-unfinished]')).toHaveLength(1);
    expect(drawn(<Fortifications unfinished={null} />).querySelector('[data-unfinished]')).toBeNull();
  });

  it('a city is a square in Finland and a star in the Soviet Union', () => {
    const kinds = (kind: string): number => board.places.filter((place) => place.kind === kind).length;
    const signs = drawn(<CitySymbols />);
    expect(signs.querySelectorAll('rect')).toHaveLength(2 * kinds('finnish-city'));
    expect(signs.querySelectorAll('circle')).toHaveLength(kinds('supply-city'));
  });

  it('Petrozavodsk shows what it supplies in this game', () => {
    const capacities = (now: number | null): (string | null)[] => textsOf(<CityValues petrozavodsk={now} />);
    const [printed, raised] = [capacities(null), capacities(77)];
    expect(raised.filter((text, i) => text !== printed[i])).toEqual(['77']);
  });

  it('every town has its dot, the larger for a higher rank', () => {
    const dots = [...drawn(<TownDots />).querySelectorAll('circle')];
    const radii = new Map(
      dots.map((dot) => [/dot(\d)/.exec(dot.getAttribute('class')!)![1], Number(dot.getAttribute('r'))]),
    );
    const byRank = [...radii].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, radius]) => radius);
    expect(byRank.length).toBeGreaterThan(2);
    expect(byRank).toEqual(byRank.toSorted((a, b) => b - a));
  });

  it.each(['swamp', 'mountain', 'minorLake'] as const)(
    'the symbols of a %s lie in its hex, apart',
    (kind) => {
      const place = [...everyHex()].find((one) => board.terrainOf(one) === kind)!;
      const [, symbols] = drawn(<TerrainOf hex={place} kind={kind} />).querySelectorAll('path');
      const starts = [...symbols!.getAttribute('d')!.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)];
      const points = starts.map(([, x, y]): Point => [Number(x), Number(y)]);
      expect(points.map(([x, y]) => hexAtPoint(x, y))).toEqual(points.map(() => place));
      expect(new Set(points.map(String)).size).toBe(points.length);
    },
  );
});
