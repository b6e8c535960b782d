/** The data of a lesson. Its texts are in `lessons.md` of each language. */
import {
  finns,
  type Action,
  type ActionOf,
  type ActionType,
  type PositionSpec,
  type RuleId,
  type Side,
  type Slot,
  type Space,
} from '#engine/talvisota';
import type { Lesson as AnyLesson, LessonStep as AnyStep } from '#table/game';

/** Parts of an action; those not named may have any value. */
export type Parts = { [Type in ActionType]: { readonly type: Type } & Partial<ActionOf<Type>> }[ActionType];

/** An action of the other side, with its die roll. */
export interface Reply {
  readonly action: Action;
  readonly dice?: readonly number[];
}

const NOTHING = { units: finns(), environment: [], supports: [], entrenched: false } as const;

/** Allots the means of the only Finnish strategy, and ends the phase. */
export const prepared = (slot: Slot, means: Partial<ActionOf<'prepare'>>): readonly Reply[] => [
  { action: { type: 'prepare', slot, ...NOTHING, ...means } },
  { action: { type: 'end' } },
];

/** One task: a single action. */
export interface Step extends AnyStep {
  /** The requested action; either of the two boxes of a front is accepted. */
  readonly wanted: Action;
  /** Equivalent actions. */
  readonly or?: readonly Action[];
  /** Legal but worse actions, each with its own explanation. */
  readonly traps?: readonly { readonly id: string; readonly when: Parts }[];
  /** The other side's actions afterwards. */
  readonly reply?: readonly Reply[];
  /** Spaces to highlight. */
  readonly places?: readonly Space[];
  readonly see: readonly RuleId[];
}

export interface Lesson extends AnyLesson {
  readonly learner: Side;
  readonly position: PositionSpec;
  /** Spaces that the map shows. */
  readonly focus: readonly Space[];
  readonly steps: readonly Step[];
}
