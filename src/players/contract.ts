import type { Action, Side, State } from '../engine/index.ts';

/** How well a computer player plays, the weakest first. */
export const PLAYER_LEVELS = ['recruit', 'officer'] as const;
export type PlayerLevel = (typeof PLAYER_LEVELS)[number];

/** Positions that a player may try out before it decides; work is counted, never time. */
export const BUDGETS: Readonly<Record<PlayerLevel, number>> = { recruit: 0, officer: 16 };

/** What a player thinks with. */
export interface Mind {
  readonly side: Side;
  readonly level: PlayerLevel;
  /** Any whole number; the same mind in the same position decides the same. */
  readonly seed: number;
  readonly budget: number;
}

/**
 * Decides in a position as the player sees it: the first action, and those that follow without a die or a
 * word of the enemy in between. Never empty.
 */
export type Decider = (seen: State, mind: Mind) => Action[];
