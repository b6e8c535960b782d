import { timelineFor, type Timeline as CoreTimeline } from '../core/timeline.ts';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import type { GameEvent } from './events.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';

export type Timeline = CoreTimeline<State, Action, GameEvent>;

/** Nothing is taken back across a die, the end of a set-up, or, with touch-move, any action at all (M4). */
export const {
  startTimeline,
  present,
  at,
  play,
  canUndo,
  canRedo,
  undo,
  redo,
  undoTo,
  undoLimit,
  restartPhase,
} = timelineFor<State, Action, GameEvent, Refusal>({
  apply,
  isBarrier: (before, action, dice) =>
    dice.length > 0 || (before.phase === 'set-up' ? action.type === 'end' : before.options.touchMove),
  phaseMark: ({ turn, phase, phasing }) => `${turn} ${phase} ${phasing}`,
});
