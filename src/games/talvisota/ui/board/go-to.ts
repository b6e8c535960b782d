import type { Space } from '#engine/talvisota';
import { focusMap, setFocus, showOnMap } from '#table';

/** Scrolls to a space and puts the cursor on it. */
export function goTo(space: Space): void {
  setFocus(space);
  showOnMap(space);
  focusMap();
}
