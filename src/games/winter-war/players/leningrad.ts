import {
  MARK,
  mayMove,
  OFF_MAP,
  reach,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '../../../engine/winter-war/index.ts';
import { around, isHq, kind, LENINGRAD, SOVIET_CITIES, stacks, unitsOf } from './ground.ts';
import { changed, played } from './plan-change.ts';
import { leavesMurmansk } from './soviet-moves.ts';

/**
 * A Soviet march after which nobody walks into Leningrad (E1): a plan that leaves it without a man though Finns
 * or Allies could come there in their next Movement Phase is changed so that the unit that can best be spared
 * ends its march there. A plan that nothing can mend is given back as it is.
 */
export function withLeningradHeld(seen: State, plan: Action[]): Action[] {
  const end = played(seen, plan);
  if (end.outcome || isHeld(end) || !isInReach(end)) return plan;
  const marching = new Set(plan.flatMap((action) => (action.type === 'move' ? [action.unit] : [])));
  const price = (unit: UnitId): number => priceOf(end, unit) + (marching.has(unit) ? 1 : 0);
  const able = unitsOf(seen, 'soviet')
    .filter((unit) => canStandThere(seen, unit) && !(isHq(unit) && stacks(end, 'soviet').has(LENINGRAD)))
    .sort((a, b) => price(a) - price(b) || a - b);
  for (const unit of able) {
    const other = changed(seen, plan, { unit, to: LENINGRAD });
    if (other && played(seen, other).units[unit]!.at === LENINGRAD) return other;
  }
  return plan;
}

/** An HQ alone gives way before combat or dies, and whoever drove it out goes in: it holds nothing. */
const isHeld = (state: State): boolean =>
  stacks(state, 'soviet')
    .get(LENINGRAD)
    ?.some((id) => !isHq(id)) ?? false;

/**
 * Whether an enemy could stand in Leningrad after its next march, or next to it when an HQ alone is there. The
 * Soviets who are about to fight are left out: nobody knows which of them will still bar the way then.
 */
function isInReach(end: State): boolean {
  const finns = stacks(end, 'finn');
  const fights = (hex: Hex): boolean => around(hex).some((next) => finns.has(next));
  const hqThere = stacks(end, 'soviet').has(LENINGRAD);
  const goals = new Set(hqThere ? around(LENINGRAD) : [LENINGRAD]);
  const march: State = {
    ...end,
    phase: 'movement',
    phasing: 'finn',
    units: end.units.map((unit, id) => {
      if (unit.at < 0) return unit;
      if (kind(id).side === 'finn') return { ...unit, marks: unit.cut ? MARK.slow : 0 };
      return fights(unit.at) ? { ...unit, at: OFF_MAP.unused } : unit;
    }),
  };
  return unitsOf(march, 'finn').some(
    (unit) =>
      goals.has(march.units[unit]!.at) ||
      reach(march, unit).some(({ hex, mayEnd }) => mayEnd && goals.has(hex)),
  );
}

const canStandThere = (seen: State, unit: UnitId): boolean =>
  seen.units[unit]!.at === LENINGRAD ||
  (mayMove(seen, unit) && reach(seen, unit).some(({ hex }) => hex === LENINGRAD));

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
    (leavesMurmansk(end, at, LENINGRAD) ? POSTED : 0)
  );
}
const HQ = 1000;
const ENGAGED = 10;
const POSTED = 20;
