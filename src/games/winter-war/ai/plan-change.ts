import { reach, unitWith, type Action, type Hex, type State, type UnitId } from '#engine/winter-war';
import { Sketch } from './sketch.ts';

/** One unit of a plan ends its march elsewhere. */
export interface PlanChange {
  readonly unit: UnitId;
  readonly to: Hex;
}

/** The position after moves; those that the position refuses are left out, and so is the end of the phase. */
export function playPlan(state: State, actions: readonly Action[]): State {
  const sketch = new Sketch(state);
  for (const action of actions) if (action.type !== 'end') sketch.play(action);
  return sketch.state;
}

/** The plan with a change in it, or null when it cannot be made. */
export function applyChange(seen: State, plan: readonly Action[], { unit, to }: PlanChange): Action[] | null {
  const sketch = new Sketch(seen);
  for (const action of plan)
    if (action.type !== 'end' && !('unit' in action && action.unit === unit)) sketch.play(action);
  if (sketch.state.units[unit]!.at !== to) {
    const way = reach(sketch.state, unit).find(({ hex }) => hex === to);
    if (!way?.mayEnd || !sketch.play({ type: 'move', unit, path: way.path })) return null;
  }
  return sketch.end() ? sketch.actions : null;
}

/** The position with a unit elsewhere, whatever the rules say of the way. */
export const relocateUnit = (state: State, { unit, to }: PlanChange): State => ({
  ...state,
  units: state.units.with(unit, unitWith(state.units[unit]!, { at: to })),
});
