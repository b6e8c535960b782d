/** What a game provides so that its games can be reviewed. */
import type { Problem } from '../problems.ts';
import type { Place, Side } from '../position.ts';
import type { DecisionReport } from './answer.ts';

/** The figures at the head of a review. */
export interface ReviewFigures {
  /** Higher is better for the Soviets. */
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  /** Total cost of the graded decisions judged so far, by side. */
  readonly costs: Readonly<Record<Side, number>>;
  /** Names of the people who play, by side; sides without a name are left out. */
  readonly players?: Readonly<Record<Side, string>>;
  /** By side: the turn in which its decisions cost most; null if none is graded. */
  readonly worst: Readonly<Record<Side, number | null>>;
}

/** A judged decision: what was done, what the best player would have done, and why. */
export interface ComparedActions<S = unknown> {
  readonly before: S;
  readonly done: readonly unknown[];
  readonly best: readonly unknown[];
  /** In the form of the game's worker. */
  readonly why: readonly unknown[];
}

/** How the two differ. */
export interface Comparison {
  /** Actions that only one of the two has, the most important first. */
  readonly done: readonly unknown[];
  readonly best: readonly unknown[];
  /** Sentences: what the player's actions neglected, and the purpose of the better ones. */
  readonly leftOpen: readonly string[];
  readonly reasons: readonly string[];
  /** Places concerned on the map. */
  readonly places: readonly Place[];
}

/** Reviews; loaded when first opened. */
export interface GameReview<S = unknown> {
  /** Starts the worker. It takes a `ReviewQuestion` and answers as `kit/worker-rpc` defines. */
  make(): Worker;
  /** The figures in sentences, the most important first. */
  summary(figures: ReviewFigures): readonly string[];
  /** Points of the result with a sign, as on its graph. */
  figure(points: number): string;
  /** An amount of the result, with its unit. */
  amount(points: number): string;
  /** A costly decision as a problem; null if its kind makes none. */
  problemOf?(before: S, decision: DecisionReport): Problem | null;
  /** Compares the player's actions with the better ones. */
  compare(compared: ComparedActions<S>): Comparison;
  /** Short description of actions. */
  actionsText(state: S, actions: readonly unknown[]): string;
}

type Parts = Readonly<Record<'start' | 'luck' | 'decisions' | 'rest' | 'result', string>>;

/** The parts of a result, rounded so that they add up: the last one takes the remainder. */
function partsOf({ start, result, luck, costs }: ReviewFigures, figure: (points: number) => string): Parts {
  const decisions = (costs['finn'] ?? 0) - (costs['soviet'] ?? 0);
  const [first, fell, decided, all] = [start, luck, decisions, result].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  return {
    start: figure(first),
    luck: figure(fell),
    decisions: figure(decided),
    rest: figure(all - first - fell - decided),
    result: figure(all),
  };
}

/** A game's sentences for the summary of a review. */
export interface ReviewWords {
  /** The dice favoured neither side. */
  readonly even: string;
  favoured(told: {
    readonly side: 'soviet' | 'finn';
    readonly name: string | null;
    readonly amount: string;
  }): string;
  cost(told: { readonly side: 'soviet' | 'finn'; readonly amount: string; readonly turn: number }): string;
  sum(parts: Parts): string;
  amount(told: { readonly points: number }): string;
}

/** An amount without its sign, in whole points: the estimate is no more precise. */
export const roundedAmount = (points: number): number => Math.round(Math.abs(points));

/**
 * The figures in sentences: the dice and the worst turn of each side first, then the parts of the result. Luck below
 * `least` points favours neither side.
 */
export function reviewSummary(
  figures: ReviewFigures,
  words: ReviewWords,
  least: number,
  figure: (points: number) => string,
): string[] {
  const { luck, costs, worst, players } = figures;
  const lucky = luck > 0 ? 'soviet' : 'finn';
  const named = (['soviet', 'finn'] as const).flatMap((side) => {
    const points = roundedAmount(costs[side] ?? 0);
    const turn = worst[side] ?? null;
    return turn === null || !points ? [] : [words.cost({ side, amount: words.amount({ points }), turn })];
  });
  const points = roundedAmount(luck);
  const dice =
    points < least
      ? words.even
      : words.favoured({ side: lucky, name: players?.[lucky] ?? null, amount: words.amount({ points }) });
  return [[dice, ...named].join(' '), words.sum(partsOf(figures, figure))];
}
