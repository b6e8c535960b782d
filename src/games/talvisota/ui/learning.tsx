/** Lessons. Their positions and texts are fetched by those who learn. */
import { Suspense } from 'react';
import type { Lessons } from '#table/game';
import { LessonCard, lessonLines, openLesson, openedAs, useScreen } from '#table';
import { QuickStartCard } from './lessons/QuickStartCard.tsx';

function Learning() {
  const opening = useScreen((screen) => screen.opening && openedAs(screen.opening));
  if (opening?.from === 'new') return opening.ready ? <QuickStartCard opening={opening} /> : null;
  if (opening?.from !== 'lesson') return null;
  return (
    <Suspense>
      <LessonCard />
    </Suspense>
  );
}

export const lessons: Lessons = {
  async course() {
    const { teaching } = await import('./lessons/teaching.ts');
    await teaching.load();
    return { lines: () => lessonLines(teaching) };
  },
  async begin(practice) {
    if (practice.from !== 'lesson') throw new RangeError(`There is no example "${practice.example}"`);
    const { teaching } = await import('./lessons/teaching.ts');
    await openLesson(teaching, practice.lesson);
  },
  Learning,
};
