import {
  type Hex,
  type State,
  type UnitId,
  board,
  mayMove,
  murmanskDefended,
  murmanskUnits,
  stackingLimit,
} from '#engine/winter-war';
import { type AiContext, type RandomSource, type SearchTask, scaleProgress } from './ai-context.ts';
import {
  type AssaultSearch,
  type ReachMap,
  buildReachMap,
  judgeAttacks,
  rankBetterHexes,
  refineAssaults,
  searchAssaults,
  tryMove,
  tryMoves,
} from './assaults.ts';
import { attackPreferences } from './attacks.ts';
import {
  HEXES,
  attackOf,
  defenceOf,
  distanceField,
  inFinland,
  inUssr,
  isGuard,
  isHq,
  isNearMurmansk,
  isNextTo,
  landNeighbours,
  openGround,
  stacksOf,
  theatreOf,
  unitsIn,
  unitType,
  unitsOf,
  isAloneInCity,
} from './ground.ts';
import type { Sketch } from './sketch.ts';
import { findSuppliedHexes, moveHqs, supplyPenalty } from './soviet-supply.ts';
import {
  assignErrands,
  canLeaveNorth,
  countWanted,
  isFinnishSortie,
  isMurmanskAtStake,
  isNearLeningrad,
  MAX_LIGHT_ATTACK,
  type Errand,
  distancesToIsthmus,
  goalField,
  mayStormLine,
  weakensMurmansk,
} from './soviet-theatres.ts';
import { MAX_HUNTER_ATTACK } from './tactics/raiders.ts';
import { hexValue, totalExposure } from './values.ts';
import type { SovietPlan } from './war-plan.ts';
import { LENINGRAD, MANNERHEIM, MURMANSK, PETROZAVODSK_RAILWAY, SOVIET_CITIES } from '../analysis/places.ts';

const ALL_HEXES: ReadonlySet<Hex> = new Set(Array.from({ length: HEXES }, (_, hex) => hex));

/** The Soviet march: HQs forward, assaults, withdrawal from bad fronts, all others forward. */
export function* planSovietMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  const plan = ai.plan.soviet;
  if (plan.seesSupply) moveHqs(sketch, plan);
  yield 0.1;
  const reachMap = buildReachMap(sketch.state, 'soviet');
  const supplied = plan.seesSupply ? findSuppliedHexes(sketch.state) : ALL_HEXES;
  reinforceMurmansk(sketch, reachMap, plan.watchesSupply);
  yield 0.2;
  const search = planAssaults(sketch.state, ai, reachMap, supplied);
  const plain = sketch.copy();
  yield* scaleProgress(0.2, 0.35, searchAssaults(plain, search));
  let battle = yield* scaleProgress(0.35, 0.4, withdrawAfter(sketch, plain, search, supplied, plan));
  const better = yield* scaleProgress(0.4, 0.8, refineAssaults(sketch.state, plain, search, random));
  if (better !== plain) {
    const refined = yield* scaleProgress(0.8, 0.85, withdrawAfter(sketch, better, search, supplied, plan));
    // The refined plan must gain clearly: a small gain does not justify tying units down.
    if (judgeAttacks(search, refined.state) >= judgeAttacks(search, battle.state) + search.minGain)
      battle = refined;
  }
  sketch.adopt(battle);
  yield* scaleProgress(0.85, 1, advanceReserves(sketch, reachMap, supplied, random, ai));
  sketch.demolish('soviet');
  sketch.end();
}

/** The assaults to search: all that can be supplied and spare their units. */
function planAssaults(
  state: State,
  ai: AiContext,
  reachMap: ReachMap,
  supplied: ReadonlySet<Hex>,
): AssaultSearch {
  const { caution, watchesSupply, refinements } = ai.plan.soviet;
  const { clearsRailway, raiderRelief, minGain } = ai.weights;
  // A reopened line supplies units beyond it.
  const cutters = clearsRailway ? [...(raiderRelief ?? [])].filter(([, relief]) => relief) : [];
  const reopened = new Set(cutters.flatMap(([hex]) => landNeighbours(hex)));
  return {
    targets: rankTargets(state, reachMap, ai),
    reachMap,
    preferences: attackPreferences(ai, state),
    maxTrials: ai.budget,
    refinements: ai.budget * refinements,
    minGain,
    mayJoin: (unit, to) =>
      (isGuard(unit) || supplied.has(to) || reopened.has(to)) &&
      !(reopened.has(to) && unitType(unit).attack > MAX_HUNTER_ATTACK) &&
      !isNeededAtLeningrad(state, unit, to) &&
      !weakensMurmansk(state, unit, to, watchesSupply) &&
      !(watchesSupply && isAloneInCity(state, unit)),
    extraValue: (then) =>
      watchesSupply ? supplyPenalty(then, true) - caution * totalExposure(then, 'soviet') : 0,
  };
}

