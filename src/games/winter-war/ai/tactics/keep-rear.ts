import {
  OFF_MAP,
  board,
  hexesInReach,
  supply,
  unitWith,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { isHq, landNeighbours, stacksOf, unitsOf, unitType } from '../ground.ts';
import { toFinnishMovement } from '../leningrad-danger.ts';
import { isolatedPoints } from './guard-line.ts';
import { BLOW_CHANCE, findArrivals, type PlannedMarch, type Response, type Tactic } from './tactic.ts';

/** Share of the strength of a pocketed unit that is lost. */
const POCKET_COST = 0.5;
/** Attack points worth a blow. */
const SMALLEST_POCKET = 10;
/** Walking distance of Finns that matter. */
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

/** The gravest step or blow by which Finns could isolate Soviets in their next march. */
function findWorst(end: State): Threat | null {
  const march = toFinnishMovement(end, () => false);
  const judged: State = { ...end, phase: 'interphase', combat: null };
  const lines = strengthByLine(judged);
  const soviets = stacksOf(end, 'soviet');
  const zoned = unitsOf(march, 'finn').filter((unit) => unitType(unit).attack > 1);
  const ends = new Map<UnitId, ReadonlySet<Hex>>();
  for (const unit of zoned) {
    const { at } = march.units[unit]!;
    if ([...soviets.keys()].some((hex) => board.distance(hex, at) <= NEAR))
      ends.set(unit, new Set([at, ...hexesInReach(march, unit)]));
  }
  const [taker] = [...ends.keys()].sort((a, b) => unitType(b).attack - unitType(a).attack);
  if (taker === undefined) return null;
  const now = isolatedPoints(end);
  const boundOf = (hex: Hex): number =>
    [hex, ...landNeighbours(hex)].reduce((sum, near) => Math.max(sum, lines.get(near) ?? 0), 0) +
    (lines.get(hex) ?? 0);
  const candidates = [
    ...new Set([...ends.values()].flatMap((hexes) => [...hexes, ...[...hexes].flatMap(landNeighbours)])),
  ]
    .map((hex) => ({ hex, chance: chanceAt(march, hex, ends), bound: boundOf(hex) }))
    .filter(({ chance, bound }) => chance > 0 && bound >= SMALLEST_POCKET)
    .sort((a, b) => b.chance * b.bound - a.chance * a.bound || a.hex - b.hex);
  let worst: Threat | null = null;
  let tried = 0;
  for (const { hex, chance, bound } of candidates) {
    if (tried++ >= MAX_TRIED || (worst && worst.chance * worst.points >= chance * bound)) break;
    const gone = new Set(soviets.get(hex) ?? []);
    const units = end.units.map((unit, id) =>
      id === taker
        ? unitWith(unit, { at: hex })
        : gone.has(id)
          ? unitWith(unit, { at: OFF_MAP.eliminated })
          : unit,
    );
    const points = isolatedPoints({ ...end, units }) - now;
    if (points >= SMALLEST_POCKET && (!worst || points * chance > worst.points * worst.chance))
      worst = { hex, points, chance };
  }
  return worst;
}
const MAX_TRIED = 8;

/** Chance that Finns stand in a hex after their turn: sure where they walk in, by the odds where they must fight. */
function chanceAt(march: State, hex: Hex, ends: ReadonlyMap<UnitId, ReadonlySet<Hex>>): number {
  const there = stacksOf(march, 'soviet').get(hex);
  if (!there) return [...ends.values()].some((reached) => reached.has(hex)) ? 1 : 0;
  const beside = landNeighbours(hex);
  const attack = [...ends].reduce(
    (sum, [unit, reached]) => sum + (beside.some((near) => reached.has(near)) ? unitType(unit).attack : 0),
    0,
  );
  const defence = there.reduce((sum, unit) => sum + unitType(unit).defence, 0);
  return BLOW_CHANCE[Math.min(6, Math.floor(attack / Math.max(0.5, defence)))]!;
}

/** Troops before the enemy have a rear that neither a step nor a blow of his closes. */
export const keepRear: Tactic = {
  name: 'keep-rear',
  side: 'soviet',
  assess({ end }) {
    const worst = findWorst(end);
    return worst && { cost: worst.points * worst.chance * POCKET_COST, hexes: [worst.hex] };
  },
  respond(march, { hexes: [hex] }) {
    const near = [hex!, ...landNeighbours(hex!)];
    return [...findArrivals(march, near), ...moveHqsNear(march, hex!)];
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
