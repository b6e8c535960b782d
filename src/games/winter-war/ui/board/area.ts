import type { Hex } from '#engine/winter-war';
import { neighbourTable } from './board-extent.ts';
import { chunked } from './chunks.ts';
import { edgeOf, hexPath, linePath } from './hex-shape.ts';

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

type Has = (hex: Hex) => boolean;

/** A wash over these hexes, without lines between them. */
export const washOf = (has: Has, hexes?: Iterable<Hex>): string[] =>
  chunked((hex) => (has(hex) ? hexPath(hex, 0.2) : ''), hexes);

/** An outline around these hexes and every hole among them; `grow` moves it outward, in map units. */
export const outlineOf = (has: Has, hexes?: Iterable<Hex>, grow = 0): string[] =>
  chunked(
    (hex) =>
      has(hex)
        ? DIRECTIONS.filter((d) => {
            const next = neighbourTable[hex * 6 + d]!;
            return next < 0 || !has(next);
          })
            .map((d) => linePath(edgeOf(hex, d, grow)))
            .join('')
        : '',
    hexes,
  );
