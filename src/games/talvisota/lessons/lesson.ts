/** What a lesson is made of: plain data. Its texts are in `lessons.md` of each language. */
import type { Action, ActionOf, ActionType, PositionSpec, RuleId, Side, Space } from '#engine/talvisota';
import type { Lesson as AnyLesson, LessonStep as AnyStep } from '#table/game';

/** Parts of an action; those that are not named may be any. */
export type Parts = { [Type in ActionType]: { readonly type: Type } & Partial<ActionOf<Type>> }[ActionType];

/** An action of the other side, with what its die shows. */
export interface Reply {
  readonly action: Action;
  readonly dice?: readonly number[];
}

/** One thing for the learner to do: a single action. */
export interface Step extends AnyStep {
  /** What is asked for; in which of the two boxes of a front a strategy lies is the learner's choice. */
  readonly wanted: Action;
  /** What does as well. */
  readonly or?: readonly Action[];
  /** Legal all the same, but worse: each has words of its own that say why. */
  readonly traps?: readonly { readonly id: string; readonly when: Parts }[];
  /** What the other side does then. */
  readonly reply?: readonly Reply[];
  /** Spaces to light up. */
  readonly places?: readonly Space[];
  readonly see: readonly RuleId[];
}

export interface Lesson extends AnyLesson {
  readonly learner: Side;
  readonly position: PositionSpec;
  /** Spaces that the map should show. */
  readonly focus: readonly Space[];
  readonly steps: readonly Step[];
}
