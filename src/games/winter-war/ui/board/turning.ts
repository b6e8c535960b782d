/** Counters that lay face down turn over where they lie. */
import type { Hex } from '#engine/winter-war';
import { prefersReducedMotion } from '#kit/motion/motion.ts';
import type { MapStack } from './map-props.ts';

/** From one counter to the next, and for half a turn. */
const NEXT_MS = 40;
const HALF_MS = 220;

export const isFaceDown = ({ counters }: MapStack): boolean => counters[0]?.type === null;

/** The stacks that were face down and no longer are, north to south; none where there is no motion. */
export function turnedOver(before: readonly MapStack[], now: readonly MapStack[]): MapStack[] {
  if (prefersReducedMotion() || now.some(isFaceDown)) return [];
  return before.filter(isFaceDown).toSorted((a, b) => b.hex - a.hex);
}

/** When the turn of one of them begins. */
export const turnDelay = (i: number): number => i * NEXT_MS;

/** How long they take in all. */
export const turnTime = (count: number): number => turnDelay(count) + 2 * HALF_MS;

/** Brings the faces up as the backs go. */
export function animateFaces(root: SVGGElement, hexes: readonly Hex[]): void {
  for (const [i, hex] of hexes.entries())
    root
      .querySelector(`[data-stack="${hex}"] [data-units]`)
      ?.animate?.([{ scale: '0 1' }, { scale: '1 1' }], {
        delay: turnDelay(i) + HALF_MS,
        duration: HALF_MS,
        fill: 'backwards',
        easing: 'ease-out',
      });
}
