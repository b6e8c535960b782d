import type { Dice } from '#engine/core/random.ts';
import type { Applied as CoreApplied } from '#engine/core/timeline-for.ts';
import { applyAdvance, checkAdvance } from '../rules/advance.ts';
import { applyDrop, applyPlan, checkDrop, checkPlan } from '../rules/air-drop.ts';
import { applyAttack, checkAttack } from '../rules/attack.ts';
import { applyDemolish, checkDemolish } from '../rules/demolition.ts';
import { applyChoice, applyRoll, checkRoll } from '../rules/interphase.ts';
import { applyLose, checkLose } from '../rules/losses.ts';
import { applyMove, checkMove } from '../rules/movement.ts';
import { applyArrive, checkArrive } from '../rules/reinforcement.ts';
import { applyRetreat, checkRetreat } from '../rules/retreat.ts';
import { applyHeavy, applyPlace, checkHeavy, checkPlace } from '../rules/set-up.ts';
import { applyAdminister, checkAdminister } from '../rules/supply-orders.ts';
import type { Action } from '../state/actions.ts';
import { draftOf, type Draft } from '../rules/draft.ts';
import type { GameEvent } from '../state/events.ts';
import { carryFacts, type Carried } from '../rules/facts.ts';
import { notNow } from './not-now.ts';
import type { Refusal } from '../state/refusals.ts';
import { endGame, endPhase, finishWithdrawals, PHASES, resume } from './sequence.ts';
import type { State } from '../state/state.ts';

export type Applied = CoreApplied<State, GameEvent, Refusal>;

/** Why an action is not legal now, or null when it is. The single source of legality. */
export function check(state: State, action: Action): Refusal | null {
  const refusal = notNow(state, action.type);
  if (refusal) return refusal;
  switch (action.type) {
    case 'place':
      return checkPlace(state, action);
    case 'arrive':
      return checkArrive(state, action);
    case 'move':
      return checkMove(state, action);
    case 'administer':
      return checkAdminister(state, action);
    case 'retreat':
      return checkRetreat(state, action);
    case 'advance':
      return checkAdvance(state, action);
    case 'attack':
      return checkAttack(state, action);
    case 'lose':
      return checkLose(state, action);
    case 'heavy':
      return checkHeavy(state, action);
    case 'plan':
      return checkPlan(state, action);
    case 'drop':
      return checkDrop(state, action);
    case 'demolish':
      return checkDemolish(state, action);
    case 'roll':
      return checkRoll(state);
    case 'accept':
    case 'decline':
      return null;
    case 'end':
      return PHASES[state.phase].mayEnd?.(state) ?? null;
  }
}

function carryOut(draft: Draft, before: State, action: Action): Carried {
  switch (action.type) {
    case 'place':
      applyPlace(draft, action);
      break;
    case 'arrive':
      applyArrive(draft, action);
      resume(draft);
      break;
    case 'move':
      return applyMove(draft, before, action);
    case 'administer':
      applyAdminister(draft, action);
      break;
    case 'retreat':
      applyRetreat(draft, action);
      finishWithdrawals(draft);
      resume(draft);
      break;
    case 'advance':
      applyAdvance(draft, action);
      break;
    case 'attack':
      applyAttack(draft, before, action);
      break;
    case 'lose':
      applyLose(draft, action);
      resume(draft);
      break;
    case 'heavy':
      applyHeavy(draft, action);
      break;
    case 'plan':
      applyPlan(draft, action);
      break;
    case 'drop':
      applyDrop(draft, before, action);
      // There is only one paratroop unit, and this drop rolls no die whose result would be shown.
      if (before.phase === 'event-drop') endPhase(draft);
      break;
    case 'demolish':
      applyDemolish(draft, action);
      break;
    case 'roll':
      applyRoll(draft);
      break;
    case 'accept':
    case 'decline':
      applyChoice(draft, action);
      resume(draft);
      break;
    case 'end':
      endPhase(draft);
      break;
  }
  return {};
}

/**
 * The position after an action, the events, and the dice rolled; or the refusal.
 * `dice` replace the generator's: a game between people has no generator (`NO_GENERATOR`).
 */
export function apply(state: State, action: Action, dice: Dice = []): Applied {
  const refusal = check(state, action);
  return refusal ? { ok: false, refusal } : applyLegal(state, action, dice);
}

/** As `apply`, for an action known to be legal: from `legalActions` or from a checked record. */
export function applyLegal(state: State, action: Action, dice: Dice = []): Applied & { ok: true } {
  const draft = draftOf(state, dice);
  const carried = carryOut(draft, state, action);
  if (draft.state.outcome && draft.state.phase !== 'over') endGame(draft);
  const next: State = draft.state;
  carryFacts(next, carried);
  return { ok: true, state: next, events: draft.events, dice: draft.dice };
}
