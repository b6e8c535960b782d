import { HEX_WIDTH } from './projection.ts';

/** Counters are drawn 100 wide; on the map they are 0.62 of a hex. */
export const COUNTER_SCALE = (HEX_WIDTH * 0.62) / 100;
