/** How far a game of another edition can be followed under the rules and on the board of today. */
import type { Deed } from '../../core/timeline.ts';
import type { Hex } from '../board/grid.ts';
import { passable } from '../rules/terrain.ts';
import { ROSTER, type UnitId } from '../units/roster.ts';
import type { Action } from './actions.ts';
import { applyLegal, check } from './apply.ts';
import { legalActions } from './legal-actions.ts';
import { isState } from './save-schema.ts';
import { isOpen } from './sequence.ts';
import { OFF_MAP, type State } from './state.ts';

const unitsOf = (action: Action): readonly UnitId[] => {
  if (action.type === 'attack') return action.attackers;
  if ('units' in action) return action.units;
  return 'unit' in action ? [action.unit] : [];
};

/** The hexes that an action brings its unit into. */
const waysOf = (action: Action): readonly Hex[] => {
  if (action.type === 'move') return action.path;
  if (action.type === 'retreat' || action.type === 'advance') return action.to === null ? [] : [action.to];
  if (action.type === 'place' || action.type === 'arrive') return action.hex === null ? [] : [action.hex];
  return [];
};

const isEnemyOf = (unit: UnitId, other: UnitId): boolean => ROSTER[unit]!.side !== ROSTER[other]!.side;

const enemyIn = (state: State, hex: Hex, unit: UnitId): boolean =>
  state.units.some(({ at }, other) => at === hex && isEnemyOf(unit, other));

/** True where an action can be carried out, legal or not: its time has come, and what it speaks of is there. */
function canBeDone(state: State, action: Action): boolean {
  if (state.phase === 'over' || !isOpen(state, action.type)) return false;
  const units = unitsOf(action);
  const decision = state.decisions.at(-1);
  const concerned = decision && 'units' in decision ? decision.units : null;
  const waits = action.type === 'place' || action.type === 'arrive' || decision?.kind === 'muster';
  const isThere = (unit: UnitId): boolean => {
    const { at } = state.units[unit]!;
    return at >= 0 || (waits && at === OFF_MAP.waiting);
  };
  if (!units.every((unit) => isThere(unit) && (concerned?.includes(unit) ?? true))) return false;
  const [first] = units;
  if (first === undefined) return true;
  if (action.type === 'attack') return action.targets.every((hex) => enemyIn(state, hex, first));
  return waysOf(action).every((hex) => passable(hex, true) && !enemyIn(state, hex, first));
}

/** The position after a deed, though today's rules may forbid it; null where it cannot be carried out. */
function done(state: State, { action, dice }: Deed<Action>): { state: State; legal: boolean } | null {
  const legal = check(state, action) === null;
  if (!legal && !canBeDone(state, action)) return null;
  try {
    const applied = applyLegal(state, action, (nth) => dice[nth] ?? 1);
    if (applied.dice.length > dice.length) return null;
    return { state: applied.state, legal: legal && applied.dice.length === dice.length };
  } catch {
    return null;
  }
}

const canBePlayedOn = (state: State): boolean => {
  if (!isState(state)) return false;
  if (state.phase === 'over') return true;
  for (const _ of legalActions(state)) return true;
  return false;
};

export interface Followed {
  /** After the deeds that could be followed. */
  readonly state: State;
  /** How many these are. */
  readonly deeds: number;
  /** How many of them, from the first on, are legal today. */
  readonly legal: number;
}

/**
 * Follows deeds from a position as far as they can be carried out, legal or not, and as the game can be played on. Dice
 * fall as they are recorded.
 */
export function follow(start: State, deeds: readonly Deed<Action>[]): Followed {
  const states = [start];
  let legal: number | null = null;
  for (const deed of deeds) {
    const next = done(states.at(-1)!, deed);
    if (!next) break;
    if (!next.legal) legal ??= states.length - 1;
    states.push(next.state);
  }
  while (states.length > 1 && !canBePlayedOn(states.at(-1)!)) states.pop();
  const followed = states.length - 1;
  return { state: states.at(-1)!, deeds: followed, legal: Math.min(legal ?? followed, followed) };
}
