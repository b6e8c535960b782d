/** Where an order is drawn on the map. */
import type { Action, Space, State } from '#engine/talvisota';

/** The path of an order, or its single space; empty if it is not on the map. */
export function placesOf({ soviet, combat }: State, action: Action): Space[] {
  switch (action.type) {
    case 'march':
      return [action.from, action.to];
    case 'enter':
    case 'retreat':
      return [action.to];
    case 'commit':
      return [action.from];
    case 'deploy': {
      const from = soviet.plans[action.slot]?.from ?? null;
      return from === null ? [action.target] : [from, action.target];
    }
    case 'fight': {
      const target = soviet.plans[action.slot]?.target ?? null;
      return target === null ? [] : [target];
    }
    case 'pursue':
      return action.target === null || !combat ? [] : [combat.target, action.target];
    case 'occupy':
      return combat ? [combat.target] : [];
    case 'harass':
      return [action.target];
    case 'withdraw':
    case 'starve':
    case 'mark':
      return [action.space];
    case 'answer':
    case 'assign':
    case 'employ':
    case 'end':
    case 'fight-on':
    case 'lose':
    case 'mannerheim':
    case 'plan':
    case 'post':
    case 'prepare':
    case 'recover':
    case 'roll':
    case 'stay':
    case 'swap':
      return [];
  }
}
