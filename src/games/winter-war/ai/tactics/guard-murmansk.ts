import { MURMANSK_UNITS, board, murmanskDefended, murmanskUnits } from '#engine/winter-war';
import { discAround } from '../ground.ts';
import { countWanted } from '../soviet-theatres.ts';
import { MURMANSK, MURMANSK_RANGE } from '../../analysis/places.ts';
import { findArrivals, type Tactic } from './tactic.ts';

/** Ten Victory Points a Game-Turn. */
const SHORT_COST = 40;
/** For each unit that is missing in reserve: a cut railway lets nobody come. */
const RESERVE_COST = 6;

/** Fewer than seven units near Murmansk cost points each Game-Turn: nobody leaves before there are more. */
export const guardMurmansk: Tactic = {
  name: 'guard-murmansk-seven',
  side: 'soviet',
  assess({ end, ai }) {
    if (!murmanskDefended(end)) return null;
    const units = murmanskUnits(end);
    const missing = countWanted(end, ai.plan.soviet.relievesNorth) - units;
    if (missing <= 0) return null;
    return {
      cost: (units < MURMANSK_UNITS ? SHORT_COST : 0) + missing * RESERVE_COST,
      hexes: [MURMANSK],
    };
  },
  respond(march) {
    const near = [...discAround(MURMANSK, MURMANSK_RANGE).keys()];
    const isAway = (unit: number): boolean =>
      board.distance(march.end.units[unit]!.at, MURMANSK) > MURMANSK_RANGE;
    return findArrivals(march, near, isAway);
  },
};
