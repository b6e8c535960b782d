import { describe, expect, it } from 'vitest';
import {
  LAST_TURN,
  positionFrom,
  readPosition,
  writePosition,
  type Action,
  type State,
} from '#engine/talvisota';
import { present } from '#engine/core/timeline.ts';
import { runToEnd } from '#games/talvisota/ai/ai-context.ts';
import { isOpen } from '#games/talvisota/problems/find.ts';
import { kindsAt } from '#games/talvisota/problems/judge.ts';
import shipped from '#games/talvisota/problems/problems.json';
import { problems } from '#games/talvisota/ui/problems/problems.ts';
import { searchForReview } from '#games/talvisota/value/answer.ts';
import type { NewProblem, NoProblem } from '#table/game';

const stateOf = (position: string): State => {
  const read = readPosition(position);
  if (!read.ok) throw new Error(read.refusal.text);
  return present(read.timeline) as State;
};

function made(asked: string, start: State): NewProblem<Action> | NoProblem<Action> {
  const task = searchForReview({ kind: 'makeProblem', asked, start });
  if (!task) throw new Error('The question makes no sense.');
  return structuredClone(runToEnd(task)) as NewProblem<Action> | NoProblem<Action>;
}

describe('the problem of a position of Talvisota', () => {
  const isFirst = ({ kind, theme }: (typeof shipped)[number], i: number): boolean =>
    shipped.findIndex((one) => one.kind === kind && one.theme === theme) === i;
  it.each(shipped.filter(isFirst))('is the one that ships: $kind, $theme', (problem) => {
    const { kind } = problem;
    const start = stateOf(problem.position);
    expect(kindsAt(start)).toEqual([kind]);
    expect(made(kind, start)).toMatchObject({
      kind,
      side: problem.side,
      theme: problem.theme,
      best: problem.best,
      second: problem.second,
      lost: expect.closeTo(problem.lost, 1),
    });
  });

  it('is none where nothing can be sent, where one side is beaten, and in other phases, and it is said why', () => {
    const start = positionFrom({ turn: 3, options: {} });
    const sending = stateOf(writePosition({ ...start, phase: 'deployment', decisions: [] }));
    const none = made('launch', sending) as NoProblem<Action>;
    expect(none).toMatchObject({ reason: 'none' });
    expect(problems.whyNone(none, sending)).toBe('No strategy can be sent here.');
    const beaten = { ...sending, morale: { ...sending.morale, finn: 1 } };
    expect(made('launch', beaten)).toMatchObject({ reason: 'decided' });
    const open = (soviet: number, finn: number, turn = 5) =>
      isOpen({ ...start, turn, morale: { soviet, finn } });
    expect([open(4, 10), open(3, 10), open(4, 23), open(22, 10, LAST_TURN), open(23, 10, LAST_TURN)]).toEqual(
      [true, false, true, true, false],
    );
    expect(kindsAt({ ...start, phase: 'recovery', decisions: [] })).toEqual([]);
    expect(problems.whyNone({ reason: 'phase', answers: [] }, start)).toMatch(/^Problems begin in/);
  });
});
