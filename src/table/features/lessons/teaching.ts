/** What the table needs to run the lessons of a game: positions, accepted actions, texts. */
import type { Refusal } from '#engine/core/refusal.ts';
import type { Action, Line, Place, Side, State } from '../../game/position.ts';
import type { Lesson, LessonTexts, Progress, LessonLine } from '../../game/lessons.ts';
import { type Part, plain } from '../../text/parts.ts';
import { create } from 'zustand';
import { activeGame } from '../../game/registry.ts';
import { readLessons, stepsDone } from './lesson-record.ts';

export function lessonLines(teaching: Teaching): readonly LessonLine[] {
  const record = readLessons(activeGame().meta.id);
  return teaching.lessons.map((lesson) => {
    const { title, aim } = teaching.words(lesson);
    return {
      id: lesson.id,
      title,
      // It may contain place links.
      aim: plain(teaching.parts(aim)),
      steps: lesson.steps.length,
      done: stepsDone(record, lesson.id),
      withProblems: lesson.withProblems ?? false,
      ...(lesson.isPrologue && { isPrologue: true }),
      finished: record.lessons[lesson.id]?.finished ?? false,
    };
  });
}

/** A lesson's highlights on the table: what to press, and whether the other side is acting. */
export interface Coach {
  readonly lesson: boolean;
  /** Pieces to select, by their numbers, and target places. */
  readonly pieces: readonly number[];
  readonly places: readonly Place[];
  /** The primary button is to be pressed. */
  readonly press: boolean;
  /** The other side plays its reply. */
  readonly busy: boolean;
  readonly finished: boolean;
}

const SILENT: Coach = { lesson: false, pieces: [], places: [], press: false, busy: false, finished: false };

/** The current highlights; all empty without a lesson. */
export const useCoach = create<Coach>(() => SILENT);

/** Replaces all highlights; those not given are cleared. */
export const coach = (change: Partial<Coach>): void => useCoach.setState({ ...SILENT, ...change });

/** One action as carried out, the learner's or a reply to it. */
export interface Carried {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** Result of the learner's action; the replies follow his own action. */
export type Taken =
  | { readonly ok: true; readonly progress: Progress; readonly played: readonly Carried[] }
  /** Illegal, or not what the step requests; the reason is in the current language. */
  | { readonly ok: false; readonly refusal: Refusal };

/** What the table highlights for a step. */
export interface Asked {
  /** Pieces to select, by their numbers. */
  readonly pieces: readonly number[];
  readonly places: readonly Place[];
  /** The primary button is to be pressed. */
  readonly press: boolean;
  /** Place of the keyboard cursor; null: none. */
  readonly cursor: Place | null;
}

export interface Teaching {
  /** In the recommended order. */
  readonly lessons: readonly Lesson[];
  /** The first position. */
  start(lesson: Lesson): Line;
  /** Plays an action if it is legal and what the step requests. */
  take(progress: Progress, action: Action): Taken;
  asked(progress: Progress): Asked;
  /** Places to show on the map: those of the step and of the last action (undefined before the first). */
  sight(progress: Progress, last: Action): readonly Place[];
  /** True while actions of the other side in this position are hidden from the learner. */
  hides(state: State, learner: Side): boolean;
  /** Loads the texts in the interface language; `words`, `take` and `parts` need them. */
  load(): Promise<unknown>;
  words(lesson: Lesson): LessonTexts;
  /** A text of a lesson with its places as links; the table marks terms. */
  parts(text: string): readonly Part[];
  /** Text shown while a side replies. */
  busy(side: Side): string;
  /** Prepares the table for a lesson; returns the function that restores it. */
  prepare?(): () => void;
}
