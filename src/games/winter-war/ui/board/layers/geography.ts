import data from './geography.json';

/**
 * Format of geography.json, which the map compiler writes, in map units (projection.ts). Draw from the bottom
 * up: land (Ladoga and Onega are holes in it), ridges, rivers (which continue beneath the lakes), lakes.
 */
export interface GeographyFile {
  land: PackedLines[];
  lakes: PackedLines[];
  rivers: PackedLines[];
  /** Crests of hills; scenery without effect on the rules. */
  ridges: PackedLines[];
}

/** Rings of an area, including islands in a lake, or lines of a river: see kit/drawing/packed-lines.ts. */
export type PackedLines = string;

/** Coasts, lakes and rivers written by the map compiler. */
export const geography = data as GeographyFile;
