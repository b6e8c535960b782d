import { hexesInReach, mayMove, type Action, type Hex, type State, type UnitId } from '#engine/winter-war';
import type { AiContext } from './ai-context.ts';
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
import {
  assessDanger,
  defenceInCity,
  isInReach,
  missingDefence,
  type LeningradDanger,
} from './leningrad-danger.ts';
import { applyChanges, movedUnits, playPlan, relocateUnit, withoutUnits, type PlanChange } from './sketch.ts';
import { leningradGarrison, weakensMurmansk } from './soviet-theatres.ts';
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
  const manned = ensureGarrison(seen, plan, wanted);
  const end = playPlan(seen, manned);
  if (end.outcome || !leningradGarrison(end).length) return manned;
  let best = { plan: manned, end, danger: assessDanger(end, ai) };
  // Makes the change that makes the city safest, until it is safe or nothing helps.
  for (let made = 0; made < MAX_CHANGES && !isSafe(best.danger); made++) {
    let better = best;
    for (const changes of [
      ...findDefenders(seen, best.plan, best.end, best.danger, wanted),
      ...findAttackers(seen, best.end),
    ]) {
      const other = applyChanges(seen, best.plan, ...changes);
      const then = other && playPlan(seen, other);
      if (!then || !leningradGarrison(then).length) continue;
      const danger = assessDanger(then, ai);
      if (isSafer(danger, better.danger)) better = { plan: other, end: then, danger };
      if (isSafe(danger)) break;
    }
    if (better === best) break;
    best = better;
  }
  return best.plan;
}

const MAX_CHANGES = 4;
const MAX_TRIED = 8;

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

const isSafe = ({ chance, missing }: LeningradDanger): boolean => missing < 0 && !chance;

const isSafer = (one: LeningradDanger, other: LeningradDanger): boolean =>
  one.chance < other.chance || (one.chance === other.chance && one.missing < other.missing);

/** Strong units that could join an attack on Finns beside the city. */
function findAttackers(seen: State, end: State): (readonly PlanChange[])[] {
  const finns = stacksOf(end, 'finn');
  const beside = landNeighbours(LENINGRAD).filter((hex) => finns.has(hex));
  const posts = [...new Set(beside.flatMap(landNeighbours))].filter((hex) => !finns.has(hex));
  return unitsOf(seen, 'soviet')
    .filter((unit) => unitType(unit).attack > 0 && !seen.units[unit]!.cut && mayMove(seen, unit))
    .filter((unit) => !posts.includes(end.units[unit]!.at))
    .sort((a, b) => unitType(b).attack - unitType(a).attack)
    .flatMap((unit) => {
      const reach = [seen.units[unit]!.at, ...hexesInReach(seen, unit)];
      return posts.filter((to) => reach.includes(to)).flatMap((to) => entryChanges(seen, end, unit, to));
    })
    .slice(0, MAX_TRIED);
}

/** Changes that move a unit into the city or block access; the cheapest sufficient first, then the best. */
function findDefenders(
  seen: State,
  plan: Action[],
  end: State,
  { lost, missing: short }: LeningradDanger,
  wanted: ReadonlySet<UnitId>,
): (readonly PlanChange[])[] {
  /** Changes with the defence still missing after them, estimated without moving; -1 if it is sufficient. */
  const found: { changes: readonly PlanChange[]; short: number; price: number }[] = [];
  const finns = stacksOf(end, 'finn');
  for (const { unit, price } of rankCandidates(seen, plan, end, wanted)) {
    if (isHq(unit)) continue;
    for (const to of [LENINGRAD, ...landNeighbours(LENINGRAD)]) {
      if (end.units[unit]!.at === to || finns.has(to) || (to !== LENINGRAD && isNextTo(end, 'finn', to)))
        continue;
      for (const changes of entryChanges(seen, end, unit, to)) {
        const fallen = [...lost].filter((id) => id !== unit);
        const left = missingDefence(withoutUnits(changes.reduce(relocateUnit, end), fallen));
        if (left < short) found.push({ changes, short: left < 0 ? -1 : left, price });
      }
    }
  }
  found.sort((a, b) => a.short - b.short || a.price - b.price);
  return found.slice(0, MAX_TRIED).map(({ changes }) => changes);
}

/**
 * Ways to bring a unit in; if Leningrad is full, a weaker unit leaves for the other's hex or for an adjacent
 * hex away from the enemy.
 */
function entryChanges(seen: State, end: State, unit: UnitId, to: Hex): (readonly PlanChange[])[] {
  const entry = { unit, to };
  if (stackingCapacity(end, 'soviet', to) >= 1) return [[entry]];
  if (to !== LENINGRAD) return [];
  return unitsIn(end, 'soviet', to)
    .filter((other) => defenceInCity(end, other) < defenceInCity(end, unit) && mayMove(seen, other))
    .flatMap((other) => {
      const away = [seen.units[other]!.at, ...landNeighbours(LENINGRAD)].find(
        (hex) =>
          hex !== LENINGRAD && !isNextTo(end, 'finn', hex) && stackingCapacity(end, 'soviet', hex) >= 1,
      );
      return away === undefined ? [] : [[{ unit: other, to: away }, entry]];
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
    .sort((a, b) => a.price - b.price);
}

/** Cost of a unit in Leningrad instead of its planned hex, in attack points; HQs come last. */
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
