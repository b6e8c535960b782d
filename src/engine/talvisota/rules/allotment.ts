/** Units and supports for each strategy (3.2.1 to 3.2.3, N13, N19, N48, N50). */
import { boardOf, placeOf, type Front, type Space } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import { setFinnish, setFinnishPlan, setSovietPlan, type Draft } from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import {
  choices,
  holds,
  kinds,
  minus,
  size,
  soviets,
  type FinnishForce,
  type SovietForce,
} from '../units/forces.ts';
import {
  COMMANDERS,
  ENVIRONMENTS,
  FINNISH_PLANS,
  FINNISH_SUPPORTS,
  RESERVES,
  SLOTS,
  slotsOf,
  SOVIET_PLANS,
  supportLimits,
  supportsIn,
  type FinnishStrategy,
  type FinnishSupport,
  type Slot,
  type SovietStrategy,
  type SovietSupport,
} from '../units/strategies.ts';
import { isSoviet, isSpace } from './control.ts';
import { emptyFinnishPlan, emptySovietPlan } from './plans.ts';

type CommitAction = ActionOf<'commit'>;
type PrepareAction = ActionOf<'prepare'>;
type SwapAction = ActionOf<'swap'>;

const named = (space: Space): { space: string } => ({ space: placeOf(space).name });

/**
 * Units of a space that belong to no other strategy and have not fought in this turn. Units of a strategy
 * withheld from the map are free once the combats begin (C12).
 */
export function freeUnits(state: State, space: Space, except: Slot | null = null): SovietForce {
  const { map, used, plans } = state.soviet;
  let free = minus(map[space]!, used[space]!);
  plans.forEach((plan, slot) => {
    const waits = plan && (plan.stage === 'map' || (plan.stage === 'box' && state.phase !== 'combat'));
    if (waits && slot !== except && plan.from === space) free = minus(free, plan.units);
  });
  return free;
}

/** A force starts in a controlled space, or beside SCT in a space that it has to win back (N48). */
const mayStart = (state: State, space: Space): boolean =>
  isSoviet(state, space) || (state.finnish.scouts[space]! > 0 && size(state.soviet.map[space]!) > 0);

/** Why a strategy cannot be launched with these units (3.2.2, N19). */
export function checkComposition(strategy: SovietStrategy, units: SovietForce): Refusal | null {
  const { most, needs } = SOVIET_PLANS[strategy];
  if (size(units) > most) return refuse('commit-many', { strategy, most });
  if (needs && needs.of.reduce((all, unit) => all + units[unit], 0) < needs.count)
    return refuse('commit-kind', { strategy, count: needs.count, units: needs.of.join(', ') });
  return null;
}

const twice = <T>(items: readonly T[]): T | undefined => items.find((item, i) => items.indexOf(item) !== i);

/** True when a support is available for a box: placed on its front, unless supports are free. */
const onFront = (
  posts: Readonly<Record<string, Front>>,
  support: string,
  slot: Slot,
  free: boolean,
): boolean => free || posts[support] === SLOTS[slot];

/** Why a strategy cannot have these supports, regardless of its units. */
export function checkSupports(
  state: State,
  { slot, supports }: Pick<CommitAction, 'slot' | 'supports'>,
): Refusal | null {
  const { plans, posts } = state.soviet;
  const strategy = plans[slot]?.strategy;
  if (!strategy) return refuse('plan-empty');
  for (const support of supports) {
    if (!supportsIn(state.turn).includes(support)) return refuse('support-late', { support });
    if (!onFront(posts, support, slot, state.options.freeSupports))
      return refuse('support-front', { support });
    if (plans.some((plan, other) => other !== slot && plan?.supports.includes(support)))
      return refuse('support-twice', { support });
  }
  const again = twice(supports);
  if (again) return refuse('support-twice', { support: again });
  const limits = supportLimits(strategy, state.turn);
  const commanders = supports.filter((support) => COMMANDERS.includes(support)).length;
  if (supports.length - commanders <= limits.normal && commanders <= limits.commanders) return null;
  return limits.normal < SOVIET_PLANS[strategy].supports || commanders > limits.commanders
    ? refuse('support-january')
    : refuse('support-many', { strategy, most: limits.normal });
}

