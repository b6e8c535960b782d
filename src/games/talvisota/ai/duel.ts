/**
 * A turn as both sides can see it before it begins: the hidden choices are weighed against each other, and each side
 * mixes those that the other can do least about. Both work it out of what is public; which choice falls is known to
 * the chooser alone.
 */
import { maxBy, type PickIndex, type SearchTask } from './contract.ts';
import type { AssaultPlan, DefencePlan, PlanSource } from './plans.ts';
import type { Payoffs } from './stakes.ts';

/** Choices with how often each is made. */
export type MixedStrategy<Plan> = readonly { readonly plan: Plan; readonly weight: number }[];

export interface TurnEquilibrium {
  readonly assaults: MixedStrategy<AssaultPlan>;
  readonly guards: MixedStrategy<DefencePlan>;
  /** To be expected, in points of Finnish morale. */
  readonly value: number;
}

export interface SearchEffort {
  /** Plans by chance that each side begins with. */
  readonly startPlans: number;
  /** Times that either side looks for a better answer. */
  readonly rounds: number;
  /** Changes tried each time. */
  readonly changesPerRound: number;
}

/** The same with less. */
export const scaleEffort = (
  { startPlans: plans, rounds, changesPerRound }: SearchEffort,
  by: number,
): SearchEffort => ({
  startPlans: Math.max(3, Math.round(plans * by)),
  rounds: Math.max(1, Math.round(rounds * by)),
  changesPerRound: Math.max(5, Math.round(changesPerRound * by)),
});

/** Regret matching over a table of values; both mixes. */
export function solveByRegret(table: readonly (readonly number[])[], steps: number): [number[], number[]] {
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

/** Steps to a mix that is played, and to one that is only searched against. */
const FINAL_STEPS = 300;
const INTERIM_STEPS = 60;

/** Hill climbing: the best plan found against a mix, from where the search begins. */
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
    const value = worth(source.read(other));
    if (value >= most) [genes, most] = [other, value];
  }
  return genes;
}

const createMix = <Plan>(plans: readonly Plan[], weights: readonly number[]): MixedStrategy<Plan> =>
  plans.flatMap((plan, i) => (weights[i]! > 0.01 ? [{ plan, weight: weights[i]! }] : []));

export function* searchEquilibrium<A, G>(
  payoffs: Payoffs,
  soviet: PlanSource<A, AssaultPlan>,
  finn: PlanSource<G, DefencePlan>,
  effort: SearchEffort,
): SearchTask<TurnEquilibrium> {
  const rows = Array.from({ length: effort.startPlans }, () => soviet.draw());
  const columns = Array.from({ length: effort.startPlans }, () => finn.draw());
  const attacks = rows.map((genes) => soviet.read(genes));
  const defences = columns.map((genes) => finn.read(genes));
  const table = (): number[][] =>
    attacks.map((attack) => defences.map((defence) => payoffs.turnValue(attack, defence)));
  let [byRow, byColumn] = solveByRegret(table(), INTERIM_STEPS);
  for (let round = 0; round < effort.rounds; round++) {
    yield round / effort.rounds;
    const against = createMix(defences, byColumn);
    // By turns from what is played most, and from somewhere else: one idea is not enough for a mix.
    const anew = round % 2 > 0;
    const row = climbHill(
      soviet,
      anew ? soviet.draw() : rows[indexOfMax(byRow)]!,
      effort.changesPerRound,
      (assault) =>
        against.reduce((all, { plan, weight }) => all + weight * payoffs.turnValue(assault, plan), 0),
    );
    yield (round + 0.5) / effort.rounds;
    const before = createMix(attacks, byRow);
    const column = climbHill(
      finn,
      anew ? finn.draw() : columns[indexOfMax(byColumn)]!,
      effort.changesPerRound,
      (guard) => -before.reduce((all, { plan, weight }) => all + weight * payoffs.turnValue(plan, guard), 0),
    );
    rows.push(row);
    attacks.push(soviet.read(row));
    columns.push(column);
    defences.push(finn.read(column));
    [byRow, byColumn] = solveByRegret(table(), round < effort.rounds - 1 ? INTERIM_STEPS : FINAL_STEPS);
  }
  const assaults = createMix(attacks, byRow);
  const guards = createMix(defences, byColumn);
  const value = assaults.reduce(
    (all, one) =>
      all +
      one.weight *
        guards.reduce((sum, other) => sum + other.weight * payoffs.turnValue(one.plan, other.plan), 0),
    0,
  );
  return { assaults, guards, value };
}

/** Draws that stand for all that the containers may give. */
const CHANCE_DRAWS = 16;

/** The same in solo play, where chance answers: the best plan against what may be drawn. */
export function* searchAgainstChance<A extends object, G>(
  payoffs: Payoffs,
  soviet: PlanSource<A, AssaultPlan>,
  finn: PlanSource<G, DefencePlan>,
  { startPlans: plans, rounds, changesPerRound }: SearchEffort,
): SearchTask<TurnEquilibrium> {
  const guards = Array.from({ length: CHANCE_DRAWS }, () => ({
    plan: finn.read(finn.draw()),
    weight: 1 / CHANCE_DRAWS,
  }));
  const worth = (assault: AssaultPlan): number =>
    guards.reduce((all, { plan, weight }) => all + weight * payoffs.turnValue(assault, plan), 0);
  const starts = Array.from({ length: plans }, () => soviet.draw());
  let top = maxBy(starts, (genes) => worth(soviet.read(genes)))!;
  for (let round = 0; round < rounds; round++) {
    yield round / rounds;
    const found = climbHill(soviet, round % 2 ? soviet.draw() : top, changesPerRound, worth);
    if (worth(soviet.read(found)) > worth(soviet.read(top))) top = found;
  }
  const plan = soviet.read(top);
  return { assaults: [{ plan, weight: 1 }], guards, value: worth(plan) };
}

const indexOfMax = (weights: readonly number[]): number => weights.indexOf(Math.max(...weights));

/** One plan of a mix. */
export function drawPlan<Plan>(mix: MixedStrategy<Plan>, pick: PickIndex): Plan {
  const all = mix.reduce((sum, { weight }) => sum + weight, 0);
  let left = (pick(1_000_000) / 1_000_000) * all;
  for (const { plan, weight } of mix) {
    left -= weight;
    if (left < 0) return plan;
  }
  return mix[0]!.plan;
}
