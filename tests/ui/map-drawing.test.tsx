import { describe, expect, test } from 'vitest';
import { board, type Hex } from '../../src/engine/index.ts';
import { everyHex } from '../../src/ui/map/chunks.ts';
import { edgeOf } from '../../src/ui/map/hex-shape.ts';
import { layOutLabels } from '../../src/ui/map/label-layout.ts';
import { clipRing, ringsOf } from '../../src/ui/map/outline.ts';
import { hexAtPoint } from '../../src/ui/map/picking.ts';
import { hexCentre } from '../../src/ui/map/projection.ts';
import { wayPath } from '../../src/ui/map/ways.ts';

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

describe('railways and roads', () => {
  test.each(['rail', 'road'] as const)('%s is drawn in exactly the hexes that the tables give', (way) => {
    const runs = (hex: Hex): boolean =>
      board.neighbours(hex).some((other) => board.hexsideKinds(board.hexside(hex, other)).includes(way));
    const drawn = [...everyHex()].filter((hex) => wayPath(hex, way) !== '');
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
        const shared = new Set(points(wayPath(hex, 'rail')));
        expect(points(wayPath(other, 'rail')).some((p) => shared.has(p))).toBe(true);
      }
  });
});

describe('names of towns', () => {
  test('the cities are named at every level, and every text is at least 12 px where its level begins', () => {
    const from = { far: 0.225, mid: 0.46, near: 0.88, close: 1.55 } as const;
    for (const level of ['far', 'mid', 'near', 'close'] as const) {
      const labels = layOutLabels(level);
      for (const city of ['Helsinki', 'Viipuri', 'Oulu', 'Petsamo', 'Leningrad', 'Murmansk', 'Kem'])
        expect(labels.map((l) => l.text)).toContain(city);
      for (const label of labels) expect(label.size * from[level]).toBeGreaterThanOrEqual(12);
    }
  });

  test('more towns are named the nearer one comes', () => {
    const counts = (['far', 'mid', 'near', 'close'] as const).map((level) => layOutLabels(level).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});

describe('outlines', () => {
  test('a path of relative steps becomes points', () => {
    expect(ringsOf('M10 10l5 0 0 5.5-5-1zM0 0l1 1z')).toEqual([
      [
        [10, 10],
        [15, 10],
        [15, 15.5],
        [10, 14.5],
      ],
      [
        [0, 0],
        [1, 1],
      ],
    ]);
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
