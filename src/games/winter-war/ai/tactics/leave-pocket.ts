import { hexesInReach, isolation, mayMove } from '#engine/winter-war';
import { distanceField, isNextToFinns, unitsOf } from '../ground.ts';
import { findSuppliedHexes } from '../soviet-supply.ts';
import { unitValue } from '../values.ts';
import type { Response, Tactic } from './tactic.ts';

/** Share of the worth of a unit that stays in a pocket. */
const POCKET_COST = 0.3;
const MAX_WAYS = 3;

/** Units out of supply walk out of their pocket, toward supply and away from the enemy. */
export const leavePocket: Tactic = {
  name: 'leave-pocket',
  side: 'soviet',
  assess({ seen, end }) {
    const cut = isolation({ ...end, phase: 'interphase', combat: null }, 'soviet');
    const staying = unitsOf(end, 'soviet').filter(
      (unit) => seen.units[unit]!.cut && cut[unit] === 1 && end.units[unit]!.at === seen.units[unit]!.at,
    );
    if (!staying.length) return null;
    return {
      cost: staying.reduce((sum, unit) => sum + unitValue(unit) * POCKET_COST, 0),
      hexes: [...new Set(staying.map((unit) => end.units[unit]!.at))],
    };
  },
  respond({ seen, end }, { hexes }) {
    const supplied = findSuppliedHexes(end);
    const home = distanceField([...supplied], end.turn);
    const found: { response: Response; worth: number }[] = [];
    for (const unit of unitsOf(end, 'soviet')) {
      const { at } = end.units[unit]!;
      if (!seen.units[unit]!.cut || !hexes.includes(at) || !mayMove(seen, unit)) continue;
      const ways = [...hexesInReach(seen, unit)]
        .filter((to) => home[to]! < home[at]! || (supplied.has(to) && !supplied.has(at)))
        .map((to) => ({
          response: [{ unit, to }],
          worth: unitValue(unit) + (home[at]! - home[to]!) - (isNextToFinns(end, to) ? 3 : 0),
        }))
        .sort((a, b) => b.worth - a.worth);
      found.push(...ways.slice(0, MAX_WAYS));
    }
    return found.sort((a, b) => b.worth - a.worth).map(({ response }) => response);
  },
};
