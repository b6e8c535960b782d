/** Strategies are put on the map one after another, and answered (3.2.1, N6, N12, N48). */
import {
  boardOf,
  FIRST_ICE_TURN,
  isFinnish,
  KOIVISTO,
  ORANIENBAUM,
  placeOf,
  type Space,
} from '../board/board.ts';
import type { ActionOf } from '../state/actions.ts';
import { popDecision, pushDecision, setFinnishPlan, setSovietPlan, type Draft } from './draft.ts';
import { refuse, type Refusal } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { size } from '../units/forces.ts';
import { SLOTS, slotsOf, type Slot } from '../units/strategies.ts';
import { isSoviet, isSpace } from './control.ts';

type DeployAction = ActionOf<'deploy'>;
type AnswerAction = ActionOf<'answer'>;

/** True for the way over the ice, open only to a force with Meretskov, from Oranienbaum (N6). */
const overIce = (from: Space, target: Space): boolean => from === ORANIENBAUM && target === KOIVISTO;

/** Why a space cannot be the target of an attack from another, or null; the ice is checked separately. */
export function checkTarget(state: State, from: Space, target: Space): Refusal | null {
  const label = { space: placeOf(target).name };
  if (!isFinnish(target) || isSoviet(state, target)) return refuse('target-soviet', label, [target]);
  if (state.soviet.plans.some((plan) => plan?.target === target))
    return refuse('target-taken', label, [target]);
  const inside = from === target && state.finnish.scouts[target]! > 0;
  if (!inside && !isSoviet(state, from)) return refuse('target-inside', {}, [from, target]);
  const connected = boardOf(state.options).neighbours(from).includes(target);
  return inside || connected || overIce(from, target) ? null : refuse('target-far', label, [from, target]);
}

export function checkDeploy(state: State, { slot, target }: DeployAction): Refusal | null {
  const plan = state.soviet.plans[slot];
  if (!plan) return refuse('plan-empty');
  if (plan.stage !== 'box') return refuse('deploy-done');
  if (plan.from === null || size(plan.units) === 0) return refuse('deploy-means');
  if (!isSpace(state, target)) return refuse('no-such-space');
  const problem = checkTarget(state, plan.from, target);
  if (problem || !overIce(plan.from, target)) return problem;
  if (state.turn < FIRST_ICE_TURN) return refuse('target-ice', {}, [plan.from, target]);
  return plan.supports.includes('MER') ? null : refuse('target-meretskov', {}, [plan.from, target]);
}

export function deployActions(state: State): DeployAction[] {
  const { spaces } = boardOf(state.options);
  return [...SLOTS.keys()].flatMap((slot) =>
    spaces
      .map((target): DeployAction => ({ type: 'deploy', slot, target }))
      .filter((action) => !checkDeploy(state, action)),
  );
}

/** Finnish boxes that can still answer a strategy. */
export const answersTo = (state: State, slot: Slot): Slot[] =>
  slotsOf(SLOTS[slot]!).filter((other) => state.finnish.plans[other]?.stage === 'box');

export function applyDeploy(draft: Draft, { slot, target }: DeployAction): void {
  setSovietPlan(draft, slot, { ...draft.state.soviet.plans[slot]!, stage: 'map', target });
  draft.events.push({ type: 'deployed', slot, target });
  const open = answersTo(draft.state, slot);
  if (!open.length) meet(draft, slot, null);
  else if (draft.state.options.boundAnswers || draft.state.options.solo) meet(draft, slot, open[0]!);
  else pushDecision(draft, { kind: 'answer', side: 'finn', slot });
}

function meet(draft: Draft, slot: Slot, answer: Slot | null): void {
  setSovietPlan(draft, slot, { ...draft.state.soviet.plans[slot]!, answer });
  if (answer !== null) setFinnishPlan(draft, answer, { ...draft.state.finnish.plans[answer]!, stage: 'map' });
  draft.events.push({ type: 'answered', slot, answer });
}

const deployed = (state: State): Slot => {
  const decision = state.decisions.at(-1);
  return decision?.kind === 'answer' ? decision.slot : -1;
};

export function checkAnswer(state: State, { slot }: AnswerAction): Refusal | null {
  if (slot === null) return null;
  const attack = deployed(state);
  if (!(slot in SLOTS)) return refuse('no-such-box');
  const plan = state.finnish.plans[slot];
  if (!plan) return refuse('plan-empty');
  if (SLOTS[slot] !== SLOTS[attack]) return refuse('answer-front');
  return plan.stage === 'box' ? null : refuse('answer-done');
}

export function applyAnswer(draft: Draft, { slot }: AnswerAction): void {
  const attack = deployed(draft.state);
  popDecision(draft);
  meet(draft, attack, slot);
}

export function answerActions(state: State): AnswerAction[] {
  const slots: (Slot | null)[] = [...answersTo(state, deployed(state)), null];
  return slots.map((slot) => ({ type: 'answer', slot }));
}
