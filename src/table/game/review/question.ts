/** Validates a question to the review worker and starts the search for it. */
import * as v from 'valibot';
import type { NewProblem, NoProblem } from '../problems.ts';
import { searchDecision, searchReport, type ExpectedResult, type ReportRules } from './answer.ts';

/** Exceeds any game. */
const MOST_STEPS = 20_000;
/** Exceeds any action. */
const MOST_DICE = 50;

/** What a game provides to its review worker. */
export interface ReviewForm<State, Action, Side extends string, Level extends string> {
  isPosition(value: unknown): boolean;
  isAction(value: unknown): boolean;
  readonly levels: readonly Level[];
  /** `players`: the level of each side's computer player; null for a person. */
  rules(players: Readonly<Record<'soviet' | 'finn', Level | null>>): ReportRules<State, Action, Side>;
  /** Problems of edited positions. */
  readonly problems: {
    readonly kinds: readonly string[];
    find(state: State, kind: string): Generator<number, NewProblem<Action> | NoProblem<Action>, void>;
  };
  value(state: State, players: Readonly<Record<'soviet' | 'finn', Level | null>>): ExpectedResult;
}

/** The search for a question; null for an invalid one. */
export function searchForReview<State, Action, Side extends string, Level extends string>(
  message: unknown,
  form: ReviewForm<State, Action, Side, Level>,
): Generator<number, unknown, void> | null {
  const position = v.custom<State>((value) => form.isPosition(value));
  const made = v.safeParse(
    v.strictObject({
      kind: v.literal('makeProblem'),
      asked: v.picklist(form.problems.kinds),
      start: position,
    }),
    message,
  );
  if (made.success) return form.problems.find(made.output.start, made.output.asked);
  const level = v.nullable(v.picklist(form.levels));
  const face = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
  const question = v.strictObject({
    kind: v.picklist(['luck', 'luckAhead', 'decision', 'value']),
    from: v.pipe(v.number(), v.integer(), v.minValue(0)),
    start: position,
    steps: v.pipe(
      v.array(
        v.strictObject({
          action: v.custom<Action>((value) => form.isAction(value)),
          dice: v.pipe(v.array(face), v.maxLength(MOST_DICE)),
        }),
      ),
      v.maxLength(MOST_STEPS),
    ),
    players: v.strictObject({ soviet: level, finn: level }),
  });
  const read = v.safeParse(question, message);
  if (!read.success) return null;
  const { kind, start, steps, players } = read.output;
  if (kind === 'value')
    return atOnce(() => {
      const { mean, error } = form.value(start, players);
      return { mean, error };
    });
  const rules = form.rules(players);
  return kind === 'decision'
    ? searchDecision(rules, read.output)
    : searchReport(rules, start, steps, kind === 'luckAhead');
}

// oxlint-disable-next-line require-yield -- a task like any other
function* atOnce<T>(work: () => T): Generator<number, T, void> {
  return work();
}
