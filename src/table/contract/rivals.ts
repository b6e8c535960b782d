import type { Side } from './position.ts';

/** Computer players. They think in a worker of the game's own; what is heard of it is checked before it counts. */
export interface Rivals<S = unknown, A = unknown> {
  /** Starts the worker. It answers as `kit/thought` has it. */
  make(): Worker;
  /** What the worker is asked: for a player of this level who sees this, and no more. */
  question(view: S, side: Side, level: string, seed: number): unknown;
  /** The actions in an answer, in their order; null when it makes no sense. */
  actionsOf(answer: unknown): readonly A[] | null;
  /** The same actions with those together that belong together, where the rules allow that order. */
  inGroups?(state: S, actions: readonly A[]): readonly A[];
  /** True while what is done in this position is hidden from a side: it is not shown step by step. */
  hides(state: S, from: Side): boolean;
  /** The same for all positions in one turn of a player. */
  turnOf(state: S): string;
  /** More actions than any turn of a player has: one that comes to no end is stopped. */
  readonly most: number;
}
