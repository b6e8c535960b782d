import { COLUMNS, hexAtCell, ROWS, type Hex } from './grid.ts';

const RADIUS_KM = 6371;
const CENTRAL_MERIDIAN = 29;
/** Width of a hex and height of a hexrow on the ground. */
export const KM_PER_COLUMN = 29;
export const KM_PER_ROW = 20;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Spherical transverse Mercator on the central meridian 29 E: [east, north] in km. */
export function toKm(lat: number, lon: number): [number, number] {
  const phi = radians(lat);
  const lambda = radians(lon - CENTRAL_MERIDIAN);
  const b = Math.cos(phi) * Math.sin(lambda);
  return [RADIUS_KM * Math.atanh(b), RADIUS_KM * Math.atan2(Math.tan(phi), Math.cos(lambda))];
}

const [WEST_KM] = toKm(61, 22);
const [, ROW_A_KM] = toKm(61.78, 34.35);

/**
 * Grid coordinates [u, v] of a point: u counts columns east of column 1, v is the row.
 * Hex (c, r) has its centre at u = c - 1 (+ 0.5 in even rows), v = r.
 */
export function toGrid(lat: number, lon: number): [number, number] {
  const [x, y] = toKm(lat, lon);
  return [(x - WEST_KM) / KM_PER_COLUMN, 13 + (y - ROW_A_KM) / KM_PER_ROW];
}

/** Height of a hexrow in hex widths: the grid is drawn and measured with regular hexes. */
export const ROW_HEIGHT = Math.sqrt(3) / 2;

/** The hex whose centre is nearest to grid coordinates [u, v], or -1 off the map. */
export function hexAtGrid(u: number, v: number): Hex {
  let best = -1;
  let bestSquare = Infinity;
  const base = Math.round(v);
  for (let row = base - 1; row <= base + 1; row++) {
    const shift = row % 2 === 0 ? 0.5 : 0;
    const column = Math.round(u - shift) + 1;
    const square = (u - shift - column + 1) ** 2 + ((v - row) * ROW_HEIGHT) ** 2;
    if (square < bestSquare) {
      bestSquare = square;
      best = column >= 1 && column <= COLUMNS && row >= 1 && row <= ROWS ? hexAtCell(column, row) : -1;
    }
  }
  return best;
}

/** The hex containing a point in degrees north and east, or -1 off the map. */
export function hexAt(lat: number, lon: number): Hex {
  return hexAtGrid(...toGrid(lat, lon));
}
