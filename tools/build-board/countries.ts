import type { Frontier } from './geodata.ts';
import { fromDegrees, type MultiPolygon, type Point, type Ring } from './plane.ts';

/** Letters of BoardFile.country for land. */
export type CountryLetter = 'F' | 'U' | 'S' | 'N' | 'E';

/** Frontiers across the sea, as longitude and latitude. Only islands are near these lines. */
const GULF_OF_FINLAND = path([29.6, 60.12], [28.9, 60.08], [28.5, 59.85]);
const TOWARDS_ESTONIA = path([28.3, 59.7], [28.2, 59.47]);
const ALONG_ESTONIA = path([27.2, 59.72], [24, 59.68], [21, 59.3], [19.2, 59.3]);
const GULF_OF_BOTHNIA = path([19.2, 60.4], [20.2, 62.3], [20.85, 63.55], [22.5, 64.6], [24, 65.4]);
const ARCTIC = path([31.2, 69.95], [31.4, 70.6], [32.6, 70.6], [32.4, 69.9]);
const SOUTH_AND_EAST = path([27.75, 57], [46, 57], [46, 73], [32.6, 73], [32.6, 70.6]);
const SOUTH_AND_WEST = path([10, 67.9], [10, 57], [19.2, 57]);

function path(...degrees: Point[]): Point[] {
  return degrees.map(fromDegrees);
}

/** Joins pieces of a frontier, from the end nearest to `start`. */
function stitch(pieces: Point[][], start: Point): Point[] {
  const left = [...pieces];
  const line = [start];
  while (left.length > 0) {
    const [x, y] = line.at(-1)!;
    const away = (p: Point): number => Math.hypot(p[0] - x, p[1] - y);
    const nearness = (piece: Point[]): number => Math.min(away(piece[0]!), away(piece.at(-1)!));
    const next = left.reduce((best, piece) => (nearness(piece) < nearness(best) ? piece : best));
    left.splice(left.indexOf(next), 1);
    line.push(...(away(next[0]!) <= away(next.at(-1)!) ? next : next.toReversed()));
  }
  return line.slice(1);
}

/** The countries as areas, land and sea together. The rest is Norway, or Estonia in the south. */
export function countryAreas(frontiers: Frontier[]): { F: MultiPolygon; U: MultiPolygon; S: MultiPolygon } {
  const pieces = (a: string, b: string): Point[][] =>
    frontiers.filter(({ between }) => between.includes(a) && between.includes(b)).map(({ line }) => line);
  const soviet = stitch(pieces('Finland', 'USSR'), fromDegrees([32.1, 69.8]));
  const swedish = stitch(pieces('Finland', 'Sweden'), fromDegrees([24.15, 65.5]));
  const norwegian = stitch(pieces('Finland', 'Norway'), swedish.at(-1)!);
  const scandinavian = stitch(pieces('Norway', 'Sweden'), swedish.at(-1)!);
  const estonian = stitch(pieces('Estonia', 'USSR'), fromDegrees([28.2, 59.47]));
  const closed = (...parts: Point[][]): MultiPolygon => {
    const ring: Ring = parts.flat();
    return [[[...ring, ring[0]!]]];
  };
  return {
    F: closed(soviet, GULF_OF_FINLAND, ALONG_ESTONIA, GULF_OF_BOTHNIA, swedish, norwegian, ARCTIC),
    U: closed(soviet, GULF_OF_FINLAND, TOWARDS_ESTONIA, estonian, SOUTH_AND_EAST, ARCTIC.slice(2)),
    S: closed(swedish, scandinavian, SOUTH_AND_WEST, ALONG_ESTONIA.slice(-1), GULF_OF_BOTHNIA),
  };
}
