import '#app/languages.ts';
import { render } from '@testing-library/react';
import { board, type Hex } from '#engine/winter-war';
import { everyHex } from '#games/winter-war/ui/board/chunks.ts';
import { edgeOf } from '#games/winter-war/ui/board/hex-shape.ts';
import { playableHexes } from '#games/winter-war/ui/board/ground.ts';
import { touch, upright, within } from '#games/winter-war/ui/board/boxes.ts';
import { COUNTER_SCALE } from '#games/winter-war/ui/board/counter-scale.ts';
import { Lines } from '#games/winter-war/ui/board/overlays/Lines.tsx';
import { areaNames, townNames } from '#games/winter-war/ui/board/names.ts';
import { dotOf, towns } from '#games/winter-war/ui/board/town-dots.ts';
import { placeText } from '#games/winter-war/ui/text/names.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { LEVELS, type ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { generalise } from '#games/winter-war/ui/board/layers/Ground.tsx';
import { woodsOn } from '#games/winter-war/ui/board/layers/woods.ts';
import { areaOf, clipRing } from '#games/winter-war/ui/board/outline.ts';
import { packLines, unpackLines } from '#kit/drawing/packed-lines.ts';
import { hexAtPoint, hexCentre, MAP_HEIGHT, MAP_WIDTH } from '#games/winter-war/ui/board/projection.ts';
import { routePath } from '#games/winter-war/ui/board/railways-and-roads.ts';
import { snowDepth } from '#games/winter-war/ui/board/map-props.ts';
import { printedBoxes } from '../../../../tools/build-board/printed-boxes.ts';

const ZOOMS = ['far', ...LEVELS.map(([level]) => level).toReversed()] as ZoomLevel[];

