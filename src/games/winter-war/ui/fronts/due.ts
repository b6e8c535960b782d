/** Where something must be decided before the game can go on, and where a player has most to do. */
import type { Hex } from '#engine/winter-war';
import type { Position } from '../../table-adapter.ts';
import { idleUnits } from '../controller/decisions/index.ts';
import { stopsOf } from '../controller/jumps.ts';
import { FRONTS, frontOf, type Front } from '../board/fronts.ts';

export function countByFront(hexes: readonly Hex[]): Readonly<Record<Front, number>> {
  const count = Object.fromEntries(FRONTS.map((front) => [front, 0])) as Record<Front, number>;
  for (const hex of hexes) count[frontOf(hex)]++;
  return count;
}

/** How many hexes of each front wait for a decision. */
export const dueByFront = (): Readonly<Record<Front, number>> => countByFront(stopsOf('obligation'));

/** The front with most units that can act; of several the southernmost. */
export function busiestFront({ state }: Pick<Position, 'state'>): Front | null {
  const at = idleUnits(state)
    .map((unit) => state.units[unit]!.at)
    .filter((hex) => hex >= 0);
  if (!at.length) return null;
  const count = countByFront(at);
  return FRONTS.toReversed().toSorted((a, b) => count[b] - count[a])[0]!;
}
