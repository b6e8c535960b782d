/**
 * What the map compiler writes (geography.json) and the map draws, in map units (projection.ts). Draw from the bottom
 * up: land (Ladoga and Onega are holes in it), ridges, rivers (their courses run on beneath the lakes), lakes, lettering.
 */
export interface GeographyFile {
  land: PackedLines[];
  lakes: PackedLines[];
  rivers: PackedLines[];
  /** Crests of hills, which no rule knows. */
  ridges: PackedLines[];
  lettering: Lettering[];
}

/** The rings of an area, islands of a lake among them, or the lines of a river: see kit/drawing/packed-lines.ts. */
export type PackedLines = string;

export interface Lettering {
  kind: 'water' | 'lake' | 'country';
  text: string;
  /** The middle of the text. */
  x: number;
  y: number;
  /** Degrees clockwise. */
  rotate: number;
  /** Height of the type in map units. */
  size: number;
}
