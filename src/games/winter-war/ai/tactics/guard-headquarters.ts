import { board, hexesInReach, type Hex } from '#engine/winter-war';
import { isHq, stackingCapacity, stacksOf } from '../ground.ts';
import { withoutUnits } from '../sketch.ts';
import { chanceOfBlow, forecastMarches, judgeMarches, type FinnishMarch } from './finnish-march.ts';
import { isolatedPoints } from './guard-line.ts';
import { canReach, findArrivals, type PlannedMarch, type Response, type Tactic } from './tactic.ts';

/** Attack points: an HQ itself, and a share of those who are fed by it alone. */
const HQ_COST = 8;
const FED_SHARE = 0.5;
/** Hexes that an HQ goes back. */
const NEAR = 5;
const MAX_WAYS = 6;

/** HQs whose stack Finns could destroy in a march, with the cost of that. */
const findThreatened = (march: FinnishMarch): { hex: Hex; cost: number }[] =>
  [...stacksOf(march.end, 'soviet')].flatMap(([hex, there]) => {
    const { end } = march;
    const hqs = there.filter(isHq);
    const chance = hqs.length && chanceOfBlow(march, hex);
    if (!chance) return [];
    const fed = isolatedPoints(withoutUnits(end, new Set(hqs))) - isolatedPoints(end);
    return [{ hex, cost: chance * (HQ_COST * hqs.length + FED_SHARE * fed) }];
  });

/** No HQ stands where raiders can destroy it and starve those whom it feeds: it has company, or goes back. */
export const guardHeadquarters: Tactic = {
  name: 'guard-headquarters',
  side: 'soviet',
  assess: ({ end, ai }) =>
    judgeMarches(forecastMarches(end, ai), (march) => {
      const found = findThreatened(march);
      return { cost: found.reduce((sum, { cost }) => sum + cost, 0), hexes: found.map(({ hex }) => hex) };
    }),
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
