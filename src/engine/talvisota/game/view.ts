import { byFront, type Side } from '../board/board.ts';
import { emptyFinnishPlan, emptySovietPlan } from '../rules/plans.ts';
import { plus, soviets } from '../units/forces.ts';
import { SLOTS, slotsOf } from '../units/strategies.ts';
import { decider, PHASES } from './sequence.ts';
import type {
  FinnishPlan,
  FinnishSheet,
  PhaseName,
  SovietPlan,
  SovietSheet,
  State,
  Stage,
} from '../state/state.ts';

/** From the first combat on, strategies on the map are face up (N51). */
const REVEALED: readonly PhaseName[] = ['combat', 'harassment', 'turn-end', 'over'];

interface VisibleTo {
  readonly strategy: boolean;
  readonly means: boolean;
}

/** What the other side sees of a plan (N51). */
function shown(state: State, stage: Stage): VisibleTo {
  const revealed = REVEALED.includes(state.phase) && stage !== 'box';
  const opened = stage === 'open' || stage === 'done';
  return { strategy: revealed, means: revealed && (opened || state.options.allAtOnce) };
}

function sovietPlanShown(state: State, plan: SovietPlan): SovietPlan {
  const { strategy, means } = shown(state, plan.stage);
  if (means) return plan;
  const closed = emptySovietPlan(strategy ? plan.strategy : null);
  return { ...closed, stage: plan.stage, target: plan.target, answer: plan.answer };
}

function finnishPlanShown(state: State, plan: FinnishPlan): FinnishPlan {
  const { strategy, means } = shown(state, plan.stage);
  return means ? plan : { ...emptyFinnishPlan(strategy ? plan.strategy : null), stage: plan.stage };
}

/** Shows all boxes as one heap in `waiting`: losses are open, so the totals are known, but not the fronts. */
function sovietSheetShown(state: State): SovietSheet {
  const { soviet } = state;
  const { LAP, LAD, KAR } = soviet.boxes;
  return {
    ...soviet,
    waiting: plus(plus(plus(soviet.waiting, LAP), LAD), KAR),
    boxes: byFront(() => soviets()),
    posts: {},
    plans: soviet.plans.map((plan) => plan && sovietPlanShown(state, plan)),
  };
}

/** The pool includes allotted units, so that its numbers reveal nothing. */
const finnishSheetShown = (state: State): FinnishSheet => ({
  ...state.finnish,
  posts: {},
  plans: state.finnish.plans.map((plan) => plan && finnishPlanShown(state, plan)),
});

/**
 * What a side may see (N51): of the other side's plans, that a strategy is in a box or on a target, its name
 * after the deployment, its means once its combat is opened; never where units and supports are kept, nor the
 * generator. All hidden information of a game leaves the engine through here.
 */
export function view(state: State, side: Side): State {
  if (state.phase === 'over') return { ...state, random: [] };
  return side === 'finn'
    ? { ...state, random: [], soviet: sovietSheetShown(state) }
    : { ...state, random: [], finnish: finnishSheetShown(state) };
}

/**
 * The side whose sheet is open in this decision, so that a curtain falls before that side takes the device;
 * null when both may look. An answer needs the sheet only when two strategies of the front could give it.
 * In solo play nothing is hidden.
 */
export function curtain(state: State): Side | null {
  if (state.options.solo) return null;
  const decision = state.decisions.at(-1);
  if (decision?.kind === 'answer') {
    const boxes = slotsOf(SLOTS[decision.slot]!).filter((slot) => state.finnish.plans[slot]?.stage === 'box');
    return boxes.length > 1 ? 'finn' : null;
  }
  return !decision && PHASES[state.phase].secret ? decider(state) : null;
}
