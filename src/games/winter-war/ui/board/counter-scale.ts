import type { Hex } from '#engine/winter-war';
import type { ZoomLevel } from '#kit/panzoom/map-extent.ts';
import { upright, type Box } from './boxes.ts';
import { HEX_WIDTH, hexCentre } from './projection.ts';

/** Counters are drawn 100 wide; on the map they are 0.62 of a hex. */
export const COUNTER_SCALE = (HEX_WIDTH * 0.62) / 100;

/** Enlargement of counters from afar, as in MapView.module.css: asking the browser would force a layout. */
export const ENLARGED: Readonly<Record<ZoomLevel, number>> = {
  far: 1.52,
  mid: 1.32,
  near: 1,
  close: 1,
  closest: 1,
};

/** Half the width of a counter as drawn at each level, with a small margin, in map units. */
export const HALF_COUNTER: Readonly<Record<ZoomLevel, number>> = {
  far: 30,
  mid: 26,
  near: 21.5,
  close: 21.5,
  closest: 21.5,
};

/** Box covered by a counter in a hex. */
export const counterIn = (hex: Hex, level: ZoomLevel): Box =>
  upright(...hexCentre(hex), HALF_COUNTER[level], HALF_COUNTER[level]);
