/** The handlers of all kinds of decisions; a kind without one does not compile. */
import type { State, UnitId } from '#engine/winter-war';
import type { DecisionContext, DecisionHandler, DecisionKind } from '../decision.ts';
import { situationOf } from '../situation.ts';
import { drop } from './airborne.ts';
import { attack } from './attack.ts';
import { ceaseFire, landing, muster, over, roll } from './interphase.ts';
import { exchange, forfeit, overstack } from './losses.ts';
import { move } from './movement.ts';
import { arrive, place } from './placement.ts';
import { advance, advanceBefore, retreat, retreatBefore, withdraw } from './steps.ts';

const HANDLERS: { readonly [K in DecisionKind]: DecisionHandler<K> } = {
  place,
  arrive,
  move,
  'retreat-before': retreatBefore,
  'advance-before': advanceBefore,
  attack,
  retreat,
  withdraw,
  exchange,
  advance,
  overstack,
  'cease-fire': ceaseFire,
  landing,
  muster,
  forfeit,
  drop,
  roll,
  over,
};

/** The open decision of a position, in the form that its handler takes. */
export const getDecisionContext = (state: State): DecisionContext => ({
  state,
  situation: situationOf(state),
});

export const handlerOf = ({ situation }: Pick<DecisionContext, 'situation'>): DecisionHandler =>
  HANDLERS[situation.kind];

export function canSelect(state: State, unit: UnitId): boolean {
  const context = getDecisionContext(state);
  return handlerOf(context).canSelect(context, unit);
}

/** Units that can be chosen as losses. */
export function losable(state: State): readonly UnitId[] {
  const context = getDecisionContext(state);
  return handlerOf(context).losable(context);
}

/** Units that can still act in this phase, for "next unit". */
export function idleUnits(state: State): readonly UnitId[] {
  const context = getDecisionContext(state);
  return handlerOf(context).units(context);
}
