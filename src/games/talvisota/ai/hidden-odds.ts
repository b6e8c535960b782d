/**
 * Chances of an attack before the other side's sheet is open (N51), against three forces that it could have. They use
 * public information only, so they reveal nothing.
 */
import {
  bagsOf,
  checkComposition,
  choices,
  COMMANDERS,
  FINNISH_PLANS,
  FINNISH_WEAKEST_FIRST,
  freeUnits,
  inOrder,
  isFinnish,
  isSoviet,
  neighbours,
  placeOf,
  RESERVES,
  size,
  SLOTS,
  SOVIET_PLANS,
  SOVIET_STRATEGIES,
  supportLimits,
  supportsIn,
  view,
  type Environment,
  type FinnishForce,
  type FinnishStrategy,
  type FinnishSupport,
  type Slot,
  type SovietForce,
  type SovietStrategy,
  type SovietSupport,
  type Space,
  type State,
} from '#engine/talvisota';
import { maxBy } from './ai-context.ts';
import { strongestForce, type Attack, type Defence } from './plans.ts';
import { Payoffs } from './payoffs.ts';

export const RANKS = ['weak', 'usual', 'best'] as const;
export type Rank = (typeof RANKS)[number];

/** A force that the other side could have, and the chance that the Soviets take the space, 0 to 1. */
export interface Imagined<Force> {
  readonly rank: Rank;
  readonly force: Force;
  readonly chance: number;
}

/** What is usual: the first of these that there are. The General's answers and attacks are compared in docs/players.md. */
const USUAL_ENVIRONMENT: readonly Environment[] = ['forest'];
const USUAL_FINNISH: readonly FinnishSupport[] = ['ART', 'AT1'];
const USUAL_SOVIET: readonly SovietSupport[] = ['MUNI', 'ART'];
const STRONGEST_FIRST = FINNISH_WEAKEST_FIRST.toReversed();

/** The wanted ones that there are, then others. */
const firstOf = <T>(wanted: readonly T[], left: readonly T[], count: number): T[] =>
  [...new Set([...wanted, ...left])].filter((one) => left.includes(one)).slice(0, count);

/** All choices of so many items, fewer if there are not enough. */
function subsets<T>(items: readonly T[], count: number): T[][] {
  if (items.length <= count) return [[...items]];
  if (!count) return [[]];
  const [first, ...rest] = items;
  return [...subsets(rest, count - 1).map((some) => [first!, ...some]), ...subsets(rest, count)];
}

type Units = (count: number) => Iterable<FinnishForce>;

/** Every Finnish answer with all the means that its strategy may have, and the units that `units` allows. */
function* defencesOf(
  state: State,
  slot: Slot,
  known: FinnishStrategy | null,
  units: Units,
): Generator<Defence> {
  const bags = bagsOf(state);
  for (const strategy of known ? [known] : bags.strategies) {
    const limits = FINNISH_PLANS[strategy];
    const entrenched = limits.entrenched && bags.entrenchments > 0;
    for (const environment of subsets(bags.environment, limits.environment))
      for (const supports of subsets(bags.supports, limits.supports))
        for (const force of units(limits.units + (supports.includes('RENF') ? RESERVES : 0)))
          yield { slot, strategy, units: force, environment, supports, entrenched };
  }
}

/** The strongest answer that the Finns could have; by the printed table more strength can be worse (N21). */
export function bestAnswer(
  state: State,
  attack: Attack,
  known: FinnishStrategy | null,
  payoffs: Payoffs,
): Defence {
  const pool = bagsOf(state).units;
  const threat = (defence: Defence): number => -payoffs.difference(attack, defence);
  const best = (units: Units): Defence => maxBy([...defencesOf(state, attack.slot, known, units)], threat)!;
  const strongest = best((count) => [inOrder(pool, STRONGEST_FIRST, count)]);
  return state.options.literalTable && payoffs.chance(attack, strongest) > 0
    ? best((count) => choices(pool, Math.min(count, size(pool))))
    : strongest;
}

/** Chances of an attack against a weak, a usual and the best answer. */
export function oddsWhenMet(state: State, attack: Attack): readonly Imagined<Defence>[] {
  const seen = view(state, 'soviet');
  const payoffs = new Payoffs(seen);
  const { slot } = attack;
  const bags = bagsOf(seen);
  const answer = seen.soviet.plans[slot]?.answer ?? null;
  const known = answer === null ? null : (seen.finnish.plans[answer]?.strategy ?? null);
  const strategy = known ?? bags.strategies[0]!;
  const limits = FINNISH_PLANS[strategy];
  const bare = { slot, strategy, environment: [], supports: [], entrenched: false };
  const forces: Readonly<Record<Rank, Defence>> = {
    weak: { ...bare, units: inOrder(bags.units, FINNISH_WEAKEST_FIRST, limits.units) },
    usual: {
      slot,
      strategy,
      units: inOrder(bags.units, STRONGEST_FIRST, limits.units),
      environment: firstOf(USUAL_ENVIRONMENT, bags.environment, limits.environment),
      supports: firstOf(USUAL_FINNISH, bags.supports, limits.supports),
      entrenched: limits.entrenched && bags.entrenchments > 0,
    },
    best: bestAnswer(seen, attack, known, payoffs),
  };
  return RANKS.map((rank) => ({
    rank,
    force: forces[rank],
    chance: payoffs.exactChance(attack, forces[rank]),
  }));
}

