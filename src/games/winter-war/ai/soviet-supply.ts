import {
  HQ_TO_CITY,
  HQ_TO_UNIT,
  type Hex,
  type Side,
  type State,
  type UnitId,
  barredFromLeningrad,
  board,
  isolation,
  mayMove,
  reach,
  supplyTable,
  zoneOfControl,
} from '#engine/winter-war';
import {
  CITY_OF,
  THEATRES,
  type Theatre,
  attackOf,
  discAround,
  distanceField,
  hexesWithin,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  landNeighbours,
  maxBy,
  stackingCapacity,
  stacksOf,
  unitsIn,
  openGround,
  theatreOf,
  unitType,
  unitsOf,
  findVitalRails,
} from './ground.ts';
import { withoutUnits, type Sketch } from './sketch.ts';
import { goalField } from './soviet-theatres.ts';
import { unitValue } from './values.ts';
import type { SovietPlan } from './war-plan.ts';
import { LENINGRAD, SOVIET_CITIES } from '../analysis/places.ts';

/** Whether an HQ may draw supply from a city (U2a). */
const canDrawOn = (options: Pick<State['options'], 'clar9'>, hq: Hex, city: Hex): boolean =>
  city !== LENINGRAD || !barredFromLeningrad(hq, options);

/** Hexes that an HQ supplies over `open` ground, with their distance; none without a city. */
export function hexesFedFrom(
  hq: Hex,
  open: (hex: Hex) => boolean,
  options: Pick<State['options'], 'clar9'>,
): (readonly [Hex, number])[] {
  const far = hexesWithin(hq, HQ_TO_CITY, open);
  const hasCity = SOVIET_CITIES.some((city) => far.has(city) && canDrawOn(options, hq, city));
  return hasCity ? [...far].filter(([, steps]) => steps <= HQ_TO_UNIT) : [];
}

/** Hexes from which a unit traces supply to an HQ with a city. */
export function findSuppliedHexes(state: State): Set<Hex> {
  const open = openGround(state, 'soviet');
  const found = new Set<Hex>(SOVIET_CITIES);
  for (const hq of unitsOf(state, 'soviet').filter(isHq))
    for (const [hex, steps] of hexesFedFrom(state.units[hq]!.at, open, state.options)) {
      found.add(hex);
      // The last hex may be in an enemy ZOC, because it is the unit's own.
      if (steps < HQ_TO_UNIT) for (const next of landNeighbours(hex)) found.add(next);
    }
  return found;
}

/** Units of a side out of supply; `overload` includes those in excess of a city's capacity. */
export function isolatedUnits(state: State, side: Side, overload = false): UnitId[] {
  const cut = isolation(state, side);
  return [...cut.keys()].filter((unit) => cut[unit] === 1 || (overload && cut[unit]));
}

/** The position as if supply were judged now: during a Player-Turn the last judgement applies. */
export const atSupplyJudgement = (state: State): State => ({ ...state, phase: 'interphase', combat: null });

/** Soviet attack points without supply if it were judged now. */
export const isolatedPoints = (state: State): number =>
  attackOf(isolatedUnits(atSupplyJudgement(state), 'soviet'));

/** Cost of units out of supply, 0 or negative; `overload` includes units in excess of a city's capacity. */
export const supplyPenalty = (state: State, overload: boolean): number =>
  isolatedUnits(state, 'soviet', overload).reduce((sum, unit) => sum - unitValue(unit) * ISOLATION_COST, 0);

const ISOLATION_COST = 0.6;

/** Least value of restored supply for which units are sent. */
const MIN_RELIEF = 6;

/**
 * Value of removing each Finn in the USSR: the units that would be in supply again. Raiders that cut the line
 * together share the value. Empty below `MIN_RELIEF`.
 */
export function raiderReliefValues(state: State): Map<Hex, number> {
  const finns = stacksOf(state, 'finn');
  const raiders = [...finns.keys()].filter(inUssr);
  const found = new Map<Hex, number>();
  if (!raiders.length) return found;
  const penalty = (gone: readonly UnitId[]): number =>
    supplyPenalty(atSupplyJudgement(withoutUnits(state, gone)), false);
  const now = penalty([]);
  const without = (hexes: readonly Hex[]): number => penalty(hexes.flatMap((hex) => finns.get(hex)!)) - now;
  const all = without(raiders);
  if (all < MIN_RELIEF) return found;
  const onRails = new Set(findVitalRails());
  const cutters = raiders.filter((hex) => onRails.has(hex));
  for (const hex of raiders)
    found.set(hex, Math.max(without([hex]), onRails.has(hex) ? all / cutters.length : 0));
  return found;
}

