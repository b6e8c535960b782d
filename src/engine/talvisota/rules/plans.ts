/** Strategies face down in the boxes, and supports on the fronts (3.2.1, 3.3.1, N8). */
import { byFront, FRONTS, type Front, type Side } from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import { setFinnish, setFinnishPlan, setSoviet, setSovietPlan, type Draft } from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { FinnishPlan, SovietPlan, State } from '../state/state.ts';
import { finns, soviets } from '../units/forces.ts';
import {
  FINNISH_STRATEGIES,
  FINNISH_SUPPORTS,
  SLOTS,
  SOVIET_STRATEGIES,
  SOVIET_SUPPORTS,
  supportsIn,
  type FinnishStrategy,
  type FinnishSupport,
  type Slot,
  type SovietStrategy,
  type SovietSupport,
} from '../units/strategies.ts';

type PlanAction = ActionOf<'plan'>;
type PostAction = ActionOf<'post'>;

const planner = ({ phase }: State): Side => (phase === 'soviet-plans' ? 'soviet' : 'finn');

export const emptySovietPlan = (strategy: SovietStrategy | null): SovietPlan => ({
  strategy,
  stage: 'box',
  from: null,
  units: soviets(),
  supports: [],
  target: null,
  answer: null,
});

export const emptyFinnishPlan = (strategy: FinnishStrategy | null): FinnishPlan => ({
  strategy,
  stage: 'box',
  units: finns(),
  environment: [],
  supports: [],
  entrenched: false,
});

const isSovietStrategy = (strategy: string): strategy is SovietStrategy =>
  (SOVIET_STRATEGIES as readonly string[]).includes(strategy);
const isSovietSupport = (support: string): support is SovietSupport =>
  (SOVIET_SUPPORTS as readonly string[]).includes(support);
const isFinnishSupport = (support: string): support is FinnishSupport =>
  (FINNISH_SUPPORTS as readonly string[]).includes(support);

const plansOf = (state: State, side: Side): readonly (SovietPlan | FinnishPlan | null)[] =>
  side === 'soviet' ? state.soviet.plans : state.finnish.plans;

export function checkPlan(state: State, { slot, strategy }: PlanAction): Refusal | null {
  const side = planner(state);
  if (!(slot in SLOTS)) return refuse('no-such-box');
  const plans = plansOf(state, side);
  if (strategy === null) return plans[slot] ? null : refuse('plan-empty');
  if (isSovietStrategy(strategy) !== (side === 'soviet')) return refuse('plan-side');
  const elsewhere = plans.some((plan, other) => other !== slot && plan?.strategy === strategy);
  return elsewhere ? refuse('plan-twice', { strategy }) : null;
}

export function applyPlan(draft: Draft, { slot, strategy }: PlanAction): void {
  if (planner(draft.state) === 'soviet')
    setSovietPlan(draft, slot, strategy && emptySovietPlan(strategy as SovietStrategy));
  else setFinnishPlan(draft, slot, strategy && emptyFinnishPlan(strategy as FinnishStrategy));
}

export function* planActions(state: State): Generator<PlanAction> {
  const side = planner(state);
  const strategies = side === 'soviet' ? SOVIET_STRATEGIES : FINNISH_STRATEGIES;
  for (const slot of SLOTS.keys())
    for (const strategy of [...strategies, null]) {
      if (plansOf(state, side)[slot]?.strategy === strategy) continue;
      const action: PlanAction = { type: 'plan', slot, strategy };
      if (!checkPlan(state, action)) yield action;
    }
}

export function checkPost(state: State, { support }: PostAction): Refusal | null {
  if (state.options.freeSupports) return refuse('post-free');
  if (planner(state) === 'finn') return isFinnishSupport(support) ? null : refuse('post-side');
  if (!isSovietSupport(support)) return refuse('post-side');
  return supportsIn(state.turn).includes(support) ? null : refuse('post-late', { support });
}

export function applyPost(draft: Draft, { support, front }: PostAction): void {
  const side = planner(draft.state);
  const { posts } = side === 'soviet' ? draft.state.soviet : draft.state.finnish;
  const { [support as never]: _, ...others } = posts;
  const changed = front === null ? others : { ...others, [support]: front };
  if (side === 'soviet') setSoviet(draft, { posts: changed });
  else setFinnish(draft, { posts: changed });
}

export function* postActions(state: State): Generator<PostAction> {
  if (state.options.freeSupports) return;
  const soviet = planner(state) === 'soviet';
  const posts: Readonly<Record<string, Front>> = soviet ? state.soviet.posts : state.finnish.posts;
  for (const support of soviet ? supportsIn(state.turn) : FINNISH_SUPPORTS)
    for (const front of [...FRONTS, null])
      if ((posts[support] ?? null) !== front) yield { type: 'post', support, front };
}

/** Number of strategies on each front: all that the other side sees of them. */
export const planCounts = (state: State, side: Side): Record<Front, number> =>
  byFront((front) => plansOf(state, side).filter((plan, slot) => plan && SLOTS[slot] === front).length);

export const filledSlots = (state: State, side: Side): Slot[] =>
  [...SLOTS.keys()].filter((slot) => plansOf(state, side)[slot] !== null);
