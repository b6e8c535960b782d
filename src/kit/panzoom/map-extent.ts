/** Commands and queries of a map for other parts of the page. Places are hexes or spaces, by number. */
export interface MapHandle {
  fit(): void;
  zoomBy(factor: number): void;
  /** Pans to a place with a short animation, and zooms in if it would be too small to read. */
  show(place: number): void;
  /** Shows all of these places at the largest possible scale. */
  frame(places: readonly number[]): void;
  /** The same; when called again before the map has moved otherwise, it restores the previous view. */
  frameOrReturn(places: readonly number[]): void;
  /** Scrolls just far enough to show a place, without zooming. */
  reveal(place: number): void;
  /** Pans at once by screen pixels to the right and down, within the limits of the map. */
  panBy(dx: number, dy: number): void;
  /** The present view, or the one at the end of an animation; null for the whole map. */
  viewport(): Viewport | null;
  restoreViewport(viewport: Viewport): void;
  /** The visible part of the map, in map units. */
  window(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** True when a place is well in view and large enough to tell its counters, or will be at the end of an animation. */
  sees(place: number): boolean;
  /** The point of the map under a point of the screen. */
  toMap(clientX: number, clientY: number): [x: number, y: number];
  /** Calls back whenever the map has moved in its window; returns an unsubscribe function. */
  watchMoves(listener: () => void): () => void;
  /** The centre of a place in the window, in screen pixels. */
  pointOf(place: number): { x: number; y: number };
}

/** Level of detail; CSS hides layers by it, and only names of towns and notes are rendered again. */
export type ZoomLevel = 'far' | 'mid' | 'near' | 'close' | 'closest';

/** The least screen pixels per map unit of each level, the closest first. */
export const LEVELS: readonly (readonly [ZoomLevel, number])[] = [
  ['closest', 2.3],
  ['close', 1.55],
  ['near', 0.95],
  ['mid', 0.43],
];

export const zoomLevel = (scale: number): ZoomLevel => LEVELS.find(([, from]) => scale >= from)?.[0] ?? 'far';

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
