/**
 * What the map compiler writes (geography.json) and the map draws, in map units (projection.ts). Draw from the bottom
 * up: land (Ladoga and Onega are holes in it), ridges, rivers (their courses run on beneath the lakes) and lakes.
 */
export interface GeographyFile {
  land: PackedLines[];
  lakes: PackedLines[];
  rivers: PackedLines[];
  /** Crests of hills, which no rule knows. */
  ridges: PackedLines[];
}

/** The rings of an area, islands of a lake among them, or the lines of a river: see kit/drawing/packed-lines.ts. */
export type PackedLines = string;
