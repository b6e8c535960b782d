import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';

/** Format of names.json, which the map compiler writes: places of the names at every level, in map units. */
export interface NamesFile {
  readonly towns: Readonly<Record<ZoomLevel, readonly TownEntry[]>>;
  readonly areas: Readonly<Record<ZoomLevel, readonly AreaEntry[]>>;
}

export type Anchor = 'start' | 'middle' | 'end';

/** A town by its name on the board; size of the type; true if its victory value follows the name. */
export type TownEntry = readonly [
  name: string,
  x: number,
  y: number,
  anchor: Anchor,
  size: number,
  worth?: true,
];

export type AreaKind = 'water' | 'lake' | 'country' | 'line';

/** A water, a country or a fortified line; rotation in degrees clockwise; letter spacing in em. */
export type AreaEntry = readonly [
  kind: AreaKind,
  name: string,
  x: number,
  y: number,
  rotate: number,
  size: number,
  spacing: number,
];
