import { COLUMNS, hexAtCell, ROWS } from '#engine/winter-war/board/grid.ts';
import { HEX_RADIUS, HEX_WIDTH, hexCentre } from '../board/projection.ts';
import css from './Sheets.module.css';

const counted = (length: number): number[] => Array.from({ length }, (_, i) => i + 1);
const two = (n: number): string => String(n).padStart(2, '0');
const centre = (column: number, row: number): [number, number] => hexCentre(hexAtCell(column, row));

/** How far the figures stand from the outermost hexes, in map units. */
const AWAY = 12;
const ASIDE = HEX_WIDTH / 2 + AWAY;
const BEYOND = HEX_RADIUS + AWAY;

/** Columns and rows numbered along the edge, since the numbers of the hexes themselves would be too small to read. */
export function Rulers() {
  return (
    <g className={css.ruler}>
      {counted(COLUMNS).map((column) => (
        <g key={column}>
          <text x={centre(column, ROWS)[0]} y={centre(column, ROWS)[1] - BEYOND}>
            {two(column)}
          </text>
          <text x={centre(column, 1)[0]} y={centre(column, 1)[1] + BEYOND}>
            {two(column)}
          </text>
        </g>
      ))}
      {counted(ROWS).map((row) => (
        <g key={row}>
          <text x={centre(1, row)[0] - ASIDE} y={centre(1, row)[1]}>
            {two(row)}
          </text>
          <text x={centre(COLUMNS, row)[0] + ASIDE} y={centre(COLUMNS, row)[1]}>
            {two(row)}
          </text>
        </g>
      ))}
    </g>
  );
}
