import type { Space } from '#engine/talvisota';
import { focusMap, showOnMap } from '#table/view/map-handle.ts';
import { setFocus } from '#table/store/ui.ts';

/** Brings a space up, with the cursor on it. */
export function goTo(space: Space): void {
  setFocus(space);
  showOnMap(space);
  focusMap();
}