/** Finnish hexes within reach, the most promising first. */
function rankTargets(state: State, reachMap: ReachMap, { weights, plan }: AiContext): Hex[] {
  const found = new Map<Hex, number>();
  const storm = mayStormLine(state, plan.soviet);
  for (const [hex, there] of stacksOf(state, 'finn')) {
    const defence = defenceOf(there);
    const isPicket = defence <= 1 && there.length < 2;
    if (!storm && MANNERHEIM.includes(hex) && !isPicket) continue;
    const near = landNeighbours(hex);
    const able = [...reachMap].flatMap(([unit, ends]) =>
      near.some((next) => ends.has(next) || state.units[unit]!.at === next) ? [unit] : [],
    );
    const force = attackOf(able);
    if (!force) continue;
    const raider = inUssr(hex) ? 12 + (weights.raiderRelief?.get(hex) ?? 0) : 0;
    found.set(hex, hexValue(hex, weights) + raider + Math.min(6, force / Math.max(1, defence)));
  }
  return [...found.keys()].sort((a, b) => found.get(b)! - found.get(a)! || a - b);
}

/** Assaults, and the withdrawal by theatre from attacks that are obligatory but not worth making. */
function* withdrawAfter(
  start: Sketch,
  assaults: Sketch,
  search: AssaultSearch,
  supplied: ReadonlySet<Hex>,
  plan: SovietPlan,
): SearchTask<Sketch> {
  const sketch = start.copy();
  sketch.adopt(assaults);
  const { state } = sketch;
  const engaged = unitsOf(state, 'soviet').filter(
    (id) => mayMove(state, id) && !isHq(id) && !isGuard(id) && isNextTo(state, 'finn', state.units[id]!.at),
  );
  const parts = new Set(engaged.map((id) => theatreOf(state.units[id]!.at)));
  let now = judgeAttacks(search, state);
  if (now >= 0 && parts.size <= 1) return sketch;
  for (const [done, part] of [...parts].entries()) {
    yield done / (parts.size + 1);
    const attempt = sketch.copy();
    const goal = goalField(state, part, plan);
    for (const unit of engaged) {
      if (theatreOf(state.units[unit]!.at) !== part) continue;
      const open = [...search.reachMap.get(unit)!.keys()]
        .filter((hex) => supplied.has(hex) && !isNextTo(state, 'finn', hex))
        .sort((a, b) => goal[a]! - goal[b]! || a - b);
      tryMoves(attempt, search.reachMap, unit, open.slice(0, 4));
    }
    if (!attempt.actions.length) continue;
    const then = judgeAttacks(search, attempt.state);
    if (then <= now + MIN_WITHDRAWAL_GAIN) continue;
    now = then;
    sketch.adopt(attempt);
  }
  return sketch;
}
const MIN_WITHDRAWAL_GAIN = 0.5;

/** Sends the cheapest spare units north by rail until there are enough. */
export function reinforceMurmansk(sketch: Sketch, reachMap: ReachMap, relief: boolean): void {
  if (!isMurmanskAtStake(sketch.state)) return;
  const at = (id: UnitId): Hex => sketch.state.units[id]!.at;
  const price = (id: UnitId): number => unitType(id).attack + (relief && isGuard(id) ? MAX_LIGHT_ATTACK : 0);
  const spare = unitsOf(sketch.state, 'soviet')
    .filter((id) => !isHq(id) && unitType(id).attack <= MAX_LIGHT_ATTACK && mayMove(sketch.state, id))
    .filter((id) => !isNearMurmansk(at(id)) && !isNextTo(sketch.state, 'finn', at(id)))
    .sort((a, b) => price(a) - price(b));
  const wanted = countWanted(sketch.state, relief);
  for (const unit of spare) {
    if (murmanskUnits(sketch.state) >= wanted) return;
    if (isAloneInCity(sketch.state, unit)) continue;
    const open = [...reachMap.get(unit)!.keys()].filter(
      (hex) => isNearMurmansk(hex) && !isNextTo(sketch.state, 'finn', hex),
    );
    open.sort((a, b) => board.distance(a, MURMANSK) - board.distance(b, MURMANSK) || a - b);
    tryMoves(sketch, reachMap, unit, open);
  }
}

/** Whether a unit near Leningrad must stay there, because the Finns have come out of their forts. */
export const isNeededAtLeningrad = (state: State, unit: UnitId, to: Hex): boolean =>
  isNearLeningrad(state.units[unit]!.at) && !isNearLeningrad(to) && isFinnishSortie(state);

