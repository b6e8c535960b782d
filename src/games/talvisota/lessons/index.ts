/** Playable lessons on the real board. Nothing outside imports deeper than this. */
export { COURSE } from './course/index.ts';
export type { Lesson, Step } from './lesson.ts';
export { start, tryAction, type Progress } from './runner.ts';
