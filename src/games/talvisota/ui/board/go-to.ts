import type { Space } from '#engine/talvisota';
import { focusMap, setFocus, showOnMap } from '#table';

/** Brings a space up, with the cursor on it. */
export function goTo(space: Space): void {
  setFocus(space);
  showOnMap(space);
  focusMap();
}
