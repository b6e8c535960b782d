import { later, lateFrom } from '../faults/later.tsx';
import type { Teaching } from '../features/lessons/teaching.ts';

/** A part of the table that is fetched when it is first shown. */
export const late = lateFrom(() => import('./extras.tsx'));

/** A part of a game at a host. */
export const online = lateFrom(() => import('../features/online/index.ts'));

export const HintPanel = later(() => import('../features/hints/HintPanel.tsx'));

export const LessonCard = later(() => import('../features/lessons/LessonCard.tsx'));

/** Puts a lesson on the table; without an id, the one after the last that was done. */
export async function openLesson(teaching: Teaching, id: string | null): Promise<void> {
  const session = await import('../features/lessons/session.ts');
  await session.openLesson(teaching, id);
}
