/**
 * Values of answers to problems of Talvisota, with both sheets open. The lab makes problems with it and the table grades
 * answers: the same position and answer give the same value everywhere.
 */
import {
  check,
  decider,
  FRONTS,
  readPosition,
  isAction,
  size,
  SLOTS,
  slotsOf,
  SPACES,
  waitingCost,
  type Action,
  type ActionOf,
  type Front,
  type Slot,
  type State,
} from '#engine/talvisota';
import type { ProblemForm } from '#table/game';
import { Payoffs } from '../ai/payoffs.ts';
import type { Attack, Defence } from '../ai/plans.ts';
import { CombatValue } from './combat.ts';

export const KINDS = ['launch', 'answer', 'secondAttack', 'losses'] as const;
export type ProblemKind = (typeof KINDS)[number];
export const THEMES = [
  'weak-point',
  'worth',
  'hold-back',
  'send',
  'line',
  'meet',
  'keep',
  'goOn',
  'stop',
  'where',
  'spare',
] as const;
export type Theme = (typeof THEMES)[number];

export const problemForm: ProblemForm<Action> = {
  sides: ['soviet', 'finn'],
  kinds: KINDS,
  themes: THEMES,
  isAction,
  readPosition,
};

/** The kinds of problem that a position allows, by its pending decision. */
export function kindsAt({ phase, decisions, options }: State): readonly ProblemKind[] {
  const kind = decisions.at(-1)?.kind;
  if (options.solo) return [];
  if (!kind) return phase === 'deployment' ? ['launch'] : [];
  return kind === 'answer'
    ? ['answer']
    : kind === 'pursue'
      ? ['secondAttack']
      : kind === 'losses'
        ? ['losses']
        : [];
}

export type Deploy = ActionOf<'deploy'>;

export const isDeploy = (action: Action): action is Deploy => action.type === 'deploy';

/** The position with a strategy on its target, without a Finnish answer. */
export function launch(state: State, { slot, target }: Deploy): State {
  const plans = state.soviet.plans.with(slot, { ...state.soviet.plans[slot]!, stage: 'map', target });
  return { ...state, soviet: { ...state.soviet, plans } };
}

export function attackOf({ soviet }: State, { slot, target }: Deploy): Attack {
  const { strategy, from, units, supports } = soviet.plans[slot]!;
  return { slot, strategy: strategy!, from: from!, target, units, supports };
}

/** The Finnish strategies that can still answer, with their means. */
export const defencesOf = ({ finnish }: State): Defence[] =>
  finnish.plans.flatMap((plan, slot): Defence[] =>
    plan?.strategy && plan.stage === 'box' && size(plan.units)
      ? [{ ...plan, slot, strategy: plan.strategy }]
      : [],
  );

/** The combat values of a position; they cache their results, so one object should be reused. */
export const payoffsOf = (start: State): Payoffs => new Payoffs(start);

/** Minimum chance of taking the space, 0 to 1, over the Finnish answers on the front. */
export function launchChance(state: State, action: Deploy, payoffs: Payoffs): number {
  const attack = attackOf(state, action);
  const defences = defencesOf(state).filter(({ slot }) => SLOTS[slot] === SLOTS[action.slot]);
  return Math.min(...(defences.length ? defences : [null]).map((defence) => payoffs.chance(attack, defence)));
}

/** Minimum value of attacks on a front over the Finnish answers to each, or none. */
function frontValue(
  payoffs: Payoffs,
  [attack, ...others]: readonly Attack[],
  defences: readonly Defence[],
): number {
  if (!attack) return 0;
  const answers = [null, ...defences];
  return Math.min(
    ...answers.map(
      (defence) =>
        payoffs.combatValue(attack, defence) +
        frontValue(
          payoffs,
          others,
          defences.filter((other) => other !== defence),
        ),
    ),
  );
}

/**
 * Value of a turn's attacks to the Soviets in points of Finnish morale: every die of every combat, with the best answers
 * for the Finns. Throws a RangeError for an illegal launch.
 */
export function launchValue(start: State, answer: readonly Action[], payoffs = payoffsOf(start)): number {
  let state = start;
  const attacks: Attack[] = [];
  for (const action of answer) {
    if (!isDeploy(action)) continue;
    const refusal = check(state, action);
    if (refusal) throw new RangeError(refusal.text);
    attacks.push(attackOf(state, action));
    state = launch(state, action);
  }
  if (!attacks.length) return start.options.moscowWaits ? 0 : -payoffs.loss * waitingCost(start);
  const frontOf = ({ slot }: { readonly slot: Slot }) => SLOTS[slot];
  const defences = defencesOf(start);
  return FRONTS.reduce(
    (sum, front) =>
      sum +
      frontValue(
        payoffs,
        attacks.filter((attack) => frontOf(attack) === front),
        defences.filter((defence) => frontOf(defence) === front),
      ),
    0,
  );
}

/** Value of the Soviet strategies of a front still in their boxes: one may be sent, or none. */
function waitingValue(start: State, front: Front, payoffs: Payoffs, defences: readonly Defence[]): number {
  const state = { ...start, decisions: [] };
  let most = 0;
  for (const slot of slotsOf(front))
    for (const target of SPACES.keys()) {
      const action: Deploy = { type: 'deploy', slot, target };
      if (check(state, action)) continue;
      most = Math.max(most, frontValue(payoffs, [attackOf(state, action)], defences));
    }
  return most;
}

/**
 * Value to the Finns, in points of their morale, of an answer to the strategy just sent, including later attacks on the
 * front. Throws a RangeError if the rules forbid it.
 */
export function answerValue(start: State, action: ActionOf<'answer'>, payoffs = payoffsOf(start)): number {
  const refusal = check(start, action);
  if (refusal) throw new RangeError(refusal.text);
  const decision = start.decisions.at(-1);
  if (decision?.kind !== 'answer') throw new RangeError('Nothing is to be answered.');
  const { slot } = decision;
  const front = SLOTS[slot]!;
  const attack = attackOf(start, { type: 'deploy', slot, target: start.soviet.plans[slot]!.target! });
  const defences = defencesOf(start).filter((one) => SLOTS[one.slot] === front);
  const defence = defences.find((one) => one.slot === action.slot) ?? null;
  const others = defences.filter((one) => one !== defence);
  return -payoffs.combatValue(attack, defence) - waitingValue(start, front, payoffs, others);
}

/** The single action by which an answer is judged. */
const ANSWERED_BY = { answer: 'answer', secondAttack: 'pursue', losses: 'lose' } as const;

/** Value of an answer to the side that solves the problem. Throws a RangeError if the rules forbid it. */
export function valueOf(
  kind: ProblemKind,
  start: State,
  answer: readonly Action[],
  payoffs = payoffsOf(start),
): number {
  if (kind === 'launch') return launchValue(start, answer, payoffs);
  const action = answer.find(({ type }) => type === ANSWERED_BY[kind]);
  if (!action) throw new RangeError('Nothing is decided.');
  if (action.type === 'answer') return answerValue(start, action, payoffs);
  const value = new CombatValue(start).after(start, action);
  return decider(start) === 'soviet' ? value : -value;
}
