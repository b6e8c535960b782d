/** What a game provides so that its games can be reviewed. */
import type { Problem } from '../problems.ts';
import type { Place, Side } from '../position.ts';
import type { DecisionReport } from './answer.ts';

/** The figures that a review begins with. */
export interface ReviewFigures {
  /** More is better for the Soviets. */
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  /** What named decisions cost each side, as far as they have been judged. */
  readonly costs: Readonly<Record<Side, number>>;
  /** Of each side: the turn in which most of that was lost, and what was left open there; null where nothing is named. */
  readonly worst: Readonly<Record<Side, { readonly turn: number; readonly leftOpen: string | null } | null>>;
}

/** A judged decision: what was done, what the best player would have done, and why. */
export interface ComparedActions<S = unknown> {
  readonly before: S;
  readonly done: readonly unknown[];
  readonly best: readonly unknown[];
  /** As the game's worker gave it. */
  readonly why: readonly unknown[];
}

/** How the two differ. */
export interface Comparison {
  /** Actions that only one of the two has, those that matter most first. */
  readonly done: readonly unknown[];
  readonly best: readonly unknown[];
  /** In sentences: what what was done left open, and what the better would have been for. */
  readonly leftOpen: readonly string[];
  readonly reasons: readonly string[];
  /** Where it lies on the map. */
  readonly places: readonly Place[];
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
  /** How what was done differs from what was better. */
  compare(compared: ComparedActions<S>): Comparison;
  /** Actions in words, in a few of them. */
  actionsText(state: S, actions: readonly unknown[]): string;
}

/** The parts of a result as they are shown: they add up, so that the last one takes what rounding leaves. */
export function reviewParts(
  { start, result, luck, costs }: ReviewFigures,
  signed: (points: number) => string,
): Readonly<Record<'start' | 'luck' | 'decisions' | 'rest' | 'result', string>> {
  const decisions = (costs['finn'] ?? 0) - (costs['soviet'] ?? 0);
  const [first, fell, decided, all] = [start, luck, decisions, result].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  return {
    start: signed(first),
    luck: signed(fell),
    decisions: signed(decided),
    rest: signed(all - first - fell - decided),
    result: signed(all),
  };
}
