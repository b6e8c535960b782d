import { mayMove, type Hex, type State } from '#engine/winter-war';
import { go, prospect, type Ways } from './assault.ts';
import type { Thought } from './contract.ts';
import { around, fieldTo, isGuard, isHq, stacks, theatreOf, unitsOf, touchesFinns } from './ground.ts';
import type { Sketch } from './sketch.ts';
import { goalsOf } from './soviet-goals.ts';
import { tasteOf } from './taste.ts';
import type { SovietPlan } from './war-plan.ts';

/** Parts of the front where the attacks that must be made promise nothing are given up, one part at a time. */
export function* drawBack(
  sketch: Sketch,
  ways: Ways,
  supplied: Set<Hex>,
  taste: ReturnType<typeof tasteOf>,
  extra: (state: State) => number,
  plan: SovietPlan,
): Thought<void> {
  const { state } = sketch;
  const engaged = unitsOf(state, 'soviet').filter(
    (id) => mayMove(state, id) && !isHq(id) && !isGuard(id) && touchesFinns(state, state.units[id]!.at),
  );
  const parts = new Set(engaged.map((id) => theatreOf(state.units[id]!.at)));
  let now = (prospect(sketch.state, 'soviet', taste) ?? -Infinity) + extra(sketch.state);
  if (now >= 0 && parts.size <= 1) return;
  let done = 0;
  for (const part of parts) {
    yield done++ / (parts.size + 1);
    const attempt = sketch.copy();
    const finns = stacks(state, 'finn');
    for (const unit of engaged) {
      const { at } = state.units[unit]!;
      if (theatreOf(at) !== part) continue;
      const open = [...(ways.get(unit) ?? [])].filter(
        ([hex]) => supplied.has(hex) && !around(hex).some((next) => finns.has(next)),
      );
      const goal = fieldTo(goalsOf(state, part, plan), state.turn);
      open.sort((a, b) => goal[a[0]]! - goal[b[0]]! || a[0] - b[0]);
      for (const [hex] of open.slice(0, 4)) if (go(attempt, ways, unit, hex)) break;
    }
    if (!attempt.actions.length) continue;
    yield done / (parts.size + 1);
    const then = prospect(attempt.state, 'soviet', taste);
    if (then === null || then + extra(attempt.state) <= now + 0.5) continue;
    now = then + extra(attempt.state);
    sketch.adopt(attempt);
  }
}
