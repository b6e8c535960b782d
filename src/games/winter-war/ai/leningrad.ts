import {
  hexesInReach,
  mayMove,
  stackingLimit,
  type Action,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import type { Mind } from './contract.ts';
import {
  around,
  isHq,
  kind,
  LENINGRAD,
  roomIn,
  SOVIET_CITIES,
  stacks,
  touchesFinns,
  unitsOf,
} from './ground.ts';
import { dangerTo, isInReach, missing, unitDefence, type Danger } from './leningrad-danger.ts';
import { holders } from './leningrad-garrison.ts';
import { leavesMurmansk } from './murmansk.ts';
import { changed, played, standing, type Change } from './plan-change.ts';

/**
 * A Soviet march after which Leningrad does not fall to the next Finnish Player-Turn (E1), as far as units can be
 * spared: nobody may walk in, and no attack may turn its garrison out. What nothing can mend is given back as it is.
 * Those who are wanted elsewhere come last.
 */
export function withLeningradHeld(
  seen: State,
  mind: Mind,
  plan: Action[],
  wanted: ReadonlySet<UnitId> = new Set(),
): Action[] {
  return withEnough(seen, mind, withSomebody(seen, plan, wanted), wanted);
}

/** A plan that leaves nobody there though an enemy could come sends the unit that can best be spared. */
function withSomebody(seen: State, plan: Action[], wanted: ReadonlySet<UnitId>): Action[] {
  const end = played(seen, plan);
  if (end.outcome || holders(end).length || !isInReach(end)) return plan;
  const hqThere = stacks(end, 'soviet').has(LENINGRAD);
  for (const { unit } of candidates(seen, plan, end, wanted)) {
    if (isHq(unit) && hqThere) continue;
    const other = changed(seen, plan, { unit, to: LENINGRAD });
    if (other && played(seen, other).units[unit]!.at === LENINGRAD) return other;
  }
  return plan;
}

/** Changes of a plan at the most. */
const MOST_CHANGES = 4;
/** Of the changes that promise something so many are tried. */
const MOST_TRIED = 8;

/**
 * Where its garrison could be turned out, or lost by an attack that it owes, the cheapest unit that mends it, or else
 * whoever helps most, comes in or stands in the way; where the city is full somebody makes room. Of what was tried
 * the safest is taken; those who stood there may as well stay.
 */
function withEnough(seen: State, mind: Mind, first: Action[], wanted: ReadonlySet<UnitId>): Action[] {
  const end = played(seen, first);
  if (end.outcome || !holders(end).length) return first;
  let best = { plan: first, danger: dangerTo(end, mind) };
  for (const start of [first, withThoseThere(seen, first)]) {
    let plan: Action[] | null = start;
    for (let made = 0; plan && made <= MOST_CHANGES; made++) {
      const then = played(seen, plan);
      if (!holders(then).length) break;
      const danger = dangerTo(then, mind);
      if (isLess(danger, best.danger)) best = { plan, danger };
      if (danger.missing < 0 && !danger.chance) return plan;
      plan =
        (danger.opened && reinforced(seen, mind, plan, then, danger)) ||
        bettered(seen, plan, then, danger, wanted);
    }
  }
  return best.plan;
}

const isLess = (one: Danger, other: Danger): boolean =>
  one.chance < other.chance || (one.chance === other.chance && one.missing < other.missing);

/** The plan in which the stoutest of those who stand in Leningrad stay there, as many as it holds. */
function withThoseThere(seen: State, first: Action[]): Action[] | null {
  const staying = holders(seen)
    .filter((unit) => mayMove(seen, unit))
    .sort((a, b) => kind(b).defence - kind(a).defence || a - b)
    .slice(0, stackingLimit(LENINGRAD));
  const end = played(seen, first);
  let plan: Action[] | null = null;
  for (const other of stacks(end, 'soviet').get(LENINGRAD) ?? []) {
    const away = staying.includes(other) ? null : outOfTheWay(seen, end, other);
    if (away) plan = changed(seen, plan ?? first, away) ?? plan;
  }
  for (const unit of staying) plan = changed(seen, plan ?? first, { unit, to: LENINGRAD }) ?? plan;
  return plan;
}

/** Where the garrison owes an attack that it may not come back from: the plan in which the strongest who can joins in. */
function reinforced(
  seen: State,
  mind: Mind,
  plan: Action[],
  end: State,
  { chance }: Danger,
): Action[] | null {
  const finns = stacks(end, 'finn');
  const beside = around(LENINGRAD).filter((hex) => finns.has(hex));
  const posts = new Set(beside.flatMap(around).filter((hex) => hex !== LENINGRAD && !finns.has(hex)));
  const helpers = unitsOf(seen, 'soviet')
    .filter((unit) => kind(unit).attack > 0 && !seen.units[unit]!.cut && !posts.has(end.units[unit]!.at))
    .filter((unit) => end.units[unit]!.at !== LENINGRAD && mayMove(seen, unit))
    .sort((a, b) => kind(b).attack - kind(a).attack || a - b);
  let tried = 0;
  for (const unit of helpers)
    for (const to of hexesInReach(seen, unit)) {
      if (!posts.has(to) || tried >= MOST_TRIED) continue;
      const other = changed(seen, plan, { unit, to });
      if (!other) continue;
      tried++;
      const then = played(seen, other);
      if (holders(then).length && dangerTo(then, mind).chance < chance) return other;
    }
  return null;
}

/** Some changes together and how much would be missing then, as far as that can be told without a march. */
interface Help {
  readonly changes: readonly Change[];
  readonly short: number;
  readonly price: number;
}

/** The plan with the first helpful change that can be made. */
function bettered(
  seen: State,
  plan: Action[],
  end: State,
  { lost, missing: short }: Danger,
  wanted: ReadonlySet<UnitId>,
): Action[] | null {
  const found: Help[] = [];
  for (const { unit, price } of candidates(seen, plan, end, wanted)) {
    if (isHq(unit)) continue;
    for (const to of [LENINGRAD, ...around(LENINGRAD)]) {
      if (end.units[unit]!.at === to || (to !== LENINGRAD && touchesFinns(end, to))) continue;
      for (const changes of waysIn(seen, end, unit, to)) {
        const then = changes.reduce(standing, end);
        const fallen = new Set([...lost].filter((id) => id !== unit));
        const left = missing(then, fallen);
        if (left < short) found.push({ changes, short: left, price });
      }
    }
  }
  const enough = found.filter((one) => one.short < 0).sort((a, b) => a.price - b.price);
  const rest = found.filter((one) => one.short >= 0).sort((a, b) => a.short - b.short || a.price - b.price);
  for (const { changes } of [...enough, ...rest].slice(0, MOST_TRIED)) {
    let other: Action[] | null = plan;
    for (const change of changes) other &&= changed(seen, other, change);
    if (other && holders(played(seen, other)).length) return other;
  }
  return null;
}

/** A unit goes there; where there is no room somebody weaker goes to where he was, or to a hex beside. */
function waysIn(seen: State, end: State, unit: UnitId, to: Hex): (readonly Change[])[] {
  const there = stacks(end, 'soviet').get(to) ?? [];
  if (roomIn(to, there) >= 1) return [[{ unit, to }]];
  if (to !== LENINGRAD) return [];
  return there
    .filter((other) => unitDefence(end, other) < unitDefence(end, unit))
    .flatMap((other) => {
      const away = outOfTheWay(seen, end, other);
      return away ? [[away, { unit, to }]] : [];
    });
}

/** Where somebody in Leningrad could end his march instead: where he was, or beside it, away from the enemy. */
function outOfTheWay(seen: State, end: State, unit: UnitId): Change | null {
  const own = stacks(end, 'soviet');
  const to = [seen.units[unit]!.at, ...around(LENINGRAD)].find(
    (hex) => hex !== LENINGRAD && !touchesFinns(end, hex) && roomIn(hex, own.get(hex) ?? []) >= 1,
  );
  return to !== undefined && mayMove(seen, unit) ? { unit, to } : null;
}

/** Who could end the march in Leningrad or beside it, and what that costs; those who are missed least first. */
function candidates(
  seen: State,
  plan: readonly Action[],
  end: State,
  wanted: ReadonlySet<UnitId>,
): { unit: UnitId; price: number }[] {
  const marching = new Set(plan.flatMap((action) => (action.type === 'move' ? [action.unit] : [])));
  return unitsOf(seen, 'soviet')
    .filter((unit) => canStandThere(seen, unit))
    .map((unit) => ({
      unit,
      price: priceOf(end, unit) + (marching.has(unit) ? 1 : 0) + (wanted.has(unit) ? WANTED : 0),
    }))
    .sort((a, b) => a.price - b.price || a.unit - b.unit);
}

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
const WANTED = 40;
