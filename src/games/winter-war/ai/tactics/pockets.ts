/** Soviet tactics against being surrounded, and against attacks that can only lose. */
import { board, hexesInReach, mayMove, supply, type Hex, type State } from '#engine/winter-war';
import type { AiContext } from '../ai-context.ts';
import { attackPreferences, forecastBattle } from '../attacks.ts';
import { isWorthBlow, LEAST_ODDS } from '../raids.ts';
import {
  distanceField,
  isHq,
  isNextTo,
  landNeighbours,
  stacksOf,
  unitsIn,
  unitsOf,
  unitType,
} from '../ground.ts';
import { plannedAttacks } from '../../analysis/planning/index.ts';
import { relocateUnit, withTaken } from '../sketch.ts';
import { atSupplyJudgement, findSuppliedHexes, isolatedUnits, isolatedPoints } from '../soviet-supply.ts';
import { scoreAttack, unitValue, valueOf } from '../values.ts';
import { chanceOfEntry, judgeMarches, oddsOfBlow, type FinnishMarch, type HexCost } from './finnish-march.ts';
import { drawBack, findArrivals, inOrder, type PlannedMarch, type Response, type Tactic } from './tactic.ts';

/** Share of the strength of a pocketed unit that counts as lost. */
const POCKETED_SHARE = 0.5;
/** Least isolated attack points that count as a pocket. */
const SMALLEST_POCKET = 10;
/** Attack Strength from which a Finn has a zone of control even in the USSR. */
const STRONG_ATTACK = 2;
/** Hexes between an HQ and units that it could supply. */
const NEAR = 5;
const MAX_BLOWS = 8;
const MAX_RANKED = 30;

/** Attack points by hex of the lines through it: an upper bound for isolation there. */
function strengthByLine(end: State): Map<Hex, number> {
  const found = new Map<Hex, number>();
  for (const { unit, exempt, toHq, toCity, isolation } of supply(end, 'soviet').units) {
    const { attack } = unitType(unit);
    if (exempt || isolation || !attack) continue;
    for (const hex of new Set([...toHq, ...toCity])) found.set(hex, (found.get(hex) ?? 0) + attack);
  }
  return found;
}

const withNeighbours = (hex: Hex): Hex[] => [hex, ...landNeighbours(hex)];

