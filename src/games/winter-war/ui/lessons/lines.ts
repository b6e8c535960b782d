import type { LessonLine } from '../../../../table/contract.ts';
import { COURSE, wordsOf } from '../../lessons/index.ts';
import { readLessons } from './lesson-record.ts';
import { lessonTexts } from './words.ts';

/** The course, and how far the learner is in it. */
export function lines(): readonly LessonLine[] {
  const { lessons } = readLessons();
  return COURSE.map((lesson) => {
    const { title, aim } = wordsOf(lessonTexts(), lesson);
    const kept = lessons[lesson.id];
    return {
      id: lesson.id,
      title,
      aim,
      steps: lesson.steps.length,
      done: kept?.actions.length ?? 0,
      finished: kept?.finished ?? false,
    };
  });
}