export function checkCommit(state: State, action: CommitAction): Refusal | null {
  const { slot, from, units } = action;
  const strategy = state.soviet.plans[slot]?.strategy;
  if (!strategy) return refuse('plan-empty');
  if (!isSpace(state, from)) return refuse('no-such-space');
  if (size(units) === 0) return null;
  if (!mayStart(state, from)) return refuse('commit-control', {}, [from]);
  if (placeOf(from).front !== SLOTS[slot]) return refuse('commit-front', {}, [from]);
  const free = freeUnits(state, from, slot);
  if (!holds(free, units)) {
    const unit = kinds(units).find((kind) => units[kind] > free[kind]) ?? 'FUS';
    return refuse('commit-units', { ...named(from), unit, count: free[unit] }, [from]);
  }
  return checkComposition(strategy, units) ?? checkSupports(state, action);
}

export function applyCommit(draft: Draft, { slot, from, units, supports }: CommitAction): void {
  const plan = emptySovietPlan(draft.state.soviet.plans[slot]!.strategy);
  setSovietPlan(draft, slot, size(units) ? { ...plan, from, units, supports } : plan);
}

function* selections<T>(items: readonly T[], most: number): Generator<T[]> {
  yield [];
  if (most === 0) return;
  for (const [i, item] of items.entries())
    for (const rest of selections(items.slice(i + 1), most - 1)) yield [item, ...rest];
}

/** Supports available for a box now. */
export const supportsFor = (state: State, slot: Slot): SovietSupport[] =>
  supportsIn(state.turn).filter(
    (support) =>
      onFront(state.soviet.posts, support, slot, state.options.freeSupports) &&
      !state.soviet.plans.some((plan, other) => other !== slot && plan?.supports.includes(support)),
  );

/** Spaces from which the strategy of a box could start. */
export const startsOf = (state: State, slot: Slot): Space[] =>
  boardOf(state.options).spaces.filter(
    (space) =>
      placeOf(space).front === SLOTS[slot] &&
      mayStart(state, space) &&
      size(freeUnits(state, space, slot)) > 0,
  );

/**
 * Why a strategy in a box could never have a force, or null. It is still legal there, but the map shows to
 * both sides that it is empty.
 */
export function checkReady(state: State, slot: Slot): Refusal | null {
  const front = SLOTS[slot]!;
  return startsOf(state, slot).length ? null : refuse('plan-units', { front });
}

/** Every allotment, strategy by strategy; there are very many. */
export function* commitActions(state: State): Generator<CommitAction> {
  for (const [slot, plan] of state.soviet.plans.entries()) {
    if (!plan?.strategy) continue;
    if (size(plan.units)) yield { type: 'commit', slot, from: plan.from!, units: soviets(), supports: [] };
    const { least, most } = SOVIET_PLANS[plan.strategy];
    for (const from of startsOf(state, slot))
      for (let count = most; count >= least; count--)
        for (const units of choices(freeUnits(state, from, slot), count)) {
          if (checkComposition(plan.strategy, units)) continue;
          for (const supports of selections(supportsFor(state, slot), 5)) {
            const action: CommitAction = { type: 'commit', slot, from, units, supports };
            if (!checkCommit(state, action)) yield action;
          }
        }
  }
}

/** Units of the Finnish sheet that belong to no other strategy. */
export function freeFinns(state: State, except: Slot | null = null): FinnishForce {
  let free = state.finnish.pool;
  state.finnish.plans.forEach((plan, slot) => {
    if (plan && slot !== except) free = minus(free, plan.units);
  });
  return free;
}

/** The most units of a Finnish strategy: two more with RENF (N28, N50). */
const mostFinns = (strategy: FinnishStrategy, supports: readonly FinnishSupport[]): number =>
  FINNISH_PLANS[strategy].units + (supports.includes('RENF') ? RESERVES : 0);

function checkFinnishSupports(state: State, { slot, supports }: PrepareAction): Refusal | null {
  const { plans, posts } = state.finnish;
  for (const support of supports) {
    if (!onFront(posts, support, slot, state.options.freeSupports))
      return refuse('support-front', { support });
    if (plans.some((plan, other) => other !== slot && plan?.supports.includes(support)))
      return refuse('support-twice', { support });
  }
  const again = twice(supports);
  return again ? refuse('support-twice', { support: again }) : null;
}

