import type { Hex, State, UnitId } from '#engine/winter-war';
import {
  searchAssaults,
  forecastAttackValue,
  buildReachMap,
  type AssaultPool,
  type ReachMap,
} from './assault.ts';
import { refineAssaults } from './assembly.ts';
import { advanceReserves } from './bring-up.ts';
import type { RandomSource } from './chance.ts';
import { scaleProgress, type AiContext, type SearchTask } from './contract.ts';
import { withdrawFromBadFronts } from './draw-back.ts';
import { totalExposure } from './exposure.ts';
import { landNeighbours, inUssr, isGuard, unitType, MANNERHEIM, stacksOf } from './ground.ts';
import { moveHqs } from './headquarters.ts';
import { isNearLeningrad, isFinnishSortie } from './leningrad-garrison.ts';
import { weakensMurmansk, reinforceMurmansk } from './murmansk.ts';
import { isAloneInCity, watchRailway } from './rail-watch.ts';
import type { Sketch } from './sketch.ts';
import { mayStormLine } from './soviet-goals.ts';
import { findSuppliedHexes, supplyPenalty } from './soviet-supply.ts';
import { attackPreferences } from './taste.ts';
import { hexValue } from './worth.ts';

/** An officer's turn: HQs forward, assaults that pay, those who cannot win drawn back, all others up behind them. */
export function* planSovietMoves(sketch: Sketch, ai: AiContext, random: RandomSource): SearchTask<void> {
  const preferences = attackPreferences(ai, sketch.state);
  const general = ai.level === 'general';
  moveHqs(sketch, ai.plan.soviet);
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
  const pool: AssaultPool = {
    reachMap,
    mayJoin: (unit, _from, to) => (isGuard(unit) || supplied.has(to)) && maySend(unit, to),
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
    // What was searched for must show: a muster that promises hardly more ties the army down.
    if (searched !== battle && totalValue(searched) >= totalValue(battle) + ai.weights.minGain)
      battle = searched;
  }
  sketch.adopt(battle);
  const watch = !general
    ? new Set<UnitId>()
    : yield* scaleProgress(0.85, 0.9, watchRailway(sketch, reachMap, maySend, ai.plan.soviet));
  yield* scaleProgress(
    0.9,
    1,
    advanceReserves(sketch, reachMap, supplied, random, ai, watch, isNeededAtLeningrad),
  );
  sketch.demolish('soviet');
  sketch.end();
}

const zero = (): number => 0;

/** Finnish hexes within somebody's reach, the most promising first. */
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
