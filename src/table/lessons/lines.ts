import type { LessonLine } from '../contract/lessons.ts';
import { game } from '../here.ts';
import { readLessons } from './lesson-record.ts';
import type { Teaching } from './teaching.ts';

/** The course, and how far the learner is in it. */
export function linesOf(teaching: Teaching): readonly LessonLine[] {
  const { lessons } = readLessons(game().card.id);
  return teaching.lessons.map((lesson) => {
    const { title, aim } = teaching.words(lesson);
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
