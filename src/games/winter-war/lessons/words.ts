/** The words of the lessons, apart from their structure: a second language is a second table of this shape. */
import { COURSE } from './course/index.ts';
import type { Lesson } from './lesson.ts';
import { stepOf, type LessonRefusal, type Progress } from './runner.ts';

export interface StepWords {
  /** What to do and why, in two sentences at most. */
  readonly task: string;
  /** For a learner who is stuck. */
  readonly hint: string;
  /** Said when the step is done. */
  readonly done: string;
  /** Said of an action of the right kind that misses the goal. */
  readonly short?: string;
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

/** The words of the step that is to be done now; undefined when the lesson is over. */
export function stepWords(words: Words, progress: Progress): StepWords | undefined {
  const step = stepOf(progress);
  return step && wordsOf(words, progress.lesson).steps[step.id];
}

/** Why an action was not taken. */
export function refusalText(words: Words, progress: Progress, refusal: LessonRefusal): string {
  if (refusal.by === 'engine') return refusal.refusal.text;
  const own = refusal.key === 'short' ? stepWords(words, progress)?.short : undefined;
  return own ?? words.refusals[refusal.key];
}
