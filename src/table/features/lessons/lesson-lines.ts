import type { LessonLine } from '../../game/lessons.ts';
import { activeGame } from '../../game/registry.ts';
import { plain } from '../../text/parts.ts';
import { readLessons, stepsDone } from './lesson-record.ts';
import type { Teaching } from './teaching.ts';

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
