/** How far the learner has come in the lessons of a game, kept on this device. Light: the start screen reads it. */
import type { Action } from '../../game/position.ts';

/** One lesson as it stands. */
interface LessonState {
  readonly finished: boolean;
  /** What the learner has done in it so far; played again, it leads to the step where they stopped. */
  readonly actions: readonly Action[];
  /** Steps done by them; as many as there are actions, where nothing is said. */
  readonly done?: number;
}

/** Steps done in a lesson. */
export const stepsDone = ({ lessons }: LessonRecord, lesson: string): number =>
  lessons[lesson]?.done ?? lessons[lesson]?.actions.length ?? 0;

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

/** All lessons of a game. */
export interface LessonRecord {
  readonly lessons: Readonly<Record<string, LessonState>>;
  /** Null when every lesson is finished, or none begun. */
  readonly next: NextLesson | null;
}

const keyOf = (card: string): string => `${card}-lessons`;

const NOTHING: LessonRecord = { lessons: {}, next: null };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isState = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['finished'] === 'boolean' &&
  Array.isArray(value['actions']) &&
  (value['done'] === undefined || Number.isFinite(value['done']));

const isNext = (value: unknown): value is NextLesson =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  ['number', 'of', 'done', 'steps'].every((key) => Number.isFinite(value[key]));

/**
 * As far as it can still be read; what was done in a lesson is judged where it is played again. `card`: the game, by the
 * id of its card.
 */
export function readLessons(card: string): LessonRecord {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(card)) ?? 'null');
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

/** Keeps it; where the device keeps nothing, the lessons begin anew. */
export function writeLessons(card: string, record: LessonRecord): void {
  try {
    localStorage.setItem(keyOf(card), JSON.stringify(record));
  } catch {
    // Nothing is kept.
  }
}
