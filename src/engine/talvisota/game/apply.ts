import type { Dice } from '#engine/core/random.ts';
import type { Applied as CoreApplied } from '#engine/core/timeline-for.ts';
import {
  applyCommit,
  applyPrepare,
  applySwap,
  checkCommit,
  checkPrepare,
  checkSwap,
} from '../rules/allotment.ts';
import {
  applyEmploy,
  applyFight,
  applyFightOn,
  applyLose,
  applyMannerheim,
  checkFight,
  rollRound,
} from '../rules/combat.ts';
import { checkLose } from '../rules/combat-losses.ts';
import { checkEmploy, checkMannerheim } from '../rules/combat-means.ts';
import { applyAnswer, applyDeploy, checkAnswer, checkDeploy } from '../rules/deployment.ts';
import {
  applyHarass,
  applyStay,
  applyWithdraw,
  checkHarass,
  checkStay,
  checkWithdraw,
} from '../rules/harassment.ts';
import {
  applyEnter,
  applyMarch,
  applyMark,
  checkEnter,
  checkMarch,
  checkMark,
  applyPursue,
  checkPursue,
} from '../rules/movement.ts';
import { applyOccupy, applyRetreat, checkOccupy, checkRetreat } from '../rules/outcome.ts';
import { applyPlan, applyPost, checkPlan, checkPost } from '../rules/plans.ts';
import { applyRecover, checkRecover, rollEvent } from '../rules/recovery.ts';
import { applyAssign, checkAssign } from '../rules/set-up.ts';
import { applyStarve, checkStarve } from '../rules/turn-end.ts';
import type { Action, ActionType } from '../state/actions.ts';
import { draftOf, type Draft } from '../rules/draft.ts';
import type { GameEvent } from '../state/events.ts';
import { refuse, type Refusal, type RefusalKey } from '../state/refusals.ts';
import { openActions, endPhase, PHASES, resume } from './sequence.ts';
import type { State } from '../state/state.ts';

/** The refusal that says in which phase each kind of action belongs. */
const WHEN: Readonly<Record<ActionType, RefusalKey>> = {
  assign: 'when-assign',
  roll: 'when-roll',
  recover: 'when-recover',
  withdraw: 'when-withdraw',
  enter: 'when-move',
  march: 'when-move',
  mark: 'when-mark',
  plan: 'when-plan',
  post: 'when-post',
  commit: 'when-allot',
  prepare: 'when-allot',
  swap: 'when-allot',
  deploy: 'when-deploy',
  answer: 'when-answer',
  fight: 'when-fight',
  employ: 'when-support',
  mannerheim: 'when-support',
  lose: 'when-lose',
  'fight-on': 'when-second-round',
  occupy: 'when-occupy',
  pursue: 'when-pursue',
  retreat: 'when-retreat',
  harass: 'when-harass',
  stay: 'when-stay',
  starve: 'when-starve',
  // Only pending decisions or combats prevent a phase from ending.
  end: 'decide-first',
};

/** Why no action of a kind is possible now, with the paragraph that says when it is; null when it is possible. */
function notNow(state: State, type: ActionType): Refusal | null {
  if (state.phase === 'over') return refuse('game-over');
  if (openActions(state).includes(type)) return null;
  if (!state.decisions.length)
    return refuse(type === 'end' && state.phase === 'combat' ? 'fight-all' : WHEN[type]);
  return refuse('decide-first');
}

export type Applied = CoreApplied<State, GameEvent, Refusal>;

/** Why an action is not legal now, or null when it is. The single source of legality. */
export function check(state: State, action: Action): Refusal | null {
  const refusal = notNow(state, action.type);
  if (refusal) return refusal;
  switch (action.type) {
    case 'assign':
      return checkAssign(state, action);
    case 'recover':
      return checkRecover(state, action);
    case 'withdraw':
      return checkWithdraw(state, action);
    case 'enter':
      return checkEnter(state, action);
    case 'march':
      return checkMarch(state, action);
    case 'mark':
      return checkMark(state, action);
    case 'plan':
      return checkPlan(state, action);
    case 'post':
      return checkPost(state, action);
    case 'commit':
      return checkCommit(state, action);
    case 'prepare':
      return checkPrepare(state, action);
    case 'swap':
      return checkSwap(state, action);
    case 'deploy':
      return checkDeploy(state, action);
    case 'answer':
      return checkAnswer(state, action);
    case 'fight':
      return checkFight(state, action);
    case 'employ':
      return checkEmploy(state, action);
    case 'mannerheim':
      return checkMannerheim(state, action);
    case 'lose':
      return checkLose(state, action);
    case 'occupy':
      return checkOccupy(state, action);
    case 'pursue':
      return checkPursue(state, action);
    case 'retreat':
      return checkRetreat(state, action);
    case 'harass':
      return checkHarass(state, action);
    case 'stay':
      return checkStay(state, action);
    case 'starve':
      return checkStarve(state, action);
    case 'roll':
    case 'fight-on':
      return null;
    case 'end':
      return PHASES[state.phase].mayEnd?.(state) ?? null;
  }
}

function carryOut(draft: Draft, action: Action): void {
  switch (action.type) {
    case 'assign':
      return applyAssign(draft, action);
    case 'roll':
      return draft.state.phase === 'event' ? rollEvent(draft) : rollRound(draft);
    case 'recover':
      return applyRecover(draft, action);
    case 'withdraw':
      return applyWithdraw(draft, action);
    case 'enter':
      return applyEnter(draft, action);
    case 'march':
      return applyMarch(draft, action);
    case 'mark':
      return applyMark(draft, action);
    case 'plan':
      return applyPlan(draft, action);
    case 'post':
      return applyPost(draft, action);
    case 'commit':
      return applyCommit(draft, action);
    case 'prepare':
      return applyPrepare(draft, action);
    case 'swap':
      return applySwap(draft, action);
    case 'deploy':
      return applyDeploy(draft, action);
    case 'answer':
      return applyAnswer(draft, action);
    case 'fight':
      return applyFight(draft, action);
    case 'employ':
      return applyEmploy(draft, action);
    case 'mannerheim':
      return applyMannerheim(draft, action);
    case 'lose':
      return applyLose(draft, action);
    case 'fight-on':
      return applyFightOn(draft, action);
    case 'occupy':
      return applyOccupy(draft, action);
    case 'pursue':
      return applyPursue(draft, action);
    case 'retreat':
      return applyRetreat(draft, action);
    case 'harass':
      return applyHarass(draft, action);
    case 'stay':
      return applyStay(draft, action);
    case 'starve':
      return applyStarve(draft, action);
    case 'end':
      return endPhase(draft);
  }
}

/**
 * The position after an action, the events, and the dice rolled; or the refusal.
 * `dice` replace the generator's: a game between people has no generator (`NO_GENERATOR`).
 */
export function apply(state: State, action: Action, dice: Dice = []): Applied {
  const refusal = check(state, action);
  if (refusal) return { ok: false, refusal };
  const draft = draftOf(state, dice);
  carryOut(draft, action);
  resume(draft, action.type);
  return { ok: true, state: draft.state, events: draft.events, dice: draft.dice };
}
