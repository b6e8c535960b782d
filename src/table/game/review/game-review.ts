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
  /** Names of the people who play, by their side; of those who gave one. */
  readonly players?: Readonly<Record<Side, string>>;
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

type Parts = Readonly<Record<'start' | 'luck' | 'decisions' | 'rest' | 'result', string>>;

/** The parts of a result as they are shown: they add up, so that the last one takes what rounding leaves. */
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

/** Sentences of a game for the beginning of a review. */
export interface ReviewWords {
  /** The dice have favoured nobody. */
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

/** An amount without its sign: less than the estimate can tell apart is not shown. */
export const roundedAmount = (points: number): number => Math.round(Math.abs(points));

/**
 * The figures in sentences: first the dice and what cost each side most, then the parts of the result. Below `least` points
 * the dice have favoured nobody.
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
    const most = worst[side];
    if (!most || !points) return [];
    const cost = words.cost({ side, amount: words.amount({ points }), turn: most.turn });
    return most.leftOpen ? [cost, most.leftOpen] : [cost];
  });
  const points = roundedAmount(luck);
  const dice =
    points < least
      ? words.even
      : words.favoured({ side: lucky, name: players?.[lucky] ?? null, amount: words.amount({ points }) });
  return [[dice, ...named].join(' '), words.sum(partsOf(figures, figure))];
}
