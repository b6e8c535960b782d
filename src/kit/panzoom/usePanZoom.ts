import { useEffect, useMemo, type RefObject } from 'react';
import { panZoom, type PanZoom } from './pan-zoom.ts';
import type { Sheet } from './sheet.ts';

/** A window on a sheet: `box` stands still, `world` moves in it. The sheet is to be the same at every drawing. */
export function usePanZoom(
  box: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  sheet: Sheet,
): PanZoom {
  const view = useMemo(
    () => panZoom({ box: () => box.current, world: () => world.current }, sheet),
    [box, world, sheet],
  );
  useEffect(() => view.attach(), [view]);
  return view;
}
