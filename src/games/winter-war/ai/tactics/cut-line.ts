import { IS_LIGHT } from '#engine/winter-war';
import { citiesCutBy } from '../railway.ts';
import { stacksOf, unitsOf } from '../ground.ts';
import { isolatedPoints, railStakes } from './guard-line.ts';
import { canReach, isFreeToMove, type Response, type Tactic } from './tactic.ts';

/** Share of the strength of isolated Soviets that is won. */
const CUT_WORTH = 0.4;

/** A light unit that can stand on the railway behind an army goes there, and stays. */
export const cutLine: Tactic = {
  name: 'cut-line',
  side: 'finn',
  assess({ end }) {
    const finns = stacksOf(end, 'finn');
    const hexes = [...railStakes(end).keys()].filter((hex) => !finns.has(hex));
    const cut = [...citiesCutBy().keys()].filter((hex) => finns.has(hex));
    return { cost: -CUT_WORTH * isolatedPoints(end), hexes: [...cut, ...hexes] };
  },
  respond(march, { hexes }) {
    const { end } = march;
    const stakes = railStakes(end);
    const found: { response: Response; worth: number }[] = [];
    for (const unit of unitsOf(end, 'finn')) {
      if (!IS_LIGHT[unit] || !isFreeToMove(march, unit)) continue;
      for (const to of hexes) {
        if (end.units[unit]!.at === to || !canReach(march, unit, to)) continue;
        found.push({ response: [{ unit, to }], worth: stakes.get(to) ?? 0 });
      }
    }
    return found.sort((a, b) => b.worth - a.worth).map(({ response }) => response);
  },
};
