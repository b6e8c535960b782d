/** Lessons and examples. Their positions and texts are fetched by those who learn. */
import { Suspense } from 'react';
import { LessonCard, later, lessonLines, openLesson, openedAs, useScreen } from '#table';
import type { Lessons } from '#table/game';
import { isQuickStart } from './lessons/quick-step.ts';
import { QuickStartCard } from './lessons/QuickStartCard.tsx';

const ExampleCard = later(() => import('./examples/ExampleCard.tsx'));

/** What the table says to somebody who learns; nothing to others. */
function Learning() {
  const opening = useScreen((screen) => screen.opening && openedAs(screen.opening));
  if (opening?.from === 'new')
    // What it says is said to the one who attacks.
    return isQuickStart(opening) ? <QuickStartCard opening={opening} /> : null;
  if (opening?.from !== 'lesson' && opening?.from !== 'example') return null;
  return (
    <Suspense>{opening.from === 'lesson' ? <LessonCard /> : <ExampleCard id={opening.example} />}</Suspense>
  );
}

export const lessons: Lessons = {
  async course() {
    const { teaching } = await import('./lessons/teaching.ts');
    await teaching.load();
    return { lines: () => lessonLines(teaching) };
  },
  async begin(practice) {
    if (practice.from === 'lesson') {
      const { teaching } = await import('./lessons/teaching.ts');
      await openLesson(teaching, practice.lesson);
    } else {
      const { openExample } = await import('./examples/practice.ts');
      await openExample(practice.example);
    }
  },
  Learning,
};
