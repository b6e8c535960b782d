import { NO_GENERATOR } from '../../core/random.ts';
import { timelineFor, type Timeline as CoreTimeline } from '../../core/timeline.ts';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import type { GameEvent } from './events.ts';
import type { Refusal } from './refusals.ts';
import type { State } from './state.ts';

export type Timeline = CoreTimeline<State, Action, GameEvent>;

/** What is never taken back: a die, the end of a set-up, or, with touch-move, any action at all (M4). */
export type Barrier = 'die' | 'set-up' | 'touch-move';

function barrierOf(before: State, action: Action, dice: readonly number[]): Barrier | null {
  if (dice.length) return 'die';
  if (before.phase === 'set-up') return action.type === 'end' ? 'set-up' : null;
  return before.options.touchMove ? 'touch-move' : null;
}

const turnKind = ({ phase }: State): string =>
  phase === 'set-up' || phase === 'interphase' ? phase : 'turn';

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
  isBarrier: (before, action, dice) => barrierOf(before, action, dice) !== null,
  phaseMark: ({ turn, phase, phasing }) => `${turn} ${phase} ${phasing}`,
  turnMark: (state) => `${state.turn} ${turnKind(state)} ${state.phasing}`,
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
  const { action, dice } = line.steps[limit - 1]!;
  return barrierOf(at(line, limit - 1), action, dice);
}
