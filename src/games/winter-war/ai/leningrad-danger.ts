import {
  board,
  COMBAT_TABLE,
  hexesInReach,
  MARK,
  mayEndIn,
  odds,
  OFF_MAP,
  placements,
  stackingLimit,
  waiting,
  unitWith,
  zoneOfControl,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { attackPreferences, forecastBattle, type BattleForecast } from './attacks.ts';
import type { AiContext } from './ai-context.ts';
import { chooseCheapestLosses } from './values.ts';
import { landNeighbours, unitType, isNextToFinns, unitsOf } from './ground.ts';
import { chanceOfOpening, leningradGarrison } from './soviet-guards.ts';
import { LENINGRAD } from '../analysis/places.ts';

/**
 * Whether a Finn could enter Leningrad in the next march, or stand beside it and cut off the army. Soviets about
 * to fight are left out, since they may be gone by then; the others only block their own hexes, since the first
 * Finn may isolate them and thereby cancel their ZOC.
 */
export function isInReach(end: State): boolean {
  const march = withSovietsIsolated(
    toFinnishMovement(end, (unit) => isNextToFinns(end, end.units[unit]!.at)),
  );
  return !findArrivals(march, new Set([LENINGRAD, ...landNeighbours(LENINGRAD)])).next().done;
}

/** Defence in Leningrad: doubled by the Supply City, halved by isolation. */
export const unitDefence = ({ units }: State, unit: UnitId): number =>
  (unitType(unit).defence * 2) / (units[unit]!.cut ? 2 : 1);

/** Attack Strength that the garrison lacks: below 0 no possible attack exceeds 1-2. `lost` units do not count. */
export const missingDefence = (end: State, lost: ReadonlySet<UnitId>): number =>
  strongestFinnishAttack(end, lost) - garrisonStrength(end, lost);

const garrisonStrength = (end: State, lost: ReadonlySet<UnitId>): number =>
  leningradGarrison(end).reduce((sum, id) => sum + (lost.has(id) ? 0 : unitDefence(end, id)), 0);

/** The strongest Finnish attack on Leningrad in the next march if the coming battles go as badly as possible. */
function strongestFinnishAttack(end: State, lost: ReadonlySet<UnitId>): number {
  const march = toFinnishMovement(end, (unit) => lost.has(unit));
  const beside = new Set(landNeighbours(LENINGRAD));
  const posts = new Set<Hex>();
  const strengths: number[] = [];
  for (const { unit, ends } of findArrivals(march, beside)) {
    const { attack } = unitType(unit);
    if (!attack) continue;
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
  return forecast ? findLosses(forecast) : { may: new Set(), will: new Set() };
}

/** How endangered Leningrad is after a march. */
export interface LeningradDanger {
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
  const lost = forecast ? findLosses(forecast).may : new Set<UnitId>();
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

function findLosses({ battle, attacks }: BattleForecast): { may: Set<UnitId>; will: Set<UnitId> } {
  const [may, will] = [new Set<UnitId>(), new Set<UnitId>()];
  for (const { attackers, targets } of attacks) {
    const { faces, defence } = odds(battle, { attackers, targets });
    const repelled = faces.filter((face) => face === 'Ae' || face === 'Ar').length;
    const gone = repelled ? attackers : faces.includes('Ex') ? chooseCheapestLosses(attackers, defence) : [];
    for (const unit of gone) may.add(unit);
    if (repelled && repelled === faces.length) for (const unit of attackers) will.add(unit);
  }
  return { may, will };
}

/** The Finnish Movement Phase that follows, without some Soviets; reinforcements that are due have come on. */
export const toFinnishMovement = (end: State, isGone: (unit: UnitId) => boolean): State => {
  const due = waiting(end, 'finn');
  const city = arrivalCity(end, due);
  return {
    ...end,
    phase: 'movement',
    phasing: 'finn',
    units: end.units.map((unit, id) => {
      if (city !== undefined && due.includes(id)) return unitWith(unit, { at: city, marks: 0 });
      if (unit.at < 0) return unit;
      if (unitType(id).side === 'finn') return unitWith(unit, { marks: unit.cut ? MARK.slow : 0 });
      return isGone(id) ? unitWith(unit, { at: OFF_MAP.unused }) : unit;
    }),
  };
};

/** Where Finnish reinforcements come on nearest to Leningrad; the railway takes them on from there. */
function arrivalCity(end: State, [unit]: readonly UnitId[]): Hex | undefined {
  if (unit === undefined) return undefined;
  const zone = zoneOfControl(end, 'soviet');
  const far = (hex: Hex): number => board.distance(hex, LENINGRAD) + (zone[hex] ? FAR : 0);
  return placements({ ...end, phase: 'reinforcement' }, unit).toSorted((a, b) => far(a) - far(b))[0];
}
/** Farther than any city. */
const FAR = 99;

const withSovietsIsolated = (state: State): State => ({
  ...state,
  units: state.units.map((unit, id) =>
    unit.at >= 0 && unitType(id).side === 'soviet' ? unitWith(unit, { cut: 1 }) : unit,
  ),
});

/** Finns that could end their next march on one of the goals. */
function* findArrivals(
  march: State,
  goals: ReadonlySet<Hex>,
): Generator<{ readonly unit: UnitId; readonly ends: readonly Hex[] }> {
  for (const unit of unitsOf(march, 'finn')) {
    const { at } = march.units[unit]!;
    const ends = [...(goals.has(at) ? [at] : []), ...reachableGoals(march, unit, goals)];
    if (ends.length) yield { unit, ends };
  }
}

const reachableGoals = (march: State, unit: UnitId, goals: ReadonlySet<Hex>): Hex[] =>
  [...hexesInReach(march, unit)].filter((hex) => goals.has(hex) && mayEndIn(march, unit, hex));
