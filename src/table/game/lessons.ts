/** To learn a game at its table. */
import type { ComponentType } from 'react';

/** What is played to learn and never saved; the game on the table waits meanwhile. */
export type Practice =
  /** A lesson of the course; without an id, where the learner stopped. */
  | { readonly from: 'lesson'; readonly lesson: string | null }
  /** The position of a picture in the rulebook, to be tried out. */
  | { readonly from: 'example'; readonly example: string };

/** A lesson in the list, in the language that is spoken. */
export interface LessonLine {
  readonly id: string;
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly aim: string;
  readonly steps: number;
  /** Of them, done by the learner in a sitting that goes on. */
  readonly done: number;
  /** Once at least. */
  readonly finished: boolean;
}

/** The lessons. */
export interface Course {
  /** Every one, in the order in which they are best taken, as the learner stands now. */
  lines(): readonly LessonLine[];
}

/** Lessons and examples on the board. */
export interface Lessons {
  /** Loaded when the list is opened; its texts are in the language of that moment. */
  course(): Promise<Course>;
  /** Puts it on the table, with `openUnsaved` (table/store). Throws a RangeError for an example that there is not. */
  begin(practice: Practice): Promise<void>;
  /** What the table says to somebody who learns, above what is at hand; nothing to others. */
  readonly Learning: ComponentType;
}
