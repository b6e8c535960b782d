import type { Battlefield, Front } from './battlefield.ts';
import { splitPart } from './cut.ts';
import type { Wish } from './plan.ts';
import type { RankedSet } from './ranked.ts';
import { searchPart } from './search.ts';
import { buildBattlefield, findParts } from './split.ts';

export interface FrontResult {
  /** The best first; none when somebody could not meet his obligation. */
  readonly plans: readonly RankedSet[];
  /** False when not everything was looked at. */
  readonly exact: boolean;
}

/** The best of all pairs of plans. */
const combineSets = (some: readonly RankedSet[], others: readonly RankedSet[], most: number): RankedSet[] =>
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
interface SearchPart {
  readonly field: Battlefield;
  readonly key: string;
}

/** The front asked about last: it is searched for one wish after another. */
let lastFront: { readonly front: Front; readonly parts: readonly SearchPart[] } | undefined;

function searchPartsOf(front: Front): readonly SearchPart[] {
  if (lastFront?.front === front) return lastFront.parts;
  const found = findParts(front).map((hexes): SearchPart => {
    const field = buildBattlefield(front, hexes);
    return { field, key: partKey(field) };
  });
  lastFront = { front, parts: found };
  return found;
}

const partKey = ({ targets, parties, soakOffs }: Battlefield): string => {
  let key = `${soakOffs}`;
  for (const t of targets)
    key += `;${t.hex},${t.dry},${t.wet},${t.points},${t.bodies},${t.ground},${t.fortified},${t.owed}`;
  for (const { kind, from, targets: bits, wet, units } of parties)
    key += `;${kind},${from},${bits},${wet},${units.join()}`;
  return key;
};

/** The last answers: from one attempt to the next most of a front stays as it is. */
const knownResults = new Map<string, readonly RankedSet[] | null>();
const MAX_KNOWN_RESULTS = 256;

function searchPartCached(
  { field, key: part }: SearchPart,
  wish: Wish,
  most: number,
): readonly RankedSet[] | null {
  const key = `${wish},${most},${part}`;
  let answer = knownResults.get(key);
  if (answer === undefined) {
    if (knownResults.size >= MAX_KNOWN_RESULTS) knownResults.clear();
    knownResults.set(key, (answer = searchPart(field, wish, most)));
  }
  return answer;
}

/** The best plans for the whole front, made of the best plans for its independent parts. */
export function searchFront(front: Front, wish: Wish, most: number): FrontResult {
  let plans: readonly RankedSet[] = [{ rank: 0, last: 0, attacks: [] }];
  let exact = true;
  for (const { owed, targets } of front.units.values()) if (owed && !targets.length) plans = [];
  for (const part of searchPartsOf(front)) {
    const found = searchPartCached(part, wish, most);
    if (!found) exact = false;
    plans = combineSets(plans, found ?? searchHalves(front, part.field, wish, most), most);
  }
  return { plans, exact };
}

/** Good plans for a part too tangled for all to be looked at. */
const searchHalves = (front: Front, { targets }: Battlefield, wish: Wish, most: number): RankedSet[] =>
  splitPart(
    front,
    targets.map(({ hex }) => hex),
  )
    .map((half) => searchFront(half, wish, most).plans)
    .reduce<RankedSet[]>((one, other) => combineSets(one, other, most), [{ rank: 0, last: 0, attacks: [] }]);
