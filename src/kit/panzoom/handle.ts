import type { Viewport } from './map-extent.ts';

/** What others may ask of a map. Places are hexes or spaces, by their numbers. */
export interface MapHandle {
  fit(): void;
  zoomBy(factor: number): void;
  /** Brings a place into view, gently, and zooms in where it would be too small to read. */
  show(place: number): void;
  /** Brings all of these places into view, as large as they will go. */
  frame(places: readonly number[]): void;
  /** The same; called again before anything else has moved the map, it shows again what was seen before. */
  frameOrReturn(places: readonly number[]): void;
  /** Scrolls no further than it takes to see a place, at the scale there is. */
  reveal(place: number): void;
  /** Shows what lies so many screen pixels further right and down, at once and as far as the map goes. */
  panBy(dx: number, dy: number): void;
  /** What is seen now, or will be at the end of a glide; null for the whole map. */
  viewport(): Viewport | null;
  /** Shows that again, at once. */
  restoreViewport(viewport: Viewport): void;
  /** What part of the map is seen, in its own units. */
  window(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** True when a place is well in view, or will be at the end of a glide. */
  sees(place: number): boolean;
  /** The point of the map under a point of the screen. */
  toMap(clientX: number, clientY: number): [x: number, y: number];
  /** Calls whenever the map has moved under its window; gives what ends that. */
  watchMoves(listener: () => void): () => void;
  /** Where the middle of a place lies in the window, in screen pixels. */
  pointOf(place: number): { x: number; y: number };
}
