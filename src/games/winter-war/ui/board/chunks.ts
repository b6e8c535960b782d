import type { Hex } from '#engine/winter-war';
import { columnOf, COLUMNS, HEX_COUNT, rowOf } from './board-extent.ts';

/** Layers are drawn in blocks of 7 by 7 hexes: one path for the whole board is too slow to repaint. */
const SIDE = 7;
const ACROSS = Math.ceil(COLUMNS / SIDE);

const chunkOf = (hex: Hex): number =>
  Math.floor((rowOf(hex) - 1) / SIDE) * ACROSS + Math.floor((columnOf(hex) - 1) / SIDE);

/** Joins the drawings of single hexes into one path per block. */
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

/** Makes a drawing on first use: what is not shown yet does not delay the table. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
