/** The geometry of the grid that the drawing shares with the engine; the map knows no more of it. */
export {
  columnOf,
  COLUMNS,
  HEX_COUNT,
  hexAtCell,
  hexsideTable,
  neighbourTable,
  rowOf,
  ROWS,
  type Direction,
} from '#engine/winter-war/board/grid.ts';
