/** Where an order is drawn on the map. */
import type { Action, Space, State } from '#engine/talvisota';

/** The path of an order, or its single space; empty if it is not on the map. */
export function placesOf({ soviet, combat }: State, action: Action): Space[] {
  const { type } = action;
  if (type === 'deploy' || type === 'fight') {
    const plan = soviet.plans[action.slot];
    const path = type === 'deploy' ? [plan?.from, action.target] : [plan?.target];
    return path.filter((space) => space != null);
  }
  if (type === 'pursue') return action.target === null || !combat ? [] : [combat.target, action.target];
  if (type === 'occupy') return combat ? [combat.target] : [];
  if (type === 'march') return [action.from, action.to];
  if (type === 'commit') return [action.from];
  if (type === 'harass') return [action.target];
  if ('to' in action) return [action.to];
  return 'space' in action ? [action.space] : [];
}
