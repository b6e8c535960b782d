/** The map on the table, for everything that points at a hex. */
import type { Hex } from '../../engine/index.ts';
import { useTable } from '../../store/table.ts';
import type { MapHandle } from '../map/map-props.ts';
import { isNarrow } from './useNarrow.ts';

let map: MapHandle | null = null;
let frame: HTMLElement | null = null;

/** What the map is to show as soon as it is there. */
let wanted: readonly Hex[] | null = null;

/** The map tells that it is there, and in which element. */
export const setMap = (handle: MapHandle | null, element: HTMLElement | null): void => {
  map = handle;
  frame = element;
  if (map && wanted) frameOnMap(wanted);
};

/** Brings all of these hexes up together, now or when the map comes. */
export function frameOnMap(hexes: readonly Hex[]): void {
  wanted = map ? null : hexes;
  map?.frame(hexes);
}

/** Gives the map the keyboard, so that arrow keys go on from there. */
export const focusMap = (): void => frame?.querySelector<HTMLElement>('[tabindex]')?.focus();

/** Brings a hex up, unless it is off the map; on a phone the charts, which lie over the map, go away for it. */
export function showOnMap(hex: Hex): void {
  if (hex < 0) return;
  if (isNarrow()) useTable.setState({ rightOpen: false });
  map?.show(hex);
}

/** Scrolls no further than it takes to see a hex. */
export const revealOnMap = (hex: Hex): void => map?.reveal(hex);

export const fitMap = (): void => map?.fit();
export const zoomMap = (factor: number): void => map?.zoomBy(factor);
