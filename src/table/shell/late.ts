import { later, lateFrom } from '../faults/later.tsx';
import type { Teaching } from '../features/lessons/teaching.ts';

/** A part of the table that is loaded when first shown. */
export const late = lateFrom(() => import('./extras.tsx'));

/** A part of a game at a host. */
export const online = lateFrom(() => import('../features/online/index.ts'));

export const LessonCard = later(() => import('../features/lessons/LessonCard.tsx'));

/** Opens a lesson; null: the next one of the course. */
export async function openLesson(teaching: Teaching, id: string | null): Promise<void> {
  const session = await import('../features/lessons/session.ts');
  await session.openLesson(teaching, id);
}
