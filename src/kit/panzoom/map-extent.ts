/** The drawing to pan and zoom, in its own units, with its limits. */
export interface MapExtent {
  readonly width: number;
  readonly height: number;
  /** Space around the drawing in the whole view, in map units. */
  readonly border: number;
  /** Printed width west and east of the drawing, in map units: the limit of panning; in the whole view if it fits. */
  readonly margins?: readonly [west: number, east: number];
  /** How far one may pan beyond the drawing, in map units. */
  readonly slack: readonly [x: number, y: number];
  /** The most screen pixels per map unit. */
  readonly closest: number;
  /** The least scale at which everything is easy to read and hit; lower on a phone. */
  readonly readable: number;
  readonly readableSmall: number;
  /** Space around places that are framed together, in map units, and the largest scale for them. */
  readonly frame: number;
  readonly frameScale: number;
  /** The centre of a hex or a space, in map units. */
  centreOf(place: number): [x: number, y: number];
}

/** The point of the drawing at the centre of the view, and the scale in screen pixels per map unit. */
export type Viewport = readonly [x: number, y: number, k: number];

/** Width and height of the map's window, in screen pixels. */
export type Size = readonly [width: number, height: number];
