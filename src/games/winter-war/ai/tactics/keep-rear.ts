import { board, hexesInReach, supply, type Hex, type State, type UnitId } from '#engine/winter-war';
import { isHq, landNeighbours, stacksOf, unitsOf, unitType } from '../ground.ts';
import { isolatedPoints } from './guard-line.ts';
import { relocateUnit, withoutUnits } from '../sketch.ts';
import { chanceOfBlow, forecastMarches, judgeMarches, type FinnishMarch } from './finnish-march.ts';
import { findArrivals, type PlannedMarch, type Response, type Tactic } from './tactic.ts';

/** Share of the strength of a pocketed unit that is lost. */
const POCKET_COST = 0.5;
/** Attack points worth a blow. */
const SMALLEST_POCKET = 10;
/** Hexes between an HQ and those whom it could feed. */
const NEAR = 5;

interface Threat {
  readonly hex: Hex;
  readonly points: number;
  readonly chance: number;
}

/** Attack points of lines that run through each hex: more cannot be isolated there. */
function strengthByLine(end: State): Map<Hex, number> {
  const found = new Map<Hex, number>();
  for (const { unit, exempt, toHq, toCity, isolation } of supply(end, 'soviet').units) {
    const { attack } = unitType(unit);
    if (exempt || isolation || !attack) continue;
    for (const hex of new Set([...toHq, ...toCity])) found.set(hex, (found.get(hex) ?? 0) + attack);
  }
  return found;
}

/** The gravest step or blow by which Finns could isolate Soviets in a march. */
function findWorst(finns: FinnishMarch): Threat | null {
  const { end, state: march, reachOf } = finns;
  const judged: State = { ...end, phase: 'interphase', combat: null };
  const lines = strengthByLine(judged);
  const soviets = stacksOf(end, 'soviet');
  const strong = unitsOf(march, 'finn').filter(isStrong);
  const [taker] = strong.toSorted((a, b) => unitType(b).attack - unitType(a).attack);
  if (taker === undefined) return null;
  const now = isolatedPoints(end);
  const boundOf = (hex: Hex): number =>
    [hex, ...landNeighbours(hex)].reduce((sum, near) => Math.max(sum, lines.get(near) ?? 0), 0) +
    (lines.get(hex) ?? 0);
  const chanceAt = (hex: Hex): number =>
    soviets.has(hex)
      ? chanceOfBlow(finns, hex, isStrong)
      : strong.some((unit) => reachOf(unit).isIn[hex])
        ? 1
        : 0;
  const candidates = [...new Set([...lines.keys()].flatMap((hex) => [hex, ...landNeighbours(hex)]))]
    .map((hex) => ({ hex, bound: boundOf(hex) }))
    .filter(({ bound }) => bound >= SMALLEST_POCKET)
    .map(({ hex, bound }) => ({ hex, bound, chance: chanceAt(hex) }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance * b.bound - a.chance * a.bound || a.hex - b.hex);
  let worst: Threat | null = null;
  let tried = 0;
  for (const { hex, chance, bound } of candidates) {
    if (tried++ >= MAX_TRIED || (worst && worst.chance * worst.points >= chance * bound)) break;
    const cleared = withoutUnits(end, new Set(soviets.get(hex) ?? []));
    const points = isolatedPoints(relocateUnit(cleared, { unit: taker, to: hex })) - now;
    if (points >= SMALLEST_POCKET && (!worst || points * chance > worst.points * worst.chance))
      worst = { hex, points, chance };
  }
  return worst;
}
const MAX_TRIED = 8;

/** Arrivals that are compared. */
const MAX_RANKED = 30;

/** Whoever has a zone of control in the USSR too. */
const isStrong = (unit: UnitId): boolean => unitType(unit).attack > 1;

/** Troops before the enemy have a rear that neither a step nor a blow of his closes. */
export const keepRear: Tactic = {
  name: 'keep-rear',
  side: 'soviet',
  assess: ({ end, ai }) =>
    judgeMarches(forecastMarches(end, ai), (march) => {
      const worst = findWorst(march);
      return worst && { cost: worst.points * worst.chance * POCKET_COST, hexes: [worst.hex] };
    }),
  respond(march, { hexes }) {
    const { end } = march;
    const near = new Set(hexes.flatMap((hex) => [hex, ...landNeighbours(hex)]));
    const arrivals = [...near]
      .flatMap((to) => findArrivals(march, [to]))
      .sort(([a], [b]) => unitType(a!.unit).attack - unitType(b!.unit).attack)
      .slice(0, MAX_RANKED);
    const costOf = (response: Response): number =>
      keepRear.assess({ ...march, end: response.reduce(relocateUnit, end) })?.cost ?? 0;
    return [...arrivals, ...hexes.flatMap((hex) => moveHqsNear(march, hex))]
      .map((response) => ({ response, cost: costOf(response) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ response }) => response);
  },
};

/** Reserves from a hex farther back, or HQs nearer to those at risk. */
function moveHqsNear(march: PlannedMarch, hex: Hex): Response[] {
  const { seen, end } = march;
  return unitsOf(end, 'soviet')
    .filter((unit) => isHq(unit) && board.distance(end.units[unit]!.at, hex) <= NEAR)
    .flatMap((unit) =>
      [...hexesInReach(seen, unit)]
        .filter((to) => !stacksOf(end, 'finn').has(to))
        .slice(0, 3)
        .map((to) => [{ unit, to }]),
    );
}
