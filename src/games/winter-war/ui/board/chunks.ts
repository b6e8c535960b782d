import type { Hex } from '#engine/winter-war';
import { columnOf, COLUMNS, HEX_COUNT, rowOf } from './board-extent.ts';

/** Layers are drawn in blocks of 7 by 7 hexes: a path for the whole board would be painted anew in every frame. */
const SIDE = 7;
const ACROSS = Math.ceil(COLUMNS / SIDE);

const chunkOf = (hex: Hex): number =>
  Math.floor((rowOf(hex) - 1) / SIDE) * ACROSS + Math.floor((columnOf(hex) - 1) / SIDE);

/** Joins what is drawn for each hex into one path a chunk. */
export function chunked(draw: (hex: Hex) => string, hexes: Iterable<Hex> = everyHex()): string[] {
  const paths = new Map<number, string>();
  for (const hex of hexes) {
    const d = draw(hex);
    if (d) paths.set(chunkOf(hex), (paths.get(chunkOf(hex)) ?? '') + d);
  }
  return [...paths.values()];
}

export function* everyHex(): Generator<Hex> {
  for (let hex = 0; hex < HEX_COUNT; hex++) yield hex;
}

/** Works a drawing out when it is first asked for: what is not shown yet does not delay the table. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
