/** Reads what the page asks about a game, and works it out. */
import * as v from 'valibot';
import { isAction, isView, type Action, type State } from '#engine/winter-war';
import type { SearchTask } from '#kit/worker-rpc/worker-rpc.ts';
import { searchDecision, searchReport, type ExpectedResult } from '#table/game';
import { PLAYER_LEVELS } from '../ai/ai-context.ts';
import { KINDS, searchVerdict } from '../problems/judge.ts';
import { decisionRules } from './decisions.ts';
import { value, type Players } from './value.ts';

/** More than any game has. */
const MOST_STEPS = 20_000;
const level = v.nullable(v.picklist(PLAYER_LEVELS));
const action = v.custom<Action>(isAction);
/** More than any army moves. */
const MOST_ACTIONS = 500;
const actions = v.pipe(v.array(action), v.maxLength(MOST_ACTIONS));
const problem = v.strictObject({
  kind: v.literal('problem'),
  asked: v.picklist(KINDS),
  start: v.custom<State>(isView),
  best: actions,
  answer: actions,
});
const question = v.strictObject({
  kind: v.picklist(['luck', 'decision', 'value']),
  from: v.pipe(v.number(), v.integer(), v.minValue(0)),
  start: v.custom<State>(isView),
  steps: v.pipe(
    v.array(
      v.strictObject({
        action,
        dice: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
      }),
    ),
    v.maxLength(MOST_STEPS),
  ),
  players: v.strictObject({ soviet: level, finn: level }),
});

/** Worked out at once. */
// oxlint-disable-next-line require-yield -- a task as any other
function* expectedResult(position: State, players: Players): Generator<number, ExpectedResult, void> {
  const { mean, error } = value(position, players);
  return { mean, error };
}

/** The work for a checked question; null for an invalid one. */
export function searchForReview(message: unknown): SearchTask | null {
  const asked = v.safeParse(problem, message);
  if (asked.success) {
    const { asked: kind, start, best, answer } = asked.output;
    return searchVerdict(kind, start, best, answer);
  }
  const read = v.safeParse(question, message);
  if (!read.success) return null;
  const { kind, start: first, steps, players } = read.output;
  if (kind === 'value') return expectedResult(first, players);
  const rules = decisionRules(players);
  return kind === 'luck'
    ? searchReport(rules, first, steps)
    : searchDecision(rules, read.output, (side) => (side === 'soviet' ? 1 : -1));
}
