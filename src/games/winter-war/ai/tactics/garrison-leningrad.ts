import { board, type Hex, type State } from '#engine/winter-war';
import { isHq, landNeighbours, stacksOf, unitsOf, unitType } from '../ground.ts';
import { assessDanger } from '../leningrad.ts';
import { leningradGarrison } from '../soviet-guards.ts';
import { LENINGRAD, MANNERHEIM } from '../../analysis/places.ts';
import { CORPS_ATTACK, findArrivals, type Tactic } from './tactic.ts';

const EMPTY_COST = 60;
const SINGLE_COST = 8;
/** Cost of the fall of the city, and with it of the war (E1), in the next Finnish turn. */
const FALL_COST = 150;
/** Units in and near the city besides corps, who are gone after a lost battle; the cost of each that is missing. */
const WANTED = 4;
const MISSING_COST = 4;
/** Stronger units are needed against the Line; leningrad.ts sends them where the city could fall. */
const MAX_GARRISON_ATTACK = 3;
/** Hexes: two marches of a division, and one. */
const THREAT_DISTANCE = 5;
const RESERVE_DISTANCE = 3;

const isWithin = (state: State, unit: number, distance: number): boolean =>
  board.distance(state.units[unit]!.at, LENINGRAD) <= distance;

/** Finns near Leningrad find two units there, and a reserve behind the army, whatever happens to it. */
export const garrisonLeningrad: Tactic = {
  name: 'garrison-leningrad',
  side: 'soviet',
  assess({ end, ai }) {
    const isNear = unitsOf(end, 'finn').some(
      (unit) => unitType(unit).attack > 1 && isWithin(end, unit, THREAT_DISTANCE),
    );
    if (!isNear || MANNERHEIM.every((hex) => stacksOf(end, 'soviet').has(hex))) return null;
    const there = leningradGarrison(end).length;
    const reserve = unitsOf(end, 'soviet').filter(
      (unit) => !isHq(unit) && unitType(unit).attack < CORPS_ATTACK && isWithin(end, unit, RESERVE_DISTANCE),
    ).length;
    const cost =
      (there > 1 ? 0 : there ? SINGLE_COST : EMPTY_COST) +
      Math.max(0, WANTED - reserve) * MISSING_COST +
      (there ? FALL_COST * assessDanger(end, ai).chance : 0);
    return cost ? { cost, hexes: [LENINGRAD] } : null;
  },
  respond(march) {
    const light = (unit: number): boolean => unitType(unit).attack <= MAX_GARRISON_ATTACK;
    const beside: Hex[] = [...landNeighbours(LENINGRAD)];
    const isAway = (unit: number): boolean => light(unit) && !isWithin(march.end, unit, RESERVE_DISTANCE);
    return [...findArrivals(march, [LENINGRAD], light), ...findArrivals(march, beside, isAway)];
  },
};
