import { timelineFor } from '#engine/core/timeline-for.ts';
import type { Timeline as CoreTimeline } from '#engine/core/timeline.ts';
import type { Action } from '../state/actions.ts';
import { apply } from './apply.ts';
import type { GameEvent } from '../state/events.ts';
import type { Refusal } from '../state/refusals.ts';
import type { State } from '../state/state.ts';

export * from '#engine/core/timeline.ts';

/** What can never be taken back: a die, the end of a set-up, or, with touch-move, any action (M4). */
export type Barrier = 'die' | 'set-up' | 'touch-move';

export type Timeline = CoreTimeline<State, Action, GameEvent, Barrier>;

function barrierOf(before: State, action: Action, dice: readonly number[]): Barrier | null {
  if (dice.length) return 'die';
  if (before.phase === 'set-up') return action.type === 'end' ? 'set-up' : null;
  return before.options.touchMove ? 'touch-move' : null;
}

const turnKind = ({ phase }: State): string =>
  phase === 'set-up' || phase === 'interphase' ? phase : 'turn';

/**
 * `startTimeline(state)`: a game that starts there. `play(line, action, dice?)`: the game with one more step, or the
 * refusal. `restartPhase` and `restartTurn` go back as far as barriers allow; `free`: all the way.
 */
export const { startTimeline, play, restartPhase, restartTurn } = timelineFor<
  State,
  Action,
  GameEvent,
  Refusal,
  Barrier
>({
  apply,
  barrier: barrierOf,
  phaseMark: ({ turn, phase, phasing }) => `${turn} ${phase} ${phasing}`,
  turnMark: (state) => `${state.turn} ${turnKind(state)} ${state.phasing}`,
});
