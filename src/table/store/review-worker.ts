/** The page's side of the worker that reviews games and values positions: questions and validated answers. */
import * as v from 'valibot';
import type { Seats } from '#engine/core/about.ts';
import { parseResponse, type Request } from '#kit/worker-rpc/worker-rpc.ts';
import type {
  DecisionReport,
  ExpectedResult,
  GameReport,
  GameReview,
  ReviewQuestion,
} from '../game/index.ts';
import type { Line, Side } from '../game/position.ts';
import { activeGame } from '../game/registry.ts';
import { isLevel, seatAt } from './seats.ts';

/** Replaced in tests. */
export const reviewWorkers = {
  make: (texts: GameReview): Worker => texts.make(),
};

/** Asks a worker; null if it fails. `onProgress` gets the share of the work done, 0 to 1. */
export function ask<T>(
  asked: Worker,
  question: ReviewQuestion,
  id: number,
  read: (answer: unknown) => T | null,
  onProgress?: (done: number) => void,
): Promise<T | null> {
  return new Promise((settle) => {
    const hear = ({ data }: MessageEvent<unknown>): void => {
      const response = parseResponse(data);
      if (response?.kind === 'progress' && response.id === id) return onProgress?.(response.done);
      asked.removeEventListener('message', hear);
      settle(response?.kind === 'answer' && response.id === id ? read(response.answer) : null);
    };
    asked.addEventListener('message', hear);
    asked.addEventListener('error', () => settle(null));
    asked.postMessage({ id, question } satisfies Request);
  });
}

/** The parts of a question that describe the game. */
export function questionOf(game: Line, seats: Seats): Omit<ReviewQuestion, 'kind' | 'from'> {
  const { rules, meta } = activeGame();
  const levelOf = (side: Side): string | null => {
    const seat = seatAt(seats, side);
    return isLevel(seat) ? seat : null;
  };
  return {
    start: rules.withoutGenerator({ ...game, steps: [], cursor: 0 }).start,
    steps: game.steps.map(({ action, dice }) => ({ action, dice })),
    players: Object.fromEntries(meta.sides.map((side) => [side, levelOf(side)])),
  };
}

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
  // Reviews stored by earlier versions have no reasons.
  why: v.optional(listOf(v.unknown()), []),
}) satisfies v.GenericSchema<unknown, DecisionReport>;

const expected = v.strictObject({ mean: number, error: number }) satisfies v.GenericSchema<
  unknown,
  ExpectedResult
>;

/** The expected result in an answer; null if it is invalid. */
export function readExpected(answer: unknown): ExpectedResult | null {
  const read = v.safeParse(expected, answer);
  return read.success ? read.output : null;
}

/** The report in an answer; null if it is invalid. */
export function readReport(answer: unknown): GameReport | null {
  const read = v.safeParse(report, answer);
  return read.success ? read.output : null;
}

/** The judged decision in an answer; null if it is invalid. */
export function readDecision(answer: unknown) {
  const read = v.safeParse(decision, answer);
  return read.success ? read.output : null;
}
export type ReadDecision = NonNullable<ReturnType<typeof readDecision>>;

const kept = v.strictObject({ steps: step, report, judged: listOf(decision) });

/** The stored review of a game with this number of steps; null if it does not match or is damaged. */
export function readKept(value: unknown, steps: number) {
  const read = v.safeParse(kept, value);
  return read.success && read.output.steps === steps ? read.output : null;
}
