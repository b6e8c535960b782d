/** Playable lessons on the real board. Nothing outside imports deeper than this. */
export { COURSE } from './course/index.ts';
export { en } from './en.ts';
export { fi } from './fi.ts';
export type { Lesson, Step } from './lesson.ts';
export { start, stepOf, tryAction, type LessonRefusal, type Progress } from './runner.ts';
export { refusalText, wordsOf, type StepWords, type Words } from './words.ts';
