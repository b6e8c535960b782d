import type { Battlefield, Front } from './battlefield.ts';
import { cut } from './cut.ts';
import type { Wish } from './plan.ts';
import { search, type Ranked } from './search.ts';
import { battlefield, parts } from './split.ts';

export interface Found {
  /** The best first; none when somebody could not meet his obligation. */
  readonly plans: readonly Ranked[];
  /** False when not everything was looked at. */
  readonly exact: boolean;
}

/** The best of all pairs of plans. */
const both = (some: readonly Ranked[], others: readonly Ranked[], most: number): Ranked[] =>
  some
    .flatMap((one) =>
      others.map((other) => ({
        rank: one.rank + other.rank,
        last: one.last + other.last,
        attacks: [...one.attacks, ...other.attacks],
      })),
    )
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most);

/** The best plans for the whole front, made of the best plans for its independent parts. */
export function searchFront(front: Front, wish: Wish, most: number): Found {
  let plans: readonly Ranked[] = [{ rank: 0, last: 0, attacks: [] }];
  let exact = true;
  for (const { owed, targets } of front.units.values()) if (owed && !targets.length) plans = [];
  for (const hexes of parts(front)) {
    const field = battlefield(front, hexes);
    const found = search(field, wish, most);
    if (!found) exact = false;
    plans = both(plans, found ?? searchHalves(front, field, wish, most), most);
  }
  return { plans, exact };
}

/** Good plans for a part too tangled for all to be looked at. */
const searchHalves = (front: Front, { targets }: Battlefield, wish: Wish, most: number): Ranked[] =>
  cut(
    front,
    targets.map(({ hex }) => hex),
  )
    .map((half) => searchFront(half, wish, most).plans)
    .reduce<Ranked[]>((one, other) => both(one, other, most), [{ rank: 0, last: 0, attacks: [] }]);
