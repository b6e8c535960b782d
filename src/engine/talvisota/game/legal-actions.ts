import { commitActions, prepareActions, swapActions } from '../rules/allotment.ts';
import { fights } from '../rules/combat.ts';
import { loseActions } from '../rules/combat-losses.ts';
import { employActions, mannerheimActions } from '../rules/combat-means.ts';
import { answerActions, deployActions } from '../rules/deployment.ts';
import { harassActions, stayActions, withdrawActions } from '../rules/harassment.ts';
import { markActions, moveActions, pursueActions } from '../rules/movement.ts';
import { occupyActions, retreatActions } from '../rules/outcome.ts';
import { planActions, postActions } from '../rules/plans.ts';
import { recoverActions } from '../rules/recovery.ts';
import { assignActions } from '../rules/set-up.ts';
import { starveActions } from '../rules/turn-end.ts';
import type { Action, ActionType } from '../state/actions.ts';
import { openActions, PHASES } from './sequence.ts';
import type { State } from '../state/state.ts';

const ofType = function* (state: State, type: 'enter' | 'march'): Generator<Action> {
  for (const action of moveActions(state)) if (action.type === type) yield action;
};

const LISTS: Readonly<Record<ActionType, (state: State) => Iterable<Action>>> = {
  assign: assignActions,
  roll: () => [{ type: 'roll' }],
  recover: recoverActions,
  withdraw: withdrawActions,
  enter: (state) => ofType(state, 'enter'),
  march: (state) => ofType(state, 'march'),
  mark: markActions,
  plan: planActions,
  post: postActions,
  commit: commitActions,
  prepare: prepareActions,
  swap: swapActions,
  deploy: deployActions,
  answer: answerActions,
  fight: (state) => fights(state).map((slot) => ({ type: 'fight', slot })),
  employ: employActions,
  mannerheim: mannerheimActions,
  lose: loseActions,
  'fight-on': () => [
    { type: 'fight-on', on: true },
    { type: 'fight-on', on: false },
  ],
  occupy: occupyActions,
  pursue: pursueActions,
  retreat: retreatActions,
  harass: harassActions,
  stay: stayActions,
  starve: starveActions,
  end: (state) => (PHASES[state.phase].mayEnd?.(state) ? [] : [{ type: 'end' }]),
};

/**
 * Legal actions, one at a time, since there are very many allotments. Complete except for other portions of
 * units that move, fill boxes or come as reserves, which `check` accepts.
 */
export function* legalActions(state: State): Generator<Action> {
  for (const type of openActions(state)) yield* LISTS[type](state);
}
