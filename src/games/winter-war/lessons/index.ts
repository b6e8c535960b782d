/** Playable lessons on the real board. Nothing outside imports deeper than this. */
export { COURSE } from './course/index.ts';
export { reached } from './runner.ts';
export type { Allowed, Goal, Lesson, Scripted, Step } from './lesson.ts';
export { unitNamed, type HexName, type UnitName } from './lesson.ts';
export { actionOf, highlights, matches, start, tryAction, type Progress } from './runner.ts';
