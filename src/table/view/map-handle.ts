/** The map on the table, for everything that points at a place. */
import type { Place } from '../game/position.ts';
import { openedAs, useScreen, type Opening } from '../store/navigation.ts';
import { useUi } from '../store/ui.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { MapHandle } from '#kit/panzoom/handle.ts';
import type { Viewport } from '#kit/panzoom/map-extent.ts';
import { isNarrow } from '#kit/widgets/useNarrow.ts';

let map: MapHandle | null = null;
/** Where that is drawn, and why a press on a place of it would do nothing. */
let drawn: { readonly frame: HTMLElement; reason?(place: Place, strict: boolean): Refusal | null } | null =
  null;

/** What the map is to show as soon as it is there. */
let wanted: readonly Place[] | null = null;

/** How the map of a game stood when a lesson or an example took its place. */
const viewports = new WeakMap<Opening, Viewport>();

let again = false;

/** What was seen before all of this map. */
let near: Viewport | null = null;

// Asked while the map is still there.
useScreen.subscribe(({ back }, before) => {
  const viewport = back.length > before.back.length ? map?.viewport() : null;
  if (viewport) viewports.set(openedAs(before.opening!), viewport);
});

/** What was seen of this game before; taken up once. */
function takeViewport(): Viewport | undefined {
  const { opening } = useScreen.getState();
  const game = opening && openedAs(opening);
  const viewport = game ? viewports.get(game) : undefined;
  if (game) viewports.delete(game);
  return viewport;
}

/** True once when the map has just shown what was seen of this game before. */
export function cameBack(): boolean {
  const was = again;
  again = false;
  return was;
}

/** Why a press on a place would do nothing with what is in hand; null where it does something. */
export const reasonOnMap = (place: Place): Refusal | null => drawn?.reason?.(place, true) ?? null;

/** Makes a map the one on the table, as it is drawn; returns the function that removes it. */
export function registerMap(handle: MapHandle, as: NonNullable<typeof drawn>): () => void {
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

/** Brings all of these places up together, now or when the map comes. */
export function frameOnMap(places: readonly Place[]): void {
  wanted = map ? null : places;
  map?.frame(places);
}

/** The same from a double tap; the next one shows again what was seen before. */
export const frameOrReturnOnMap = (places: readonly Place[]): void => map?.frameOrReturn(places);

/** Gives the map the keyboard, so that arrow keys go on from there. */
export const focusMap = (): void => drawn?.frame.querySelector<HTMLElement>('[tabindex]')?.focus();

/** On a small screen the charts lie over the map: they go away for what it shows. */
export function uncoverMap(): void {
  if (isNarrow()) useUi.setState({ rightOpen: false });
}

/** Brings a place up, unless it is off the map. */
export function showOnMap(place: Place): void {
  if (place < 0) return;
  uncoverMap();
  map?.show(place);
}

/** True when one of these places, or more, is in view. */
export const seesOnMap = (places: readonly Place[]): boolean => places.some((place) => map?.sees(place));

/** Scrolls no further than it takes to see a place. */
export function revealOnMap(place: Place): void {
  if (place >= 0) map?.reveal(place);
}

/** The point of the map under a point of the window; null where something else lies over it. */
export const mapAt = (x: number, y: number): [x: number, y: number] | null =>
  map && drawn?.frame.contains(document.elementFromPoint(x, y)) ? map.toMap(x, y) : null;

/** How near to the rim of the map a thing that is carried moves it, and how far in one frame at the most. */
const RIM = 44;
const FASTEST = 14;

/** How far the map moves along one axis; 0 away from its rim. */
function pull(at: number, from: number, to: number): number {
  const depth = Math.max(0, from + RIM - at) - Math.max(0, at - to + RIM);
  return -Math.max(-1, Math.min(1, depth / RIM)) * FASTEST;
}

/** Moves the map a little for what is carried near its rim; false where it stays. Asked in every frame. */
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

/** Shows all of the map. */
export const fitMap = (): void => map?.fit();

/** Shows all of the map, and from there what was seen before. */
export function wholeOrBack(): void {
  const viewport = map?.viewport();
  if (viewport) {
    near = viewport;
    map!.fit();
  } else if (near) map?.restoreViewport(near);
}

/** Brings the map nearer by a factor above 1, or takes it further off by one below. */
export const zoomMap = (factor: number): void => map?.zoomBy(factor);
