/**
 * What answers to problems of Talvisota are worth, with both sheets open. The lab makes problems with it and the table
 * grades answers with it: the same position and answer give the same figure everywhere.
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

export const problemForm: ProblemForm<Action> = { kinds: KINDS, themes: THEMES, isAction, readPosition };

/** The kinds of problem that a position may make, by the decision that is due in it. */
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

/** The position once a strategy is on its target; whether it is answered is left to the judge. */
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

/** What is worked out once for a position: combats by what they promise. */
export const payoffsOf = (start: State): Payoffs => new Payoffs(start);

/** Chance of the space, 0 to 1, whichever strategy of the front the Finns answer an attack with. */
export function launchChance(state: State, action: Deploy, payoffs: Payoffs): number {
  const attack = attackOf(state, action);
  const defences = defencesOf(state).filter(({ slot }) => SLOTS[slot] === SLOTS[action.slot]);
  return Math.min(...(defences.length ? defences : [null]).map((defence) => payoffs.chance(attack, defence)));
}

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

/** What the Soviet strategies of a front that are still in their boxes are worth: one may be sent, or none. */
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
 * Points of Finnish morale that an answer to the strategy just sent is worth to the Finns, with what may still be sent to
 * the front. Throws a RangeError where the rules forbid it.
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

/** The action of an answer by which it is judged, where it is a single one. */
const ANSWERED_BY = { answer: 'answer', secondAttack: 'pursue', losses: 'lose' } as const;

/** What an answer to a problem is worth to the side that solves it. Throws a RangeError for one that the rules forbid. */
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
