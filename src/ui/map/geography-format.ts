/**
 * What the map compiler writes (geography.json) and the map draws, in map units (projection.ts). Paths are
 * the `d` of SVG paths. Draw from the bottom up: land, rivers (their courses run on beneath the lakes),
 * lakes and majorLakes, road, rail, frontier, lettering.
 */
export interface GeographyFile {
  land: Outline[];
  majorLakes: Outline[];
  lakes: Outline[];
  rivers: Course[];
  rail: string[];
  road: string[];
  frontier: FrontierLine[];
  lettering: Lettering[];
}

/** 1 is the map seen from afar, 2 from close up. Draw everything of one level and nothing of the other. */
export type Detail = 1 | 2;

/** A closed area; holes (islands of a lake) come out under the even-odd fill rule. */
export interface Outline {
  d: string;
  detail: Detail;
  /** In hexes: the smaller ones can be left out from afar. */
  area: number;
}

export interface Course {
  d: string;
  detail: Detail;
  name: string;
}

export interface FrontierLine {
  d: string;
  /** Country letters as in BoardFile.country, 'FU' for Finland and the USSR. */
  between: string;
}

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
