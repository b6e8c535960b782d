import type { ZoomLevel } from '#kit/panzoom/zoom-level.ts';

/** What the map compiler writes (names.json): where every name stands at every level, in map units. */
export interface NamesFile {
  readonly towns: Readonly<Record<ZoomLevel, readonly TownEntry[]>>;
  readonly areas: Readonly<Record<ZoomLevel, readonly AreaEntry[]>>;
}

export type Anchor = 'start' | 'middle' | 'end';

/** A town by its name on the board; the size of its type; true if what it is worth is written behind it. */
export type TownEntry = readonly [
  name: string,
  x: number,
  y: number,
  anchor: Anchor,
  size: number,
  worth?: true,
];

export type AreaKind = 'water' | 'lake' | 'country' | 'line';

/** A water, a country or a fortified line; degrees clockwise; room after every letter in em. */
export type AreaEntry = readonly [
  kind: AreaKind,
  name: string,
  x: number,
  y: number,
  rotate: number,
  size: number,
  spacing: number,
];
