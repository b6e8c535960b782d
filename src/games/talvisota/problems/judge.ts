/**
 * What the launch of laid strategies is worth with both sheets open. The lab makes problems with it and the table grades
 * answers with it: the same position and answer give the same figure everywhere.
 */
import {
  check,
  FRONTS,
  readPosition,
  isAction,
  size,
  SLOTS,
  waitingCost,
  type Action,
  type ActionOf,
  type Slot,
  type State,
} from '#engine/talvisota';
import type { ProblemForm } from '#table/game';
import { Payoffs } from '../ai/payoffs.ts';
import type { Attack, Defence } from '../ai/plans.ts';

export const KINDS = ['launch', 'answer'] as const;
export type ProblemKind = (typeof KINDS)[number];
export const THEMES = ['weak-point', 'hold-back', 'line', 'together', 'meet'] as const;
export type Theme = (typeof THEMES)[number];

export const problemForm: ProblemForm<Action> = { kinds: KINDS, themes: THEMES, isAction, readPosition };

export type Deploy = ActionOf<'deploy'>;

export const isDeploy = (action: Action): action is Deploy => action.type === 'deploy';

/** The position once a strategy is on its target; whether it is answered is left to the judge. */
export function launch(state: State, { slot, target }: Deploy): State {
  const plans = state.soviet.plans.with(slot, { ...state.soviet.plans[slot]!, stage: 'map', target });
  return { ...state, soviet: { ...state.soviet, plans } };
}

function attackOf({ soviet }: State, { slot, target }: Deploy): Attack {
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

/** What is worked out once for a position: combats by what they promise. */
export const payoffsOf = (start: State): Payoffs => new Payoffs(start);

/** The least that attacks on a front are worth, whichever strategy the Finns answer each with, or none. */
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
 * Points of Finnish morale that the attacks of a turn are worth to the Soviets: every die of every combat, with the
 * answers that are best for the Finns. Throws a RangeError for a launch that the rules forbid.
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

/** Points of Finnish morale that an answer to the strategy just sent is worth to the Finns. Throws a RangeError where the rules forbid it. */
export function answerValue(start: State, action: ActionOf<'answer'>, payoffs = payoffsOf(start)): number {
  const refusal = check(start, action);
  if (refusal) throw new RangeError(refusal.text);
  const decision = start.decisions.at(-1);
  if (decision?.kind !== 'answer') throw new RangeError('Nothing is to be answered.');
  const { slot } = decision;
  const attack = attackOf(start, { type: 'deploy', slot, target: start.soviet.plans[slot]!.target! });
  const defence = defencesOf(start).find((one) => one.slot === action.slot) ?? null;
  return -payoffs.combatValue(attack, defence);
}

const isAnswer = (action: Action): action is ActionOf<'answer'> => action.type === 'answer';

/** What an answer to a problem is worth to the side that solves it. Throws a RangeError for one that the rules forbid. */
export function valueOf(
  kind: ProblemKind,
  start: State,
  answer: readonly Action[],
  payoffs = payoffsOf(start),
): number {
  if (kind === 'launch') return launchValue(start, answer, payoffs);
  const action = answer.find(isAnswer);
  if (!action) throw new RangeError('Nothing is answered.');
  return answerValue(start, action, payoffs);
}
