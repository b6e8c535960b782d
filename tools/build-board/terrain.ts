import { columnOf, type Hex, HEX_COUNT, rowOf } from '#engine/winter-war/board/grid.ts';
import { TERRAIN } from '#engine/winter-war/board/format.ts';
import { KM_PER_COLUMN, KM_PER_ROW, ROW_HEIGHT, toGrid } from '#engine/winter-war/board/projection.ts';
import type { Area } from './geodata.ts';
import { centreOf } from './plane.ts';
import type { Surface } from './surface.ts';

/** Water of the Gulf of Finland that freezes: rows and columns, inclusive. */
const ICE = { rows: [3, 5], columns: [9, 15] } as const;

function inArea(hex: Hex, { middle: [lon, lat], radiusKm }: Area): boolean {
  const [x, y] = centreOf(hex);
  const [u, v] = toGrid(lat, lon);
  return Math.hypot((x - u) * KM_PER_COLUMN, (y / ROW_HEIGHT - v) * KM_PER_ROW) <= radiusKm;
}

const freezes = (hex: Hex): boolean =>
  rowOf(hex) >= ICE.rows[0] &&
  rowOf(hex) <= ICE.rows[1] &&
  columnOf(hex) >= ICE.columns[0] &&
  columnOf(hex) <= ICE.columns[1];

/** The terrain letter of every hex. `travelled`: hexes with a town, road or railway, never mountain. */
export function terrainLetters(surface: Surface[], areas: Area[], travelled: Set<Hex>): string[] {
  const mountains = areas.filter((area) => area.kind === 'mountain');
  const swamps = areas.filter((area) => area.kind === 'swamp');
  return Array.from({ length: HEX_COUNT }, (_, hex) => {
    if (surface[hex] === 'water') return freezes(hex) ? TERRAIN.ice : TERRAIN.water;
    if (surface[hex] === 'lake') return TERRAIN.lake;
    if (!travelled.has(hex) && mountains.some((area) => inArea(hex, area))) return TERRAIN.mountain;
    return swamps.some((area) => inArea(hex, area)) ? TERRAIN.swamp : TERRAIN.clear;
  });
}
