import { board, type Hex } from '../../../../engine/winter-war/index.ts';
import type { XY } from './hex-shape.ts';
import { HEX_WIDTH, hexCentre } from './projection.ts';

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

interface LineLettering {
  /** The middle of the text. */
  readonly at: XY;
  /** Degrees clockwise. */
  readonly rotate: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Where the names of the lines run: between the counters behind the one, and those before the other. */
export const lineLettering: Readonly<Record<string, LineLettering>> = (() => {
  const mannerheim = fortificationsOf('Mannerheim Line').map(hexCentre);
  const ladoga = fortificationsOf('Ladoga Defence Line').map(hexCentre);
  const top = Math.min(...mannerheim.map((p) => p[1])) - HEX_WIDTH * 0.43;
  const right = Math.max(...ladoga.map((p) => p[0])) + HEX_WIDTH * 0.6;
  return {
    'Mannerheim Line': { at: [mean(mannerheim.slice(1).map((p) => p[0])), top], rotate: 0 },
    'Ladoga Defence Line': { at: [right, mean(ladoga.map((p) => p[1]))], rotate: 90 },
  };
})();