/** Moves all other units forward, in supply and out of contact. */
export function* advanceReserves(
  sketch: Sketch,
  reachMap: ReachMap,
  supplied: ReadonlySet<Hex>,
  random: RandomSource,
  ai: AiContext,
): SearchTask<void> {
  const { watchesSupply } = ai.plan.soviet;
  const start = sketch.state;
  const distance = (unit: UnitId): number => {
    const { at } = start.units[unit]!;
    return goalField(start, theatreOf(at), ai.plan.soviet)[at]!;
  };
  const order = unitsOf(start, 'soviet')
    .filter((id) => mayMove(start, id) && !isHq(id))
    .sort((a, b) => unitType(b).attack - unitType(a).attack || distance(a) - distance(b));
  const errands = assignErrands(start, watchesSupply ? order : []);
  for (const [done, unit] of order.entries()) {
    const { state } = sketch;
    const { at } = state.units[unit]!;
    if (isNextTo(state, 'finn', at) && supplied.has(at)) continue;
    const worth = destinationScorer(state, unit, supplied, ai, errands.get(unit));
    const open = rankBetterHexes(reachMap, unit, at, worth, random).filter(
      (hex) => !isNeededAtLeningrad(state, unit, hex),
    );
    yield done / order.length;
    const before = watchesSupply ? supplyPenalty(state, true) : 0;
    for (const hex of open.slice(0, 5)) {
      const attempt = sketch.copy();
      if (!tryMove(attempt, reachMap, unit, hex)) continue;
      // Moves that isolate units are rejected.
      if (watchesSupply && supplyPenalty(attempt.state, true) < before) continue;
      sketch.adopt(attempt);
      break;
    }
  }
}

/** Victory Points lost by an undefended Murmansk, in attack points. */
const MURMANSK_COST = 15;
/** Keeps the defenders of Murmansk from hunting raiders. */
const MURMANSK_GUARD_COST = 60;
/** Outweighs the distance to any goal. */
const UNSUPPLIED_STEP_COST = 3;
const BLOCKED_RETREAT_COST = 6;

/** Scores hexes as destinations for a unit that is not to attack. */
function destinationScorer(
  state: State,
  unit: UnitId,
  supplied: ReadonlySet<Hex>,
  ai: AiContext,
  errand: Errand | undefined,
): (hex: Hex) => number {
  const { at } = state.units[unit]!;
  const theatre = theatreOf(at);
  const { watchesSupply } = ai.plan.soviet;
  const own = stacksOf(state, 'soviet');
  const raiders = [...stacksOf(state, 'finn').keys()].filter(inUssr);
  // Raiders on the railway are hunted first.
  const cutters = raiders.filter((hex) => ai.weights.raiderRelief?.get(hex));
  const hunt = raiders.length ? distanceField(cutters.length ? cutters : raiders, state.turn) : null;
  const isLast = (hex: Hex): boolean => hex === at && unitsIn(state, 'soviet', at).length <= 1;
  if (isGuard(unit)) {
    const gaps = SOVIET_CITIES.filter((city) => city !== LENINGRAD && !own.has(city));
    const toGap = distanceField(gaps.length ? gaps : SOVIET_CITIES, state.turn);
    return (hex) => {
      const isCity = SOVIET_CITIES.includes(hex);
      const lone = unitsIn(state, 'soviet', hex).every((id) => id === unit || isHq(id));
      if (isCity && lone && hex === at) return 40;
      const contact = landNeighbours(hex).filter((next) => unitsIn(state, 'finn', next).length).length;
      const empty = isCity && hex !== LENINGRAD && lone ? 12 : 0;
      const needed = watchesSupply && weakensMurmansk(state, unit, hex, true) ? MURMANSK_GUARD_COST : 0;
      return (hunt ? -hunt[hex]! * 1.5 : 0) + empty - toGap[hex]! - contact - needed;
    };
  }
  const goal =
    errand === 'gate'
      ? distanceField(PETROZAVODSK_RAILWAY, state.turn)
      : hunt && errand === 'hunt'
        ? hunt
        : watchesSupply && canLeaveNorth(state, unit)
          ? distancesToIsthmus(state)
          : goalField(state, theatre, ai.plan.soviet);
  const home = distanceField([...supplied], state.turn);
  return (hex) => {
    let worth = -goal[hex]!;
    if (!supplied.has(hex)) worth -= 30 + (watchesSupply ? UNSUPPLIED_STEP_COST * home[hex]! : 0);
    if (isNextTo(state, 'finn', hex)) worth -= 25;
    if (weakensMurmansk(state, unit, hex, watchesSupply)) worth -= MURMANSK_COST;
    if (murmanskDefended(state) && theatre === 'murmansk' && !isNearMurmansk(hex)) worth -= 3;
    if (watchesSupply && blocksRetreat(state, unit, hex)) worth -= BLOCKED_RETREAT_COST;
    // Open objectives are taken at once.
    if (state.owner[hex] === 1 && inFinland(hex)) worth += Math.min(8, hexValue(hex));
    // Keeps the last unit in a Supply City, and on an objective.
    if (isLast(hex)) worth += (SOVIET_CITIES.includes(hex) ? 12 : 0) + (hexValue(hex) >= 7 ? 6 : 0);
    return worth;
  };
}

/** Whether a unit would block the only retreat of one in contact; northern hexes hold one unit. */
function blocksRetreat(state: State, unit: UnitId, hex: Hex): boolean {
  if (stackingLimit(hex) > 1) return false;
  const own = stacksOf(state, 'soviet');
  const isOpen = openGround(state, 'soviet');
  return landNeighbours(hex).some((front) => {
    const there = unitsIn(state, 'soviet', front);
    if (!there.length || there.includes(unit) || !isNextTo(state, 'finn', front)) return false;
    return landNeighbours(front).every((to) => to === hex || own.has(to) || !isOpen(to));
  });
}