/** Moves HQs to where they supply most of their theatre, near its goal but not in the line. */
export function moveHqs(sketch: Sketch, plan: SovietPlan): void {
  const dangers = plan.watchesSupply ? estimateDangers(sketch.state) : new Map<Hex, number>();
  for (const hq of unitsOf(sketch.state, 'soviet').filter(isHq)) {
    const { state } = sketch;
    if (!mayMove(state, hq)) continue;
    const { at } = state.units[hq]!;
    const worth = hqScorer(state, hq, plan, dangers);
    const open = reach(state, hq).filter(
      ({ hex, mayEnd }) =>
        mayEnd && board.distance(hex, at) <= MAX_HQ_STEPS && stackingCapacity(state, 'soviet', hex) > 0,
    );
    const best = maxBy(open, ({ hex }) => worth(hex));
    if (best && worth(best.hex) > worth(at) + 0.5) sketch.play({ type: 'move', unit: hq, path: best.path });
  }
}
const MAX_HQ_STEPS = 4;

/** Length of a supply line from the start of a field; its last hex may be closed, as for a city or a unit. */
const stepsTo = (field: ReadonlyMap<Hex, number>, hex: Hex): number =>
  field.get(hex) ?? 1 + Math.min(...landNeighbours(hex).map((next) => field.get(next) ?? Infinity));

/** Units that need an HQ. */
const findTroops = (state: State): UnitId[] =>
  unitsOf(state, 'soviet').filter((id) => !isHq(id) && !isGuard(id));

/** Returns the value of a hex for an HQ, in attack points that it would supply. */
function hqScorer(state: State, hq: UnitId, plan: SovietPlan, dangers: ReadonlyMap<Hex, number>) {
  const orphans = plan.watchesSupply ? findOrphans(state, hq) : null;
  const guarded = plan.watchesSupply ? findGuardedRails(state) : [];
  const theatre = theatreOf(orphans ? orphans[0]! : state.units[hq]!.at);
  const toOrphans = orphans && distanceField(orphans, state.turn);
  const open = openGround(state, 'soviet');
  const goal = goalField(state, theatre, plan);
  const others = unitsOf(state, 'soviet').filter((id) => isHq(id) && id !== hq);
  const served = new Set(
    others.flatMap((id) => [...hexesWithin(state.units[id]!.at, HQ_TO_UNIT, open).keys()]),
  );
  const troops = findTroops(state);
  const cities = SOVIET_CITIES.filter(open).map((city) => ({
    city,
    field: hexesWithin(city, HQ_TO_CITY, open),
  }));
  const findCity = (hex: Hex): Hex | undefined =>
    cities
      .map(({ city, field }) => ({ city, steps: stepsTo(field, hex) }))
      .filter(({ city, steps }) => steps <= HQ_TO_CITY && canDrawOn(state.options, hex, city))
      .sort((a, b) => a.steps - b.steps)[0]?.city;
  return (hex: Hex): number => {
    const city = findCity(hex);
    if (city === undefined) return -1000;
    const far = hexesWithin(hex, HQ_TO_UNIT, open);
    let sum = orphans || city === CITY_OF[theatre] ? 0 : -60;
    if (toOrphans) sum -= Math.max(0, toOrphans[hex]! - HQ_TO_UNIT + 1) * ORPHAN_STEP_VALUE;
    if (theatre !== 'isthmus') sum -= HQ_CAUTION * Math.min(MAX_DANGER, dangers.get(hex) ?? 0);
    for (const unit of troops) {
      const { at } = state.units[unit]!;
      const steps = board.distance(hex, at) > HQ_TO_UNIT ? Infinity : stepsTo(far, at);
      if (steps <= HQ_TO_UNIT) sum += unitType(unit).attack * (served.has(at) ? 0.2 : 1) - steps * 0.02;
    }
    for (const [near, steps] of discAround(hex, 2))
      if (unitsIn(state, 'finn', near).length) sum -= steps === 1 ? 40 : 6;
    for (const rail of guarded) if (far.has(rail) && !served.has(rail)) sum += FED_RAIL_VALUE;
    if (goal[hex]! <= 1 || (inFinland(hex) && landNeighbours(hex).some((next) => goal[next] === 0)))
      sum -= 20;
    return sum - goal[hex]! * 0.6;
  };
}

