import {
  board,
  COMBAT_TABLE,
  hexesInReach,
  MARK,
  mayEndIn,
  mayMove,
  odds,
  placements,
  stackingLimit,
  unitWith,
  waiting,
  zoneOfControl,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { AiContext } from './ai-context.ts';
import { attackPreferences, forecastBattle } from './attacks.ts';
import {
  isHq,
  isNextTo,
  landNeighbours,
  stackingCapacity,
  stacksOf,
  unitsIn,
  unitsOf,
  unitType,
} from './ground.ts';
import { applyChanges, movedUnits, playPlan, relocateUnit, withoutUnits, type PlanChange } from './sketch.ts';
import { leningradGarrison, chanceOfOpening, weakensMurmansk } from './soviet-theatres.ts';
import { chooseCheapestLosses } from './values.ts';
import { LENINGRAD, SOVIET_CITIES } from '../analysis/places.ts';

/**
 * Changes a Soviet march so that Leningrad does not fall in the next Finnish Player-Turn (E1), as far as units
 * can be spared; otherwise returns it unchanged. `wanted` units are moved last.
 */
export function holdLeningrad(
  seen: State,
  ai: AiContext,
  plan: Action[],
  wanted: ReadonlySet<UnitId> = new Set(),
): Action[] {
  return strengthenGarrison(seen, ai, ensureGarrison(seen, plan, wanted), wanted);
}

/** If the city is empty and within Finnish reach, sends the cheapest unit. */
function ensureGarrison(seen: State, plan: Action[], wanted: ReadonlySet<UnitId>): Action[] {
  const end = playPlan(seen, plan);
  if (end.outcome || leningradGarrison(end).length || !isInReach(end)) return plan;
  const hqThere = stacksOf(end, 'soviet').has(LENINGRAD);
  for (const { unit } of rankCandidates(seen, plan, end, wanted)) {
    if (isHq(unit) && hqThere) continue;
    const other = applyChanges(seen, plan, { unit, to: LENINGRAD });
    if (other && playPlan(seen, other).units[unit]!.at === LENINGRAD) return other;
  }
  return plan;
}

const MAX_CHANGES = 4;
/** Number of promising changes that are tried. */
const MAX_TRIED = 8;

/**
 * Adds or blocks with the cheapest unit that makes the city safe, or else the most helpful one, exchanging units
 * where it is full; returns the safest plan tried.
 */
function strengthenGarrison(
  seen: State,
  ai: AiContext,
  first: Action[],
  wanted: ReadonlySet<UnitId>,
): Action[] {
  const end = playPlan(seen, first);
  if (end.outcome || !leningradGarrison(end).length) return first;
  let best = { plan: first, danger: assessDanger(end, ai) };
  let plan: Action[] | null = first;
  for (let made = 0; plan && made <= MAX_CHANGES; made++) {
    const then = playPlan(seen, plan);
    if (!leningradGarrison(then).length) break;
    const danger = assessDanger(then, ai);
    if (isSafer(danger, best.danger)) best = { plan, danger };
    if (danger.missing < 0 && !danger.chance) return plan;
    plan =
      (danger.opened && reinforceAttack(seen, ai, plan, then, danger)) ||
      improveGarrison(seen, plan, then, danger, wanted);
  }
  return best.plan;
}

const isSafer = (one: LeningradDanger, other: LeningradDanger): boolean =>
  one.chance < other.chance || (one.chance === other.chance && one.missing < other.missing);

/** Where the garrison must make a dangerous attack: the plan in which a strong unit joins it. */
function reinforceAttack(
  seen: State,
  ai: AiContext,
  plan: Action[],
  end: State,
  { chance }: LeningradDanger,
): Action[] | null {
  const finns = stacksOf(end, 'finn');
  const beside = landNeighbours(LENINGRAD).filter((hex) => finns.has(hex));
  const posts = new Set(beside.flatMap(landNeighbours).filter((hex) => hex !== LENINGRAD && !finns.has(hex)));
  const helpers = unitsOf(seen, 'soviet')
    .filter((unit) => unitType(unit).attack > 0 && !seen.units[unit]!.cut && !posts.has(end.units[unit]!.at))
    .filter((unit) => end.units[unit]!.at !== LENINGRAD && mayMove(seen, unit))
    .sort((a, b) => unitType(b).attack - unitType(a).attack || a - b);
  let tried = 0;
  for (const unit of helpers)
    for (const to of hexesInReach(seen, unit)) {
      if (!posts.has(to) || tried >= MAX_TRIED) continue;
      const other = applyChanges(seen, plan, { unit, to });
      if (!other) continue;
      tried++;
      const then = playPlan(seen, other);
      if (leningradGarrison(then).length && assessDanger(then, ai).chance < chance) return other;
    }
  return null;
}

/** The plan with the first useful change that is legal. */
function improveGarrison(
  seen: State,
  plan: Action[],
  end: State,
  { lost, missing: short }: LeningradDanger,
  wanted: ReadonlySet<UnitId>,
): Action[] | null {
  /** Changes with the defence still missing after them, estimated without moving. */
  const found: { changes: readonly PlanChange[]; short: number; price: number }[] = [];
  for (const { unit, price } of rankCandidates(seen, plan, end, wanted)) {
    if (isHq(unit)) continue;
    for (const to of [LENINGRAD, ...landNeighbours(LENINGRAD)]) {
      if (end.units[unit]!.at === to || (to !== LENINGRAD && isNextTo(end, 'finn', to))) continue;
      for (const changes of entryChanges(seen, end, unit, to)) {
        const then = changes.reduce(relocateUnit, end);
        const fallen = new Set([...lost].filter((id) => id !== unit));
        const left = missingDefence(then, fallen);
        if (left < short) found.push({ changes, short: left, price });
      }
    }
  }
  const enough = found.filter((one) => one.short < 0).sort((a, b) => a.price - b.price);
  const rest = found.filter((one) => one.short >= 0).sort((a, b) => a.short - b.short || a.price - b.price);
  for (const { changes } of [...enough, ...rest].slice(0, MAX_TRIED)) {
    const other = applyChanges(seen, plan, ...changes);
    if (other && leningradGarrison(playPlan(seen, other)).length) return other;
  }
  return null;
}

/**
 * Ways to bring a unit in; where there is no room in Leningrad a weaker unit leaves, for where it was or for an adjacent
 * hex away from the enemy.
 */
function entryChanges(seen: State, end: State, unit: UnitId, to: Hex): (readonly PlanChange[])[] {
  if (stackingCapacity(end, 'soviet', to) >= 1) return [[{ unit, to }]];
  if (to !== LENINGRAD) return [];
  return unitsIn(end, 'soviet', to)
    .filter((other) => unitDefence(end, other) < unitDefence(end, unit) && mayMove(seen, other))
    .flatMap((other) => {
      const away = [seen.units[other]!.at, ...landNeighbours(LENINGRAD)].find(
        (hex) =>
          hex !== LENINGRAD && !isNextTo(end, 'finn', hex) && stackingCapacity(end, 'soviet', hex) >= 1,
      );
      return away === undefined
        ? []
        : [
            [
              { unit: other, to: away },
              { unit, to },
            ],
          ];
    });
}

/** Units that could end the march in or beside Leningrad, the cheapest first. */
function rankCandidates(
  seen: State,
  plan: readonly Action[],
  end: State,
  wanted: ReadonlySet<UnitId>,
): { unit: UnitId; price: number }[] {
  const marching = movedUnits(plan);
  return unitsOf(seen, 'soviet')
    .filter((unit) => seen.units[unit]!.at === LENINGRAD || hexesInReach(seen, unit).includes(LENINGRAD))
    .map((unit) => ({
      unit,
      price:
        relocationCost(end, unit) + (marching.includes(unit) ? 1 : 0) + (wanted.has(unit) ? WANTED_COST : 0),
    }))
    .sort((a, b) => a.price - b.price || a.unit - b.unit);
}

/** Cost of having a unit in Leningrad instead of where the plan has it, in attack points; HQs come last. */
function relocationCost(end: State, unit: UnitId): number {
  if (isHq(unit)) return HQ_COST;
  const { at } = end.units[unit]!;
  const alone = unitsIn(end, 'soviet', at).length === 1;
  return (
    unitType(unit).attack +
    (isNextTo(end, 'finn', at) ? ENGAGED_COST : 0) +
    (alone && SOVIET_CITIES.includes(at) ? POSTED_COST : 0) +
    (weakensMurmansk(end, unit, LENINGRAD, false) ? POSTED_COST : 0)
  );
}
const HQ_COST = 1000;
const ENGAGED_COST = 10;
const POSTED_COST = 20;
const WANTED_COST = 40;

/**
 * Whether a Finn could enter Leningrad in the next march, or stand beside it and cut off the army. Soviets about
 * to fight are left out, since they may be gone by then; the others only block their own hexes, since the first
 * Finn may isolate them and thereby cancel their ZOC.
 */
function isInReach(end: State): boolean {
  const fighting = unitsOf(end, 'soviet').filter((unit) => isNextTo(end, 'finn', end.units[unit]!.at));
  const march = toFinnishMovement(withoutUnits(end, fighting));
  const isolated = {
    ...march,
    units: march.units.map((unit, id) =>
      unit.at >= 0 && unitType(id).side === 'soviet' ? unitWith(unit, { cut: 1 }) : unit,
    ),
  };
  const goals = new Set([LENINGRAD, ...landNeighbours(LENINGRAD)]);
  return unitsOf(march, 'finn').some((unit) => findEnds(isolated, unit, goals).length);
}

/** Defence in Leningrad: doubled by the Supply City, halved by isolation. */
const unitDefence = ({ units }: State, unit: UnitId): number =>
  (unitType(unit).defence * 2) / (units[unit]!.cut ? 2 : 1);

/** Attack Strength that the garrison lacks: below 0 no possible attack exceeds 1-2. `lost` units do not count. */
export const missingDefence = (end: State, lost: ReadonlySet<UnitId>): number =>
  strongestFinnishAttack(end, lost) - garrisonStrength(end, lost);

const garrisonStrength = (end: State, lost: ReadonlySet<UnitId>): number =>
  leningradGarrison(end).reduce((sum, id) => sum + (lost.has(id) ? 0 : unitDefence(end, id)), 0);

/** The strongest Finnish attack on Leningrad in the next march if the coming battles go as badly as possible. */
function strongestFinnishAttack(end: State, lost: ReadonlySet<UnitId>): number {
  const march = toFinnishMovement(withoutUnits(end, lost));
  const beside = new Set(landNeighbours(LENINGRAD));
  const posts = new Set<Hex>();
  const strengths: number[] = [];
  for (const unit of unitsOf(march, 'finn')) {
    const { attack } = unitType(unit);
    const ends = attack ? findEnds(march, unit, beside) : [];
    if (!ends.length) continue;
    for (const hex of ends) posts.add(hex);
    strengths.push(attack / (march.units[unit]!.cut ? 2 : 1));
  }
  const room = [...posts].reduce((sum, hex) => sum + stackingLimit(hex), 0);
  return strengths
    .sort((a, b) => b - a)
    .slice(0, room)
    .reduce((sum, points) => sum + points, 0);
}

/** Soviets that may be lost or driven back by the attacks that would be made now, and those who surely will be. */
export function findUnitsAtRisk(end: State, ai: AiContext): { may: Set<UnitId>; will: Set<UnitId> } {
  const forecast = forecastBattle(end, 'soviet', attackPreferences(ai, end));
  const [may, will] = [new Set<UnitId>(), new Set<UnitId>()];
  for (const { attackers, targets } of forecast?.attacks ?? []) {
    const { faces, defence } = odds(forecast!.battle, { attackers, targets });
    const repelled = faces.filter((face) => face === 'Ae' || face === 'Ar').length;
    const gone = repelled ? attackers : faces.includes('Ex') ? chooseCheapestLosses(attackers, defence) : [];
    for (const unit of gone) may.add(unit);
    if (repelled && repelled === faces.length) for (const unit of attackers) will.add(unit);
  }
  return { may, will };
}

/** How endangered Leningrad is after a march. */
interface LeningradDanger {
  readonly chance: number;
  /** Part of the chance that comes from an attack that the garrison must make. */
  readonly opened: number;
  readonly missing: number;
  /** Soviets that may be gone by then, the garrison excepted. */
  readonly lost: ReadonlySet<UnitId>;
}

/** Judges a position at the end of the Soviet march, before its battles. */
export function assessDanger(end: State, ai: AiContext): LeningradDanger {
  const forecast = forecastBattle(end, 'soviet', attackPreferences(ai, end));
  const lost = findUnitsAtRisk(end, ai).may;
  for (const unit of leningradGarrison(end)) lost.delete(unit);
  const opened = forecast ? chanceOfOpening(forecast.battle, forecast.attacks) : 0;
  const strike = strongestFinnishAttack(end, lost);
  const defence = garrisonStrength(end, lost);
  const taken =
    strike < defence ? 0 : CITY_FALL_SHARE[Math.min(6, Math.floor(strike / Math.max(1, defence)))]!;
  return { chance: opened + (1 - opened) * taken, opened, missing: strike - defence, lost };
}

/** Share of die faces that clear a city, by odds to one (Combat.Table). */
const CITY_FALL_SHARE = ([null, '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const).map((column) => {
  const faces = column ? COMBAT_TABLE[column].map(({ result }) => result) : [];
  return faces.filter((face) => face === 'Ex' || face === 'Dr' || face === 'De').length / (faces.length || 1);
});

/** The Finnish Movement Phase that follows; reinforcements that are due have come on. */
export function toFinnishMovement(end: State): State {
  const due = waiting(end, 'finn');
  const city = arrivalCity(end, due);
  return {
    ...end,
    phase: 'movement',
    phasing: 'finn',
    units: end.units.map((unit, id) => {
      if (city !== undefined && due.includes(id)) return unitWith(unit, { at: city, marks: 0 });
      if (unit.at < 0 || unitType(id).side === 'soviet') return unit;
      return unitWith(unit, { marks: unit.cut ? MARK.slow : 0 });
    }),
  };
}

/** Where Finnish reinforcements come on nearest to Leningrad; the railway takes them on from there. */
function arrivalCity(end: State, [unit]: readonly UnitId[]): Hex | undefined {
  if (unit === undefined) return undefined;
  const zone = zoneOfControl(end, 'soviet');
  const far = (hex: Hex): number => board.distance(hex, LENINGRAD) + (zone[hex] ? FAR : 0);
  return placements({ ...end, phase: 'reinforcement' }, unit).toSorted((a, b) => far(a) - far(b))[0];
}
/** Farther than any city. */
const FAR = 99;

/** Goals on which a Finn could end his next march. */
function findEnds(march: State, unit: UnitId, goals: ReadonlySet<Hex>): Hex[] {
  const { at } = march.units[unit]!;
  const reached = hexesInReach(march, unit).filter((hex) => goals.has(hex) && mayEndIn(march, unit, hex));
  return goals.has(at) ? [at, ...reached] : [...reached];
}