const numbersIn = (d: string): number[] => (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('picking', () => {
  test('the middle of every hex is in that hex', () => {
    for (const hex of everyHex()) expect(hexAtPoint(...hexCentre(hex))).toBe(hex);
  });

  test('points just inside and just outside a hexside part two hexes', () => {
    const hex = board.hexByName('1405');
    for (let direction = 0; direction < 6; direction++) {
      const at = (grow: number): [number, number] => {
        const [a, b] = edgeOf(hex, direction, grow);
        return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      };
      expect(hexAtPoint(...at(-1))).toBe(hex);
      expect(board.distance(hexAtPoint(...at(1))!, hex)).toBe(1);
    }
  });

  test('there is nothing beyond the map', () => {
    expect(hexAtPoint(-500, 100)).toBeNull();
  });
});

describe('arrows of attacks', () => {
  const from = board.hexByName('1405');
  const isInCounter = ([x, y]: readonly [number, number], hex: Hex): boolean => {
    const [cx, cy] = hexCentre(hex);
    return Math.max(Math.abs(x - cx), Math.abs(y - cy)) < 50 * COUNTER_SCALE;
  };

  test.each(board.neighbours(from))('to hex %s lies between the counters', (to) => {
    const { container } = render(
      <svg>
        <Lines lines={[{ kind: 'attack', hexes: [from, to] }]} />
      </svg>,
    );
    const points = [...container.querySelectorAll('path')].flatMap((path) => {
      const n = numbersIn(path.getAttribute('d')!);
      return n.flatMap((x, i) => (i % 2 ? [] : [[x, n[i + 1]!] as const]));
    });
    expect(points).toHaveLength(5);
    expect(points.filter((point) => isInCounter(point, from) || isInCounter(point, to))).toEqual([]);
  });
});

describe('railways and roads', () => {
  test.each(['rail', 'road'] as const)('%s is drawn in exactly the hexes that the tables give', (way) => {
    const runs = (hex: Hex): boolean =>
      board.neighbours(hex).some((other) => board.hexsideKinds(board.hexside(hex, other)).includes(way));
    const drawn = [...everyHex()].filter((hex) => routePath(hex, way) !== '');
    expect(drawn.map(board.hexName)).toEqual([...everyHex()].filter(runs).map(board.hexName));
  });

  test('the two hexes of a hexside draw the line to the same point', () => {
    for (const hex of everyHex())
      for (const other of board.neighbours(hex)) {
        if (!board.hexsideKinds(board.hexside(hex, other)).includes('rail')) continue;
        const points = (d: string): string[] => {
          const numbers = numbersIn(d);
          return numbers.flatMap((n, i) => (i % 2 === 0 ? [`${n} ${numbers[i + 1]}`] : []));
        };
        const shared = new Set(points(routePath(hex, 'rail')));
        expect(points(routePath(other, 'rail')).some((p) => shared.has(p))).toBe(true);
      }
  });
});

describe('snow', () => {
  test('deepens until the frost of February, and melts once the ice of a long war has broken up', () => {
    const depths = Array.from({ length: 13 }, (_, i) => snowDepth(i + 1));
    expect(depths).toEqual([0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 1]);
  });
});

describe('names of towns', () => {
  test('the cities are named at every level, and every text is at least 12 px where its level begins', () => {
    for (const [level, from] of [...LEVELS, ['far', 0.225] as const]) {
      const labels = townNames(level);
      for (const city of ['Helsinki', 'Viipuri', 'Oulu', 'Petsamo', 'Leningrad', 'Murmansk', 'Kem'])
        expect(labels.map((l) => l.text)).toContain(city);
      for (const name of [...labels, ...areaNames(level)])
        expect(name.size * from).toBeGreaterThanOrEqual(11.7);
    }
  });

  test('more towns are named the nearer one comes', () => {
    const counts = ['far', ...LEVELS.map(([level]) => level).toReversed()].map(
      (level) => townNames(level as ZoomLevel).length,
    );
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test('every sea and country is named at every level, and both fortified lines from near by', () => {
    for (const level of ['far', ...LEVELS.map(([name]) => name)] as ZoomLevel[]) {
      const names = areaNames(level).map(({ text }) => text);
      expect(names).toEqual(
        expect.arrayContaining([
          'White Sea',
          'Arctic Ocean',
          'Gulf of Finland',
          'Lake Ladoga',
          'FINLAND',
          'USSR',
          'SWEDEN',
        ]),
      );
      const lines = ['MANNERHEIM LINE', 'LADOGA DEFENCE LINE'];
      const far = ['far', 'mid'].includes(level);
      expect(names.filter((name) => lines.includes(name))).toEqual(far ? [] : lines);
    }
  });

  describe.each(['en', 'fi'])('in the language %s', (tag) => {
    beforeEach(async () => {
      await loadLanguage(tag);
      setLanguage(tag);
    });
    afterEach(() => setLanguage('en'));

    test.each(ZOOMS)(
      'at the level %s no name touches another, a number, a sign or a fortification',
      (level) => {
        const names = [...townNames(level), ...areaNames(level)];
        const faults = names.flatMap(({ text, box }, i) => [
          ...names
            .slice(i + 1)
            .filter((other) => touch(box, other.box))
            .map((other) => `${text} on ${other.text}`),
          ...printedBoxes(level)
            .filter((printed) => touch(box, printed))
            .map(() => `${text} on what is printed`),
          ...(within(box, MAP_WIDTH, MAP_HEIGHT, 4) ? [] : [`${text} at the edge`]),
        ]);
        expect(faults).toEqual([]);
      },
    );

    test.each(ZOOMS)(
      'at the level %s a town stands by its dot, and no counter in its hex hides its middle',
      (level) => {
        for (const { text, rank, box } of townNames(level)) {
          const town = towns.find(({ name }) => placeText(name) === text)!;
          const [x, y] = dotOf(town);
          const gap = Math.hypot(
            Math.max(0, Math.abs(x - box.x) - box.across),
            Math.max(0, Math.abs(y - box.y) - box.up),
          );
          expect([text, gap <= (rank === 1 ? 45 : 17)]).toEqual([text, true]);
          // No counter ever comes into a neutral country.
          const hidden =
            playableHexes.includes(town.hex) && touch(box, upright(...hexCentre(town.hex), 2, 2));
          expect([text, hidden]).toEqual([text, false]);
        }
      },
    );
  });

  test('the Mannerheim Line is named on its Finnish side, on land and along its hexes', () => {
    const hexes = ['1405', '1406', '1506', '1606'].map(board.hexByName);
    for (const level of ['near', 'close', 'closest'] as const) {
      const { box } = areaNames(level).find(({ text }) => text === 'MANNERHEIM LINE')!;
      const angle = (box.turn * Math.PI) / 180;
      for (const along of [-1, -0.5, 0, 0.5, 1]) {
        const at = [
          box.x + along * box.across * Math.cos(angle),
          box.y + along * box.across * Math.sin(angle),
        ] as const;
        const hex = hexAtPoint(...at)!;
        expect(board.terrainOf(hex)).not.toBe('water');
        expect(board.countryOf(hex)).toBe('finland');
        expect(Math.min(...hexes.map((fort) => board.distance(fort, hex)))).toBeLessThanOrEqual(2);
      }
    }
  });

  test('two turned boxes touch when neither of their sides parts them', () => {
    const box = { x: 0, y: 0, across: 10, up: 2, turn: 45 };
    expect(touch(box, { x: 6, y: 6, across: 1, up: 1, turn: 0 })).toBe(true);
    expect(touch(box, { x: 6, y: -6, across: 1, up: 1, turn: 0 })).toBe(false);
    expect(touch(box, { x: 0, y: 8, across: 10, up: 2, turn: 45 }, 2)).toBe(true);
    expect(within({ ...box, x: 20, y: 20 }, 30, 30, 1)).toBe(true);
    expect(within({ ...box, x: 26, y: 20 }, 30, 30, 1)).toBe(false);
  });
});

describe('outlines', () => {
  test('packed lines come out as they went in, to half a map unit', () => {
    const lines = [
      [
        [-30, 2575.5],
        [1600, -3],
        [1600.5, -2.5],
        [1580, 17],
      ],
      [[20, -20.5]],
      [
        [0, 0],
        [19.5, 200],
        [3000, 3000],
      ],
    ] as const;
    expect(unpackLines(packLines(lines))).toEqual(lines);
    expect(
      unpackLines(
        packLines([
          [
            [0.1, 0],
            [0.2, 0],
            [4.2, 0.9],
          ],
        ]),
      ),
    ).toEqual([
      [
        [0, 0],
        [4, 1],
      ],
    ]);
  });

  test('every letter of a packed line is plain in JSON', () => {
    const steps = Array.from({ length: 2000 }, (_, i) => [(i - 1000) * (i + 1), i * 7.5] as const);
    const packed = packLines([steps]);
    expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
    expect(unpackLines(packed)).toEqual([steps]);
  });

  test('a generalised line keeps its ends and its corners', () => {
    const line = [
      [0, 0],
      [5, 0.5],
      [10, 0],
      [10, 9],
      [10.4, 10],
    ] as const;
    expect(generalise(line, 1)).toEqual([
      [0, 0],
      [10, 0],
      [10.4, 10],
    ]);
  });

  test('the area of a ring, whichever way it runs', () => {
    const ring = [
      [0, 0],
      [4, 0],
      [4, 3],
    ] as const;
    expect(areaOf(ring)).toBe(6);
    expect(areaOf(ring.toReversed())).toBe(6);
  });

  test('a ring is cut at a line', () => {
    const square = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ] as const;
    expect(clipRing(square, [[1, 0, 2]])).toEqual([
      [0, 0],
      [2, 0],
      [2, 4],
      [0, 4],
    ]);
    expect(clipRing(square, [[1, 0, -1]])).toEqual([]);
  });
});

test('woods stay on land, and thin out to nothing in the north', () => {
  const { woods, trees } = woodsOn((x) => x < 900);
  const pairs = [...woods(), ...trees().whole].map((d) => d.match(/M[\d.]+ [\d.]+/g)!.join(' ')).join(' ');
  const points = [...pairs.matchAll(/M([\d.]+) ([\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(Math.max(...points.map(([x]) => x))).toBeLessThanOrEqual(900);
  expect(points.length).toBeGreaterThan(800);
  expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThan(hexCentre(board.hexByName('0156'))[1]);
});
