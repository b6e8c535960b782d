/** Reads the answers of the worker that reviews a game. */
import * as v from 'valibot';
import type { DecisionReport, ExpectedResult, GameReport } from '../game/index.ts';

const MOST = 20_000;
const number = v.pipe(v.number(), v.finite());
const step = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST));
const listOf = <T>(item: v.GenericSchema<unknown, T>) => v.pipe(v.array(item), v.maxLength(MOST));

const report = v.strictObject({
  start: number,
  result: number,
  luck: number,
  rest: number,
  dice: listOf(v.strictObject({ step, dice: listOf(number), luck: number })),
  moments: listOf(v.strictObject({ step, turn: number, value: number, error: number })),
  decisions: listOf(v.strictObject({ from: step, to: step })),
  isRough: v.exactOptional(v.literal(true)),
}) satisfies v.GenericSchema<unknown, GameReport>;

const decision = v.strictObject({
  from: step,
  to: step,
  side: v.picklist(['soviet', 'finn']),
  cost: number,
  error: number,
  isSame: v.boolean(),
  best: listOf(v.unknown()),
  // Reviews that were kept before there were reasons have none.
  why: v.optional(listOf(v.unknown()), []),
}) satisfies v.GenericSchema<unknown, DecisionReport>;

const expected = v.strictObject({ mean: number, error: number }) satisfies v.GenericSchema<
  unknown,
  ExpectedResult
>;

/** What is expected of a position, in an answer; null where it makes no sense. */
export function readExpected(answer: unknown): ExpectedResult | null {
  const read = v.safeParse(expected, answer);
  return read.success ? read.output : null;
}

/** The report in an answer; null where it makes no sense. */
export function readReport(answer: unknown): GameReport | null {
  const read = v.safeParse(report, answer);
  return read.success ? read.output : null;
}

/** The judged decision in an answer; null where it makes no sense. */
export function readDecision(answer: unknown) {
  const read = v.safeParse(decision, answer);
  return read.success ? read.output : null;
}
export type ReadDecision = NonNullable<ReturnType<typeof readDecision>>;

const kept = v.strictObject({ steps: step, report, judged: listOf(decision) });

/** The review that is kept with a game of so many steps; null where it is none of it, or damaged. */
export function readKept(value: unknown, steps: number) {
  const read = v.safeParse(kept, value);
  return read.success && read.output.steps === steps ? read.output : null;
}
