import type { Battlefield, Front } from './battlefield.ts';
import { cut } from './cut.ts';
import type { Wish } from './plan.ts';
import type { Ranked } from './ranked.ts';
import { search } from './search.ts';
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

/** A part of a front as the search wants it, and all that an answer depends on besides the wish. */
interface Part {
  readonly field: Battlefield;
  readonly key: string;
}

/** The front asked about last: it is searched for one wish after another. */
let last: { readonly front: Front; readonly parts: readonly Part[] } | undefined;

function partsOf(front: Front): readonly Part[] {
  if (last?.front === front) return last.parts;
  const found = parts(front).map((hexes): Part => {
    const field = battlefield(front, hexes);
    return { field, key: keyOf(field) };
  });
  last = { front, parts: found };
  return found;
}

const keyOf = ({ targets, parties, soakOffs }: Battlefield): string => {
  let key = `${soakOffs}`;
  for (const t of targets)
    key += `;${t.hex},${t.dry},${t.wet},${t.points},${t.bodies},${t.ground},${t.fortified},${t.owed}`;
  for (const { kind, from, targets: bits, wet, units } of parties)
    key += `;${kind},${from},${bits},${wet},${units.join()}`;
  return key;
};

/** The last answers: from one attempt to the next most of a front stays as it is. */
const answers = new Map<string, readonly Ranked[] | null>();
const MOST_ANSWERS = 256;

function searchOnce({ field, key: part }: Part, wish: Wish, most: number): readonly Ranked[] | null {
  const key = `${wish},${most},${part}`;
  let answer = answers.get(key);
  if (answer === undefined) {
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(key, (answer = search(field, wish, most)));
  }
  return answer;
}

/** The best plans for the whole front, made of the best plans for its independent parts. */
export function searchFront(front: Front, wish: Wish, most: number): Found {
  let plans: readonly Ranked[] = [{ rank: 0, last: 0, attacks: [] }];
  let exact = true;
  for (const { owed, targets } of front.units.values()) if (owed && !targets.length) plans = [];
  for (const part of partsOf(front)) {
    const found = searchOnce(part, wish, most);
    if (!found) exact = false;
    plans = both(plans, found ?? searchHalves(front, part.field, wish, most), most);
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
