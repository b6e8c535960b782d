import { advanceActions } from '../rules/advance.ts';
import { dropActions, planActions } from '../rules/air-drop.ts';
import { attackActions } from '../rules/attack.ts';
import { demolishActions } from '../rules/demolition.ts';
import { checkRoll } from '../rules/interphase.ts';
import { loseActions } from '../rules/losses.ts';
import { moveActions } from '../rules/movement.ts';
import { arriveActions } from '../rules/reinforcement.ts';
import { retreatActions } from '../rules/retreat.ts';
import { heavyActions, placeActions } from '../rules/set-up.ts';
import { administerActions } from '../rules/supply-orders.ts';
import type { Action, ActionType } from '../state/actions.ts';
import { openActions, PHASES } from './sequence.ts';
import type { State } from '../state/state.ts';

const LISTS: Readonly<Record<ActionType, (state: State) => Iterable<Action>>> = {
  place: placeActions,
  arrive: arriveActions,
  move: moveActions,
  administer: administerActions,
  retreat: retreatActions,
  advance: advanceActions,
  attack: attackActions,
  lose: loseActions,
  heavy: heavyActions,
  plan: planActions,
  drop: dropActions,
  demolish: demolishActions,
  roll: (state) => (checkRoll(state) ? [] : [{ type: 'roll' }]),
  accept: () => [{ type: 'accept' }],
  decline: () => [{ type: 'decline' }],
  end: (state) => (PHASES[state.phase].mayEnd?.(state) ? [] : [{ type: 'end' }]),
};

/** Kinds with possibly very many actions, generated one at a time. */
const LAZY: readonly ActionType[] = ['move', 'attack', 'lose', 'place'];

function* lazily(state: State, types: readonly ActionType[]): Generator<Action> {
  for (const type of types) yield* LISTS[type](state);
}

function listed(state: State, types: readonly ActionType[]): Iterable<Action> {
  const actions = lazily(state, types);
  return types.some((type) => LAZY.includes(type)) ? actions : [...actions];
}

/**
 * Every legal action. Complete, except that a move is listed once for each destination, by its cheapest path; `check`
 * accepts other paths drawn by a player. Moves, attacks and losses are generated lazily.
 */
export const legalActions = (state: State): Iterable<Action> => listed(state, openActions(state));

/** Every legal action except moves, for callers that use `legalMoves`. */
export const legalOtherActions = (state: State): Iterable<Action> =>
  listed(
    state,
    openActions(state).filter((type) => type !== 'move'),
  );
