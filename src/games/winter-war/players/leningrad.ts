import {
  hexesInReach,
  MARK,
  mayEndIn,
  OFF_MAP,
  stackingLimit,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '../../../engine/winter-war/index.ts';
import { around, isHq, kind, LENINGRAD, SOVIET_CITIES, stacks, unitsOf } from './ground.ts';
import { changed, played } from './plan-change.ts';
import { leavesMurmansk } from './murmansk.ts';

/**
 * A Soviet march after which Leningrad does not fall to the next Finnish Player-Turn (E1), as far as units can be
 * spared: nobody may walk in, and no attack may turn its garrison out. What nothing can mend is given back as it is.
 */
export function withLeningradHeld(seen: State, plan: Action[]): Action[] {
  const held = withSomebody(seen, plan);
  return withEnough(seen, held);
}

/** A plan that leaves nobody there though an enemy could come sends the unit that can best be spared. */
function withSomebody(seen: State, plan: Action[]): Action[] {
  const end = played(seen, plan);
  if (end.outcome || isHeld(end) || !isInReach(end)) return plan;
  const able = candidates(seen, plan, end).filter(
    (unit) => !(isHq(unit) && stacks(end, 'soviet').has(LENINGRAD)),
  );
  for (const unit of able) {
    const other = changed(seen, plan, { unit, to: LENINGRAD });
    if (other && played(seen, other).units[unit]!.at === LENINGRAD) return other;
  }
  return plan;
}

/** Units added to a garrison at the most. */
const MOST_ADDED = 3;

/** Against an attack that no 1-2 would be, the cheapest unit comes that makes it one, or else the stoutest. */
function withEnough(seen: State, first: Action[]): Action[] {
  let plan = first;
  for (let added = 0; added < MOST_ADDED; added++) {
    const end = played(seen, plan);
    if (end.outcome || !isHeld(end)) return plan;
    const missing = strikeAt(end) - garrison(end);
    if (missing < 0) return plan;
    const able = candidates(seen, plan, end).filter(
      (unit) => !isHq(unit) && end.units[unit]!.at !== LENINGRAD && unitDefence(end, unit) > 0,
    );
    const enough = able.filter((unit) => unitDefence(end, unit) > missing);
    const rest = able
      .filter((unit) => unitDefence(end, unit) <= missing)
      .sort((a, b) => unitDefence(end, b) - unitDefence(end, a));
    const better = bettered(seen, plan, garrison(end), [...enough, ...rest]);
    if (!better) return plan;
    plan = better;
  }
  return plan;
}

/** The plan with the first of some units in Leningrad that makes its garrison stouter; null when none does. */
function bettered(seen: State, plan: Action[], defence: number, units: readonly UnitId[]): Action[] | null {
  for (const unit of units) {
    const other = changed(seen, plan, { unit, to: LENINGRAD });
    if (other && garrison(played(seen, other)) > defence) return other;
  }
  return null;
}

/** Who could end the march there, those who are missed least first. */
function candidates(seen: State, plan: readonly Action[], end: State): UnitId[] {
  const marching = new Set(plan.flatMap((action) => (action.type === 'move' ? [action.unit] : [])));
  const price = (unit: UnitId): number => priceOf(end, unit) + (marching.has(unit) ? 1 : 0);
  return unitsOf(seen, 'soviet')
    .filter((unit) => canStandThere(seen, unit))
    .sort((a, b) => price(a) - price(b) || a - b);
}

/** Defence there: a Supply City doubles it, isolation halves it. */
const unitDefence = ({ units }: State, unit: UnitId): number =>
  (kind(unit).defence * 2) / (units[unit]!.cut ? 2 : 1);

const garrison = (state: State): number =>
  (stacks(state, 'soviet').get(LENINGRAD) ?? []).reduce((sum, id) => sum + unitDefence(state, id), 0);

/** The strongest attack on Leningrad that the Finns could bring up in their next march, all Soviets standing where they are. */
function strikeAt(end: State): number {
  const march = finnishMarch(end, () => false);
  const beside = new Set(around(LENINGRAD));
  const posts = new Set<Hex>();
  const strengths: number[] = [];
  for (const unit of unitsOf(march, 'finn')) {
    const { at, cut } = march.units[unit]!;
    if (!kind(unit).attack) continue;
    const ends = beside.has(at)
      ? [at]
      : hexesInReach(march, unit).filter((hex) => beside.has(hex) && mayEndIn(march, unit, hex));
    if (!ends.length) continue;
    for (const hex of ends) posts.add(hex);
    strengths.push(kind(unit).attack / (cut ? 2 : 1));
  }
  const room = [...posts].reduce((sum, hex) => sum + stackingLimit(hex), 0);
  return strengths
    .sort((a, b) => b - a)
    .slice(0, room)
    .reduce((sum, points) => sum + points, 0);
}

/** An HQ alone gives way before combat or dies, and whoever drove it out goes in: it holds nothing. */
const isHeld = (state: State): boolean =>
  stacks(state, 'soviet')
    .get(LENINGRAD)
    ?.some((id) => !isHq(id)) ?? false;

/**
 * Whether an enemy could stand in Leningrad after its next march, or next to it when an HQ alone is there. The
 * Soviets who are about to fight are left out: nobody knows which of them will still bar the way then. The others bar
 * no more than their own hexes: who comes first may cut them off, and for the second they have no zone of control.
 */
function isInReach(end: State): boolean {
  const finns = stacks(end, 'finn');
  const fights = (hex: Hex): boolean => around(hex).some((next) => finns.has(next));
  const hqThere = stacks(end, 'soviet').has(LENINGRAD);
  const goals = new Set(hqThere ? around(LENINGRAD) : [LENINGRAD]);
  const march = unfed(finnishMarch(end, fights));
  return unitsOf(march, 'finn').some(
    (unit) =>
      goals.has(march.units[unit]!.at) ||
      hexesInReach(march, unit).some((hex) => goals.has(hex) && mayEndIn(march, unit, hex)),
  );
}

const unfed = (state: State): State => ({
  ...state,
  units: state.units.map((unit, id) =>
    unit.at >= 0 && kind(id).side === 'soviet' ? { ...unit, cut: 1 } : unit,
  ),
});

/** The Finnish Movement Phase after a march, without the Soviets at some hexes. */
export const finnishMarch = (end: State, without: (hex: Hex) => boolean): State => ({
  ...end,
  phase: 'movement',
  phasing: 'finn',
  units: end.units.map((unit, id) => {
    if (unit.at < 0) return unit;
    if (kind(id).side === 'finn') return { ...unit, marks: unit.cut ? MARK.slow : 0 };
    return without(unit.at) ? { ...unit, at: OFF_MAP.unused } : unit;
  }),
});

const canStandThere = (seen: State, unit: UnitId): boolean =>
  seen.units[unit]!.at === LENINGRAD || hexesInReach(seen, unit).includes(LENINGRAD);

/** What it costs to have a unit in Leningrad instead of where a plan has it, in attack points; HQs come last. */
function priceOf(end: State, unit: UnitId): number {
  if (isHq(unit)) return HQ;
  const { at } = end.units[unit]!;
  const finns = stacks(end, 'finn');
  const alone = stacks(end, 'soviet').get(at)?.length === 1;
  return (
    kind(unit).attack +
    (around(at).some((next) => finns.has(next)) ? ENGAGED : 0) +
    (alone && SOVIET_CITIES.includes(at) ? POSTED : 0) +
    (leavesMurmansk(end, unit, LENINGRAD, false) ? POSTED : 0)
  );
}
const HQ = 1000;
const ENGAGED = 10;
const POSTED = 20;
