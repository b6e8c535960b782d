import type { ReactNode } from 'react';
import type { Place, Side } from './position.ts';

/** What the worker of a game is asked: for a computer player of some level, or to advise the person who decides. */
export type Question<S = unknown> = {
  /** What the side may see, no more: the dice to come never leave the table. */
  readonly state: S;
  readonly side: Side;
  /** Any whole number. */
  readonly seed: number;
} & ({ readonly kind: 'think'; readonly level: string } | { readonly kind: 'advise' });

/** What the best computer player would do in a person's place, and why. */
export interface Hints<S = unknown, A = unknown, About = unknown> {
  /** The actions in an answer and what there is to say about them; null when it makes no sense. */
  read(answer: unknown): { readonly actions: readonly A[]; readonly about: About } | null;
  /** Above the actions: the plan first, then what they are for. */
  About(props: { readonly about: About }): ReactNode;
  /** An action in words. */
  actionText(state: S, action: A): string;
  /** Where an action begins; null where that is not on the map. */
  beginning(state: S, action: A): Place | null;
  /** True of an action for which a die may fall: it can bring a decision. */
  rolls(action: A): boolean;
}

/** Computer players. They think in a worker of the game's own; what is heard of it is checked before it counts. */
export interface AiPlayers<S = unknown, A = unknown> {
  /** Starts the worker. It is asked a `Question`, and answers as `kit/worker-rpc` has it. */
  make(): Worker;
  /** The actions in an answer, in their order; null when it makes no sense. */
  actionsOf(answer: unknown): readonly A[] | null;
  /** The same actions with those together that belong together, where the rules allow that order. */
  inGroups?(state: S, actions: readonly A[]): readonly A[];
  /** True while what is done in this position is hidden from a side: it is not shown step by step. */
  hides(state: S, from: Side): boolean;
  /** Fetched when hints is first asked; absent where nobody gives any. */
  hints?(): Promise<Hints<S, A>>;
  /** The same for all positions in one turn of a player. */
  turnOf(state: S): string;
  /** More actions than any turn of a player has: one that comes to no end is stopped. */
  readonly most: number;
}
