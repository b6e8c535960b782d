import { board, type Hex } from '../../../../engine/winter-war/index.ts';
import { columnOf, COLUMNS } from './board-grid.ts';
import type { XY } from './hex-shape.ts';
import { HEX_WIDTH, hexCentre } from './projection.ts';

const ROW_A = 13;

/** The hexes of row 13, from west to east. */
export const rowA: readonly Hex[] = Array.from({ length: COLUMNS }, (_, i) =>
  board.hexByName(`${String(i + 1).padStart(2, '0')}${ROW_A}`),
);

/** Columns that carry the letter or the name. */
const LETTERS = [1, 26];
const NAMES = [4, 9, 14];

const inColumns = (columns: readonly number[]): readonly XY[] =>
  rowA
    .filter((hex) => columns.includes(columnOf(hex)))
    .map((hex) => {
      const [x, y] = hexCentre(hex);
      return [x, y - HEX_WIDTH * 0.43];
    });

/** Where the letters in their discs stand on the line, and its names. */
export const rowALetters = inColumns(LETTERS);
export const rowANames = inColumns(NAMES);
