import {
  OFF_MAP,
  board,
  hexesInReach,
  unitWith,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { isHq, landNeighbours, stackingCapacity, stacksOf, unitsOf, unitType } from '../ground.ts';
import { toFinnishMovement } from '../leningrad-danger.ts';
import { isolatedPoints } from './guard-line.ts';
import {
  BLOW_CHANCE,
  canReach,
  findArrivals,
  type PlannedMarch,
  type Response,
  type Tactic,
} from './tactic.ts';

/** Attack points: an HQ itself, and a share of those who are fed by it alone. */
const HQ_COST = 8;
const FED_SHARE = 0.5;
/** Hexes; the longest march of raiders that can attack. */
const NEAR = 5;
const MAX_WAYS = 6;

/** HQs whose stack Finns could destroy in their next turn, with the cost of that. */
function findThreatened(end: State): { hex: Hex; cost: number }[] {
  const march = toFinnishMovement(end, () => false);
  const attackers = unitsOf(march, 'finn').filter((unit) => unitType(unit).attack > 0);
  const ends = new Map<UnitId, ReadonlySet<Hex>>();
  const reachOf = (unit: UnitId): ReadonlySet<Hex> => {
    const known = ends.get(unit) ?? new Set([march.units[unit]!.at, ...hexesInReach(march, unit)]);
    ends.set(unit, known);
    return known;
  };
  return [...stacksOf(end, 'soviet')].flatMap(([hex, there]) => {
    const hqs = there.filter(isHq);
    if (!hqs.length) return [];
    const beside = landNeighbours(hex);
    let attack = 0;
    for (const unit of attackers)
      if (
        board.distance(march.units[unit]!.at, hex) <= NEAR &&
        beside.some((near) => reachOf(unit).has(near))
      )
        attack += unitType(unit).attack;
    const defence = there.reduce((sum, unit) => sum + unitType(unit).defence, 0);
    const chance = attack && (defence ? BLOW_CHANCE[Math.min(6, Math.floor(attack / defence))]! : 1);
    if (!chance) return [];
    const units = end.units.map((unit, id) =>
      hqs.includes(id) ? unitWith(unit, { at: OFF_MAP.eliminated }) : unit,
    );
    const fed = isolatedPoints({ ...end, units }) - isolatedPoints(end);
    return [{ hex, cost: chance * (HQ_COST * hqs.length + FED_SHARE * fed) }];
  });
}

/** No HQ stands where raiders can destroy it and starve those whom it feeds: it has company, or goes back. */
export const guardHeadquarters: Tactic = {
  name: 'guard-headquarters',
  side: 'soviet',
  assess({ end }) {
    const found = findThreatened(end);
    if (!found.length) return null;
    return { cost: found.reduce((sum, { cost }) => sum + cost, 0), hexes: found.map(({ hex }) => hex) };
  },
  respond: (march, { hexes }) => [
    ...hexes.flatMap((hex) => findWaysBack(march, hex)),
    ...findArrivals(march, hexes),
  ],
};

/** Hexes for the HQs of a hex, away from the enemy and near those whom they feed. */
function findWaysBack(march: PlannedMarch, from: Hex): Response[] {
  const { end } = march;
  const finns = [...stacksOf(end, 'finn').keys()];
  const soviets = stacksOf(end, 'soviet');
  const safety = (hex: Hex): number =>
    Math.min(NEAR, ...finns.map((other) => board.distance(other, hex))) - board.distance(hex, from) / 4;
  return (soviets.get(from) ?? []).filter(isHq).flatMap((unit) =>
    [...hexesInReach(march.seen, unit), march.seen.units[unit]!.at]
      .filter(
        (to) =>
          to !== from &&
          board.distance(to, from) <= NEAR &&
          canReach(march, unit, to) &&
          stackingCapacity(to, soviets.get(to) ?? []) > 0,
      )
      .sort((a, b) => safety(b) - safety(a) || a - b)
      .slice(0, MAX_WAYS)
      .map((to): Response => [{ unit, to }]),
  );
}
