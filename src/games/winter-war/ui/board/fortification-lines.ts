import { board, type Hex } from '#engine/winter-war';
import { neighbourTable } from './board-extent.ts';
import { isWater } from './ground.ts';

/** The Soviet city that each line faces. */
const FACING: Readonly<Record<string, string>> = {
  'Mannerheim Line': 'Leningrad',
  'Ladoga Defence Line': 'Petrozavodsk',
};

/** Names of the fortified lines on the board. */
export const FORTIFIED_LINES: readonly string[] = Object.keys(FACING);

export const fortificationsOf = (line: string): readonly Hex[] =>
  board.places.filter((p) => p.kind === 'fortification' && p.name === line).map((p) => p.hex);

/** Hex of the Soviet city that a line faces. */
export const enemyOf = (line: string): Hex => board.places.find((p) => p.name === FACING[line])!.hex;

/** Distance in hexes from a hex to the Soviet city that a line faces. */
export const distanceToward = (line: string, hex: Hex): number => board.distance(hex, enemyOf(line));

/** Directions of the hexsides that a line fortifies in a hex: those towards the enemy. */
export function fortifiedSides(line: string, hex: Hex): number[] {
  const hexes = fortificationsOf(line);
  return [0, 1, 2, 3, 4, 5].filter((direction) => {
    const other = neighbourTable[hex * 6 + direction]!;
    if (other < 0 || hexes.includes(other) || isWater(other)) return false;
    return distanceToward(line, other) < distanceToward(line, hex);
  });
}
