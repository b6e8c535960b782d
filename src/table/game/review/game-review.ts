/** What a game provides so that its games can be reviewed. */
import type { Problem } from '../problems.ts';
import type { Side } from '../position.ts';
import type { DecisionReport } from './answer.ts';

/** The figures that a review begins with. */
export interface ReviewFigures {
  /** More is better for the Soviets. */
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  /** What named decisions cost each side, as far as they have been judged. */
  readonly costs: Readonly<Record<Side, number>>;
}

/** Reviews: fetched when the first is asked for. */
export interface GameReview<S = unknown> {
  /** Starts the worker. It is asked a `ReviewQuestion`, and answers as `kit/worker-rpc` has it. */
  make(): Worker;
  /** The figures in sentences, the most important first. */
  summary(figures: ReviewFigures): readonly string[];
  /** Points of the result as on its graph, with a sign. */
  figure(points: number): string;
  /** An amount of the result, with its unit. */
  amount(points: number): string;
  /** A costly decision as a problem; null where its kind makes none. */
  problemOf?(before: S, decision: DecisionReport): Problem | null;
  /** Actions in words, in a few of them. */
  actionsText(state: S, actions: readonly unknown[]): string;
}
