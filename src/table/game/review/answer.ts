/** Questions to the worker that reviews a game, and its answers. */
import { gradeOf, judgeDecision, spansOf, type DecisionRules, type JudgedDecision } from './decisions.ts';
import { searchLuck, type LuckReport, type PlayedStep } from './luck.ts';

export interface ReviewQuestion<State = unknown, Action = unknown> {
  /**
   * `luck`: the luck of the whole game, a first estimate; `luckAhead`: the same with every die played on; `decision`:
   * the cost of the decision that starts at step `from`; `value`: the value of the first position.
   */
  readonly kind: 'luck' | 'luckAhead' | 'decision' | 'value';
  readonly from: number;
  /** The first position, with everything that is revealed once the game is over. */
  readonly start: State;
  readonly steps: readonly PlayedStep<Action>[];
  /** The level of each side's computer player; null for a person. */
  readonly players: Readonly<Record<string, string | null>>;
}

/** Expected result between two player turns. */
export interface Moment {
  /** Number of steps played. */
  readonly step: number;
  /** The current game turn, or the one that has just ended. */
  readonly turn: number;
  readonly value: number;
  /** Upper bound of the value's standard error. */
  readonly error: number;
}

/** The luck of a game, the expected result from turn to turn, and the decisions that can be judged. */
export interface GameReport extends LuckReport {
  readonly moments: readonly Moment[];
  readonly decisions: readonly { readonly from: number; readonly to: number }[];
  /** Set for a first estimate of the luck; `luckAhead` finds more. */
  readonly isRough?: true;
}

/** 1 if a side aims at a high result, -1 if at a low one: results count the points of the Soviets. */
export const aimOf = (side: string): 1 | -1 => (side === 'soviet' ? 1 : -1);

/** Expected result of a position, with its standard error; higher is better for the Soviets. */
export interface ExpectedResult {
  readonly mean: number;
  readonly error: number;
}

/** A judged decision, with what the best player would have done. */
export interface DecisionReport extends JudgedDecision<string> {
  readonly best: readonly unknown[];
  /** Reasons, in the game's own form. */
  readonly why: readonly unknown[];
}

export interface ReportRules<State, Action, Side extends string> extends DecisionRules<State, Action, Side> {
  /** The value of a position between two turns, with its error; null within a turn. */
  momentOf(before: State, after: State): Omit<Moment, 'step'> | null;
  /** Decisions of greater weight are judged first. */
  weightOf(before: State): number;
  /** Why the best player's choice is better; absent if the game gives no reasons. */
  explain?(before: State, better: readonly Action[], done: readonly Action[]): readonly unknown[];
}

/** Reviews the luck of a game; `isAhead`: with every die played on, if the game supports that. */
export function* searchReport<State, Action, Side extends string>(
  rules: ReportRules<State, Action, Side>,
  start: State,
  steps: readonly PlayedStep<Action>[],
  isAhead: boolean,
): Generator<number, GameReport, void> {
  const { valueAhead, ...atOnce } = rules;
  const moments: Moment[] = [];
  let state = start;
  for (const [i, { action, dice }] of steps.entries()) {
    const applied = rules.apply(state, action, dice);
    if (!applied.ok) break;
    const moment = rules.momentOf(state, applied.state);
    if (moment) moments.push({ step: i + 1, ...moment });
    ({ state } = applied);
  }
  const luck = yield* searchLuck(isAhead ? rules : atOnce, start, steps);
  const spans = spansOf(rules, start, steps).map((span) => ({
    ...span,
    weight: rules.weightOf(span.before),
  }));
  const decisions = spans
    .toSorted((a, b) => b.weight - a.weight || a.from - b.from)
    .map(({ from, to }) => ({ from, to }));
  return { ...luck, moments, decisions, ...(valueAhead && !isAhead && { isRough: true }) };
}

export function* searchDecision<State, Action, Side extends string>(
  rules: ReportRules<State, Action, Side>,
  { start, steps, from }: ReviewQuestion<State, Action>,
): Generator<number, DecisionReport | null, void> {
  const span = spansOf(rules, start, steps).find((one) => one.from === from);
  if (!span) return null;
  const judged = yield* judgeDecision(rules, span, steps, aimOf(rules.decider(span.before)));
  const best = judged.isSame ? [] : rules.choose(span.before);
  const done = steps.slice(span.from, span.to).map(({ action }) => action);
  return {
    ...judged,
    best,
    why: (gradeOf(judged) !== null && rules.explain?.(span.before, best, done)) || [],
  };
}
