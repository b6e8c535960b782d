/** The map on the table, for everything that shows a place. */
import type { Place } from '../game/position.ts';
import { openedAs, useScreen, type Opening } from '../store/navigation.ts';
import { setFocus, setHover, useUi } from '../store/ui.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { MapHandle, Viewport } from '#kit/panzoom/map-extent.ts';
import { isNarrow } from '#kit/widgets/useNarrow.ts';

let map: MapHandle | null = null;
interface DrawnMap {
  readonly frame: HTMLElement;
  /** Why a press on a place would do nothing; null if it does something, undefined if nothing can be done on the map. */
  reason?(place: Place, strict: boolean): Refusal | null | undefined;
}
let drawn: DrawnMap | null = null;

/** Places to show as soon as the map is mounted. */
let wanted: readonly Place[] | null = null;

/** The viewport of each game replaced by practice. */
const viewports = new WeakMap<Opening, Viewport>();

let again = false;

/** The viewport before the whole map was shown. */
let near: Viewport | null = null;

// Read while the map is still mounted.
useScreen.subscribe(({ back }, before) => {
  const viewport = back.length > before.back.length ? map?.viewport() : null;
  if (viewport) viewports.set(openedAs(before.opening!), viewport);
});

/** The earlier viewport of this game; returned once. */
function takeViewport(): Viewport | undefined {
  const { opening } = useScreen.getState();
  const game = opening && openedAs(opening);
  const viewport = game ? viewports.get(game) : undefined;
  if (game) viewports.delete(game);
  return viewport;
}

/** True once after the map has restored the earlier viewport of this game. */
export function cameBack(): boolean {
  const was = again;
  again = false;
  return was;
}

/** As in `DrawnMap`, with the current selection. */
export const reasonOnMap = (place: Place): Refusal | null | undefined => drawn?.reason?.(place, true);

/** Makes a map the one on the table; returns the function that removes it. */
export function registerMap(handle: MapHandle, as: DrawnMap): () => void {
  map = handle;
  drawn = as;
  near = null;
  const viewport = takeViewport();
  if (viewport) {
    wanted = null;
    map.restoreViewport(viewport);
  } else if (wanted) frameOnMap(wanted);
  again = viewport !== undefined;
  return () => {
    map = null;
    drawn = null;
    near = null;
    again = false;
  };
}

/** Fits all of these places into view, now or when the map is mounted. */
export function frameOnMap(places: readonly Place[]): void {
  wanted = map ? null : places;
  map?.frame(places);
}

/** The same for a double tap; the next one restores the earlier viewport. */
export const frameOrReturnOnMap = (places: readonly Place[]): void => map?.frameOrReturn(places);

/** Focuses the map, for the arrow keys. */
export const focusMap = (): void => drawn?.frame.querySelector<HTMLElement>('[tabindex]')?.focus();

/** Closes the charts on a small screen, where they cover the map. */
export function uncoverMap(): void {
  if (isNarrow()) useUi.setState({ rightOpen: false });
}

/** Scrolls to a place, unless it is off the map. */
export function showOnMap(place: Place): void {
  if (place < 0) return;
  uncoverMap();
  map?.show(place);
}

/** Scrolls to a place and puts the keyboard's cursor on it. */
export function goTo(place: Place): void {
  setHover(null);
  focusMap();
  setFocus(place);
  showOnMap(place);
}

/** True if at least one of these places is in view. */
export const seesOnMap = (places: readonly Place[]): boolean => places.some((place) => map?.sees(place));

/** Scrolls only as far as needed to see a place. */
export function revealOnMap(place: Place): void {
  if (place >= 0) map?.reveal(place);
}

/** The point of the map under a point of the window; null if something else covers it. */
export const mapAt = (x: number, y: number): [x: number, y: number] | null =>
  map && drawn?.frame.contains(document.elementFromPoint(x, y)) ? map.toMap(x, y) : null;

/** Distance from the map's edge in which a drag scrolls it, and the maximum distance per frame, in pixels. */
const RIM = 44;
const FASTEST = 14;

/** Scroll distance along one axis; 0 away from the edge. */
function pull(at: number, from: number, to: number): number {
  const depth = Math.max(0, from + RIM - at) - Math.max(0, at - to + RIM);
  return -Math.max(-1, Math.min(1, depth / RIM)) * FASTEST;
}

/** Scrolls the map a little for a drag near its edge; false if it does not move. Called every frame. */
export function panAtRim({ x, y }: { readonly x: number; readonly y: number }): boolean {
  if (!map || !drawn || !mapAt(x, y)) return false;
  const { left, right, top, bottom } = drawn.frame.getBoundingClientRect();
  const [dx, dy] = [pull(x, left, right), pull(y, top, bottom)];
  if (!dx && !dy) return false;
  const before = map.window();
  map.panBy(dx, dy);
  const after = map.window();
  return before.left !== after.left || before.top !== after.top;
}

export const fitMap = (): void => map?.fit();

/** Shows the whole map, or the earlier viewport if that is on show already. */
export function wholeOrBack(): void {
  const viewport = map?.viewport();
  if (viewport) {
    near = viewport;
    map!.fit();
  } else if (near) map?.restoreViewport(near);
}

/** Zooms in by a factor above 1, out by one below. */
export const zoomMap = (factor: number): void => map?.zoomBy(factor);
