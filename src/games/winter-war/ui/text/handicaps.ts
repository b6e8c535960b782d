import type { Score } from '#engine/winter-war';

/** A Soviet total as the war itself brought it, without the handicaps; null when none was agreed. */
export function withoutHandicaps({ lines }: Score, total: number): number | null {
  const handicaps = lines.filter(({ key }) => key === 'handicap');
  return handicaps.length ? handicaps.reduce((sum, { points }) => sum - points, total) : null;
}
