import {
  type AttackPlan,
  type Hex,
  MARK,
  type Obligations,
  type State,
  type UnitId,
  check,
  obligations,
  unitWith,
} from '#engine/winter-war';
import {
  type Battlefield,
  type Front,
  buildBattlefield,
  buildFront,
  excludeSpent,
  findParts,
  splitPart,
} from './front.ts';
import { searchPart } from './search.ts';
import type { RankedSet } from './stages.ts';
import { type Completion, type Plan, type Wish, forecast, rankPlan, rankToValue } from './values.ts';

/** Sets examined at most to find some with a legal order. */
const MAX_SETS = 64;

/** A set of attacks in a legal order, with its rank. */
interface PlayableSet {
  readonly attacks: readonly AttackPlan[];
  readonly rank: number;
  readonly exact: boolean;
}

/** The best sets that complete `fixed` and have a legal order. */
function findSets(
  state: State,
  front: Front,
  wish: Wish,
  most: number,
  fixed: readonly AttackPlan[] = [],
): PlayableSet[] {
  for (let count = most; ; count *= 2) {
    const { plans, exact } = searchFront(front, wish, count);
    const playable: PlayableSet[] = [];
    for (const { rank, attacks } of plans) {
      const order = playable.length < most ? findPlayOrder(state, [...fixed, ...attacks]) : null;
      if (order) playable.push({ attacks: order, rank, exact });
    }
    if (playable.length === most || plans.length < count || count >= MAX_SETS) return playable;
  }
}

/** The best plans that complete `fixed`. */
function findPlans(state: State, wish: Wish, most: number, fixed: readonly AttackPlan[]): Plan[] {
  const spent = new Set(fixed.flatMap(({ attackers }) => attackers));
  const done = new Set(fixed.flatMap(({ targets }) => targets));
  const front = excludeSpent(buildFront(state), spent, done);
  const given = rankPlan(state, fixed, wish);
  return findSets(state, front, wish, most, fixed).map(({ attacks, rank, exact }) => ({
    ...forecast(state, attacks),
    value: rankToValue(wish, given + rank),
    exact,
  }));
}

/**
 * The best plans for the Attack Segment, best first: every obligation is met, optional attacks are made where
 * they serve the wish. Empty outside the Attack Segment and where no attack is worthwhile.
 */
export function attackPlans(state: State, wish: Wish, most = 5): Plan[] {
  if (state.phase !== 'attack' || state.decisions.length) return [];
  return findPlans(state, wish, most + 1, [])
    .filter(({ attacks }) => attacks.length)
    .slice(0, most);
}

/** The attacks of the best plans for several wishes, without forecasts. */
export function attackSets(state: State, wishes: readonly Wish[], most: number): (readonly AttackPlan[])[] {
  if (state.phase !== 'attack' || state.decisions.length) return [];
  const front = buildFront(state);
  return wishes.flatMap((wish) =>
    findSets(state, front, wish, most + 1)
      .flatMap(({ attacks }) => (attacks.length ? [attacks] : []))
      .slice(0, most),
  );
}

/** The best plan that contains the attacks chosen by the player, or the reason why there is none. */
export function completePlan(state: State, fixed: readonly AttackPlan[], wish: Wish): Completion {
  const refused = findFirstRefusal(state, fixed);
  // Out of order, an attack may leave units unserved whom an earlier one would serve; so search on.
  if (refused && !refused.left) return refused;
  const [plan] = findPlans(state, wish, 1, fixed);
  if (plan) return { ok: true, plan };
  if (refused) return refused;
  throw new Error('Obligations that can be met have no plan');
}

/** Makes attacks one after another without effect until one is illegal; null if all are legal. */
function findFirstRefusal(state: State, attacks: readonly AttackPlan[]): (Completion & { ok: false }) | null {
  let now = state;
  let left: (Completion & { ok: false }) | null = null;
  for (const [i, attack] of attacks.entries()) {
    const refusal = check(now, { type: 'attack', ...attack });
    if (refusal) {
      const who = findUnserved(obligations(state), attacks.slice(0, i + 1));
      const failure = { ok: false, attack, refusal, left: who } as const;
      if (refusal.key !== 'leaves-unit' && refusal.key !== 'leaves-hex') return { ...failure, left: null };
      left ??= failure;
    }
    now = markFought(now, attack);
  }
  return left;
}

