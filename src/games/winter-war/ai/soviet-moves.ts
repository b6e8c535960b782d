import {
  type Hex,
  type State,
  type UnitId,
  board,
  mayMove,
  murmanskDefended,
  stackingLimit,
  supplyTable,
  zoneOfControl,
} from '#engine/winter-war';
import { type AiContext, type RandomSource, type SearchTask, scaleProgress } from './ai-context.ts';
import {
  type AssaultPool,
  type ReachMap,
  buildReachMap,
  forecastAttackValue,
  refineAssaults,
  searchAssaults,
  tryMove,
} from './assaults.ts';
import { attackPreferences } from './attacks.ts';
import {
  distanceField,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  isNextToFinns,
  landNeighbours,
  stacksOf,
  theatreOf,
  unitType,
  unitsOf,
} from './ground.ts';
import { isAloneInCity } from './railway.ts';
import type { Sketch } from './sketch.ts';
import { assignHunters, assignRailwayGuards, isFinnishSortie, isNearLeningrad } from './soviet-guards.ts';
import { findSuppliedHexes, moveHqs, supplyPenalty } from './soviet-supply.ts';
import {
  canLeaveNorth,
  distancesToIsthmus,
  findGoals,
  mayStormLine,
  reinforceMurmansk,
  weakensMurmansk,
} from './soviet-theatres.ts';
import { hexValue, totalExposure } from './values.ts';
import type { SovietPlan } from './war-plan.ts';
import {
  LENINGRAD,
  MANNERHEIM,
  MURMANSK,
  MURMANSK_RANGE,
  PETROZAVODSK_RAILWAY,
  SOVIET_CITIES,
} from '../analysis/places.ts';

/** The Soviet march: HQs forward, assaults, withdrawal from bad fronts, all others forward. */
export function* planSovietMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  const preferences = attackPreferences(ai, sketch.state);
  const general = ai.level === 'general';
  moveHqs(sketch, ai.plan.soviet, ai.tactics.includes('guard-line'));
  yield 0.1;
  const reachMap = buildReachMap(sketch.state, 'soviet');
  yield 0.2;
  const supplied = findSuppliedHexes(sketch.state);
  const { caution } = ai.plan.soviet;
  const extraValue = (state: State): number =>
    (general ? supplyPenalty(state, ai.plan.soviet.returnsToSupply) : 0) -
    (caution ? caution * totalExposure(state, 'soviet') : 0);
  const { relievesNorth, huntsRaiders } = ai.plan.soviet;
  const sortie = isFinnishSortie(sketch.state);
  const isNeededAtLeningrad = (unit: UnitId, to: Hex): boolean =>
    sortie && isNearLeningrad(sketch.state.units[unit]!.at) && !isNearLeningrad(to);
  const maySend = (unit: UnitId, to: Hex): boolean =>
    !isNeededAtLeningrad(unit, to) &&
    !weakensMurmansk(sketch.state, unit, to, relievesNorth) &&
    !(huntsRaiders && isAloneInCity(sketch.state, unit));
  const { clearsRailway, raiderRelief } = ai.weights;
  // A line that is reopened feeds those who go beyond it.
  const reopened = new Set(
    clearsRailway
      ? [...(raiderRelief ?? [])].flatMap(([hex, relief]) => (relief ? landNeighbours(hex) : []))
      : [],
  );
  const pool: AssaultPool = {
    reachMap,
    mayJoin: (unit, _from, to) =>
      (isGuard(unit) || supplied.has(to) || reopened.has(to)) &&
      maySend(unit, to) &&
      !(clearsRailway && unitType(unit).attack > MAX_HUNTER_ATTACK && reopened.has(to)),
  };
  reinforceMurmansk(sketch, reachMap, relievesNorth);
  yield 0.2;
  const search = {
    side: 'soviet',
    targets: rankTargets(sketch.state, reachMap, ai),
    pool,
    preferences,
    maxTrials: ai.budget,
    minGain: ai.weights.minGain,
    extraValue,
  } as const;
  const start = sketch.state;
  const weigh = caution ? extraValue : zero;
  const withdrawAfter = function* (muster: Sketch): SearchTask<Sketch> {
    const attempt = sketch.copy();
    attempt.adopt(muster);
    yield* withdrawFromBadFronts(attempt, reachMap, supplied, preferences, weigh, ai.plan.soviet);
    return attempt;
  };
  const totalValue = ({ state }: Sketch): number =>
    (forecastAttackValue(state, 'soviet', preferences) ?? -Infinity) + extraValue(state);
  const refinements = ai.budget * ai.plan.soviet.refinements;
  const plain = sketch.copy();
  yield* scaleProgress(0.2, refinements ? 0.35 : 0.8, searchAssaults(plain, search));
  let battle = yield* scaleProgress(refinements ? 0.35 : 0.8, refinements ? 0.4 : 0.85, withdrawAfter(plain));
  if (refinements) {
    const better = yield* scaleProgress(
      0.4,
      0.8,
      refineAssaults(start, plain, { ...search, refinements }, random),
    );
    const searched = better === plain ? battle : yield* scaleProgress(0.8, 0.85, withdrawAfter(better));
    // The refined plan must gain clearly: a small gain does not justify tying units down.
    if (searched !== battle && totalValue(searched) >= totalValue(battle) + ai.weights.minGain)
      battle = searched;
  }
  sketch.adopt(battle);
  yield* scaleProgress(0.85, 1, advanceReserves(sketch, reachMap, supplied, random, ai, isNeededAtLeningrad));
  sketch.demolish('soviet');
  sketch.end();
}

/** Stronger units are needed against the Line. */
const MAX_HUNTER_ATTACK = 6;

const zero = (): number => 0;

