/** Lessons and examples. Their positions and texts are fetched by those who learn. */
import type { Lessons } from '../../../table/contract.ts';
import { Learning } from './Learning.tsx';

export const lessons: Lessons = {
  course: () => import('./lessons/lines.ts'),
  async begin(practice) {
    if (practice.from === 'lesson') {
      const { openLesson } = await import('./lessons/session.ts');
      await openLesson(practice.lesson);
    } else {
      const { openExample } = await import('./examples/practice.ts');
      await openExample(practice.example);
    }
  },
  Learning,
};
