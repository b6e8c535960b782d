import { check, MARK, obligations, unitWith, type AttackPlan, type State } from '#engine/winter-war';
import { buildFront, excludeSpent, type Front } from './battlefield.ts';
import { forecast, rankPlan } from './forecast.ts';
import { findUnserved, findPlayOrder } from './order.ts';
import type { Completion, Plan, Wish } from './plan.ts';
import { searchFront } from './search-front.ts';
import { rankToValue } from './worth.ts';

/** Plans looked at, at most, to find some that can be carried out. */
const MAX_SETS = 64;

/** Attacks in a playable order, with what the search knows of them. */
interface PlayableSet {
  readonly attacks: readonly AttackPlan[];
  readonly rank: number;
  readonly exact: boolean;
}

/** The best sets of attacks on a front that go with some already chosen, all of them in a playable order. */
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

/** The best plans that go with some attacks already chosen. */
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
 * The best plans for the Attack Segment, the best first: every obligation is met, and attacks that nobody
 * asks for are made when they serve the wish. None when there is nothing to attack, or nothing worth it.
 */
export function attackPlans(state: State, wish: Wish, most = 5): Plan[] {
  if (state.phase !== 'attack' || state.decisions.length) return [];
  return findPlans(state, wish, most + 1, [])
    .filter(({ attacks }) => attacks.length)
    .slice(0, most);
}

/** The attacks of those plans for one wish after another, without any forecast. */
export function attackSets(state: State, wishes: readonly Wish[], most: number): (readonly AttackPlan[])[] {
  if (state.phase !== 'attack' || state.decisions.length) return [];
  const front = buildFront(state);
  return wishes.flatMap((wish) =>
    findSets(state, front, wish, most + 1)
      .flatMap(({ attacks }) => (attacks.length ? [attacks] : []))
      .slice(0, most),
  );
}

/** The best plan that contains the attacks that a player has chosen, or what stands in its way. */
export function completePlan(state: State, fixed: readonly AttackPlan[], wish: Wish): Completion {
  const refused = findFirstRefusal(state, fixed);
  // An attack out of turn may leave someone over who is served by one that comes before it.
  if (refused && !refused.left) return refused;
  const [plan] = findPlans(state, wish, 1, fixed);
  if (plan) return { ok: true, plan };
  if (refused) return refused;
  throw new Error('Obligations that can be met have no plan');
}

/** Carries the attacks out one after another, as if each were without effect, until one is refused. */
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

/** The position after an attack without effect. */
function markFought(state: State, { attackers, targets }: AttackPlan): State {
  const units = state.units.map((unit, id) =>
    attackers.includes(id) || targets.includes(unit.at)
      ? unitWith(unit, { marks: unit.marks | MARK.fought })
      : unit,
  );
  return { ...state, units };
}

/** What attacks are worth by a wish: points, hexes, or points lost as a negative number. */
export const planValue = (state: State, attacks: readonly AttackPlan[], wish: Wish): number =>
  rankToValue(wish, rankPlan(state, attacks, wish));
