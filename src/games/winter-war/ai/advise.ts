import { decider, view, type Action, type Side, type State } from '#engine/winter-war';
import { bestPlan } from './attacks.ts';
import { thinking } from './choose.ts';
import { mindOf, type Mind, type Thought } from './contract.ts';
import { groupsOf, type Group } from './intentions.ts';
import { ofAttacks, ofPosition, strongest, type Reason } from './reasons.ts';
import { attackPosition, Sketch } from './sketch.ts';
import { tasteOf } from './taste.ts';
import { decided } from './war-plans.ts';
import type { Purpose } from './war-plan.ts';
import type { Why } from './why.ts';

export interface Advice {
  /** What the General would do: as far as neither a die nor the enemy's word comes in between. */
  readonly actions: Action[];
  /** What that gains, the most first: three reasons at most, and none where there was nothing to choose. */
  readonly why: Why[];
  /** What the General is about in this war: the name of his plan, and what it is for, the nearest first. */
  readonly plan: { readonly name: string; readonly purposes: readonly Purpose[] };
  /** What the marches among the actions are for. */
  readonly groups: readonly Group[];
}

/** What the General would do in the side's place, and what is gained by it. Can be stopped as `thinking`. */
export function* advise(state: State, side: Side, seed: number): Thought<Advice> {
  const seen = view(state, side);
  const actions = yield* thinking(seen, side, 'general', seed);
  const mind = decided(seen, mindOf(side, 'general', seed));
  const { name, purposes } = mind.plan[side];
  const plan = { name, purposes };
  if (decider(state) !== side || !actions.length) return { actions, why: [], plan, groups: [] };
  const groups = seen.phase === 'movement' ? groupsOf(seen, side, actions) : [];
  return { actions, why: strongest(reasonsFor(seen, mind, actions)), plan, groups };
}

/** Measured against the position in which nothing is done. */
function reasonsFor(state: State, mind: Mind, actions: readonly Action[]): Reason[] {
  const { side } = mind;
  const lost = actions.flatMap((action) => (action.type === 'lose' ? action.units : []));
  if (lost.length) {
    const hexes = lost.map((id) => state.units[id]!.at);
    return [{ value: 1, why: { kind: 'spare-strength', units: lost, hexes } }];
  }
  if (state.phase === 'set-up' || state.phase === 'interphase') return [];
  const attacks = actions.flatMap((action) => (action.type === 'attack' ? [action] : []));
  if (attacks.length) return ofAttacks(state, side, attacks);
  const sketch = new Sketch(state);
  for (const action of actions) if (action.type !== 'end') sketch.play(action);
  const battle = state.phase === 'movement' ? attackPosition(sketch.state, side) : null;
  const planned = battle ? bestPlan(battle, side, tasteOf(mind, battle)).attacks : [];
  return [
    ...ofPosition(state, sketch.state, side),
    ...(battle && planned.length ? ofAttacks(battle, side, planned) : []),
  ];
}
