import {
  FRONTS,
  type FinnishForce,
  type Front,
  SLOTS,
  type Slot,
  type Space,
  type State,
  chainsOf,
  conquered,
  finns,
  freeScouts,
  harassChances,
  placeOf,
} from '#engine/talvisota';
import {
  type AiProfile,
  type PickIndex,
  type SearchTask,
  maxBy,
  pickOne,
  seededRandom,
} from './ai-context.ts';
import { type ForcePool, type LaidSheet, assaultPlans, defencePlans, poolBySpace } from './plan-sources.ts';
import { Payoffs } from './payoffs.ts';
import type { AssaultPlan, DefencePlan, PlanSource } from './plans.ts';

// Search over the hidden plans of a turn as a zero-sum game: both sides get a mixed strategy that the other can exploit
// least. It depends on public information only; only the side itself knows which plan was drawn.

/** Plans with the probability of each. */
type MixedStrategy<Plan> = readonly { readonly plan: Plan; readonly weight: number }[];

/** The mean over the plans of a mix. */
export const meanOver = <Plan>(mix: MixedStrategy<Plan>, worth: (plan: Plan) => number): number =>
  mix.reduce((all, { plan, weight }) => all + weight * worth(plan), 0);

export interface TurnEquilibrium {
  readonly assaults: MixedStrategy<AssaultPlan>;
  /** One empty plan in solo play, in which the Finns are drawn. */
  readonly guards: MixedStrategy<DefencePlan>;
  /** Expected value in points of Finnish morale. */
  readonly value: number;
}

interface SearchEffort {
  /** Random plans that each side starts with. */
  readonly startPlans: number;
  readonly rounds: number;
  /** Variations tried for each best response. */
  readonly changesPerRound: number;
}

/** Effort multiplied by `by` (0 to 1), with minimum sizes. */
export const scaleEffort = (
  { startPlans: plans, rounds, changesPerRound }: SearchEffort,
  by: number,
): SearchEffort => ({
  startPlans: Math.max(3, Math.round(plans * by)),
  rounds: Math.max(1, Math.round(rounds * by)),
  changesPerRound: Math.max(5, Math.round(changesPerRound * by)),
});

/** Solves a table of values by regret matching; returns both mixed strategies. */
function solveByRegret(table: readonly (readonly number[])[], steps: number): [number[], number[]] {
  const rows = table.length;
  const columns = table[0]!.length;
  const regret = [new Float64Array(rows), new Float64Array(columns)] as const;
  const sum = [new Float64Array(rows), new Float64Array(columns)] as const;
  const now = [new Float64Array(rows), new Float64Array(columns)] as const;
  const choose = (of: 0 | 1): void => {
    let all = 0;
    for (const r of regret[of]) all += Math.max(0, r);
    for (let i = 0; i < now[of].length; i++) {
      now[of][i] = all > 0 ? Math.max(0, regret[of][i]!) / all : 1 / now[of].length;
      sum[of][i]! += now[of][i]!;
    }
  };
  for (let step = 0; step < steps; step++) {
    choose(0);
    choose(1);
    const byRow = table.map((row) => row.reduce((all, value, j) => all + value * now[1][j]!, 0));
    const byColumn = Array.from({ length: columns }, (_, j) =>
      table.reduce((all, row, i) => all + row[j]! * now[0][i]!, 0),
    );
    const value = byRow.reduce((all, v, i) => all + v * now[0][i]!, 0);
    for (let i = 0; i < rows; i++) regret[0][i] = Math.max(0, regret[0][i]! + byRow[i]! - value);
    for (let j = 0; j < columns; j++) regret[1][j] = Math.max(0, regret[1][j]! + value - byColumn[j]!);
  }
  const share = (of: 0 | 1): number[] => [...sum[of]].map((weight) => weight / steps);
  return [share(0), share(1)];
}

/** Regret steps for the final mix, and for those in between. */
const FINAL_STEPS = 300;
const INTERIM_STEPS = 60;

/** Hill climbing from `start`: the best genome found within `tries` variations. */
function climbHill<Genes, Plan>(
  source: PlanSource<Genes, Plan>,
  start: Genes,
  tries: number,
  worth: (plan: Plan) => number,
): Genes {
  let genes = start;
  let most = worth(source.read(genes));
  for (let i = 0; i < tries; i++) {
    const other = source.change(genes);
    if (other === genes) continue;
    const value = worth(source.read(other));
    if (value >= most) [genes, most] = [other, value];
  }
  return genes;
}

