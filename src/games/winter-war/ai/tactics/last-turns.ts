import { IS_LIGHT, board, hexesInReach, type Hex, type State } from '#engine/winter-war';
import { victoryHexes, isLastTurn } from '../endgame.ts';
import { isNextToFinns, landNeighbours, stacksOf, unitsOf } from '../ground.ts';
import { forecastMarches } from './finnish-march.ts';
import { hexValue } from '../values.ts';
import { SOVIET_CITIES } from '../../analysis/places.ts';
import { canReach, findArrivals, isFreeToMove, type Response, type Tactic } from './tactic.ts';

/** The last march but one, and the last. */
const LAST_TURNS = 1;
/** Value of a Supply City to those who walk into it in the last turn. */
const CITY_VALUE = 20;
/** A march of light troops. */
const MARCH = 3;

const prizeValue = (hex: Hex): number => (SOVIET_CITIES.includes(hex) ? CITY_VALUE : hexValue(hex));

/** Soviet prizes that are left empty. */
function findEmptyPrizes(state: State): Hex[] {
  const soviets = stacksOf(state, 'soviet');
  return [...victoryHexes(state), ...SOVIET_CITIES].filter(
    (hex) => state.owner[hex] === 2 && !soviets.has(hex),
  );
}

/** Toward the end of the war nothing that counts is left empty where a Finn can walk in. */
export const lastTurnGuard: Tactic = {
  name: 'last-turn-guard',
  side: 'soviet',
  assess({ end, ai }) {
    if (end.turn < end.lastTurn - LAST_TURNS) return null;
    const [{ state, reachOf }] = forecastMarches(end, ai);
    const finns = unitsOf(state, 'finn');
    const hexes = findEmptyPrizes(end).filter((hex) => finns.some((unit) => reachOf(unit).isIn[hex]));
    return hexes.length ? { cost: hexes.reduce((sum, hex) => sum + prizeValue(hex), 0), hexes } : null;
  },
  respond: (march, { hexes }) =>
    findArrivals(march, hexes, (unit) => !isNextToFinns(march.end, march.end.units[unit]!.at)),
};

/** Before the last march light troops wait out of reach, a march from what the Soviets left empty. */
export const lastTurnRaid: Tactic = {
  name: 'last-turn-raid',
  side: 'finn',
  assess({ end }) {
    if (end.turn !== end.lastTurn - 1 || isLastTurn(end)) return null;
    const raiders = unitsOf(end, 'finn').filter((unit) => IS_LIGHT[unit]);
    const prizes = findEmptyPrizes(end);
    if (!prizes.length) return null;
    const near = prizes.filter((hex) =>
      raiders.some((unit) => board.distance(end.units[unit]!.at, hex) <= MARCH),
    );
    return { cost: -near.reduce((sum, hex) => sum + prizeValue(hex) * WAITING_SHARE, 0), hexes: prizes };
  },
  respond(march, { hexes }) {
    const { end } = march;
    const soviets = stacksOf(end, 'soviet');
    const found: Response[] = [];
    for (const unit of unitsOf(end, 'finn')) {
      if (!IS_LIGHT[unit] || !isFreeToMove(march, unit)) continue;
      const to = [...hexesInReach(march.seen, unit)].find(
        (hex) =>
          !landNeighbours(hex).some((near) => soviets.has(near)) &&
          hexes.some(
            (prize) =>
              board.distance(prize, hex) <= MARCH && board.distance(prize, end.units[unit]!.at) > MARCH,
          ),
      );
      if (to !== undefined && canReach(march, unit, to)) found.push([{ unit, to }]);
    }
    return found;
  },
};

/** Share of the value of a prize that a raider within a march of it is worth. */
const WAITING_SHARE = 0.25;
