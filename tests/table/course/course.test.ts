import type { Refusal } from '#engine/core/refusal.ts';
import {
  type CourseTexts,
  type Lesson,
  type Step,
  asRefusal,
  lessonRunner,
  refusalText,
} from '#table/game/lessons.ts';

/** A game in which numbers are added up to ten. */
const full: Refusal = { rule: 'Ten', key: 'full', params: {}, text: 'No more than ten.', places: [] };
const apply = (sum: number, by: number) =>
  sum + by > 10
    ? ({ ok: false, refusal: full } as const)
    : ({ ok: true, state: sum + by, events: [`+${by}`], dice: [] } as const);

interface Sum extends Step {
  readonly upTo: number;
  readonly reply?: readonly number[];
}

interface Sums extends Lesson {
  readonly steps: readonly Sum[];
}

const { start, tryAction } = lessonRunner<Sums, number, number, string, Refusal>({
  begin: () => 0,
  apply,
  judge({ upTo }, { action, state }) {
    if (action < 0) return { key: 'other' };
    if (state > upTo) return { key: 'short', ...(action > 5 && { trap: 'leap' }) };
    return state === upTo ? 'done' : 'part';
  },
  reply: (by) => ({ action: by }),
});

const lesson: Sums = {
  id: 'sums',
  learner: 'one',
  steps: [
    { id: 'three', upTo: 3, reply: [2, 1], see: ['Sums.A', 'Ten'] },
    { id: 'nine', upTo: 9, reply: [5], see: ['Sums.B'] },
  ],
};

const words: CourseTexts = {
  lessons: {
    sums: {
      title: 'Sums',
      aim: 'Add.',
      end: 'Well done.',
      steps: {
        three: { task: 'Three.', hint: '3', done: 'So.', traps: { leap: 'Too far at once.' } },
        nine: { task: 'Nine.', hint: '9', done: 'So.', short: 'Not nine.' },
      },
    },
  },
  refusals: { other: 'Something else.', short: 'Not that.', over: 'It is over.' },
};

const progress = (done: number, state: number) => ({ lesson, done, state });
const saidOf = (done: number, state: number, action: number): string | null => {
  const tried = tryAction(progress(done, state), action);
  return tried.ok ? null : refusalText(words, progress(done, state), tried.refusal);
};

it('goes on after a part of what is asked for, and answers when all of it is done', () => {
  const part = tryAction(start(lesson), 1);
  expect(part).toMatchObject({ ok: true, progress: { done: 0, state: 1 }, played: [{ action: 1 }] });
  const whole = tryAction(progress(0, 1), 2);
  expect(whole).toMatchObject({ ok: true, progress: { done: 1, state: 6 } });
  expect(whole.ok && whole.played.map(({ action, state }) => [action, state])).toEqual([
    [2, 3],
    [2, 5],
    [1, 6],
  ]);
});

it('says what a step says of a mistake, else what any lesson says', () => {
  expect(saidOf(0, 0, -1)).toBe('Something else.');
  expect(saidOf(0, 0, 4)).toBe('Not that.');
  expect(saidOf(0, 0, 6)).toBe('Too far at once.');
  expect(saidOf(1, 6, 4)).toBe('Not nine.');
  expect(saidOf(2, 9, 1)).toBe('It is over.');
});

it('leaves the refusals of the rules as they are, and cites a paragraph with its own', () => {
  const shown = (done: number, state: number, action: number) => {
    const tried = tryAction(progress(done, state), action);
    return tried.ok
      ? null
      : asRefusal(words, progress(done, state), tried.refusal, (text) => text.toUpperCase());
  };
  expect(shown(1, 6, 5)).toBe(full);
  expect(shown(0, 0, 4)).toMatchObject({ rule: 'Sums.A', key: 'lesson-short', text: 'NOT THAT.' });
  expect(shown(2, 9, 1)).toMatchObject({ rule: 'Sums.B', key: 'lesson-over' });
});

it('takes a reply that is not legal for a mistake in the lesson', () => {
  expect(() => tryAction(progress(1, 6), 3)).toThrow('No more than ten.');
});
