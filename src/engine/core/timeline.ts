import type { About } from './about.ts';
import { NO_GENERATOR, type Dice, type RandomState } from './random.ts';
import type { Refusal } from './refusal.ts';

/** What came of an action: the next position, or why there is none. */
export type Applied<State, Event, Reason extends Refusal = Refusal> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly Event[];
      /** Dice drawn, 1 to 6 each. */
      readonly dice: readonly number[];
    }
  | { readonly ok: false; readonly refusal: Reason };

/** The rules of a game, as far as its time line needs to know. */
export interface Game<State, Action, Event, Reason extends Refusal, Barrier extends string> {
  apply(state: State, action: Action, dice?: Dice): Applied<State, Event, Reason>;
  /** Why a step may never be taken back (a die, a reveal, a change of hands, a rule of the table); null when it may. */
  barrier(before: State, action: Action, dice: readonly number[], after: State): Barrier | null;
  /** Steps with the same mark belong to one phase. */
  phaseMark(state: State): string;
  /** Steps with the same mark belong to one player's turn. */
  turnMark(state: State): string;
}

export interface Step<State, Action, Event, Barrier extends string = string> {
  readonly action: Action;
  readonly dice: readonly number[];
  readonly events: readonly Event[];
  /** The position afterwards. */
  readonly state: State;
  /** Why it is never taken back; null when it may be. */
  readonly barrier: Barrier | null;
}

/** A game in time: every position so far, so that going back costs nothing. Never changed once made. */
export interface Timeline<State, Action, Event, Barrier extends string = string> {
  readonly start: State;
  readonly steps: readonly Step<State, Action, Event, Barrier>[];
  /** Steps done; those beyond have been taken back and can be redone. */
  readonly cursor: number;
  /** Handed on from step to step. */
  readonly about?: About<Action>;
}

type Line = Timeline<unknown, unknown, unknown>;
/** As much of a time line as asking for a position takes. */
interface Positions<State> {
  readonly start: State;
  readonly steps: readonly { readonly state: State }[];
}
interface Barriers<Barrier> {
  readonly steps: readonly { readonly barrier: Barrier | null }[];
  readonly cursor: number;
}

/** The position at a step: 0 is the start. */
export const at = <State>(line: Positions<State>, cursor: number): State =>
  cursor ? line.steps[cursor - 1]!.state : line.start;

/** The position at the cursor. */
export const present = <State>(line: Positions<State> & { readonly cursor: number }): State =>
  at(line, line.cursor);

/** The earliest step to which the players may go back; 0 with `free`. */
export function undoLimit(line: Barriers<string>, free = false): number {
  if (free) return 0;
  let { cursor } = line;
  while (cursor > 0 && line.steps[cursor - 1]!.barrier === null) cursor--;
  return cursor;
}

/** What keeps the players from going back to a step; null when nothing does. */
export function barrierBefore<Barrier extends string>(
  line: Barriers<Barrier>,
  cursor: number,
  free = false,
): Barrier | null {
  const limit = undoLimit(line, free);
  return limit > 0 && cursor < limit ? line.steps[limit - 1]!.barrier : null;
}

/** True where a step may be taken back. */
export const canUndo = (line: Line, free = false): boolean => line.cursor > undoLimit(line, free);

/** True where a step has been taken back. */
export const canRedo = (line: Line): boolean => line.cursor < line.steps.length;

/** Goes back (or forward) to a step, as far as that is allowed. */
export function undoTo<L extends Line>(line: L, cursor: number, free = false): L {
  const to = Math.min(Math.max(cursor, undoLimit(line, free)), line.steps.length);
  return { ...line, cursor: to };
}

/** Takes the latest step back, where that is allowed. */
export const undo = <L extends Line>(line: L, free = false): L => undoTo(line, line.cursor - 1, free);

/** Does the next step again, where one was taken back. */
export const redo = <L extends Line>(line: L): L =>
  canRedo(line) ? { ...line, cursor: line.cursor + 1 } : line;

/** The same game with all dice to come from outside: no position of it holds a generator. */
export function withoutGenerator<
  State extends { readonly random: RandomState },
  L extends Timeline<State, unknown, unknown>,
>(line: L & { readonly start: State }): L {
  const bare = (state: State): State => (state.random.length ? { ...state, random: NO_GENERATOR } : state);
  const start = bare(line.start);
  if (start === line.start) return line;
  return { ...line, start, steps: line.steps.map((step) => ({ ...step, state: bare(step.state) })) };
}

/** What of a time line takes the rules of a game. */
export function timelineFor<State, Action, Event, Reason extends Refusal, Barrier extends string>(
  game: Game<State, Action, Event, Reason, Barrier>,
) {
  type GameLine = Timeline<State, Action, Event, Barrier>;

  const startTimeline = (start: State): GameLine => ({ start, steps: [], cursor: 0 });

  /** Plays an action now; what had been taken back is forgotten. */
  function play(line: GameLine, action: Action, dice: Dice = []) {
    const before = present(line);
    const applied = game.apply(before, action, dice);
    if (!applied.ok) return applied;
    const { state, events } = applied;
    const barrier = game.barrier(before, action, applied.dice, state);
    const step = { action, dice: applied.dice, events, state, barrier };
    const steps = [...line.steps.slice(0, line.cursor), step];
    return { ok: true as const, timeline: { ...line, steps, cursor: steps.length }, events };
  }

  /** The first step with the same mark as the present one. */
  function startOf(line: GameLine, markOf: (state: State) => string): number {
    const mark = markOf(present(line));
    let { cursor } = line;
    while (cursor > 0 && markOf(at(line, cursor - 1)) === mark) cursor--;
    return cursor;
  }

  /** Goes back to where the present phase began. */
  const restartPhase = (line: GameLine, free = false): GameLine =>
    undoTo(line, startOf(line, game.phaseMark), free);

  /** Goes back to where the turn of the player at the move began. */
  const restartTurn = (line: GameLine, free = false): GameLine =>
    undoTo(line, startOf(line, game.turnMark), free);

  return { startTimeline, play, restartPhase, restartTurn };
}
