import { check, type Action } from '#engine/winter-war';
import { present } from '#engine/core/timeline.ts';
import { problemForm } from '#games/winter-war/problems/judge.ts';
import shipped from '#games/winter-war/problems/problems.json';
import { problems as atTable } from '#games/winter-war/ui/problems/problems.tsx';
import { positionOf, readProblems, type Problem } from '#table/game';
import { faultOf } from '../../../../tools/lab/problems.ts';

const { problems, faults } = readProblems(shipped, problemForm);

describe('the problems that come with the game', () => {
  it('are at least 120, all readable, in rising difficulty', () => {
    expect(faults).toEqual([]);
    expect(problems.length).toBeGreaterThanOrEqual(120);
    const levels = problems.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels).size).toBe(5);
    // The first five are a beginner's: one attack is the whole answer.
    expect(problems.slice(0, 5).map(({ level, best }) => [level, best.length])).toEqual(
      Array(5).fill([1, 1]),
    );
  });

  it('have best answers that can be played to the end', () => {
    for (const problem of problems) {
      const start = positionOf(problem, problemForm);
      if (typeof start === 'string') throw new Error(`${problem.id}: ${start}`);
      let line = start;
      for (const action of problem.best) {
        const part = atTable.take(problem, line, action);
        if (!part.ok) throw new Error(`${problem.id}: ${part.refusal.text}`);
        line = part.line ?? line;
      }
      expect([problem.id, check(present(line) as never, { type: 'end' })]).toEqual([problem.id, null]);
    }
  });

  it.each(problems.filter((_, i) => i % 30 === 7).map((problem) => [problem.id, problem] as const))(
    'stand when they are judged anew: %s',
    (_, problem) => {
      expect(faultOf({ game: 'winter-war', problem })).toBeNull();
    },
  );
});

const good = problems.find(({ kind, second }) => kind === 'attack' && second.length)!;
const withChange = (change: object): object => ({ ...good, ...change });

describe('a damaged file', () => {
  it.each([
    ['a kind that the game has not', { kind: 'mate' }, 'kind'],
    ['a theme that it has not', { theme: 'romance' }, 'theme'],
    ['an action of no game', { best: [{ type: 'win' }] }, 'best.0'],
  ])('is refused with the place: %s', (_, change, field) => {
    const read = readProblems([good, withChange(change)], problemForm);
    expect(read.problems).toEqual([good]);
    expect(read.faults).toMatchObject([{ number: 2, field }]);
    expect(read.faults[0]!.reason).not.toBe('');
  });

  it('is found out when it is judged anew: another answer, another loss', () => {
    const wrong = { ...good, best: good.second } as Problem<Action>;
    expect(faultOf({ game: 'winter-war', problem: wrong })).toMatch(/^best: another answer/);
    expect(faultOf({ game: 'winter-war', problem: { ...good, lost: good.lost + 1 } })).toMatch(/^lost: /);
    expect(faultOf({ game: 'winter-war', problem: { ...good, second: good.best } })).toMatch(/^second: /);
  });
});
