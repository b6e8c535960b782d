/** What a course of lessons is made of, in any game: plain data. The texts are content (../content.ts). */
import type { Side, State } from '../position.ts';

/** One thing for the learner to do: a single action. What that is, the game says in fields of its own. */
export interface Step {
  readonly id: string;
  /** What the dice show, if any are rolled. */
  readonly dice?: readonly number[];
  /** What the other side does then, as the game writes it. */
  readonly reply?: readonly unknown[];
  /** Paragraphs to read. */
  readonly see: readonly string[];
}

/** Steps in their order, from a position that the game writes. */
export interface Lesson {
  readonly id: string;
  readonly learner: Side;
  readonly steps: readonly Step[];
}

/** How far a learner is. */
export interface Progress<L extends Lesson = Lesson, S = State> {
  readonly lesson: L;
  /** Steps done. */
  readonly done: number;
  readonly state: S;
}

/** What is to be done now; undefined when the lesson is over. */
export const stepOf = <L extends Lesson>({
  lesson,
  done,
}: Progress<L, unknown>): L['steps'][number] | undefined => lesson.steps[done];

/** True when every step is done. */
export const isDone = (progress: Progress): boolean => stepOf(progress) === undefined;
