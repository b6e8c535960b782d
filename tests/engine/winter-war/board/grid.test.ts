import fc from 'fast-check';
import { defineHex, Direction, Grid, Orientation, rectangle } from 'honeycomb-grid';
import * as grid from '#engine/winter-war/board/grid.ts';
import { hexAtGrid, ROW_HEIGHT } from '#engine/winter-war/board/projection.ts';
import {
  HEX_WIDTH,
  hexCentre,
  MAP_HEIGHT,
  MAP_WIDTH,
  mapPoint,
} from '#games/winter-war/ui/board/projection.ts';

/**
 * An independent implementation to compare with: rows counted from the north, which makes the odd ones
 * (0 is our row 57, 1 our row 56) the shifted ones.
 */
const Oracle = defineHex({
  orientation: Orientation.POINTY,
  offset: -1,
  dimensions: { width: HEX_WIDTH, height: (HEX_WIDTH * 2) / Math.sqrt(3) },
});
const oracle = new Grid(Oracle, rectangle({ width: grid.COLUMNS, height: grid.ROWS }));
type OracleHex = InstanceType<typeof Oracle>;

const toOracle = (hex: number): OracleHex =>
  oracle.getHex({ col: grid.columnOf(hex) - 1, row: grid.ROWS - grid.rowOf(hex) })!;
const fromOracle = (hex: OracleHex): number => grid.hexAtCell(hex.col + 1, grid.ROWS - hex.row);

/** Honeycomb's names for our directions 0 to 5. */
const DIRECTIONS = [
  Direction.E,
  Direction.NE,
  Direction.NW,
  Direction.W,
  Direction.SW,
  Direction.SE,
] as const;

const anyHex = fc.integer({ min: 0, max: grid.HEX_COUNT - 1 });
const anyDirection = fc.integer({ min: 0, max: 5 });

describe('the grid, against honeycomb-grid', () => {
  it('agrees on neighbours', () => {
    for (let hex = 0; hex < grid.HEX_COUNT; hex++)
      for (let d = 0; d < 6; d++) {
        const other = oracle.neighborOf(toOracle(hex), DIRECTIONS[d]!, { allowOutside: false });
        const expected = other === undefined ? -1 : fromOracle(other);
        expect(grid.neighbourTable[hex * 6 + d]).toBe(expected);
      }
  });

  it('agrees on distances', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (a, b) => {
        expect(grid.distance(a, b)).toBe(oracle.distance(toOracle(a), toOracle(b)));
      }),
    );
  });

  it('agrees on centres and corners, up to one shift of the whole map', () => {
    const [x0, y0] = hexCentre(grid.hexByName('0157'));
    const origin = toOracle(grid.hexByName('0157'));
    fc.assert(
      fc.property(anyHex, (hex) => {
        const [x, y] = hexCentre(hex);
        const other = toOracle(hex);
        expect(x - x0).toBeCloseTo(other.x - origin.x, 6);
        expect(y - y0).toBeCloseTo(other.y - origin.y, 6);
        for (const corner of other.corners) {
          const distance = Math.hypot(corner.x - other.x, corner.y - other.y);
          expect(distance).toBeCloseTo(HEX_WIDTH / Math.sqrt(3), 6);
        }
      }),
    );
  });

  it('agrees on which hex holds a point', () => {
    const [x0, y0] = hexCentre(grid.hexByName('0157'));
    const origin = toOracle(grid.hexByName('0157'));
    const u = fc.double({ min: 0.6, max: 24.9, noNaN: true });
    const v = fc.double({ min: 1.1, max: 56.9, noNaN: true });
    fc.assert(
      fc.property(u, v, (east, north) => {
        const hex = hexAtGrid(east, north);
        const [x, y] = mapPoint(east, north);
        const found = oracle.pointToHex(
          { x: x - x0 + origin.x, y: y - y0 + origin.y },
          { allowOutside: true },
        );
        // On a hexside either hex will do.
        const [cx, cy] = hexCentre(hex);
        const [ox, oy] = hexCentre(fromOracle(found));
        expect(Math.hypot(x - cx, y - cy)).toBeCloseTo(Math.hypot(x - ox, y - oy), 4);
      }),
    );
  });
});

describe('hexsides', () => {
  it('are the same from both sides', () => {
    fc.assert(
      fc.property(anyHex, anyDirection, (hex, d) => {
        const other = grid.neighbourTable[hex * 6 + d]!;
        const side = grid.hexsideTable[hex * 6 + d]!;
        fc.pre(other >= 0);
        expect(grid.hexside(hex, other)).toBe(side);
        expect(grid.hexside(other, hex)).toBe(side);
        expect(new Set(grid.hexesOf(side))).toEqual(new Set([hex, other]));
        expect(grid.directionTo(other, hex)).toBe((d + 3) % 6);
      }),
    );
  });

  it('end at the edge of the map', () => {
    for (let i = 0; i < grid.neighbourTable.length; i++)
      expect(grid.hexsideTable[i]! < 0).toBe(grid.neighbourTable[i]! < 0);
  });

  it('have one number each', () => {
    const used = [...grid.hexsideTable].filter((side) => side >= 0);
    expect(used).toHaveLength(2 * new Set(used).size);
    expect(Math.max(...used)).toBeLessThan(grid.HEXSIDE_COUNT);
  });
});

describe('names', () => {
  it('read back', () => {
    for (let hex = 0; hex < grid.HEX_COUNT; hex++) expect(grid.hexByName(grid.hexName(hex))).toBe(hex);
    expect(grid.hexByName('1602')).toBe(41);
  });

  it.each(['0000', '2701', '0158', '160', 'A602', ''])('refuse %j', (name) => {
    expect(() => grid.hexByName(name)).toThrow(RangeError);
  });
});

describe('the drawn map', () => {
  it('holds every hex with half a hex to spare, north up', () => {
    for (let hex = 0; hex < grid.HEX_COUNT; hex++) {
      const [x, y] = hexCentre(hex);
      expect(x).toBeGreaterThanOrEqual(HEX_WIDTH);
      expect(x).toBeLessThanOrEqual(MAP_WIDTH - HEX_WIDTH);
      const half = HEX_WIDTH / Math.sqrt(3) + HEX_WIDTH / 2;
      expect(y).toBeGreaterThanOrEqual(half - 1e-6);
      expect(y).toBeLessThanOrEqual(MAP_HEIGHT - half + 1e-6);
    }
    expect(mapPoint(3, 57)[1]).toBeLessThan(mapPoint(3, 1)[1]);
    expect(mapPoint(0, 2)[1] - mapPoint(0, 3)[1]).toBeCloseTo(HEX_WIDTH * ROW_HEIGHT, 6);
  });
});
