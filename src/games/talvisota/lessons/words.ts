/** The words of the lessons, apart from their structure: a second language is a second table of this shape. */
import type { COURSE } from './course/index.ts';
import type { Lesson } from './lesson.ts';
import { stepOf, type LessonRefusal, type Progress } from './runner.ts';

/** `{TER}` is a space by its id, `{TER|Terijoelle}` the same as the sentence needs it. */
export interface StepWords {
  /** What to do and why, in two sentences at most. */
  readonly task: string;
  /** For a learner who is stuck. */
  readonly hint: string;
  /** Said when the step is done. */
  readonly done: string;
  /** Said of an action of the right kind that is not the one. */
  readonly short?: string;
  /** Why a likely mistake is one. */
  readonly traps?: Readonly<Record<string, string>>;
}

export interface LessonWords<StepId extends string = string> {
  readonly title: string;
  /** What the lesson is for, in one sentence. */
  readonly aim: string;
  readonly steps: Readonly<Record<StepId, StepWords>>;
  /** What to take away. */
  readonly end: string;
}

type CourseLesson = (typeof COURSE)[number];

export interface Words {
  readonly lessons: {
    readonly [L in CourseLesson as L['id']]: LessonWords<L['steps'][number]['id']>;
  };
  /** The lesson's own refusals. */
  readonly refusals: Readonly<Record<(LessonRefusal & { by: 'lesson' })['key'], string>>;
}

export const wordsOf = (words: Words, { id }: Lesson): LessonWords => {
  const lessons: Readonly<Record<string, LessonWords>> = words.lessons;
  const found = lessons[id];
  if (!found) throw new RangeError(`There are no words for the lesson "${id}"`);
  return found;
};

/** Why an action was not taken; the words of the engine are left to the table. */
export function refusalText(words: Words, progress: Progress, refusal: LessonRefusal): string {
  if (refusal.by === 'engine') return refusal.refusal.text;
  const { key, trap } = refusal;
  const step = stepOf(progress);
  const own = step && wordsOf(words, progress.lesson).steps[step.id]!;
  const trapped = trap === undefined ? undefined : own?.traps?.[trap];
  return trapped ?? (key === 'short' ? own?.short : undefined) ?? words.refusals[key];
}
