/** What the table needs to run the lessons of a game: positions, accepted actions, texts. */
import type { Refusal } from '#engine/core/refusal.ts';
import type { Action, Line, Place, Side, State } from '../../game/position.ts';
import type { Lesson, LessonTexts, Progress } from '../../game/lessons.ts';
import type { Part } from '../../text/parts.ts';

/** One action as carried out, the learner's or a reply to it. */
export interface Carried {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** Result of the learner's action; the replies follow his own action. */
export type Taken =
  | { readonly ok: true; readonly progress: Progress; readonly played: readonly Carried[] }
  /** Illegal, or not what the step requests; the reason is in the current language. */
  | { readonly ok: false; readonly refusal: Refusal };

/** What the table highlights for a step. */
export interface Asked {
  /** Pieces to select, by their numbers. */
  readonly pieces: readonly number[];
  readonly places: readonly Place[];
  /** The primary button is to be pressed. */
  readonly press: boolean;
  /** Place of the keyboard cursor; null: none. */
  readonly cursor: Place | null;
}

export interface Teaching {
  /** In the recommended order. */
  readonly lessons: readonly Lesson[];
  /** The first position. */
  start(lesson: Lesson): Line;
  /** Plays an action if it is legal and what the step requests. */
  take(progress: Progress, action: Action): Taken;
  asked(progress: Progress): Asked;
  /** Places to show on the map: those of the step and of the last action (undefined before the first). */
  sight(progress: Progress, last: Action): readonly Place[];
  /** True while actions of the other side in this position are hidden from the learner. */
  hides(state: State, learner: Side): boolean;
  /** Loads the texts in the interface language; `words`, `take` and `parts` need them. */
  load(): Promise<unknown>;
  words(lesson: Lesson): LessonTexts;
  /** A text of a lesson with its places as links; the table marks terms. */
  parts(text: string): readonly Part[];
  /** Text shown while a side replies. */
  busy(side: Side): string;
  /** Prepares the table for a lesson; returns the function that restores it. */
  prepare?(): () => void;
}
