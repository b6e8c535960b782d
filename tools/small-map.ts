/** Redraws public/small-map.svg, the land beneath saved games: `node tools/run.mjs small-map`. */
import { writeFileSync } from 'node:fs';
import { board } from '#engine/winter-war';
import { COLUMNS, hexAtCell, ROWS } from '#engine/winter-war/board/grid.ts';
import { ROW, spot } from '#games/winter-war/ui/board/small-map.ts';

type Land = 'neutral' | 'finnish' | 'soviet';
const COUNTRIES: Readonly<Record<string, Land>> = { finland: 'finnish', ussr: 'soviet' };

function landOf(column: number, row: number): Land | null {
  const hex = hexAtCell(column, row);
  if (hex < 0 || ['water', 'ice'].includes(board.terrainOf(hex))) return null;
  return COUNTRIES[board.countryOf(hex)] ?? 'neutral';
}

/** A strip for every run of hexes of the same land in a row. */
function strips(land: Land): string {
  let path = '';
  for (let row = ROWS; row >= 1; row--)
    for (let column = 1; column <= COLUMNS; column++) {
      if (landOf(column, row) !== land) continue;
      const from = column;
      while (landOf(column + 1, row) === land) column++;
      const [x, y] = spot(hexAtCell(from, row));
      path += `M${x - 5} ${y - 4}h${(column - from + 1) * 10}v${Math.ceil(ROW)}H${x - 5}`;
    }
  return path;
}

const lands = (['neutral', 'finnish', 'soviet'] as const).map(
  (land) => `<path id="${land}" d="${strips(land)}"/>`,
);
writeFileSync('public/small-map.svg', `<svg xmlns="http://www.w3.org/2000/svg">${lands.join('')}</svg>\n`);
