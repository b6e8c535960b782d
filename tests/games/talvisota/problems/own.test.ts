import { describe, expect, it } from 'vitest';
import { present } from '#engine/core/timeline.ts';
import type { State } from '#engine/talvisota';
import { problemForm, valueOf, type ProblemKind } from '#games/talvisota/problems/judge.ts';
import shipped from '#games/talvisota/problems/problems.json';
import { review } from '#games/talvisota/ui/review/review.ts';
import { positionOf, readProblems, type Problem } from '#table/game';

const { problems } = readProblems(shipped, problemForm);
const startOf = (problem: Problem<never>): State => {
  const line = positionOf(problem, problemForm);
  if (typeof line === 'string') throw new Error(line);
  return present(line) as State;
};
const decision = { from: 7, to: 8, side: 'finn', cost: 4, error: 1, isSame: false, best: [], why: [] };

describe('a mistake of one’s own game of Talvisota', () => {
  it.each(['answer', 'secondAttack', 'losses'])('becomes a problem with the exact best: %s', (kind) => {
    const known = problems.find((one) => one.kind === kind)!;
    const start = startOf(known as Problem<never>);
    const problem = review.problemOf!(start, decision) as Problem<never>;
    expect(readProblems([problem], problemForm)).toEqual({ problems: [problem], faults: [] });
    expect(problem).toMatchObject({ kind, side: known.side, best: known.best, lost: known.lost });
    expect(startOf(problem)).toEqual(start);
    expect(valueOf(kind as ProblemKind, start, problem.best)).toBeGreaterThan(
      valueOf(kind as ProblemKind, start, problem.second),
    );
  });

  it('is the same problem however often it is reviewed', () => {
    const start = startOf(problems.find(({ kind }) => kind === 'answer') as Problem<never>);
    const once = review.problemOf!(start, decision)!;
    expect(review.problemOf!(start, decision)!.id).toBe(once.id);
    expect(review.problemOf!(start, { ...decision, from: 8 })!.id).not.toBe(once.id);
  });

  it('is none where strategies are sent, which many decisions follow, and in solo play', () => {
    const launch = startOf(problems.find(({ kind }) => kind === 'launch') as Problem<never>);
    expect(review.problemOf!(launch, decision)).toBeNull();
    const answer = startOf(problems.find(({ kind }) => kind === 'answer') as Problem<never>);
    const solo = { ...answer, options: { ...answer.options, solo: true } };
    expect(review.problemOf!(solo, decision)).toBeNull();
  });
});
