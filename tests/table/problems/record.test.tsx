import { gradeOfAnswer, ownProblem, problemOfDay, ratingAfter, ratingOf } from '#table/game';
import {
  dayOf,
  deleteOwn,
  gradeIn,
  isSolved,
  keepAnswer,
  keepOwn,
  MOST_MISTAKES,
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

  it('keeps the latest mistakes, and all that were made or given', () => {
    const one = (from: number | 'made' | 'given', i: number) =>
      ownProblem(from, '4F', { position: `position ${i}` } as never);
    for (const from of ['made', 'given', 7] as const)
      for (let i = 0; i <= MOST_MISTAKES; i++) expect(keepOwn('hexapawn', one(from, i))).toBe(true);
    const kept = readRecord('hexapawn').own.map(({ id }) => id);
    expect(kept).toHaveLength(3 * MOST_MISTAKES + 2);
    expect(kept).not.toContain(one(7, 0).id);
    expect(kept).toContain(one('made', 0).id);
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
    const at = (hour: number) => problemOfDay(problems, new Date(2027, 4, 3, hour), 900)!.id;
    expect(at(0)).toBe(at(23));
    expect(problemOfDay(problems, new Date(2027, 4, 4), 900)!.id).not.toBe(at(0));
  });

  it('is one near one’s rating, and each of those in turn', () => {
    const at = (rating: number): number[] =>
      days.map((day) => Number(problemOfDay(problems, day, rating)!.id));
    expect(new Set(at(0))).toEqual(new Set(problems.slice(0, 26).map((_, i) => i)));
    expect(Math.min(...at(3000))).toBe(104);
    for (const id of at(1400)) expect(Math.abs(ratingOf(problems, `${id}`)! - 1400)).toBeLessThan(400);
  });

  it('is none where there are none', () => {
    expect(problemOfDay([], new Date(), 900)).toBeUndefined();
    expect(dayOf(new Date(2027, 0, 5))).toBe('2027-01-05');
  });
});

describe('one’s rating', () => {
  const problems = Array.from({ length: 121 }, (_, i) => ({ id: String(i) }));
  const after = (...answers: readonly (readonly [id: string, lost: number])[]): number =>
    ratingAfter(
      answers.map(([id, lost]) => ({ id, lost, error: 0 })),
      problems,
    );

  it('rises with good answers, the more the harder the problem, and falls with bad ones', () => {
    expect(after()).toBe(900);
    expect(['0', '10', '60', '120'].map((id) => after([id, 0]))).toEqual([929, 940, 976, 980]);
    expect(['0', '10', '120'].map((id) => after([id, 9]))).toEqual([849, 860, 900]);
    expect(after(['10', 2])).toBe(900);
    // Problems that are not among them do not count.
    expect(after(['own', 9])).toBe(900);
  });

  it('comes near that of the problems solved half the time, and then moves in smaller steps', () => {
    const turns = Array.from({ length: 60 }, (_, i) => ['60', i % 2 ? 0 : 9] as const);
    expect(Math.abs(after(...turns) - 1400)).toBeLessThan(60);
    expect(after(...turns, ['60', 0]) - after(...turns)).toBeLessThan(20);
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
