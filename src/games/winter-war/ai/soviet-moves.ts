import { type Hex, type State, mayMove } from '#engine/winter-war';
import { type AiContext, type RandomSource, type SearchTask, scaleProgress } from './ai-context.ts';
import {
  type AssaultSearch,
  type ReachMap,
  buildReachMap,
  judgeAttacks,
  refineAssaults,
  searchAssaults,
  tryMoves,
} from './assaults.ts';
import { attackPreferences } from './attacks.ts';
import {
  attackOf,
  defenceOf,
  inUssr,
  isGuard,
  isHq,
  isNextTo,
  landNeighbours,
  stacksOf,
  theatreOf,
  unitType,
  unitsOf,
} from './ground.ts';
import { isAloneInCity } from './railway.ts';
import type { Sketch } from './sketch.ts';
import { findSuppliedHexes, moveHqs, supplyPenalty } from './soviet-supply.ts';
import { goalField, mayStormLine, weakensMurmansk } from './soviet-theatres.ts';
import { MAX_HUNTER_ATTACK } from './tactics/raiders.ts';
import { hexValue, totalExposure } from './values.ts';
import type { SovietPlan } from './war-plan.ts';
import { MANNERHEIM } from '../analysis/places.ts';

import { advanceReserves, isNeededAtLeningrad, reinforceMurmansk } from './soviet-reserves.ts';
/** The Soviet march: HQs forward, assaults, withdrawal from bad fronts, all others forward. */
export function* planSovietMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  const plan = ai.plan.soviet;
  moveHqs(sketch, plan);
  yield 0.1;
  const reachMap = buildReachMap(sketch.state, 'soviet');
  const supplied = findSuppliedHexes(sketch.state);
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
