/**
 * The hex grid: 26 columns by 57 rows of pointy-top hexes, even rows shifted half a hex to the east.
 * Row 1 is the southernmost. A hex is a number, `(row - 1) * 26 + (column - 1)`, everywhere in the
 * engine; people read and write it as CCRR, so Leningrad is hex 41 and "1602".
 */
export const COLUMNS = 26;
export const ROWS = 57;
export const HEX_COUNT = COLUMNS * ROWS;

/** A hex number, 0 to HEX_COUNT - 1. */
export type Hex = number;

/** A direction, 0 to 5, counter-clockwise from east: E, NE, NW, W, SW, SE. */
export type Direction = number;

/** A hexside number. The hexsides E, NE and NW of hex h are 3h, 3h+1 and 3h+2; -1 lies off the map. */
export type Hexside = number;

export const HEXSIDE_COUNT = HEX_COUNT * 3;

export const columnOf = (hex: Hex): number => (hex % COLUMNS) + 1;
export const rowOf = (hex: Hex): number => Math.floor(hex / COLUMNS) + 1;

/** The hex in column 1 to 26 and row 1 to 57, or -1 off the map. */
export function hexAtCell(column: number, row: number): Hex {
  if (column < 1 || column > COLUMNS || row < 1 || row > ROWS) return -1;
  return (row - 1) * COLUMNS + column - 1;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** "1602" for hex 41. */
export const hexName = (hex: Hex): string => two(columnOf(hex)) + two(rowOf(hex));

/** The hex of a name such as "1602". Throws a RangeError when there is no such hex. */
export function hexByName(name: string): Hex {
  const hex = /^\d{4}$/.test(name) ? hexAtCell(Number(name.slice(0, 2)), Number(name.slice(2))) : -1;
  if (hex < 0) throw new RangeError(`No hex is called "${name}"`);
  return hex;
}

function neighbourCell(column: number, row: number, direction: Direction): Hex {
  const shift = row % 2 === 0 ? 1 : 0;
  switch (direction) {
    case 0:
      return hexAtCell(column + 1, row);
    case 1:
      return hexAtCell(column + shift, row + 1);
    case 2:
      return hexAtCell(column + shift - 1, row + 1);
    case 3:
      return hexAtCell(column - 1, row);
    case 4:
      return hexAtCell(column + shift - 1, row - 1);
    default:
      return hexAtCell(column + shift, row - 1);
  }
}

/** `neighbourTable[hex * 6 + direction]`: the neighbouring hex, or -1 off the map. */
export const neighbourTable: Int16Array = (() => {
  const table = new Int16Array(HEX_COUNT * 6);
  for (let hex = 0; hex < HEX_COUNT; hex++)
    for (let d = 0; d < 6; d++) table[hex * 6 + d] = neighbourCell(columnOf(hex), rowOf(hex), d);
  return table;
})();

/** `hexsideTable[hex * 6 + direction]`: the hexside crossed in that direction, or -1 at the map edge. */
export const hexsideTable: Int16Array = (() => {
  const table = new Int16Array(HEX_COUNT * 6);
  for (let hex = 0; hex < HEX_COUNT; hex++)
    for (let d = 0; d < 6; d++) {
      const other = neighbourTable[hex * 6 + d]!;
      table[hex * 6 + d] = other < 0 ? -1 : d < 3 ? hex * 3 + d : other * 3 + d - 3;
    }
  return table;
})();

/** The neighbours of a hex on the map, in the order of the directions. */
export function neighbours(hex: Hex): Hex[] {
  const found: Hex[] = [];
  for (let d = 0; d < 6; d++) {
    const other = neighbourTable[hex * 6 + d]!;
    if (other >= 0) found.push(other);
  }
  return found;
}

/** The direction from one hex to a neighbour, or -1 when they are not adjacent. */
export function directionTo(from: Hex, to: Hex): Direction {
  for (let d = 0; d < 6; d++) if (neighbourTable[from * 6 + d] === to) return d;
  return -1;
}

/** The hexside between two neighbouring hexes, or -1 when they are not adjacent. */
export function hexside(a: Hex, b: Hex): Hexside {
  const d = directionTo(a, b);
  return d < 0 ? -1 : hexsideTable[a * 6 + d]!;
}

/** The two hexes on either side of a hexside. */
export function hexesOf(side: Hexside): [Hex, Hex] {
  const hex = Math.floor(side / 3);
  return [hex, neighbourTable[hex * 6 + (side % 3)]!];
}

/** Number of hexes in a straight line from one hex to another (0 for the same hex). */
export function distance(a: Hex, b: Hex): number {
  const rows = Math.abs(rowOf(a) - rowOf(b));
  // Twice the horizontal offset, so that the half-hex shift of even rows is a whole number.
  const half = (hex: Hex): number => 2 * columnOf(hex) + (rowOf(hex) % 2 === 0 ? 1 : 0);
  return rows + Math.max(0, (Math.abs(half(a) - half(b)) - rows) / 2);
}
