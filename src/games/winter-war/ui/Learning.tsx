import { Suspense } from 'react';
import { openedAs, useScreen } from '#table/store/navigation.ts';
import { later } from '#table/faults/later.tsx';
import { isQuickStart } from './lessons/quick-step.ts';
import { QuickStartCard } from './lessons/QuickStartCard.tsx';

const LessonCard = later(() => import('#table/features/lessons/LessonCard.tsx'));
const ExampleCard = later(() => import('./examples/ExampleCard.tsx'));

/** What the table says to somebody who learns; nothing to others. */
export function Learning() {
  const opening = useScreen((screen) => screen.opening && openedAs(screen.opening));
  if (opening?.from === 'new')
    // What it says is said to the one who attacks.
    return isQuickStart(opening) ? <QuickStartCard opening={opening} /> : null;
  if (opening?.from !== 'lesson' && opening?.from !== 'example') return null;
  return (
    <Suspense>{opening.from === 'lesson' ? <LessonCard /> : <ExampleCard id={opening.example} />}</Suspense>
  );
}
