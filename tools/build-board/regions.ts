import type { RegionEntry } from '#engine/winter-war/board/format.ts';
import { HEX_COUNT, hexName, rowOf } from '#engine/winter-war/board/grid.ts';
import type { Lake } from './geodata.ts';
import { boxOf, centreOf } from './plane.ts';
import type { Ground } from './surface.ts';

const SOUTHMOST = 5;
const ROW_A = 13;

/** The hexes of the USSR east of the middle of Lake Ladoga, from row 5 to Row A (U2). */
export function ladogaFront(majorLakes: Lake[], { country, surface }: Ground): RegionEntry {
  const lake = majorLakes.find(({ name }) => name === 'Lake Ladoga');
  if (!lake) throw new Error('The lakes have no Lake Ladoga');
  const { left, right } = boxOf(lake.polygons.flat());
  const middle = (left + right) / 2;
  const inFront = (hex: number): boolean =>
    country[hex] === 'U' &&
    surface[hex] !== 'water' &&
    rowOf(hex) >= SOUTHMOST &&
    rowOf(hex) <= ROW_A &&
    centreOf(hex)[0] > middle;
  const hexes = Array.from({ length: HEX_COUNT }, (_, hex) => hex).filter(inFront);
  return { name: 'Ladoga front', hexes: hexes.map(hexName) };
}
