import type { About } from './about.ts';
import { NO_GENERATOR, type RandomState } from './random.ts';

export interface Step<State, Action, Event, Barrier extends string = string> {
  readonly action: Action;
  readonly dice: readonly number[];
  readonly events: readonly Event[];
  readonly state: State;
  /** Why the step can never be taken back; null when it can. */
  readonly barrier: Barrier | null;
}

/** The history of a game with every position, so that going back costs nothing. Immutable. */
export interface Timeline<State, Action, Event, Barrier extends string = string> {
  readonly start: State;
  readonly steps: readonly Step<State, Action, Event, Barrier>[];
  /** Number of steps done; later ones have been taken back and can be redone. */
  readonly cursor: number;
  /** Carried over from step to step. */
  readonly about?: About<Action>;
}

type Line = Timeline<unknown, unknown, unknown>;
interface Positions<State> {
  readonly start: State;
  readonly steps: readonly { readonly state: State }[];
}
interface Barriers<Barrier> {
  readonly steps: readonly { readonly barrier: Barrier | null }[];
  readonly cursor: number;
}

/** The position after a number of steps; 0 is the start. */
export const at = <State>(line: Positions<State>, cursor: number): State =>
  cursor ? line.steps[cursor - 1]!.state : line.start;

export const present = <State>(line: Positions<State> & { readonly cursor: number }): State =>
  at(line, line.cursor);

/** The earliest step to which the players may go back; 0 with `free`. */
export function undoLimit(line: Barriers<string>, free = false): number {
  if (free) return 0;
  let { cursor } = line;
  while (cursor > 0 && line.steps[cursor - 1]!.barrier === null) cursor--;
  return cursor;
}

/** What prevents going back to a step; null when nothing does. */
export function barrierBefore<Barrier extends string>(
  line: Barriers<Barrier>,
  cursor: number,
  free = false,
): Barrier | null {
  const limit = undoLimit(line, free);
  return limit > 0 && cursor < limit ? line.steps[limit - 1]!.barrier : null;
}

export const canUndo = (line: Line, free = false): boolean => line.cursor > undoLimit(line, free);

export const canRedo = (line: Line): boolean => line.cursor < line.steps.length;

/** Goes back or forward to a step, as far as that is allowed. */
export function undoTo<L extends Line>(line: L, cursor: number, free = false): L {
  const to = Math.min(Math.max(cursor, undoLimit(line, free)), line.steps.length);
  return { ...line, cursor: to };
}

export const undo = <L extends Line>(line: L, free = false): L => undoTo(line, line.cursor - 1, free);

/** Repeats the next step if one was taken back. */
export const redo = <L extends Line>(line: L): L =>
  canRedo(line) ? { ...line, cursor: line.cursor + 1 } : line;

/** The same game with all dice to come from outside: none of its positions holds a generator. */
export function withoutGenerator<
  State extends { readonly random: RandomState },
  L extends Timeline<State, unknown, unknown>,
>(line: L & { readonly start: State }): L {
  const bare = (state: State): State => (state.random.length ? { ...state, random: NO_GENERATOR } : state);
  const start = bare(line.start);
  if (start === line.start) return line;
  return { ...line, start, steps: line.steps.map((step) => ({ ...step, state: bare(step.state) })) };
}
