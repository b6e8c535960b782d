import {
  mayMove,
  stackingLimit,
  supplyTable,
  zoneOfControl,
  murmanskDefended,
  board,
  type Hex,
  type State,
  type UnitId,
} from '#engine/winter-war';
import { tryMove, type ReachMap } from './assault.ts';
import type { RandomSource } from './chance.ts';
import type { AiContext, SearchTask } from './contract.ts';
import {
  landNeighbours,
  distanceField,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  unitType,
  LENINGRAD,
  MURMANSK,
  SOVIET_CITIES,
  stacksOf,
  theatreOf,
  unitsOf,
  isNextToFinns,
} from './ground.ts';
import { canLeaveNorth, MURMANSK_RANGE, weakensMurmansk } from './murmansk.ts';
import { PETROZAVODSK_RAILWAY, assignRailwayGuards } from './petrozavodsk.ts';
import { assignHunters } from './hunters.ts';
import type { Sketch } from './sketch.ts';
import { findGoals, distancesToIsthmus } from './soviet-goals.ts';
import { supplyPenalty } from './soviet-supply.ts';
import { hexValue } from './worth.ts';

/** What takes a unit away from the goals of its theatre: the railway at Petrozavodsk, or Finns in the Soviet Union. */
type Errand = 'gate' | 'hunt';

const assignErrands = (state: State, units: readonly UnitId[]): Map<UnitId, Errand> =>
  new Map([
    ...[...assignHunters(state, units)].map((unit) => [unit, 'hunt'] as const),
    ...[...assignRailwayGuards(state, units)].map((unit) => [unit, 'gate'] as const),
  ]);

/**
 * All others come up to the front, in supply, out of contact, and fill what the assaults leave empty; who is wanted
 * where he is goes nowhere else.
 */
export function* advanceReserves(
  sketch: Sketch,
  reachMap: ReachMap,
  supplied: Set<Hex>,
  random: RandomSource,
  ai: AiContext,
  watch: ReadonlySet<UnitId>,
  isWanted: (unit: UnitId, to: Hex) => boolean,
): SearchTask<void> {
  const general = ai.level === 'general';
  const order = unitsOf(sketch.state, 'soviet').filter(
    (id) => mayMove(sketch.state, id) && !isHq(id) && !watch.has(id),
  );
  const fieldOf = (unit: UnitId): Int16Array =>
    distanceField(
      findGoals(sketch.state, theatreOf(sketch.state.units[unit]!.at), ai.plan.soviet),
      sketch.state.turn,
    );
  order.sort(
    (a, b) =>
      unitType(b).attack - unitType(a).attack ||
      fieldOf(a)[sketch.state.units[a]!.at]! - fieldOf(b)[sketch.state.units[b]!.at]! ||
      a - b,
  );
  const errands = assignErrands(sketch.state, ai.plan.soviet.huntsRaiders ? order : []);
  let done = 0;
  for (const unit of order) {
    const { state } = sketch;
    const { at } = state.units[unit]!;
    if (isNextToFinns(state, at) && supplied.has(at)) continue;
    const worth = destinationScorer(sketch, unit, supplied, ai, errands.get(unit));
    const here = worth(at);
    const open = [...(reachMap.get(unit)?.keys() ?? [])]
      .map((hex) => ({ hex, worth: worth(hex) + random() * 0.2 }))
      .filter((end) => end.worth > here + 0.3 && !isWanted(unit, end.hex))
      .sort((a, b) => b.worth - a.worth);
    yield done++ / order.length;
    const before = general ? supplyPenalty(state, ai.plan.soviet.returnsToSupply) : 0;
    for (const { hex } of open.slice(0, 5)) {
      const attempt = sketch.copy();
      if (!tryMove(attempt, reachMap, unit, hex)) continue;
      // A march that starves somebody is not made.
      if (general && supplyPenalty(attempt.state, ai.plan.soviet.returnsToSupply) < before) continue;
      sketch.adopt(attempt);
      break;
    }
  }
}

/** Victory Points that a short-handed Murmansk costs, in attack points. */
const MURMANSK_COST = 15;

/** What keeps one of the seven from a hunt. */
const MURMANSK_GUARD_COST = 60;

