import { apply, decider, type Action, type State } from '#engine/winter-war';
import { groupMarches } from './intentions.ts';

/** True when the rules allow these actions one after another. */
function isLegal(state: State, actions: readonly Action[]): boolean {
  let now = state;
  for (const action of actions) {
    const done = apply(now, action);
    if (!done.ok) return false;
    now = done.state;
  }
  return true;
}

/** Marches front by front and purpose by purpose, for whoever watches; as they were, where one needs another before it. */
export function sortByPurpose(state: State, actions: readonly Action[]): readonly Action[] {
  if (state.phase !== 'movement' || actions.some(({ type }) => type !== 'move' && type !== 'end'))
    return actions;
  const groups = groupMarches(state, decider(state), actions);
  const groupOf = (action: Action): number =>
    action.type === 'move' ? groups.findIndex(({ units }) => units.includes(action.unit)) : groups.length;
  const sorted = actions.toSorted((a, b) => groupOf(a) - groupOf(b));
  return isLegal(state, sorted) ? sorted : actions;
}
