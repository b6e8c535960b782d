/** Somebody who wants a place. */
export interface MatchCandidate {
  readonly weight: number;
  /** Numbers of the places that would do. */
  readonly places: readonly number[];
  /** Stands in one of them and can go nowhere else: it has one of them in any case. */
  readonly fixed?: boolean;
}

/**
 * Gives out places with so much room each, to the greatest sum of weights: per claimant its place, or -1.
 *
 * Exact. Sets of claimants that can all be placed form a matroid, so that whoever comes by descending weight is
 * taken if, with others moved along, there is a place for all; those who are stuck come before anybody else.
 */
export function matchPlaces(candidates: readonly MatchCandidate[], room: readonly number[]): number[] {
  const place = candidates.map(() => -1);
  const assigned: number[][] = room.map(() => []);

  /** Finds a place for one, moving along those who have another one to go to. */
  function find(who: number, tried: Set<number>): boolean {
    for (const at of candidates[who]!.places) {
      if (tried.has(at)) continue;
      tried.add(at);
      const there = assigned[at]!;
      if (there.length < room[at]!) {
        there.push(who);
        place[who] = at;
        return true;
      }
      for (const [i, other] of there.entries())
        if (find(other, tried)) {
          there[i] = who;
          place[who] = at;
          return true;
        }
    }
    return false;
  }

  const order = candidates.map((_, i) => i);
  order.sort(
    (a, b) =>
      Number(candidates[b]!.fixed ?? false) - Number(candidates[a]!.fixed ?? false) ||
      candidates[b]!.weight - candidates[a]!.weight ||
      a - b,
  );
  for (const who of order) find(who, new Set());
  return place;
}
