import { inUssr, landNeighbours, stacksOf, unitsOf, unitType } from '../ground.ts';
import type { Hex, State } from '#engine/winter-war';
import type { Tactic } from './tactic.ts';

const DIVISION_ATTACK = 6;
/** Attack points; a division alone abroad is surrounded and killed. */
const ALONE_COST = 12;
/** Later the army before Lake Ladoga is elsewhere. */
const LAST_TURN = 3;

function findAlone(end: State): { unit: number; hex: Hex }[] {
  const finns = stacksOf(end, 'finn');
  return unitsOf(end, 'finn').flatMap((unit) => {
    const { at } = end.units[unit]!;
    if (unitType(unit).attack < DIVISION_ATTACK || !inUssr(at)) return [];
    const company = [at, ...landNeighbours(at)].flatMap((hex) => finns.get(hex) ?? []);
    return company.filter((other) => unitType(other).attack > 1).length > 2 ? [] : [{ unit, hex: at }];
  });
}

/** No division leaves the Ladoga line alone while the Soviet army stands before it. */
export const keepDivision: Tactic = {
  name: 'keep-division',
  side: 'finn',
  assess({ end }) {
    const alone = end.turn > LAST_TURN ? [] : findAlone(end);
    return alone.length ? { cost: alone.length * ALONE_COST, hexes: alone.map(({ hex }) => hex) } : null;
  },
  respond: ({ seen, end }) => findAlone(end).map(({ unit }) => [{ unit, to: seen.units[unit]!.at }]),
};
