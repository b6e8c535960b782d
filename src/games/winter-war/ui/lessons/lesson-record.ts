/** How far the learner has come, kept on this device. Free of the lessons themselves: the start screen is light. */
import type { Action } from '../../../../engine/winter-war/index.ts';

/** One lesson as it stands. */
export interface LessonState {
  readonly finished: boolean;
  /** What the learner has done in it so far; played again, it leads to the step where they stopped. */
  readonly actions: readonly Action[];
}

/** Where "Learn to play" leads. */
export interface NextLesson {
  readonly id: string;
  /** Of the lesson in the course, from 1. */
  readonly number: number;
  readonly of: number;
  /** Steps done. */
  readonly done: number;
  readonly steps: number;
}

export interface LessonRecord {
  readonly lessons: Readonly<Record<string, LessonState>>;
  /** Null when every lesson is finished, or none begun. */
  readonly next: NextLesson | null;
}

const KEY = 'winter-war-lessons';

const NOTHING: LessonRecord = { lessons: {}, next: null };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isState = (value: unknown): boolean =>
  isObject(value) && typeof value['finished'] === 'boolean' && Array.isArray(value['actions']);

const isNext = (value: unknown): value is NextLesson =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  ['number', 'of', 'done', 'steps'].every((key) => Number.isFinite(value[key]));

/** As far as it can still be read; what was done in a lesson is judged where it is played again. */
export function readLessons(): LessonRecord {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isObject(kept) || !isObject(kept['lessons'])) return NOTHING;
    const lessons = Object.entries(kept['lessons']).filter(([, state]) => isState(state));
    return {
      lessons: Object.fromEntries(lessons) as LessonRecord['lessons'],
      next: isNext(kept['next']) ? kept['next'] : null,
    };
  } catch {
    return NOTHING;
  }
}

export function writeLessons(record: LessonRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Where nothing is kept, the lessons begin anew.
  }
}
