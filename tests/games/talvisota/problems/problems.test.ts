import type { State } from '#engine/talvisota';
import { present } from '#engine/core/timeline.ts';
import {
  isDeploy,
  KINDS,
  launchValue,
  problemForm,
  THEMES,
  valueOf,
  type ProblemKind,
} from '#games/talvisota/problems/judge.ts';
import shipped from '#games/talvisota/problems/problems.json';
import { problems as atTable } from '#games/talvisota/ui/problems/problems.tsx';
import { positionOf, readProblems, type Problem } from '#table/game';
import { faultOf } from '../../../../tools/lab/problems.ts';

const { problems, faults } = readProblems(shipped, problemForm);
const launches = problems.filter(({ kind }) => kind === 'launch');

const startOf = (problem: Problem<never>): State => {
  const start = positionOf(problem, problemForm);
  if (typeof start === 'string') throw new Error(start);
  return present(start) as State;
};

describe('the problems that come with Talvisota', () => {
  it('are at least 40, of four kinds, all readable, in rising difficulty', () => {
    expect(faults).toEqual([]);
    expect(problems.length).toBeGreaterThanOrEqual(40);
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    const levels = problems.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels).size).toBe(5);
  });

  it('have a problem of every theme but the one of own mistakes, each with a name', () => {
    const themes = new Set(problems.map(({ theme }) => theme));
    expect(THEMES.filter((theme) => !themes.has(theme))).toEqual(['stop']);
    for (const theme of THEMES) expect(atTable.themeName(theme)).toMatch(/^[A-Z]/);
  });

  it.each(KINDS)('stand when they are judged anew: %s', (kind) => {
    const problem = problems.findLast((one) => one.kind === kind)!;
    expect(faultOf({ game: 'talvisota', problem })).toBeNull();
  });

  it('grade an answer by what it loses: the best nothing, the second as much as is said', async () => {
    for (const problem of problems) {
      expect((await atTable.judge(problem, problem.best)).lost).toBe(0);
      expect((await atTable.judge(problem, problem.second)).lost).toBeCloseTo(problem.lost, 1);
    }
  });

  it('can be answered at the table: each part is taken, and the last one ends the answer', () => {
    for (const problem of problems) {
      let line = positionOf(problem, problemForm);
      if (typeof line === 'string') throw new Error(line);
      let isWhole = false;
      for (const action of [...problem.best, { type: 'end' } as const]) {
        if (isWhole) break;
        const part = atTable.take(problem, line, action);
        if (!part.ok) throw new Error(`${problem.id}: ${part.refusal.text}`);
        isWhole = part.line === null;
        line = part.line ?? line;
      }
      expect([problem.id, isWhole]).toEqual([problem.id, true]);
    }
  });

  it('count the answers that are best for the Finns: without any, the attacks are worth no less', () => {
    for (const problem of launches) {
      const start = startOf(problem as Problem<never>);
      const best = problem.best.filter(isDeploy);
      const plans = start.finnish.plans.map(() => null);
      const undefended: State = { ...start, finnish: { ...start.finnish, plans } };
      expect(launchValue(undefended, best)).toBeGreaterThanOrEqual(launchValue(start, best) - 1e-9);
      // Moscow does not wait for nothing, unless the switch says so; what is no launch counts for nothing.
      expect(launchValue(start, [{ type: 'end' }])).toBeLessThan(0);
      expect(launchValue({ ...start, options: { ...start.options, moscowWaits: true } }, [])).toBe(0);
    }
  });

  it('refuse what the rules forbid, and an answer that is none', () => {
    const [problem] = launches;
    const start = startOf(problem as Problem<never>);
    const [first] = problem!.best;
    expect(() => valueOf('launch', start, [first!, first!])).toThrow(RangeError);
    expect(() => valueOf('answer' as ProblemKind, start, [])).toThrow(RangeError);
  });
});
