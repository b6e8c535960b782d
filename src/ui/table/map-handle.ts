/** The map on the table, for everything that points at a hex. */
import type { Hex } from '../../engine/index.ts';
import { useTable } from '../../store/table.ts';
import type { MapHandle } from '../map/map-props.ts';
import { isNarrow } from './useNarrow.ts';

let map: MapHandle | null = null;
let frame: HTMLElement | null = null;

/** The map tells that it is there, and in which element. */
export const setMap = (handle: MapHandle | null, element: HTMLElement | null): void => {
  map = handle;
  frame = element;
};

/** Gives the map the keyboard, so that arrow keys go on from there. */
export const focusMap = (): void => frame?.querySelector<HTMLElement>('[tabindex]')?.focus();

/** Brings a hex up, unless it is off the map; on a phone the charts, which lie over the map, go away for it. */
export function showOnMap(hex: Hex): void {
  if (hex < 0) return;
  if (isNarrow()) useTable.setState({ rightOpen: false });
  map?.show(hex);
}

export const fitMap = (): void => map?.fit();
export const zoomMap = (factor: number): void => map?.zoomBy(factor);
