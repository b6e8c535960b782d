import { NO_GENERATOR } from '../../core/random.ts';
import { timelineFor, type Timeline as CoreTimeline } from '../../core/timeline.ts';
import type { Action, ActionType } from './actions.ts';
import { apply } from './apply.ts';
import type { GameEvent } from './events.ts';
import type { Refusal } from './refusals.ts';
import { decider } from './sequence.ts';
import type { State } from './state.ts';

export type Timeline = CoreTimeline<State, Action, GameEvent>;

/** What is never taken back: a die, something shown, a phase that is over, the word to the other side. */
export type Barrier = 'die' | 'reveal' | 'phase' | 'hand-over';

const REVEALING: readonly ActionType[] = ['deploy', 'answer', 'fight', 'employ', 'mannerheim'];

function barrierOf(before: State, action: Action, dice: readonly number[], after: State): Barrier | null {
  if (dice.length) return 'die';
  if (REVEALING.includes(action.type)) return 'reveal';
  if (action.type === 'end' || before.phase !== after.phase) return 'phase';
  return decider(before) === decider(after) ? null : 'hand-over';
}

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
  restartTurn,
} = timelineFor<State, Action, GameEvent, Refusal>({
  apply,
  isBarrier: (before, action, dice, after) => barrierOf(before, action, dice, after) !== null,
  phaseMark: ({ turn, phase }) => `${turn} ${phase}`,
  turnMark: (state) => `${state.turn} ${decider(state)}`,
});

/** The same game with all dice to come from outside: no position of it holds a generator. */
export function withoutGenerator(line: Timeline): Timeline {
  const bare = (state: State): State => (state.random.length ? { ...state, random: NO_GENERATOR } : state);
  const start = bare(line.start);
  if (start === line.start) return line;
  return { ...line, start, steps: line.steps.map((step) => ({ ...step, state: bare(step.state) })) };
}

/** What keeps the players from going back to a step; null when nothing does. */
export function barrierBefore(line: Timeline, cursor: number, free = false): Barrier | null {
  const limit = undoLimit(line, free);
  if (limit === 0 || cursor >= limit) return null;
  const { action, dice, state } = line.steps[limit - 1]!;
  return barrierOf(at(line, limit - 1), action, dice, state);
}
