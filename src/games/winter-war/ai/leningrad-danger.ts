import {
  board,
  COMBAT_TABLE,
  hexesInReach,
  MARK,
  mayEndIn,
  odds,
  placements,
  stackingLimit,
  unitWith,
  waiting,
  zoneOfControl,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { AiContext } from './ai-context.ts';
import { attackPreferences, forecastBattle } from './attacks.ts';
import { attackOf, isNextTo, landNeighbours, maxBy, unitsOf, unitType } from './ground.ts';
import { relocateUnit, withoutUnits } from './sketch.ts';
import { atSupplyJudgement, isolatedUnits } from './soviet-supply.ts';
import { averageOverDice, findSallies, leningradGarrison, unitsRemoved } from './soviet-theatres.ts';
import { LENINGRAD } from '../analysis/places.ts';

/** Danger to Leningrad after a march, before its battles. */
export interface LeningradDanger {
  /** Chance, 0 to 1, that it falls in the next Finnish Player-Turn. */
  readonly chance: number;
  /** Attack Strength that the garrison lacks: below 0 no possible attack exceeds 1-2. */
  readonly missing: number;
  /** Soviets outside the garrison that may be gone by then. */
  readonly lost: ReadonlySet<UnitId>;
}

/** Attacks by the garrison are judged by each face of the die; for all others the worst result is assumed. */
export function assessDanger(end: State, ai: AiContext): LeningradDanger {
  const garrison = leningradGarrison(end);
  const lost = findUnitsAtRisk(end, ai).may;
  for (const unit of garrison) lost.delete(unit);
  const missing = missingDefence(withoutUnits(end, lost));
  const forecast = forecastBattle(end, attackPreferences(ai, end));
  const sallies = findSallies(end, forecast?.attacks ?? []);
  const elsewhere = [...lost].filter((unit) => !sallies.some(({ attackers }) => attackers.includes(unit)));
  const chance = averageOverDice(forecast?.battle ?? end, sallies, (gone) =>
    chanceOfFall(withoutUnits(end, [...elsewhere, ...gone])),
  );
  return { chance, missing, lost };
}

/** Chance that the Finns take the city in their march. */
function chanceOfFall(end: State): number {
  const defence = garrisonStrength(end);
  if (!defence) return isInReach(end) ? 1 : 0;
  const strike = strongestFinnishAttack(end);
  return strike < defence ? 0 : CITY_FALL_SHARE[Math.min(6, Math.floor(strike / defence))]!;
}

/** Share of die faces that clear a city, by odds to one (Combat.Table). */
const CITY_FALL_SHARE = ([null, '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const).map((column) => {
  const faces = column ? COMBAT_TABLE[column].map(({ result }) => result) : [];
  return faces.filter((face) => face === 'Ex' || face === 'Dr' || face === 'De').length / (faces.length || 1);
});

/**
 * Whether a Finn could enter Leningrad in the next march, or get beside it and cut off the army. Soviets
 * about to fight are left out, since they may be gone by then; the others block only their own hexes, since
 * the first Finn may isolate them and thereby cancel their ZOC.
 */
export function isInReach(end: State): boolean {
  const fighting = unitsOf(end, 'soviet').filter((unit) => isNextTo(end, 'finn', end.units[unit]!.at));
  const march = toFinnishMovement(withoutUnits(end, fighting));
  const isolated = isolate(march, unitsOf(march, 'soviet'));
  const goals = new Set([LENINGRAD, ...landNeighbours(LENINGRAD)]);
  return unitsOf(march, 'finn').some((unit) => findEnds(isolated, unit, goals).length);
}

/** Defence in Leningrad: doubled by the Supply City, halved by isolation. */
export const defenceInCity = ({ units }: State, unit: UnitId): number =>
  (unitType(unit).defence * 2) / (units[unit]!.cut ? 2 : 1);

/** Attack Strength that the garrison lacks: below 0 no possible attack exceeds 1-2. */
export const missingDefence = (end: State): number => strongestFinnishAttack(end) - garrisonStrength(end);

const garrisonStrength = (end: State): number =>
  leningradGarrison(end).reduce((sum, unit) => sum + defenceInCity(end, unit), 0);

/** The strongest Finnish attack on Leningrad in the next march; the first unit may clear the way. */
function strongestFinnishAttack(end: State): number {
  const march = toFinnishMovement(end);
  const plain = attackBesideCity(march);
  if (plain >= garrisonStrength(end)) return plain;
  const cut = findIsolatable(march);
  return cut.length ? Math.max(plain, attackBesideCity(isolate(march, cut))) : plain;
}

/** Attack Strength of Finns that can get beside Leningrad, as far as there is room. */
function attackBesideCity(march: State): number {
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

const isolate = (march: State, cut: readonly UnitId[]): State => ({
  ...march,
  units: march.units.map((unit, id) => (cut.includes(id) ? unitWith(unit, { cut: 1 }) : unit)),
});

/** In hexes; nearer to the city than the forts. */
const CUT_DISTANCE = 3;

/** The strongest Soviets near Leningrad that one Finn isolates, so that they lose their ZOC. */
function findIsolatable(march: State): UnitId[] {
  const isNear = (hex: Hex): boolean => board.distance(hex, LENINGRAD) <= CUT_DISTANCE;
  const army = unitsOf(march, 'soviet').filter(
    (unit) => march.units[unit]!.at !== LENINGRAD && isNear(march.units[unit]!.at),
  );
  const marches = new Map<Hex, UnitId>();
  for (const unit of unitsOf(march, 'finn'))
    for (const hex of hexesInReach(march, unit))
      if (isNear(hex) && !marches.has(hex) && mayEndIn(march, unit, hex)) marches.set(hex, unit);
  const cutIn = (state: State): UnitId[] =>
    isolatedUnits(atSupplyJudgement(state), 'soviet').filter((unit) => army.includes(unit));
  const found = [cutIn(march), ...[...marches].map(([to, unit]) => cutIn(relocateUnit(march, { unit, to })))];
  return maxBy(found, attackOf) ?? [];
}

/** Soviets that may be lost or driven back by the attacks planned now, and those that certainly will be. */
export function findUnitsAtRisk(end: State, ai: AiContext): { may: Set<UnitId>; will: Set<UnitId> } {
  const forecast = forecastBattle(end, attackPreferences(ai, end));
  const [may, will] = [new Set<UnitId>(), new Set<UnitId>()];
  for (const attack of forecast?.attacks ?? []) {
    const { faces } = odds(forecast!.battle, attack);
    for (const face of new Set(faces))
      for (const unit of unitsRemoved(forecast!.battle, attack, face)) may.add(unit);
    if (faces.every((face) => face === 'Ae' || face === 'Ar'))
      for (const unit of attack.attackers) will.add(unit);
  }
  return { may, will };
}

/** The next Finnish Movement Phase, with due reinforcements on the map. */
export function toFinnishMovement(end: State): State {
  const due = waiting(end, 'finn');
  const city = arrivalCity(end, due);
  return {
    ...end,
    phase: 'movement',
    phasing: 'finn',
    units: end.units.map((unit, id) => {
      if (city !== undefined && due.includes(id)) return unitWith(unit, { at: city, marks: 0 });
      if (unitType(id).side === 'soviet') return unit;
      return unitWith(unit, { marks: unit.cut ? MARK.slow : 0 });
    }),
  };
}

/** The Finnish arrival hex nearest to Leningrad; reinforcements continue by railway from there. */
function arrivalCity(end: State, [unit]: readonly UnitId[]): Hex | undefined {
  if (unit === undefined) return undefined;
  const zone = zoneOfControl(end, 'soviet');
  const far = (hex: Hex): number => board.distance(hex, LENINGRAD) + (zone[hex] ? FAR : 0);
  return placements({ ...end, phase: 'reinforcement' }, unit).toSorted((a, b) => far(a) - far(b))[0];
}
/** Exceeds the distance of any city. */
const FAR = 99;

/** Goals in which a Finn could end its next march. */
function findEnds(march: State, unit: UnitId, goals: ReadonlySet<Hex>): Hex[] {
  const { at } = march.units[unit]!;
  const reached = hexesInReach(march, unit).filter((hex) => goals.has(hex) && mayEndIn(march, unit, hex));
  return goals.has(at) ? [at, ...reached] : [...reached];
}
