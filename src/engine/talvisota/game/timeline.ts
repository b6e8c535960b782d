import { timelineFor } from '#engine/core/timeline-for.ts';
import type { Timeline as CoreTimeline } from '#engine/core/timeline.ts';
import type { Action, ActionType } from '../state/actions.ts';
import { apply } from './apply.ts';
import type { GameEvent } from '../state/events.ts';
import type { Refusal } from '../state/refusals.ts';
import { decider } from './sequence.ts';
import type { State } from '../state/state.ts';

export * from '#engine/core/timeline.ts';

/** What can never be taken back: a die, a reveal, the end of a phase, a change of the side to decide. */
export type Barrier = 'die' | 'reveal' | 'phase' | 'hand-over';

const REVEALING: readonly ActionType[] = ['deploy', 'answer', 'fight', 'employ', 'mannerheim'];

export type Timeline = CoreTimeline<State, Action, GameEvent, Barrier>;

function barrierOf(before: State, action: Action, dice: readonly number[], after: State): Barrier | null {
  if (dice.length) return 'die';
  if (REVEALING.includes(action.type)) return 'reveal';
  if (action.type === 'end' || before.phase !== after.phase) return 'phase';
  return decider(before) === decider(after) ? null : 'hand-over';
}

/**
 * `startTimeline(state)`: a game that starts there. `play(line, action, dice?)`: the game with one more step,
 * or the refusal. `restartPhase` and `restartTurn` go back as far as barriers allow; `free`: all the way.
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
  phaseMark: ({ turn, phase }) => `${turn} ${phase}`,
  turnMark: (state) => `${state.turn} ${decider(state)}`,
});
