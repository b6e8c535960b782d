import type { Viewport } from './map-extent.ts';

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
  /** True when a place is well in view, or will be at the end of an animation. */
  sees(place: number): boolean;
  /** The point of the map under a point of the screen. */
  toMap(clientX: number, clientY: number): [x: number, y: number];
  /** Calls back whenever the map has moved in its window; returns an unsubscribe function. */
  watchMoves(listener: () => void): () => void;
  /** The centre of a place in the window, in screen pixels. */
  pointOf(place: number): { x: number; y: number };
}
