/** Playable lessons on the real board. Imports from outside go through this file. */
export { COURSE } from './course/index.ts';
export type { Lesson, Step } from './lesson.ts';
export { start, tryAction, type Progress } from './runner.ts';
