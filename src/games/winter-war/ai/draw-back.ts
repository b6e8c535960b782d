import { mayMove, type Hex, type State } from '#engine/winter-war';
import { tryMove, forecastAttackValue, type ReachMap } from './assault.ts';
import type { SearchTask } from './contract.ts';
import {
  landNeighbours,
  distanceField,
  isGuard,
  isHq,
  stacksOf,
  theatreOf,
  unitsOf,
  isNextToFinns,
} from './ground.ts';
import type { Sketch } from './sketch.ts';
import { findGoals } from './soviet-goals.ts';
import { attackPreferences } from './taste.ts';
import type { SovietPlan } from './war-plan.ts';

/** Parts of the front where the attacks that must be made promise nothing are given up, one part at a time. */
export function* withdrawFromBadFronts(
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
