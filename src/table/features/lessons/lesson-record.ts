/** The learner's progress in the lessons of a game, stored on this device. Light, as the start screen imports it. */
import type { Action } from '../../game/position.ts';

interface LessonState {
  readonly finished: boolean;
  /** The learner's actions so far; replaying them leads to the step where the learner stopped. */
  readonly actions: readonly Action[];
  /** Number of completed steps; absent: one for each action. */
  readonly done?: number;
}

export const stepsDone = ({ lessons }: LessonRecord, lesson: string): number =>
  lessons[lesson]?.done ?? lessons[lesson]?.actions.length ?? 0;

/** The lesson that "Learn to play" opens. */
export interface NextLesson {
  readonly id: string;
  /** Number of the lesson in the course. */
  readonly number: number;
  readonly of: number;
  readonly done: number;
  readonly steps: number;
}

export interface LessonRecord {
  readonly lessons: Readonly<Record<string, LessonState>>;
  /** Null when every lesson is finished, or none started. */
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

/** The readable part of the record; actions are validated when the lesson is opened. `card`: the game's id. */
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

/** Stores the record; without storage the lessons start from the beginning. */
export function writeLessons(card: string, record: LessonRecord): void {
  try {
    localStorage.setItem(keyOf(card), JSON.stringify(record));
  } catch {
    // Not stored.
  }
}
