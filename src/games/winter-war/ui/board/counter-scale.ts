import type { ZoomLevel } from '#kit/panzoom/zoom-level.ts';

import { HEX_WIDTH } from './projection.ts';

/** Counters are drawn 100 wide; on the map they are 0.62 of a hex. */
export const COUNTER_SCALE = (HEX_WIDTH * 0.62) / 100;

/** How much larger counters are drawn from afar, as MapView.module.css has it: to ask the browser takes a layout. */
export const ENLARGED: Readonly<Record<ZoomLevel, number>> = {
  far: 1.52,
  mid: 1.32,
  near: 1,
  close: 1,
  closest: 1,
};