/** How good it is for a unit to end its move in a hex, when it is not to fight. */
function destinationScorer(
  sketch: Sketch,
  unit: UnitId,
  supplied: Set<Hex>,
  ai: AiContext,
  errand: Errand | undefined,
): (hex: Hex) => number {
  const general = ai.level === 'general';
  const { state } = sketch;
  const { at } = state.units[unit]!;
  const theatre = theatreOf(at);
  const plan = ai.plan.soviet;
  const finns = stacksOf(state, 'finn');
  const own = stacksOf(state, 'soviet');
  const raiders = [...finns.keys()].filter(inUssr);
  // Those who cut the railway come first.
  const { raiderRelief } = ai.weights;
  const cutters = raiderRelief ? raiders.filter((hex) => raiderRelief.get(hex)) : [];
  const hunt = raiders.length ? distanceField(cutters.length ? cutters : raiders, state.turn) : null;
  const goal =
    errand === 'gate'
      ? distanceField(PETROZAVODSK_RAILWAY, state.turn)
      : hunt && errand === 'hunt'
        ? hunt
        : general && canLeaveNorth(state, unit)
          ? distancesToIsthmus(state)
          : distanceField(findGoals(state, theatre, plan), state.turn);
  const guard = isGuard(unit);
  const gaps = SOVIET_CITIES.filter((city) => city !== LENINGRAD && !own.has(city));
  const toGap = distanceField(gaps.length ? gaps : SOVIET_CITIES, state.turn);
  let back: Int16Array | null = null;
  const home = (): Int16Array => (back ??= distanceField([...supplied], state.turn));
  return (hex) => {
    const contact = landNeighbours(hex).filter((next) => finns.has(next)).length;
    const lone = (own.get(hex)?.filter((id) => id !== unit && !isHq(id)).length ?? 0) === 0;
    if (guard) {
      if (SOVIET_CITIES.includes(at) && lone && hex === at) return 40;
      const empty = SOVIET_CITIES.includes(hex) && hex !== LENINGRAD && lone ? 12 : 0;
      const needed = plan.relievesNorth && weakensMurmansk(state, unit, hex, true) ? MURMANSK_GUARD_COST : 0;
      return (hunt ? -hunt[hex]! * 1.5 : 0) + empty - toGap[hex]! - contact - needed;
    }
    let worth = -goal[hex]!;
    if (!supplied.has(hex)) worth -= 30 + (plan.returnsToSupply ? UNSUPPLIED_STEP_COST * home()[hex]! : 0);
    if (contact) worth -= 25;
    if (weakensMurmansk(state, unit, hex, plan.relievesNorth)) worth -= MURMANSK_COST;
    const nearMurmansk = board.distance(hex, MURMANSK) <= MURMANSK_RANGE;
    if (murmanskDefended(state.options) && theatre === 'murmansk' && !nearMurmansk) worth -= 3;
    if (ai.plan.soviet.keepsRetreatRoom && blocksRetreat(state, unit, hex)) worth -= BLOCKED_RETREAT_COST;
    // An open prize is taken at once.
    if (state.owner[hex] === 1 && inFinland(hex)) worth += Math.min(8, hexValue(hex));
    // A city that the Finns could walk into wants a man.
    if (SOVIET_CITIES.includes(hex) && at === hex && (own.get(hex)?.length ?? 0) <= 1) worth += 12;
    // The one who holds a prize stays.
    if (hex === at && hexValue(hex) >= 7 && (own.get(hex)?.length ?? 0) <= 1) worth += 6;
    return worth;
  };
}

/** Weighs more than the way to any goal. */
const UNSUPPLIED_STEP_COST = 3;
const BLOCKED_RETREAT_COST = 6;

/** Whether a unit would stand where one that fights must fall back to: in the north a hex holds one. */
function blocksRetreat(state: State, unit: UnitId, hex: Hex): boolean {
  if (stackingLimit(hex) > 1) return false;
  const own = stacksOf(state, 'soviet');
  const finns = stacksOf(state, 'finn');
  const zone = zoneOfControl(state, 'finn');
  const ground = supplyTable(state.turn);
  return landNeighbours(hex).some((front) => {
    if (!own.has(front) || own.get(front)!.includes(unit) || !isNextToFinns(state, front)) return false;
    const open = landNeighbours(front).filter(
      (to) => to !== hex && ground[to] === 1 && !finns.has(to) && !own.has(to) && !zone[to],
    );
    return open.length < 1;
  });
}