const createMix = <Plan>(plans: readonly Plan[], weights: readonly number[]): MixedStrategy<Plan> =>
  plans.flatMap((plan, i) => (weights[i]! > 0.01 ? [{ plan, weight: weights[i]! }] : []));

function* searchEquilibrium<A, G>(
  payoffs: Payoffs,
  soviet: PlanSource<A, AssaultPlan>,
  finn: PlanSource<G, DefencePlan>,
  effort: SearchEffort,
): SearchTask<TurnEquilibrium> {
  const rows = Array.from({ length: effort.startPlans }, () => soviet.draw());
  const columns = Array.from({ length: effort.startPlans }, () => finn.draw());
  const attacks = rows.map((genes) => soviet.read(genes));
  const defences = columns.map((genes) => finn.read(genes));
  const table = attacks.map((attack) => defences.map((defence) => payoffs.turnValue(attack, defence)));
  let [byRow, byColumn] = solveByRegret(table, INTERIM_STEPS);
  for (let round = 0; round < effort.rounds; round++) {
    yield round / effort.rounds;
    const against = createMix(defences, byColumn);
    // Starts alternately from the most likely plan and from a random one, for variety.
    const anew = round % 2 > 0;
    const row = climbHill(
      soviet,
      anew ? soviet.draw() : rows[indexOfMax(byRow)]!,
      effort.changesPerRound,
      (assault) => meanOver(against, (plan) => payoffs.turnValue(assault, plan)),
    );
    yield (round + 0.5) / effort.rounds;
    const before = createMix(attacks, byRow);
    const column = climbHill(
      finn,
      anew ? finn.draw() : columns[indexOfMax(byColumn)]!,
      effort.changesPerRound,
      (guard) => -meanOver(before, (plan) => payoffs.turnValue(plan, guard)),
    );
    const attack = soviet.read(row);
    const defence = finn.read(column);
    rows.push(row);
    columns.push(column);
    attacks.push(attack);
    for (const [i, values] of table.entries()) values.push(payoffs.turnValue(attacks[i]!, defence));
    defences.push(defence);
    table.push(defences.map((other) => payoffs.turnValue(attack, other)));
    [byRow, byColumn] = solveByRegret(table, round < effort.rounds - 1 ? INTERIM_STEPS : FINAL_STEPS);
  }
  const assaults = createMix(attacks, byRow);
  const guards = createMix(defences, byColumn);
  const value = meanOver(assaults, (one) => meanOver(guards, (other) => payoffs.turnValue(one, other)));
  return { assaults, guards, value };
}

/** Solo play: the best Soviet plan against the possible Finnish draws. */
function* searchAgainstDraws<A extends object>(
  payoffs: Payoffs,
  soviet: PlanSource<A, AssaultPlan>,
  { startPlans: plans, rounds: ofBoth, changesPerRound }: SearchEffort,
): SearchTask<TurnEquilibrium> {
  // Half the rounds, as only one side is searched.
  const rounds = Math.ceil(ofBoth / 2);
  const worth = (assault: AssaultPlan): number => payoffs.turnValue(assault, []);
  const starts = Array.from({ length: plans }, () => soviet.draw());
  let top = maxBy(starts, (genes) => worth(soviet.read(genes)))!;
  for (let round = 0; round < rounds; round++) {
    yield round / rounds;
    const found = climbHill(soviet, round % 2 ? soviet.draw() : top, changesPerRound, worth);
    if (worth(soviet.read(found)) > worth(soviet.read(top))) top = found;
  }
  const plan = soviet.read(top);
  return { assaults: [{ plan, weight: 1 }], guards: [{ plan: [], weight: 1 }], value: worth(plan) };
}

const indexOfMax = (weights: readonly number[]): number => weights.indexOf(Math.max(...weights));

/** Draws one plan of a mix by its probability. */
export function drawPlan<Plan>(mix: MixedStrategy<Plan>, pick: PickIndex): Plan {
  const all = mix.reduce((sum, { weight }) => sum + weight, 0);
  let left = (pick(1_000_000) / 1_000_000) * all;
  for (const { plan, weight } of mix) {
    left -= weight;
    if (left < 0) return plan;
  }
  return mix[0]!.plan;
}

/** Boxes for the four counters; all are used, since a bluff costs nothing and draws enemy means. */
const LAYOUTS: readonly (readonly Slot[])[] = [
  [1, 2, 3, 4],
  [0, 1, 2, 3],
  [0, 1, 3, 4],
];