/** The position after an attack without effect: its units neither attack nor are attacked again. */
export function markFought(state: State, { attackers, targets }: AttackPlan): State {
  const units = state.units.map((unit, id) =>
    attackers.includes(id) || targets.includes(unit.at)
      ? unitWith(unit, { marks: unit.marks | MARK.fought })
      : unit,
  );
  return { ...state, units };
}

/** Value of attacks by a wish, see `rankToValue`. */
export const planValue = (state: State, attacks: readonly AttackPlan[], wish: Wish): number =>
  rankToValue(wish, rankPlan(state, attacks, wish));

type Unserved = { readonly unit: UnitId } | { readonly hex: Hex };

/** A hex, else a unit, that could no longer meet its obligation after these attacks; null if none (C3). */
function findUnserved(owed: Obligations, attacks: readonly AttackPlan[]): Unserved | null {
  const spent = new Set(attacks.flatMap(({ attackers }) => attackers));
  const done = new Set(attacks.flatMap(({ targets }) => targets));
  const units = new Set(owed.units.filter((id) => !spent.has(id)));
  const hexes = new Set(owed.hexes.filter((hex) => !done.has(hex)));
  for (const { unit, hex } of owed.pairs)
    if (!spent.has(unit) && !done.has(hex)) {
      units.delete(unit);
      hexes.delete(hex);
    }
  const [hex] = hexes;
  if (hex !== undefined) return { hex };
  const [unit] = units;
  return unit === undefined ? null : { unit };
}

/**
 * A legal order of the attacks, or null. Attacks between an obliged unit and an obliged hex hinder no other and
 * come last.
 */
function findPlayOrder(state: State, attacks: readonly AttackPlan[]): AttackPlan[] | null {
  const owed = obligations(state);
  const units = new Set(owed.units);
  const hexes = new Set(owed.hexes);
  const isFirst = ({ attackers, targets }: AttackPlan): boolean =>
    attackers.some((id) => units.has(id)) !== targets.some((hex) => hexes.has(hex));
  const first = extendOrder(owed, [], attacks.filter(isFirst));
  return first && [...first, ...attacks.filter((attack) => !isFirst(attack))];
}

/** Extends an order so that no attack leaves anyone unserved; null if impossible. */
function extendOrder(
  owed: Obligations,
  made: readonly AttackPlan[],
  rest: readonly AttackPlan[],
): AttackPlan[] | null {
  if (!rest.length) return [...made];
  for (const next of rest) {
    const after = [...made, next];
    const order = findUnserved(owed, after)
      ? null
      : extendOrder(
          owed,
          after,
          rest.filter((attack) => attack !== next),
        );
    if (order) return order;
  }
  return null;
}

interface FrontResult {
  /** Best first; empty where an obligation cannot be met. */
  readonly plans: readonly RankedSet[];
  /** False if the search was cut short. */
  readonly exact: boolean;
}

/** The best unions of two lists of sets. */
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

/** A part of a front with a key of all that its result depends on, besides the wish. */
interface SearchPart {
  readonly field: Battlefield;
  readonly key: string;
}

/** The last front: it is searched for one wish after another. */
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

/** Cache of results: most parts stay the same between trial positions. */
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

/** The best sets for a front, combined from those of its independent parts. */
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

/** Good sets for a part that is too large for the exact search. */
const searchHalves = (front: Front, { targets }: Battlefield, wish: Wish, most: number): RankedSet[] =>
  splitPart(
    front,
    targets.map(({ hex }) => hex),
  )
    .map((half) => searchFront(half, wish, most).plans)
    .reduce<RankedSet[]>((one, other) => combineSets(one, other, most), [{ rank: 0, last: 0, attacks: [] }]);