/** Value of a railway hex where guards would be in supply. */
const FED_RAIL_VALUE = 0.8;
/** Hexes between a raider and the railway that it threatens. */
const RAIDER_DISTANCE = 6;

/** Railway hexes near Finns north of Row A. */
const findGuardedRails = (state: State): Hex[] => {
  const finns = [...stacksOf(state, 'finn').keys()].filter((hex) => theatreOf(hex) !== 'isthmus');
  return findVitalRails().filter((rail) => finns.some((hex) => board.distance(hex, rail) <= RAIDER_DISTANCE));
};

/** Value of an HQ's distance from each Finnish attack point, and the most such points that count. */
const HQ_CAUTION = 3;
const MAX_DANGER = 6;
const ORPHAN_STEP_VALUE = 4;

/** Finnish Attack Strength that could get next to each hex in the next march, roughly. */
function estimateDangers(state: State): Map<Hex, number> {
  const zone = zoneOfControl(state, 'soviet');
  const soviets = stacksOf(state, 'soviet');
  const ground = supplyTable(state.turn);
  const found = new Map<Hex, number>();
  for (const unit of unitsOf(state, 'finn')) {
    const { at, cut } = state.units[unit]!;
    const { attack, movement } = unitType(unit);
    if (!attack || cut) continue;
    const reached = hexesWithin(
      at,
      movement,
      (hex, from) => ground[hex] === 1 && !soviets.has(hex) && (from === at || !zone[from]),
    );
    const beside = new Set([...reached.keys()].flatMap(landNeighbours));
    for (const hex of beside) found.set(hex, (found.get(hex) ?? 0) + attack);
  }
  return found;
}

/** Hexes of isolated units in a theatre without an HQ, if this HQ is the best to send; else null. */
function findOrphans(state: State, hq: UnitId): Hex[] | null {
  const cutters = findRailCutters(state, hq, ['isthmus', 'ladoga']);
  if (cutters) return cutters;
  const hqs = unitsOf(state, 'soviet').filter(isHq);
  const theatreIn = (unit: UnitId): Theatre => theatreOf(state.units[unit]!.at);
  const troops = findTroops(state);
  for (const theatre of THEATRES) {
    if (hqs.some((id) => theatreIn(id) === theatre && !state.units[id]!.cut)) continue;
    const starving = troops.filter((id) => theatreIn(id) === theatre && state.units[id]!.cut);
    if (attackOf(starving) < MIN_ORPHAN_POINTS) continue;
    const hexes = starving.map((id) => state.units[id]!.at);
    const field = distanceField(hexes, state.turn);
    const hasAnother = (id: UnitId): boolean =>
      hqs.some((other) => other !== id && theatreIn(other) === theatreIn(id));
    // An HQ is spared where there are two; the isthmus keeps its last.
    const price = (id: UnitId): number =>
      (hasAnother(id) ? 0 : attackOf(troops.filter((unit) => theatreIn(unit) === theatreIn(id)))) +
      Math.min(MAX_TRAVEL, field[state.units[id]!.at]!) / 2;
    const able = hqs.filter((id) => theatreIn(id) !== 'isthmus' || hasAnother(id));
    const best = maxBy(able, (id) => -price(id));
    if (best === hq && price(hq) < attackOf(starving) + TRAVEL_ALLOWANCE) return hexes;
  }
  return findRailCutters(state, hq, ['isthmus']);
}

/**
 * Hexes of raiders on the railway, if this is the nearest HQ of the theatres that have several: units need
 * supply to attack them.
 */
function findRailCutters(state: State, hq: UnitId, theatres: readonly Theatre[]): Hex[] | null {
  const hqs = unitsOf(state, 'soviet').filter((id) => isHq(id) && !state.units[id]!.cut);
  const able = theatres
    .map((theatre) => hqs.filter((id) => theatreOf(state.units[id]!.at) === theatre))
    .flatMap((there) => (there.length > 1 ? there : []));
  if (!able.includes(hq)) return null;
  const cutters = [...raiderReliefValues(state)].flatMap(([hex, worth]) => (worth ? [hex] : []));
  if (!cutters.length) return null;
  const field = distanceField(cutters, state.turn);
  const far = (id: UnitId): number => field[state.units[id]!.at]!;
  return able.sort((a, b) => far(a) - far(b) || a - b)[0] === hq ? cutters : null;
}
/** Isolated attack points that justify moving an HQ. */
const MIN_ORPHAN_POINTS = 5;
const TRAVEL_ALLOWANCE = 8;
/** Longer distances are covered by rail. */
const MAX_TRAVEL = 10;
