/** The texts of a course in one language, apart from its structure. */
import type { Refusal } from '#engine/core/refusal.ts';
import { stepOf, type Lesson, type Progress } from './lesson.ts';
import type { LessonRefusal } from './runner.ts';

/** The words of a step. */
export interface StepTexts {
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

/** The words of a lesson, its steps by their ids. */
export interface LessonTexts {
  readonly title: string;
  /** What the lesson is for, in one sentence. */
  readonly aim: string;
  readonly steps: Readonly<Record<string, StepTexts>>;
  /** What to take away. */
  readonly end: string;
}

/** The words of all lessons of a course, by their ids. */
export interface CourseTexts {
  readonly lessons: Readonly<Record<string, LessonTexts>>;
  /** The lesson's own refusals. */
  readonly refusals: Readonly<Record<(LessonRefusal & { by: 'lesson' })['key'], string>>;
}

/** The words of a lesson. Throws a RangeError for one that the course has not. */
export function wordsOf({ lessons }: CourseTexts, { id }: Lesson): LessonTexts {
  const found = lessons[id];
  if (!found) throw new RangeError(`There are no words for the lesson "${id}"`);
  return found;
}

/** Why an action was not taken; an engine's refusal in English. */
export function refusalText(words: CourseTexts, progress: Progress, refusal: LessonRefusal): string {
  if (refusal.by === 'engine') return refusal.refusal.text;
  const { key, trap } = refusal;
  const step = stepOf(progress);
  const own = step && wordsOf(words, progress.lesson).steps[step.id];
  const trapped = trap === undefined ? undefined : own?.traps?.[trap];
  return trapped ?? (key === 'short' ? own?.short : undefined) ?? words.refusals[key];
}

/**
 * The same for the table to show, which words an engine's refusals itself: the lesson's own cite the first paragraph of
 * the step. `write` fills in what stands in the text.
 */
export function asRefusal(
  words: CourseTexts,
  progress: Progress,
  refusal: LessonRefusal,
  write = (text: string): string => text,
): Refusal {
  if (refusal.by === 'engine') return refusal.refusal;
  const { see } = stepOf(progress) ?? progress.lesson.steps.at(-1)!;
  const text = write(refusalText(words, progress, refusal));
  return { rule: see[0]!, key: `lesson-${refusal.key}`, params: {}, text, places: [] };
}
