/** What the table needs to conduct the lessons of a game: their positions, what each step takes, and all words. */
import type { Refusal } from '#engine/core/refusal.ts';
import type { Action, Line, Place, Side, State } from '../../game/position.ts';
import type { Lesson, LessonTexts, Progress } from '../../game/lessons.ts';
import type { Part } from '../../text/parts.ts';

/** One action as it is carried out, the learner's or a reply to it. */
export interface Carried {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** What came of the learner's action: the replies come after his own. */
export type Taken =
  | { readonly ok: true; readonly progress: Progress; readonly played: readonly Carried[] }
  /** Not legal, or not what the step asks for, with the reason in the language that is spoken. */
  | { readonly ok: false; readonly refusal: Refusal };

/** What the table lights up for a step. */
export interface Asked {
  /** Pieces to take in hand, by their numbers. */
  readonly pieces: readonly number[];
  readonly places: readonly Place[];
  /** The large button is to be pressed. */
  readonly press: boolean;
  /** Where the cursor of the keyboard waits. */
  readonly cursor: Place | null;
}

/** The lessons of a game, as the table conducts them. */
export interface Teaching {
  /** In the order in which they are best taken. */
  readonly lessons: readonly Lesson[];
  /** The first position. */
  start(lesson: Lesson): Line;
  /** Plays an action if it is legal and what the step asks for. */
  take(progress: Progress, action: Action): Taken;
  asked(progress: Progress): Asked;
  /** What the map shows: the ground of the step, and who acted last (undefined before the first action). */
  sight(progress: Progress, last: Action): readonly Place[];
  /** True while what the other side does in this position lies face down: it is not shown action by action. */
  hides(state: State, learner: Side): boolean;
  /** Loads the texts in the language of the interface; `words`, `take` and `parts` need them. */
  load(): Promise<unknown>;
  words(lesson: Lesson): LessonTexts;
  /** A text of a lesson with its places as links; terms are marked by the table. */
  parts(text: string): readonly Part[];
  /** While a side answers. */
  busy(side: Side): string;
  /** How the table is set for a lesson, and how that is undone. */
  prepare?(): () => void;
}
