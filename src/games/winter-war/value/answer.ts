/** Validates and answers questions of the page about a game. */
import * as v from 'valibot';
import { isAction, isView, type Action, type State } from '#engine/winter-war';
import type { SearchTask } from '#kit/worker-rpc/worker-rpc.ts';
import { searchForReview as searchFor } from '#table/game';
import { PLAYER_LEVELS } from '../ai/ai-context.ts';
import { findProblem } from '../problems/find.ts';
import { KINDS, searchVerdict, type ProblemKind } from '../problems/judge.ts';
import { decisionRules } from './decisions.ts';
import { value } from './value.ts';

/** More than any army can move. */
const MOST_ACTIONS = 500;
const actions = v.pipe(v.array(v.custom<Action>(isAction)), v.maxLength(MOST_ACTIONS));
const problem = v.strictObject({
  kind: v.literal('problem'),
  asked: v.picklist(KINDS),
  start: v.custom<State>(isView),
  best: actions,
  answer: actions,
});

/** The problem of a position, without the data about its difficulty. */
function* makeProblem(start: State, kind: string) {
  const found = yield* findProblem(start, kind as ProblemKind);
  if ('reason' in found) return found;
  const { choices: _choices, lostBy: _lostBy, ...made } = found;
  return made;
}

/** The task for a validated question; null for an invalid one. */
export function searchForReview(message: unknown): SearchTask | null {
  const request = v.safeParse(problem, message);
  if (request.success) {
    const { asked: kind, start, best, answer } = request.output;
    return searchVerdict(kind, start, best, answer);
  }
  return searchFor(message, {
    isPosition: isView,
    isAction,
    levels: PLAYER_LEVELS,
    rules: decisionRules,
    problems: { kinds: KINDS, find: makeProblem },
    value,
  });
}
