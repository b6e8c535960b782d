/** Somebody who wants a place. */
export interface Claimant {
  readonly weight: number;
  /** Numbers of the places that would do. */
  readonly places: readonly number[];
  /** Stands in one of them and can go nowhere else: it has one of them in any case. */
  readonly stuck?: boolean;
}

/**
 * Gives out places with so much room each, to the greatest sum of weights: per claimant its place, or -1.
 *
 * Exact. Sets of claimants that can all be placed form a matroid, so that whoever comes by descending weight is
 * taken if, with others moved along, there is a place for all; those who are stuck come before anybody else.
 */
export function seat(claimants: readonly Claimant[], room: readonly number[]): number[] {
  const place = claimants.map(() => -1);
  const seated: number[][] = room.map(() => []);

  /** Finds a place for one, moving along those who have another one to go to. */
  function find(who: number, tried: Set<number>): boolean {
    for (const at of claimants[who]!.places) {
      if (tried.has(at)) continue;
      tried.add(at);
      const there = seated[at]!;
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

  const order = claimants.map((_, i) => i);
  order.sort(
    (a, b) =>
      Number(claimants[b]!.stuck ?? false) - Number(claimants[a]!.stuck ?? false) ||
      claimants[b]!.weight - claimants[a]!.weight ||
      a - b,
  );
  for (const who of order) find(who, new Set());
  return place;
}
