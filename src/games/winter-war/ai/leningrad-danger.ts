import {
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
  type AttackPlan,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { bestPlan } from './attacks.ts';
import type { Mind } from './contract.ts';
import { cheapest } from './losses.ts';
import { around, kind, LENINGRAD, touchesFinns, unitsOf } from './ground.ts';
import { chanceOfOpening, holders } from './leningrad-garrison.ts';
import { standing } from './plan-change.ts';
import { attackPosition } from './sketch.ts';
import { tasteOf } from './taste.ts';

/**
 * Whether an enemy could stand in Leningrad after its next march, or beside it, where he cuts off the army and forces
 * whoever comes to attack him. The Soviets who are about to fight are left out: nobody knows which of them will still
 * bar the way then. The others bar no more than their own hexes: who comes first may cut them off, and for the second
 * they have no zone of control.
 */
export function isInReach(end: State): boolean {
  const march = unfed(finnishMarch(end, (unit) => touchesFinns(end, end.units[unit]!.at)));
  return !comers(march, new Set([LENINGRAD, ...around(LENINGRAD)])).next().done;
}

/** Defence there: a Supply City doubles it, isolation halves it. */
export const unitDefence = ({ units }: State, unit: UnitId): number =>
  (kind(unit).defence * 2) / (units[unit]!.cut ? 2 : 1);

/**
 * What the garrison lacks, in points: below nothing no attack that could come is better than 1-2, which no defender
 * fears. Without those who may be lost until then.
 */
export const missing = (end: State, lost: ReadonlySet<UnitId>): number =>
  strikeAt(end, lost) - garrison(end, lost);

const garrison = (end: State, lost: ReadonlySet<UnitId>): number =>
  holders(end).reduce((sum, id) => sum + (lost.has(id) ? 0 : unitDefence(end, id)), 0);

/**
 * The strongest attack on Leningrad that the Finns could bring up in their next march when the coming battles go as
 * badly as they can.
 */
function strikeAt(end: State, lost: ReadonlySet<UnitId>): number {
  const march = finnishMarch(end, (unit) => lost.has(unit));
  const beside = new Set(around(LENINGRAD));
  const posts = new Set<Hex>();
  const strengths: number[] = [];
  for (const { unit, ends } of comers(march, beside)) {
    const { attack } = kind(unit);
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

/** Soviets who may be where they are no more when the attacks that would now be made have gone badly. */
export function mayFall(end: State, mind: Mind): Set<UnitId> {
  const battle = attackPosition(end, 'soviet');
  return battle ? fallen(battle, planned(battle, mind)) : new Set();
}

/** How Leningrad stands after a march: the chance that it falls next, roughly, and what its garrison lacks. */
export interface Danger {
  readonly chance: number;
  /** The part of it that lies in an attack that the garrison owes. */
  readonly opened: number;
  readonly missing: number;
  /** Soviets who may be gone by then, but for the garrison. */
  readonly lost: ReadonlySet<UnitId>;
}

/** Judges a position at the end of the Soviet march, before its battles. */
export function dangerTo(end: State, mind: Mind): Danger {
  const battle = attackPosition(end, 'soviet');
  const attacks = battle ? planned(battle, mind) : [];
  const there = holders(end);
  const lost = battle ? fallen(battle, attacks) : new Set<UnitId>();
  for (const unit of there) lost.delete(unit);
  const opened = battle ? chanceOfOpening(battle, attacks) : 0;
  const strike = strikeAt(end, lost);
  const defence = garrison(end, lost);
  const taken = strike < defence ? 0 : FALLS[Math.min(6, Math.floor(strike / Math.max(1, defence)))]!;
  return { chance: opened + (1 - opened) * taken, opened, missing: strike - defence, lost };
}

/** The share of the faces that turn a defender out of a city, by the odds to one (Combat.Table). */
const FALLS = ([null, '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] as const).map((column) => {
  const faces = column ? COMBAT_TABLE[column].map(({ result }) => result) : [];
  return faces.filter((face) => face === 'Ex' || face === 'Dr' || face === 'De').length / (faces.length || 1);
});

const planned = (battle: State, mind: Mind): readonly AttackPlan[] =>
  bestPlan(battle, 'soviet', tasteOf(mind, battle)).attacks;

function fallen(battle: State, attacks: readonly AttackPlan[]): Set<UnitId> {
  const lost = new Set<UnitId>();
  for (const attack of attacks) {
    const { faces, defence } = odds(battle, attack);
    const isRepelled = faces.some((face) => face === 'Ae' || face === 'Ar');
    const gone = isRepelled
      ? attack.attackers
      : faces.includes('Ex')
        ? cheapest(attack.attackers, defence)
        : [];
    for (const unit of gone) lost.add(unit);
  }
  return lost;
}

/** The Finnish Movement Phase after a march, without some Soviets. */
export const finnishMarch = (end: State, isGone: (unit: UnitId) => boolean): State => ({
  ...end,
  phase: 'movement',
  phasing: 'finn',
  units: end.units.map((unit, id) => {
    if (unit.at < 0) return unit;
    if (kind(id).side === 'finn') return unitWith(unit, { marks: unit.cut ? MARK.slow : 0 });
    return isGone(id) ? unitWith(unit, { at: OFF_MAP.unused }) : unit;
  }),
});

const unfed = (state: State): State => ({
  ...state,
  units: state.units.map((unit, id) =>
    unit.at >= 0 && kind(id).side === 'soviet' ? unitWith(unit, { cut: 1 }) : unit,
  ),
});

/** Finns who could end a march on one of some hexes, and on which; those among them who come on before it. */
function* comers(
  march: State,
  goals: ReadonlySet<Hex>,
): Generator<{ readonly unit: UnitId; readonly ends: readonly Hex[] }> {
  for (const unit of unitsOf(march, 'finn')) {
    const { at } = march.units[unit]!;
    const ends = [...(goals.has(at) ? [at] : []), ...endsOf(march, unit, goals)];
    if (ends.length) yield { unit, ends };
  }
  const arriving: State = { ...march, phase: 'reinforcement' };
  const known = new Map<string, readonly Hex[]>();
  for (const unit of waiting(arriving, 'finn')) {
    const { label } = kind(unit);
    const ends =
      known.get(label) ??
      placements(arriving, unit).flatMap((city) => endsOf(standing(march, { unit, to: city }), unit, goals));
    known.set(label, ends);
    if (ends.length) yield { unit, ends };
  }
}

const endsOf = (march: State, unit: UnitId, goals: ReadonlySet<Hex>): Hex[] =>
  [...hexesInReach(march, unit)].filter((hex) => goals.has(hex) && mayEndIn(march, unit, hex));
