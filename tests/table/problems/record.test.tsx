import { gradeOfAnswer, ownProblem, problemOfDay } from '#table/game';
import {
  dayOf,
  deleteOwn,
  gradeIn,
  isSolved,
  keepAnswer,
  keepOwn,
  MOST_OWN,
  readRecord,
  restoreOwn,
} from '#table/store/problem-record.ts';

const KEY = 'hexapawn-problems';
const keep = (text: string): void => localStorage.setItem(KEY, text);
const answer = { lost: 1.2, error: 0, day: '2026-11-26' };

beforeEach(() => localStorage.clear());

describe('the record of problems on this device', () => {
  it('keeps the first answer to each', () => {
    keepAnswer('hexapawn', 'a', answer);
    keepAnswer('hexapawn', 'a', { ...answer, lost: 0 });
    keepAnswer('hexapawn', 'b', { ...answer, lost: 0 });
    expect(readRecord('hexapawn').solved).toMatchObject({ a: { lost: 1.2 }, b: { lost: 0 } });
    expect(gradeIn(readRecord('hexapawn'), 'a')).toBe('good');
    expect(gradeIn(readRecord('hexapawn'), 'c')).toBeNull();
    expect(readRecord('talvisota').solved).toEqual({});
  });

  it('holds a problem for solved once an answer to it was good', () => {
    const solvedAfter = (...lost: number[]): boolean[] =>
      lost.map((points) => {
        keepAnswer('hexapawn', 'a', { ...answer, lost: points });
        return isSolved(readRecord('hexapawn'), 'a');
      });
    expect(isSolved(readRecord('hexapawn'), 'a')).toBe(false);
    expect(solvedAfter(55, 2.9, 1.5, 55)).toEqual([false, false, true, true]);
    expect(readRecord('hexapawn').solved['a']!.lost).toBe(55);
  });

  it('keeps mistakes of one’s own games, each once and the latest first', () => {
    for (const id of ['a', 'b', 'a']) keepOwn('hexapawn', { id } as never);
    expect(readRecord('hexapawn').own.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it.each(['made', 'given'] as const)('keeps all that are %s, and refuses one too many', (from) => {
    const one = (i: number) => ownProblem(from, '4F', { position: `position ${i}` } as never);
    const ids = Array.from({ length: MOST_OWN[from] }, (_, i) => {
      expect(keepOwn('hexapawn', one(i))).toBe('kept');
      return one(i).id;
    });
    expect(keepOwn('hexapawn', one(-1))).toBe('full');
    // One that is kept already needs no room, and those of another origin have their own.
    expect(keepOwn('hexapawn', one(0))).toBe('kept');
    const other = from === 'made' ? 'given' : 'made';
    expect(keepOwn('hexapawn', ownProblem(other, '4F', { position: 'x' } as never))).toBe('kept');
    const kept = new Set(readRecord('hexapawn').own.map(({ id }) => id));
    expect(ids.every((id) => kept.has(id))).toBe(true);
    expect(deleteOwn('hexapawn', ids[7]!)).not.toBeNull();
    expect(keepOwn('hexapawn', one(-1))).toBe('kept');
  });

  it('puts a deleted one back in its place', () => {
    for (const id of ['a', 'b', 'c']) keepOwn('hexapawn', { id } as never);
    const deleted = deleteOwn('hexapawn', 'b')!;
    expect(readRecord('hexapawn').own.map(({ id }) => id)).toEqual(['c', 'a']);
    expect(restoreOwn('hexapawn', deleted)).toBe(true);
    expect(readRecord('hexapawn').own.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it.each(['', '{', 'null', '7', '[]', '{"solved":7,"own":{}}', '{"solved":null}'])(
    'begins anew where what is kept is %s',
    (text) => {
      keep(text);
      expect(readRecord('hexapawn')).toEqual({ solved: {}, own: [] });
    },
  );

  it('loses only the entries that are damaged', () => {
    keep(
      JSON.stringify({
        solved: { a: answer, b: { lost: 'much' }, c: { ...answer, day: 'today' } },
        own: [7, { id: 'x' }],
      }),
    );
    const { solved, own } = readRecord('hexapawn');
    expect(solved).toEqual({ a: answer });
    expect(own).toEqual([{ id: 'x' }]);
  });
});

describe('the problem of the day', () => {
  const problems = Array.from({ length: 130 }, (_, i) => ({ id: String(i) }));
  const days = problems.map((_, i) => new Date(2027, 0, 1 + i, 12));

  it('is the same all day, and another one tomorrow', () => {
    const at = (hour: number) => problemOfDay(problems, new Date(2027, 4, 3, hour))!.id;
    expect(at(0)).toBe(at(23));
    expect(problemOfDay(problems, new Date(2027, 4, 4))!.id).not.toBe(at(0));
  });

  it('is each of the problems in turn', () => {
    expect(new Set(days.map((day) => problemOfDay(problems, day)!.id)).size).toBe(problems.length);
  });

  it('is none where there are none', () => {
    expect(problemOfDay([], new Date())).toBeUndefined();
    expect(dayOf(new Date(2027, 0, 5))).toBe('2027-01-05');
  });
});

describe('the grade of an answer', () => {
  it.each([
    [-1, 0, 'best'],
    [0.5, 0, 'best'],
    [1.4, 0, 'good'],
    [2.9, 0, 'fair'],
    [3, 0, 'poor'],
    [3, 1.5, 'best'],
    [3, 1, 'poor'],
  ])('of one that gives away %s, give or take %s, is %s', (lost, error, grade) => {
    expect(gradeOfAnswer({ lost, error })).toBe(grade);
  });
});
