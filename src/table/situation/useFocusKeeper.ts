import { useEffect } from 'react';
import { useGame } from '../store/game.ts';
import { useTable } from '../store/table.ts';
import { focusMap } from '../seen/map-handle.ts';

/**
 * Whether the last thing pressed was a key. What was pressed to come to the table was not seen here, and after a
 * pointer the map takes the keyboard without showing it; where nothing was pressed yet, nothing is taken.
 */
let keyboardLast = globalThis.navigator?.userActivation?.hasBeenActive ?? false;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (keyboardLast = true), { capture: true });
  window.addEventListener('pointerdown', () => (keyboardLast = false), { capture: true });
}

/** A dialog that has gone gives the keyboard back itself, and a screen reader hears of the redrawn page first. */
const AFTER_MS = 200;

/**
 * A button that was pressed may vanish with what it did: the keyboard then goes on at the map, rather than at
 * the top of the page. A pointer is left alone.
 */
export function useFocusKeeper(): void {
  const happening = useGame((game) => game.happening);
  const mode = useTable((table) => table.mode);
  const dialog = useTable((table) => table.dialog);
  useEffect(() => {
    if (dialog || !keyboardLast) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body && !useTable.getState().dialog) focusMap();
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [happening, mode, dialog]);
}
