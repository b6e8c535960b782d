import { board, type Hex } from '../../../../engine/winter-war/index.ts';

/** The Soviet city that each line faces. */
const FACING: Readonly<Record<string, string>> = {
  'Mannerheim Line': 'Leningrad',
  'Ladoga Defence Line': 'Petrozavodsk',
};

/** The fortified lines by their names on the board. */
export const FORTIFIED_LINES: readonly string[] = Object.keys(FACING);

export const fortificationsOf = (line: string): readonly Hex[] =>
  board.places.filter((p) => p.kind === 'fortification' && p.name === line).map((p) => p.hex);

/** Hexes from a hex to the enemy that a line faces. */
export function distanceToward(line: string, hex: Hex): number {
  const enemy = board.places.find((p) => p.name === FACING[line]);
  return enemy ? board.distance(hex, enemy.hex) : 0;
}