/** The worst move or attack by which Finns could isolate Soviets in one march; none if too small. */
function findWorst(finns: FinnishMarch): HexCost[] {
  const { end, state: march } = finns;
  const lines = strengthByLine(atSupplyJudgement(end));
  const [taker] = unitsOf(march, 'finn').toSorted((a, b) => unitType(b).attack - unitType(a).attack);
  if (taker === undefined) return [];
  const now = isolatedPoints(end);
  const boundOf = (hex: Hex): number =>
    Math.max(...withNeighbours(hex).map((near) => lines.get(near) ?? 0)) + (lines.get(hex) ?? 0);
  const candidates = [...new Set([...lines.keys()].flatMap(withNeighbours))]
    .map((hex) => ({ hex, bound: boundOf(hex) }))
    .filter(({ bound }) => bound >= SMALLEST_POCKET)
    .map(({ hex, bound }) => ({ hex, bound, chance: chanceOfEntry(finns, hex, STRONG_ATTACK) }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance * b.bound - a.chance * a.bound || a.hex - b.hex);
  let worst: { hex: Hex; loss: number } | null = null;
  for (const { hex, chance, bound } of candidates.slice(0, MAX_BLOWS)) {
    if (worst && worst.loss >= chance * bound) break;
    const points = isolatedPoints(withTaken(end, hex, taker)) - now;
    if (points >= SMALLEST_POCKET && points * chance > (worst?.loss ?? 0))
      worst = { hex, loss: points * chance };
  }
  return worst ? [{ hex: worst.hex, cost: worst.loss * POCKETED_SHARE }] : [];
}

/** Keeps the supply of troops near the enemy open against any single move or attack. */
export const keepRear: Tactic = {
  assess: (march) => judgeMarches(march, findWorst),
  respond(march, { hexes }) {
    const near = new Set(hexes.flatMap(withNeighbours));
    const arrivals = [...near]
      .flatMap((to) => findArrivals(march, [to]))
      .sort(([a], [b]) => unitType(a!.unit).attack - unitType(b!.unit).attack);
    const responses = [...arrivals.slice(0, MAX_RANKED), ...hexes.flatMap((hex) => moveHqsNear(march, hex))];
    const costOf = (response: Response): number =>
      keepRear.assess({ ...march, end: response.reduce(relocateUnit, march.end) })?.cost ?? 0;
    return inOrder(responses.map((response) => ({ response, worth: -costOf(response) })));
  },
};

/** Moves of HQs nearer to the units at risk. */
const moveHqsNear = ({ seen, end }: PlannedMarch, hex: Hex): Response[] =>
  unitsOf(end, 'soviet')
    .filter((unit) => isHq(unit) && board.distance(end.units[unit]!.at, hex) <= NEAR)
    .flatMap((unit) =>
      [...hexesInReach(seen, unit)]
        .filter((to) => !unitsIn(end, 'finn', to).length)
        .slice(0, MAX_WAYS)
        .map((to) => [{ unit, to }]),
    );

/** Share of the worth of a unit that stays in a pocket. */
const STAYING_SHARE = 0.3;
const MAX_WAYS = 3;

/** Leads units out of supply from their pocket, toward supply and away from the enemy. */
export const leavePocket: Tactic = {
  assess({ seen, end }) {
    const staying = isolatedUnits(atSupplyJudgement(end), 'soviet').filter(
      (unit) => seen.units[unit]!.cut && end.units[unit]!.at === seen.units[unit]!.at,
    );
    if (!staying.length) return null;
    const hexes = [...new Set(staying.map((unit) => end.units[unit]!.at))];
    return { cost: STAYING_SHARE * valueOf(staying), hexes };
  },
  respond({ seen, end }, { hexes }) {
    const supplied = findSuppliedHexes(end);
    const home = distanceField([...supplied], end.turn);
    const found = unitsOf(end, 'soviet').flatMap((unit) => {
      const { at } = end.units[unit]!;
      if (!seen.units[unit]!.cut || !hexes.includes(at) || !mayMove(seen, unit)) return [];
      return [...hexesInReach(seen, unit)]
        .filter((to) => home[to]! < home[at]!)
        .map((to) => ({
          response: [{ unit, to }],
          worth: unitValue(unit) + (home[at]! - home[to]!) - (isNextTo(end, 'finn', to) ? 3 : 0),
        }))
        .sort((a, b) => b.worth - a.worth)
        .slice(0, MAX_WAYS);
    });
    return inOrder(found);
  },
};

/** Share of its strength that a stack within reach of a blow is expected to lose. */
const BLOW_SHARE = 0.6;

/** Strong stacks that the Finns could attack at good odds in their next march. */
const findBlows = (finns: FinnishMarch): HexCost[] =>
  [...stacksOf(finns.end, 'soviet')]
    .filter(([hex, there]) => isWorthBlow(hex, there) && oddsOfBlow(finns, hex) >= LEAST_ODDS)
    .map(([hex, there]) => ({ hex, cost: BLOW_SHARE * valueOf(there) }));

/** Keeps strong stacks out of reach of a Finnish blow: they draw back, or others join them. */
export const avoidBlow: Tactic = {
  assess: (march) => judgeMarches(march, findBlows),
  respond: (march, { hexes }) =>
    hexes.flatMap((hex) => [
      ...findArrivals(march, [hex]).toReversed(),
      ...drawBack(march, unitsIn(march.end, 'soviet', hex)),
      ...findArrivals(march, landNeighbours(hex)),
    ]),
};

/** Attacks below this worth, in attack points, are hopeless. */
const HOPELESS = -1;

/** Planned attacks that are worth less than none. */
function findHopeless(end: State, ai: AiContext) {
  const forecast = forecastBattle(end, attackPreferences(ai, end));
  if (!forecast) return [];
  const { battle, attacks } = forecast;
  return plannedAttacks(battle, attacks).filter(
    (attack) => scoreAttack(battle, ai.side, attack, ai.weights) < HOPELESS,
  );
}

/** Avoids mandatory but hopeless attacks: units stay away, or others join. Finns have none. */
export const avoidHopeless: Tactic = {
  assess({ end, ai }) {
    const hexes = findHopeless(end, ai).flatMap(({ targets }) => targets);
    // The cost of the attacks is part of their worth.
    return hexes.length ? { cost: 0, hexes } : null;
  },
  respond(march) {
    const { end, ai } = march;
    return findHopeless(end, ai).flatMap(({ attackers, targets }) => [
      ...drawBack(march, attackers),
      ...findArrivals(
        march,
        targets.flatMap(landNeighbours),
        (_, at) => !isNextTo(end, 'finn', at),
      ).toReversed(),
    ]);
  },
};