/** Chance of an attack in solo play, from what is left in the bags. */
export const oddsDrawn = (state: State, attack: Attack): number =>
  new Payoffs(view(state, 'soviet')).drawnChances([attack])[0]!;

/** Chance of an attack that no strategy meets: only SCT in the space fight. */
export const oddsUnmet = (state: State, attack: Attack): number => new Payoffs(state).chance(attack, null);

/** Spaces that can be attacked from a space; SCT in the space itself must be fought first (N50). */
export const targetsFrom = (state: State, from: Space): readonly Space[] =>
  state.finnish.scouts[from]
    ? [from]
    : neighbours(state, from).filter((space) => isFinnish(space) && !isSoviet(state, space));

/** The largest legal forces of a strategy, without those in which a fusilier takes the place of an elite unit. */
function fullForces(strategy: SovietStrategy, free: SovietForce): SovietForce[] {
  const { least, most } = SOVIET_PLANS[strategy];
  for (let count = most; count >= least; count--) {
    const forces = [...choices(free, count)].filter(
      (units) => !checkComposition(strategy, units) && (!units.FUS || units.ELI === free.ELI),
    );
    if (forces.length) return forces;
  }
  return [];
}

/** Every set of supports that fills the limits of a strategy. */
function supportsOf(strategy: SovietStrategy, turn: number): SovietSupport[][] {
  const limits = supportLimits(strategy, turn);
  const [commanders, normal] = [true, false].map((isCommander) =>
    supportsIn(turn).filter((support) => COMMANDERS.includes(support) === isCommander),
  ) as [SovietSupport[], SovietSupport[]];
  return subsets(normal, limits.normal).flatMap((some) =>
    subsets(commanders, limits.commanders).map((leaders) => [...some, ...leaders]),
  );
}

/** The forces of each rank that could attack from a space. */
function forcesFrom(
  turn: number,
  free: SovietForce,
): Readonly<Record<Rank, Pick<Attack, 'strategy' | 'units' | 'supports'>[]>> {
  const of = (strategy: SovietStrategy, supports: readonly SovietSupport[]) => {
    const units = strongestForce(strategy, free, SOVIET_PLANS[strategy].most);
    return units ? [{ strategy, units, supports }] : [];
  };
  const usual = (['MAN', 'MASS'] as const).flatMap((strategy) =>
    of(strategy, firstOf(USUAL_SOVIET, supportsIn(turn), supportLimits(strategy, turn).normal)),
  );
  return {
    weak: of('PRUD', []),
    usual: usual.slice(0, 1),
    best: SOVIET_STRATEGIES.flatMap((strategy) =>
      fullForces(strategy, free).flatMap((units) =>
        supportsOf(strategy, turn).map((supports) => ({ strategy, units, supports })),
      ),
    ),
  };
}

/**
 * Chances of a weak, a usual and the best attack from a front against a defence, each where it does most; on `target`
 * only, if that is given. Empty if none could come.
 */
export function oddsAgainst(
  state: State,
  defence: Defence,
  target: Space | null = null,
): readonly Imagined<Attack>[] {
  const seen = view(state, 'finn');
  const payoffs = new Payoffs(seen);
  const { slot } = defence;
  const ways = [...seen.soviet.map.keys()].flatMap((from) => {
    if (placeOf(from).front !== SLOTS[slot]) return [];
    const targets = targetsFrom(seen, from).filter((space) => target === null || space === target);
    const free = freeUnits(seen, from);
    if (!targets.length || !size(free)) return [];
    const forces = forcesFrom(seen.turn, free);
    return targets.map((to) => ({ from, target: to, forces }));
  });
  return RANKS.flatMap((rank) => {
    const attacks = ways.flatMap(({ forces, ...way }) =>
      forces[rank].map((force): Attack => ({ slot, ...way, ...force })),
    );
    const force = maxBy(attacks, (attack) => payoffs.difference(attack, defence));
    return force ? [{ rank, force, chance: payoffs.exactChance(force, defence) }] : [];
  });
}
