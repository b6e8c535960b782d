/** What a game shows of the table that is fetched when it is first needed. */
import { later } from '../faults/later.tsx';
import type { Teaching } from './lessons/teaching.ts';

export const HintPanel = later(() => import('./hints/HintPanel.tsx'));

export const LessonCard = later(() => import('./lessons/LessonCard.tsx'));

/** Puts a lesson on the table; without an id, the one after the last that was done. */
export async function openLesson(teaching: Teaching, id: string | null): Promise<void> {
  const session = await import('./lessons/session.ts');
  await session.openLesson(teaching, id);
}
