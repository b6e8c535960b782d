import { advanceActions } from '../rules/advance.ts';
import { dropActions, planActions } from '../rules/air-drop.ts';
import { attackActions } from '../rules/attack.ts';
import { demolishActions } from '../rules/demolition.ts';
import { checkRoll } from '../rules/interphase.ts';
import { loseActions } from '../rules/losses.ts';
import { moveLists } from '../rules/movement.ts';
import { arriveActions } from '../rules/reinforcement.ts';
import { retreatActions } from '../rules/retreat.ts';
import { heavyActions, placeActions } from '../rules/set-up.ts';
import { administerActions } from '../rules/supply-orders.ts';
import type { Action, ActionType } from './actions.ts';
import { openActions, PHASES } from './sequence.ts';
import type { State } from './state.ts';

const LISTS: Readonly<Record<ActionType, (state: State) => Iterable<Action>>> = {
  place: placeActions,
  arrive: arriveActions,
  move: (state) => moveLists(state).flat(),
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

/** Kinds of which there may be very many, made one at a time. */
const LAZY: readonly ActionType[] = ['attack', 'lose', 'place'];

function* lazily(state: State): Generator<Action> {
  for (const type of openActions(state)) yield* LISTS[type](state);
}

/**
 * Every legal action. Complete, save that a move is listed once for each destination, by its cheapest way,
 * and a path that a player draws by himself is tested by `check`. Attacks and losses come lazily.
 */
export function legalActions(state: State): Iterable<Action> {
  const open = openActions(state);
  if (open.some((type) => LAZY.includes(type))) return lazily(state);
  const others: Action[] = [];
  for (const type of open) if (type !== 'move') for (const action of LISTS[type](state)) others.push(action);
  // Moves may be thousands, and lead wherever they are open.
  return open.includes('move') ? ([] as Action[]).concat(...moveLists(state), others) : others;
}
