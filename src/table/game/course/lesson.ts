/** What a course of lessons is made of, in any game: plain data, whose words stand apart. */
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

/** Keeps the ids of a lesson and its steps, so that the compiler can tell which words are still unwritten. */
export const defineLessonOf =
  <L extends Lesson>() =>
  <const Id extends string, const Steps extends L['steps']>(
    lesson: L & { readonly id: Id; readonly steps: Steps },
  ): L & { readonly id: Id; readonly steps: Steps } =>
    lesson;

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
