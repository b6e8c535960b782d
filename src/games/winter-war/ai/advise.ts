import { decider, view, type Action, type Side, type State } from '#engine/winter-war';
import { chooseAttacks } from './attacks.ts';
import { searchActions } from './choose.ts';
import { profileFor, type AiContext, type SearchTask } from './contract.ts';
import { groupMarches, type MarchGroup } from './intentions.ts';
import { explainAttacks, explainPosition, selectStrongest, type WeightedReason } from './reasons.ts';
import { attackPosition, Sketch } from './sketch.ts';
import { attackPreferences } from './taste.ts';
import { withPlan } from './war-plans.ts';
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
  readonly groups: readonly MarchGroup[];
}

/** What the General would do in the side's place, and what is gained by it. Can be stopped as `thinking`. */
export function* advise(state: State, side: Side, seed: number): SearchTask<Advice> {
  const seen = view(state, side);
  const actions = yield* searchActions(seen, side, 'general', seed);
  const ai = withPlan(seen, profileFor(side, 'general', seed));
  const { name, purposes } = ai.plan[side];
  const plan = { name, purposes };
  if (decider(state) !== side || !actions.length) return { actions, why: [], plan, groups: [] };
  const groups = seen.phase === 'movement' ? groupMarches(seen, side, actions) : [];
  return { actions, why: selectStrongest(explainActions(seen, ai, actions)), plan, groups };
}

/** Measured against the position in which nothing is done. */
function explainActions(state: State, ai: AiContext, actions: readonly Action[]): WeightedReason[] {
  const { side } = ai;
  const lost = actions.flatMap((action) => (action.type === 'lose' ? action.units : []));
  if (lost.length) {
    const hexes = lost.map((id) => state.units[id]!.at);
    return [{ value: 1, why: { kind: 'spare-strength', units: lost, hexes } }];
  }
  if (state.phase === 'set-up' || state.phase === 'interphase') return [];
  const attacks = actions.flatMap((action) => (action.type === 'attack' ? [action] : []));
  if (attacks.length) return explainAttacks(state, side, attacks);
  const sketch = new Sketch(state);
  for (const action of actions) if (action.type !== 'end') sketch.play(action);
  const battle = state.phase === 'movement' ? attackPosition(sketch.state, side) : null;
  const planned = battle ? chooseAttacks(battle, side, attackPreferences(ai, battle)).attacks : [];
  return [
    ...explainPosition(state, sketch.state, side),
    ...(battle && planned.length ? explainAttacks(battle, side, planned) : []),
  ];
}
