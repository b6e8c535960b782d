import { distanceField, stacksOf, unitsOf, unitType } from '../ground.ts';
import { OULU } from '../../analysis/places.ts';
import { findArrivals, type Tactic } from './tactic.ts';

/** Hexes: two marches of a division. */
const NEAR = 5;
const STRONG_ATTACK = 5;
/** Defence is doubled in the city; the cost of each point that is missing. */
const DEFENCE_SHARE = 0.25;
const POINT_COST = 2;

/** Oulu is held before the divisions stand beside it, for nobody comes there in a single march. */
export const holdOulu: Tactic = {
  name: 'hold-oulu',
  side: 'finn',
  assess({ end }) {
    if (stacksOf(end, 'soviet').has(OULU)) return null;
    const field = distanceField([OULU], end.turn);
    const strength = unitsOf(end, 'soviet').reduce((sum, unit) => {
      const { attack } = unitType(unit);
      const { at, cut } = end.units[unit]!;
      return sum + (attack >= STRONG_ATTACK && !cut && field[at]! <= NEAR ? attack : 0);
    }, 0);
    const there = (stacksOf(end, 'finn').get(OULU) ?? []).filter((unit) => unitType(unit).arm !== 'ski');
    const missing = strength * DEFENCE_SHARE - there.reduce((sum, unit) => sum + unitType(unit).defence, 0);
    return missing > 0 ? { cost: missing * POINT_COST, hexes: [OULU] } : null;
  },
  respond: (march, { hexes }) =>
    findArrivals(march, hexes, (unit) => unitType(unit).defence > 0).toReversed(),
};