export function checkPrepare(state: State, action: PrepareAction): Refusal | null {
  const { slot, units, environment, supports, entrenched } = action;
  const { plans } = state.finnish;
  const strategy = plans[slot]?.strategy;
  if (!strategy) return refuse('plan-empty');
  const limits = FINNISH_PLANS[strategy];
  const free = freeFinns(state, slot);
  if (!holds(free, units)) {
    const unit = kinds(units).find((kind) => units[kind] > free[kind]) ?? 'DIV';
    return refuse('prepare-units', { unit, count: free[unit] });
  }
  const most = mostFinns(strategy, supports);
  if (size(units) > most) return refuse('prepare-many', { strategy, most });
  if (supports.length > limits.supports) return refuse('support-many', { strategy, most: limits.supports });
  if (environment.length > limits.environment)
    return refuse('environment-many', { strategy, most: limits.environment });
  if (
    twice(environment) ||
    plans.some((plan, other) => other !== slot && plan?.environment.some((e) => environment.includes(e)))
  )
    return refuse('environment-twice');
  if (entrenched && !limits.entrenched) return refuse('entrenched-not', { strategy });
  return checkFinnishSupports(state, action);
}

export function applyPrepare(draft: Draft, action: PrepareAction): void {
  const { slot, units, environment, supports, entrenched } = action;
  const plan = emptyFinnishPlan(draft.state.finnish.plans[slot]!.strategy);
  setFinnishPlan(draft, slot, size(units) ? { ...plan, units, environment, supports, entrenched } : plan);
}

/** Strategies need exactly the printed number of units, fewer only when the sheet has no more (N50). */
export function checkPrepared(state: State): Refusal | null {
  if (size(freeFinns(state)) === 0) return null;
  for (const plan of state.finnish.plans) {
    if (!plan?.strategy) continue;
    const least = FINNISH_PLANS[plan.strategy].units;
    if (size(plan.units) < least) return refuse('prepare-few', { strategy: plan.strategy, least });
  }
  return null;
}

/** Environment markers available for a box now. */
const environmentsFor = (state: State, slot: Slot) =>
  ENVIRONMENTS.filter(
    (marker) =>
      !state.finnish.plans.some((plan, other) => other !== slot && plan?.environment.includes(marker)),
  );

/** Every allotment of full strength, strategy by strategy; there are very many. */
export function* prepareActions(state: State): Generator<PrepareAction> {
  for (const [slot, plan] of state.finnish.plans.entries()) {
    if (!plan?.strategy) continue;
    const limits = FINNISH_PLANS[plan.strategy];
    const free = freeFinns(state, slot);
    const at = FINNISH_SUPPORTS.filter((support) =>
      onFront(state.finnish.posts, support, slot, state.options.freeSupports),
    );
    for (const supports of selections(at, limits.supports)) {
      if (
        checkFinnishSupports(state, {
          type: 'prepare',
          slot,
          units: free,
          environment: [],
          supports,
          entrenched: false,
        })
      )
        continue;
      const least = Math.min(limits.units, size(free));
      const most = Math.min(mostFinns(plan.strategy, supports), size(free));
      for (let count = most; count >= least && count > 0; count--)
        for (const units of choices(free, count))
          for (const environment of selections(environmentsFor(state, slot), limits.environment))
            for (const entrenched of limits.entrenched ? [true, false] : [false])
              yield { type: 'prepare', slot, units, environment, supports, entrenched };
    }
  }
}

export function checkSwap(state: State, { front }: SwapAction): Refusal | null {
  if (!state.options.boundAnswers) return refuse('swap-bound');
  return slotsOf(front).length < 2 ? refuse('swap-front') : null;
}

export function applySwap(draft: Draft, { front }: SwapAction): void {
  const [a, b] = slotsOf(front) as [Slot, Slot];
  const plans = draft.state.finnish.plans.slice();
  [plans[a], plans[b]] = [plans[b]!, plans[a]!];
  setFinnish(draft, { plans });
}

export function* swapActions(state: State): Generator<SwapAction> {
  for (const front of ['LAD', 'KAR'] as const) {
    const action: SwapAction = { type: 'swap', front };
    if (!checkSwap(state, action)) yield action;
  }
}
