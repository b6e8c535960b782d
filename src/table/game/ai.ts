import type { ReactNode } from 'react';
import type { Place, Side } from './position.ts';

/** Question to the worker of a game: to choose for a computer player, or to advise the person who decides. */
export type Question<S = unknown> = {
  /** Only what the side may see; future dice never leave the table. */
  readonly state: S;
  readonly side: Side;
  /** Any whole number. */
  readonly seed: number;
} & ({ readonly kind: 'think'; readonly level: string } | { readonly kind: 'advise' });

/** What the strongest computer player would do in the player's place, and why. */
export interface Hints<S = unknown, A = unknown, About = unknown> {
  /** The actions in an answer and their explanation; null for an invalid answer. */
  read(answer: unknown): { readonly actions: readonly A[]; readonly about: About } | null;
  /** Shown above the actions: the plan first, then the purpose of each action. */
  About(props: { readonly about: About }): ReactNode;
  actionText(state: S, action: A): string;
  /** Place where an action starts; null if that is not on the map. */
  beginning(state: S, action: A): Place | null;
  /** True for an action that may roll a die, either itself or in a decision that it opens. */
  rolls(action: A): boolean;
}

/** Computer players. They run in the game's own worker; every answer is validated before it is used. */
export interface AiPlayers<S = unknown, A = unknown> {
  /** Starts the worker. It takes a `Question` and answers as `kit/worker-rpc` defines. */
  make(): Worker;
  /** The actions in an answer, in order; null for an invalid answer. */
  actionsOf(answer: unknown): readonly A[] | null;
  /** The same actions reordered so that related ones are adjacent, where the rules allow that order. */
  inGroups?(state: S, actions: readonly A[]): readonly A[];
  /** True while actions in this position are hidden from a side: they are not shown step by step. */
  hides(state: S, from: Side): boolean;
  /** Loaded when the first hint is requested; absent if the game has no hints. */
  hints?(): Promise<Hints<S, A>>;
  /** Key of the player's turn: the same for all positions in it. */
  turnOf(state: S): string;
  /** More actions than any turn has; a turn that exceeds it is stopped. */
  readonly most: number;
}
