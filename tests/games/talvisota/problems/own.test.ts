import { present } from '#engine/core/timeline.ts';
import type { Action, State } from '#engine/talvisota';
import { problemForm, valueOf, type ProblemKind } from '#games/talvisota/problems/judge.ts';
import shipped from '#games/talvisota/problems/problems.json';
import { review } from '#games/talvisota/ui/review/review.ts';
import { positionOf, readProblems, type Problem } from '#table/game';
import { must } from '../../../engine/talvisota/helpers.ts';

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
    const { side, theme, best, lost } = known;
    expect(problem).toMatchObject({ kind, side, theme, best, lost });
    expect(startOf(problem)).toEqual(start);
    expect(valueOf(kind as ProblemKind, start, problem.best)).toBeGreaterThan(
      valueOf(kind as ProblemKind, start, problem.second),
    );
  });

  it('is none where strategies are sent, which many decisions follow, where little is lost, and in solo play', () => {
    const sent = problems.find(({ id }) => id === 'launch-1691936122-or-5-68') as Problem<Action>;
    const launch = startOf(sent as Problem<never>);
    expect(review.problemOf!(launch, decision)).toBeNull();
    expect(review.problemOf!(must(launch, sent.best[0]!), decision)).toBeNull();
    const answer = startOf(problems.find(({ kind }) => kind === 'answer') as Problem<never>);
    const solo = { ...answer, options: { ...answer.options, solo: true } };
    expect(review.problemOf!(solo, decision)).toBeNull();
  });
});
