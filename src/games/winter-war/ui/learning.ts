/** Lessons and examples. Their positions and texts are fetched by those who learn. */
import type { Lessons } from '#table/game/game.ts';
import { lessonLines } from '#table/features/lessons/lesson-lines.ts';
import { Learning } from './Learning.tsx';

export const lessons: Lessons = {
  async course() {
    const { teaching } = await import('./lessons/teaching.ts');
    await teaching.load();
    return { lines: () => lessonLines(teaching) };
  },
  async begin(practice) {
    if (practice.from === 'lesson') {
      const [{ openLesson }, { teaching }] = await Promise.all([
        import('#table/features/lessons/session.ts'),
        import('./lessons/teaching.ts'),
      ]);
      await openLesson(teaching, practice.lesson);
    } else {
      const { openExample } = await import('./examples/practice.ts');
      await openExample(practice.example);
    }
  },
  Learning,
};