/** Finnish hexes within reach, the most promising first. */
function rankTargets(state: State, reachMap: ReachMap, { weights, plan }: AiContext): Hex[] {
  const found = new Map<Hex, number>();
  const storm = mayStormLine(state, plan.soviet);
  for (const [hex, there] of stacksOf(state, 'finn')) {
    const gift = there.every((id) => unitType(id).defence <= 1) && there.length < 2;
    if (!storm && MANNERHEIM.includes(hex) && !gift) continue;
    const near = landNeighbours(hex);
    let force = 0;
    for (const [unit, ends] of reachMap)
      if (near.some((next) => ends.has(next) || state.units[unit]!.at === next))
        force += unitType(unit).attack;
    if (!force) continue;
    const defence = there.reduce((sum, id) => sum + unitType(id).defence, 0);
    const raider = inUssr(hex) ? 12 + (weights.raiderRelief?.get(hex) ?? 0) : 0;
    found.set(hex, hexValue(hex, weights) + raider + Math.min(6, force / Math.max(1, defence)));
  }
  return [...found.keys()].sort((a, b) => found.get(b)! - found.get(a)! || a - b);
}

/** Withdraws by theatre from attacks that are obligatory but not worth making. */
function* withdrawFromBadFronts(
  sketch: Sketch,
  reachMap: ReachMap,
  supplied: Set<Hex>,
  preferences: ReturnType<typeof attackPreferences>,
  extra: (state: State) => number,
  plan: SovietPlan,
): SearchTask<void> {
  const { state } = sketch;
  const engaged = unitsOf(state, 'soviet').filter(
    (id) => mayMove(state, id) && !isHq(id) && !isGuard(id) && isNextToFinns(state, state.units[id]!.at),
  );
  const parts = new Set(engaged.map((id) => theatreOf(state.units[id]!.at)));
  let now = (forecastAttackValue(sketch.state, 'soviet', preferences) ?? -Infinity) + extra(sketch.state);
  if (now >= 0 && parts.size <= 1) return;
  let done = 0;
  for (const part of parts) {
    yield done++ / (parts.size + 1);
    const attempt = sketch.copy();
    const finns = stacksOf(state, 'finn');
    for (const unit of engaged) {
      const { at } = state.units[unit]!;
      if (theatreOf(at) !== part) continue;
      const open = [...(reachMap.get(unit) ?? [])].filter(
        ([hex]) => supplied.has(hex) && !landNeighbours(hex).some((next) => finns.has(next)),
      );
      const goal = distanceField(findGoals(state, part, plan), state.turn);
      open.sort((a, b) => goal[a[0]]! - goal[b[0]]! || a[0] - b[0]);
      for (const [hex] of open.slice(0, 4)) if (tryMove(attempt, reachMap, unit, hex)) break;
    }
    if (!attempt.actions.length) continue;
    yield done / (parts.size + 1);
    const then = forecastAttackValue(attempt.state, 'soviet', preferences);
    if (then === null || then + extra(attempt.state) <= now + 0.5) continue;
    now = then + extra(attempt.state);
    sketch.adopt(attempt);
  }
}

/** Reason to leave the goals of the theatre: guarding the railway at Petrozavodsk, or hunting Finns in the USSR. */
type Errand = 'gate' | 'hunt';

const assignErrands = (state: State, units: readonly UnitId[]): Map<UnitId, Errand> =>
  new Map([
    ...[...assignHunters(state, units)].map((unit) => [unit, 'hunt'] as const),
    ...[...assignRailwayGuards(state, units)].map((unit) => [unit, 'gate'] as const),
  ]);

/** Moves all other units forward, in supply and out of contact. `isWanted` units stay. */
function* advanceReserves(
  sketch: Sketch,
  reachMap: ReachMap,
  supplied: Set<Hex>,
  random: RandomSource,
  ai: AiContext,
  isWanted: (unit: UnitId, to: Hex) => boolean,
): SearchTask<void> {
  const general = ai.level === 'general';
  const order = unitsOf(sketch.state, 'soviet').filter((id) => mayMove(sketch.state, id) && !isHq(id));
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
      // Moves that isolate units are rejected.
      if (general && supplyPenalty(attempt.state, ai.plan.soviet.returnsToSupply) < before) continue;
      sketch.adopt(attempt);
      break;
    }
  }
}

/** Victory Points lost by an undefended Murmansk, in attack points. */
const MURMANSK_COST = 15;

/** Keeps the defenders of Murmansk from hunting raiders. */
const MURMANSK_GUARD_COST = 60;

/** Returns the value of ending a move in a hex, for a unit that is not to attack. */
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
  // Raiders on the railway are hunted first.
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
    if (murmanskDefended(state) && theatre === 'murmansk' && !nearMurmansk) worth -= 3;
    if (ai.plan.soviet.keepsRetreatSpace && blocksRetreat(state, unit, hex)) worth -= BLOCKED_RETREAT_COST;
    // Open objectives are taken at once.
    if (state.owner[hex] === 1 && inFinland(hex)) worth += Math.min(8, hexValue(hex));
    // Keeps the last unit in a Supply City.
    if (SOVIET_CITIES.includes(hex) && at === hex && (own.get(hex)?.length ?? 0) <= 1) worth += 12;
    // Keeps the last unit on an objective.
    if (hex === at && hexValue(hex) >= 7 && (own.get(hex)?.length ?? 0) <= 1) worth += 6;
    return worth;
  };
}

/** Outweighs the distance to any goal. */
const UNSUPPLIED_STEP_COST = 3;
const BLOCKED_RETREAT_COST = 6;

/** Whether a unit would block the only retreat of one in contact; northern hexes hold one unit. */
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