const TURN_EFFORT: SearchEffort = { startPlans: 6, rounds: 36, changesPerRound: 120 };

/** Both sides must compute the same equilibrium, so the seed is fixed. */
const PUBLIC_SEED = { side: 'soviet', seed: 0 } as const;

/** Expected gain of harassment in points of morale. */
export function harassmentValue(state: State, target: Space, scouts: number): number {
  const { success, setback, failure } = harassChances(state, target, scouts).faces;
  const cut = chainsOf(state, [target]).some(
    (to, space) => to === null && space !== target && chainsOf(state)[space] !== null,
  );
  return (success * (2 + placeOf(target).value + (cut ? 1 : 0)) + setback * 0.7 - failure * 1.3) / 6;
}

const MIN_SCOUT_VALUE = 0.6;

/** SCT held back from the defences for harassment. */
function reserveScouts(state: State): FinnishForce {
  const scouts = Math.min(3, freeScouts({ ...state, finnish: { ...state.finnish, plans: [] } }));
  const worth = scouts ? Math.max(0, ...conquered(state).map((at) => harassmentValue(state, at, scouts))) : 0;
  return finns({ SCT: worth > MIN_SCOUT_VALUE ? scouts : 0 });
}

/** Searches the mixed strategies for counters in these boxes. */
export function searchTurn(
  state: State,
  slots: readonly Slot[],
  stock: ForcePool,
  payoffs: Payoffs,
  effort: SearchEffort,
): SearchTask<TurnEquilibrium> {
  const pick = seededRandom(PUBLIC_SEED, state, `duel ${slots.join()}`);
  const soviet = assaultPlans(state, stock, slots, pick);
  return state.options.solo
    ? searchAgainstDraws(payoffs, soviet, effort)
    : searchEquilibrium(payoffs, soviet, defencePlans(state, slots, reserveScouts(state), pick), effort);
}

/** Chooses the boxes for the Soviet counters at random, among those that allow the most attacks. */
export function chooseLayout(state: State, { ways }: ForcePool, profile: AiProfile): readonly Slot[] {
  const able = (slots: readonly Slot[]): number =>
    slots.filter((slot) => ways.some(({ front }) => front === SLOTS[slot])).length;
  const most = Math.max(...LAYOUTS.map(able));
  return pickOne(
    seededRandom(profile, state, 'layout'),
    LAYOUTS.filter((slots) => able(slots) === most),
  );
}

/** Mixed strategies of a turn, and the values of its combats. */
export interface TurnSearch {
  readonly payoffs: Payoffs;
  readonly equilibrium: TurnEquilibrium;
}

/** Keeps the last search of each side by the public information that it depends on, and what else is given: it is slow. */
export function cacheSearch<More extends readonly unknown[]>(
  think: (state: State, ...more: More) => SearchTask<TurnSearch>,
): typeof think {
  let known: readonly { readonly key: string; readonly found: TurnSearch }[] = [];
  return function* (state, ...more) {
    const { turn, waited, morale, options, paid } = state;
    const { map, used, markers } = state.soviet;
    const { pool, scouts } = state.finnish;
    const open = [turn, waited, morale, options, paid, map, used, markers, pool, scouts];
    const key = JSON.stringify([open, more]);
    const last = known.find((one) => one.key === key) ?? { key, found: yield* think(state, ...more) };
    known = [last, ...known.filter((one) => one !== last)].slice(0, 2);
    return last.found;
  };
}

/** The search of the turn with units in their current spaces. */
const searchFromHere = cacheSearch(function* (
  state: State,
  slots: readonly Slot[],
  effort: number,
  initiative: number,
): SearchTask<TurnSearch> {
  const bare = { ...state, soviet: { ...state.soviet, plans: SLOTS.map(() => null) } };
  const payoffs = new Payoffs(bare, true, initiative);
  const scaled = scaleEffort(TURN_EFFORT, effort);
  return { payoffs, equilibrium: yield* searchTurn(bare, slots, poolBySpace(bare), payoffs, scaled) };
});

/** The same for a player. */
export const searchTurnCached = (
  state: State,
  slots: readonly Slot[],
  { effort, side, initiative = 0 }: AiProfile,
) => searchFromHere(state, slots, effort, side === 'soviet' ? initiative : 0);

/** A plan of a side, with the search that it comes from. */
interface PlanSearch<Plan> extends TurnSearch {
  readonly plan: Plan;
}

