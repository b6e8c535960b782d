/** The drawing that is panned and zoomed, in its own units, and what may be done with it. */
export interface MapExtent {
  readonly width: number;
  readonly height: number;
  /** Room around the drawing in the whole view, in map units. */
  readonly border: number;
  /** What is printed west and east of the drawing, in map units: one pans as far, and the whole view shows it where there is room. */
  readonly margins?: readonly [west: number, east: number];
  /** How far one may pan beyond the drawing, in map units. */
  readonly slack: readonly [x: number, y: number];
  /** Most screen pixels a map unit. */
  readonly closest: number;
  /** Least scale at which everything is easily read and hit; a phone has room for fewer. */
  readonly readable: number;
  readonly readableSmall: number;
  /** Room around places that are brought up together, in map units, and the scale at which there is enough of it. */
  readonly frame: number;
  readonly frameScale: number;
  /** The middle of a hex or a space, in map units. */
  centreOf(place: number): [x: number, y: number];
}

/** A point of the drawing that stands in the middle of the view, and the scale in screen pixels a map unit. */
export type Viewport = readonly [x: number, y: number, k: number];

/** Width and height of the window on the drawing, in screen pixels. */
export type Size = readonly [width: number, height: number];
