import { present } from '#engine/core/timeline.ts';
import { runToEnd } from '#games/winter-war/ai/ai-context.ts';
import { chooseActions } from '#games/winter-war/ai/choose.ts';
import { problemForm, searchVerdict } from '#games/winter-war/problems/judge.ts';
import { review } from '#games/winter-war/ui/review/review.ts';
import { positionOf, readProblems, type Problem } from '#table/game';
import { position, stacks } from '../../../engine/winter-war/rules/helpers.ts';

const state = position(
  'finn',
  'movement',
  stacks('s1602 2-1-2 0-1-2, s1704 20-12-2, f1506 6-6-2, f1606 6-6-2'),
);
const best = chooseActions(state, 'finn', 'officer', 1);
const decision = { from: 7, to: 9, side: 'finn', cost: 6.25, error: 1, isSame: false, best, why: [] };

describe('a mistake of one’s own game', () => {
  it('becomes a problem that can be read, played and judged', () => {
    const problem = review.problemOf!(state, decision)!;
    expect(readProblems([problem], problemForm)).toEqual({ problems: [problem], faults: [] });
    const line = positionOf(problem as Problem<never>, problemForm);
    if (typeof line === 'string') throw new Error(line);
    const start = present(line) as typeof state;
    expect(start.units).toEqual(state.units);
    expect(runToEnd(searchVerdict('march', start, best, best)).lost).toBe(0);
  });

  it('is none where a die has fallen, or where little was lost', () => {
    expect(review.problemOf!({ ...state, phase: 'attack' }, decision)).toBeNull();
    expect(review.problemOf!(state, { ...decision, cost: 2.9 })).toBeNull();
  });
});
