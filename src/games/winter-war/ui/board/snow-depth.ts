import { frozen } from '#engine/winter-war';

/** 0 after the first snowfall, 3 from late January until the ice breaks up. */
export type SnowDepth = 0 | 1 | 2 | 3;

export function snowDepth(turn: number): SnowDepth {
  if (frozen(turn)) return 3;
  return turn < 2 ? 0 : turn < 4 ? 1 : turn < 6 ? 2 : turn < 8 ? 3 : 1;
}