/** The current sheet of a side. Supports posted elsewhere, or unposted after planning, are not available. */
function laidSheet<Strategy, Support extends string>(
  { phase, options }: State,
  plans: readonly ({ readonly strategy: Strategy | null } | null)[],
  posts: Readonly<Partial<Record<Support, Front>>>,
): LaidSheet<Strategy, Support> {
  const open = phase === 'soviet-plans' || phase === 'finnish-plans';
  return {
    strategyIn: (slot) => plans[slot]?.strategy ?? null,
    allows: (support, slot) =>
      options.freeSupports || (posts[support] === undefined ? open : posts[support] === SLOTS[slot]),
  };
}

type Counter<Strategy, Support> = {
  readonly slot: Slot;
  readonly strategy: Strategy;
  readonly supports: readonly Support[];
};

const goesWith = <Strategy, Support>(
  laid: LaidSheet<Strategy, Support>,
  counters: readonly Counter<Strategy, Support>[],
): boolean =>
  counters.every(
    ({ slot, strategy, supports }) =>
      (laid.strategyIn(slot) ?? strategy) === strategy && supports.every((one) => laid.allows(one, slot)),
  );

/** Number of random plans when part of the sheet is fixed, and of variations of each. */
const SHEET_STARTS = 6;
const SHEET_TRIES = 60;

function* improve<Genes, Plan>(
  source: PlanSource<Genes, Plan>,
  effort: number,
  worth: (plan: Plan) => number,
): SearchTask<Plan> {
  const found: Plan[] = [];
  for (let start = 0; start < SHEET_STARTS; start++) {
    yield start / SHEET_STARTS;
    found.push(
      source.read(climbHill(source, source.draw(), Math.max(5, Math.round(SHEET_TRIES * effort)), worth)),
    );
  }
  return maxBy(found, worth)!;
}

/** The Soviet plan of the turn: drawn from the mix, or the best that fits what is already on the sheet. */
export function* searchAssault(
  state: State,
  slots: readonly Slot[],
  profile: AiProfile,
): SearchTask<PlanSearch<AssaultPlan>> {
  const search = yield* searchTurnCached(state, slots, profile);
  const { payoffs, equilibrium } = search;
  const laid = laidSheet(state, state.soviet.plans, state.soviet.posts);
  const drawn = drawPlan(equilibrium.assaults, seededRandom(profile, state, 'assault'));
  const counters = drawn.map(({ slot, strategy, attack }) => ({
    slot,
    strategy,
    supports: attack?.supports ?? [],
  }));
  if (goesWith(laid, counters)) return { ...search, plan: drawn };
  const pick = seededRandom(PUBLIC_SEED, state, 'sheet');
  const { state: bare } = payoffs;
  const plan = yield* improve(
    assaultPlans(bare, poolBySpace(bare), slots, pick, laid),
    profile.effort,
    (assault) => meanOver(equilibrium.guards, (guard) => payoffs.turnValue(assault, guard)),
  );
  return { ...search, plan };
}

/** The Finnish plan of the turn: drawn from the mix, or the best that fits what is already on the sheet. */
export function* searchDefence(state: State, profile: AiProfile): SearchTask<PlanSearch<DefencePlan>> {
  const { soviet, finnish } = state;
  const search = yield* searchTurnCached(state, findUsedSlots(soviet.plans), profile);
  const { payoffs, equilibrium } = search;
  const laid = laidSheet(state, finnish.plans, finnish.posts);
  const slots = FRONTS.flatMap((front) => {
    const used = findUsedSlots(finnish.plans).filter((slot) => SLOTS[slot] === front);
    if (state.phase !== 'finnish-plans') return used;
    const met = findUsedSlots(soviet.plans).filter((slot) => SLOTS[slot] === front);
    return [...new Set([...used, ...met])].slice(0, met.length);
  });
  const drawn = drawPlan(equilibrium.guards, seededRandom(profile, state, 'guard'));
  const isWhole = drawn.length === slots.length && drawn.every(({ slot }) => slots.includes(slot));
  if (isWhole && goesWith(laid, drawn)) return { ...search, plan: drawn };
  const pick = seededRandom(PUBLIC_SEED, state, 'sheet');
  const plan = yield* improve(
    defencePlans(payoffs.state, slots, reserveScouts(payoffs.state), pick, laid),
    profile.effort,
    (guard) => -meanOver(equilibrium.assaults, (assault) => payoffs.turnValue(assault, guard)),
  );
  return { ...search, plan };
}

export const findUsedSlots = (plans: readonly (object | null)[]): Slot[] =>
  plans.flatMap((plan, slot) => (plan ? [slot] : []));
