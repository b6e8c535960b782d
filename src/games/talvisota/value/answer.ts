/** Validates a question to the review worker and starts the search for it. */
import { isAction, isView, type State } from '#engine/talvisota';
import type { SearchTask } from '#kit/worker-rpc/worker-rpc.ts';
import { searchForReview as searchFor } from '#table/game';
import { PLAYER_LEVELS } from '../ai/ai-context.ts';
import { findProblem } from '../problems/find.ts';
import { KINDS, type ProblemKind } from '../problems/judge.ts';
import { decisionRules } from './decisions.ts';
import { value } from './value.ts';

/** The problem of a position, without its difficulty. */
function* makeProblem(start: State, kind: string) {
  const found = yield* findProblem(start, kind as ProblemKind);
  if ('reason' in found) return found;
  const { hardness: _hardness, ...made } = found;
  return made;
}

/** The search for a question; null for an invalid one. */
export const searchForReview = (message: unknown): SearchTask | null =>
  searchFor(message, {
    isPosition: isView,
    isAction,
    levels: PLAYER_LEVELS,
    rules: decisionRules,
    problems: { kinds: KINDS, find: makeProblem },
    value,
  });
