import type { Score } from '#engine/winter-war';

/** A Soviet total without the handicaps; null when there are none. */
export function withoutHandicaps({ lines }: Score, total: number): number | null {
  const handicaps = lines.filter(({ key }) => key === 'handicap');
  return handicaps.length ? handicaps.reduce((sum, { points }) => sum - points, total) : null;
}
