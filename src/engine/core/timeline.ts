import type { Dice } from './random.ts';
import type { Refusal } from './refusal.ts';

/** The rules of a game, as far as its time line needs to know. */
export interface Game<State, Action, Event, Reason extends Refusal> {
  apply(
    state: State,
    action: Action,
    dice?: Dice,
  ):
    | {
        readonly ok: true;
        readonly state: State;
        readonly events: readonly Event[];
        readonly dice: readonly number[];
      }
    | { readonly ok: false; readonly refusal: Reason };
  /** True when a step may never be taken back: a die, a reveal, a change of hands, or a rule of the table. */
  isBarrier(before: State, action: Action, dice: readonly number[], after: State): boolean;
  /** Steps with the same mark belong to one phase. */
  phaseMark(state: State): string;
  /** Steps with the same mark belong to one player's turn. */
  turnMark(state: State): string;
}

export interface Step<State, Action, Event> {
  readonly action: Action;
  readonly dice: readonly number[];
  readonly events: readonly Event[];
  /** The position afterwards. */
  readonly state: State;
  readonly barrier: boolean;
}

/** An action with the dice that it drew. */
export interface Deed<Action> {
  readonly action: Action;
  readonly dice: readonly number[];
}

/** Which rules and which board a game is played by. */
export interface Editions {
  readonly rules: number;
  readonly board: number;
}

/** Somebody took up what is hidden from another player, while it was. */
export interface Look {
  /** Steps done by then. */
  readonly at: number;
  /** Whose side it was. */
  readonly side: string;
  /** Behind the curtain; at what is written down; or by handing the side over. */
  readonly how: 'curtain' | 'written' | 'seat';
  /** To whom it was handed over. */
  readonly who?: string;
}

/** What is known of a game beside its steps. */
export interface About<Action> {
  /** Which game it is; copies of it share this. Absent outside the table. */
  readonly id?: string;
  /** What was played before `start`, by rules or on a board that are no longer those of today. */
  readonly past?: {
    /** The latest that it was played by. */
    readonly by: Editions;
    readonly deeds: readonly Deed<Action>[];
    /** Deeds that could not be followed: `start` stands before them, or without them. */
    readonly lost: number;
  };
  /** The record was changed outside the game. */
  readonly changed?: boolean;
  /** An earlier state was gone back to on a device that had seen the dice to come. */
  readonly reopened?: boolean;
  /** One plays all sides, with nobody to hide from. */
  readonly alone?: boolean;
  /** In their order; so that nobody looks without a trace. */
  readonly looks?: readonly Look[];
}

/** A game in time: every position so far, so that going back costs nothing. Never changed once made. */
export interface Timeline<State, Action, Event> {
  readonly start: State;
  readonly steps: readonly Step<State, Action, Event>[];
  /** Steps done; those beyond have been taken back and can be redone. */
  readonly cursor: number;
  /** Handed on from step to step. */
  readonly about?: About<Action>;
}

type Positions<State> = Pick<Timeline<State, unknown, unknown>, 'start'> & {
  readonly steps: readonly Pick<Step<State, unknown, unknown>, 'state'>[];
};

/** The position at a step: 0 is the start. */
export const at = <State>(line: Positions<State>, cursor: number): State =>
  cursor ? line.steps[cursor - 1]!.state : line.start;

/** The position at the cursor. */
export const present = <State>(line: Positions<State> & { readonly cursor: number }): State =>
  at(line, line.cursor);

/** The functions of a time line for one game. */
export function timelineFor<State, Action, Event, Reason extends Refusal>(
  game: Game<State, Action, Event, Reason>,
) {
  type Line = Timeline<State, Action, Event>;

  const startTimeline = (start: State): Line => ({ start, steps: [], cursor: 0 });

  /** Plays an action now; what had been taken back is forgotten. */
  function play(line: Line, action: Action, dice: Dice = []) {
    const before = present(line);
    const applied = game.apply(before, action, dice);
    if (!applied.ok) return applied;
    const { state, events } = applied;
    const barrier = game.isBarrier(before, action, applied.dice, state);
    const step = { action, dice: applied.dice, events, state, barrier };
    const steps = [...line.steps.slice(0, line.cursor), step];
    return { ok: true as const, timeline: { ...line, steps, cursor: steps.length }, events };
  }

  /** The earliest step to which the players may go back; 0 with `free`. */
  function undoLimit(line: Line, free = false): number {
    if (free) return 0;
    let cursor = line.cursor;
    while (cursor > 0 && !line.steps[cursor - 1]!.barrier) cursor--;
    return cursor;
  }

  const canUndo = (line: Line, free = false): boolean => line.cursor > undoLimit(line, free);
  const canRedo = (line: Line): boolean => line.cursor < line.steps.length;

  /** Goes back (or forward) to a step, as far as that is allowed. */
  function undoTo(line: Line, cursor: number, free = false): Line {
    const to = Math.min(Math.max(cursor, undoLimit(line, free)), line.steps.length);
    return { ...line, cursor: to };
  }

  const undo = (line: Line, free = false): Line => undoTo(line, line.cursor - 1, free);
  const redo = (line: Line): Line => (canRedo(line) ? { ...line, cursor: line.cursor + 1 } : line);

  /** The first step with the same mark as the present one. */
  function startOf(line: Line, markOf: (state: State) => string): number {
    const mark = markOf(present(line));
    let cursor = line.cursor;
    while (cursor > 0 && markOf(at(line, cursor - 1)) === mark) cursor--;
    return cursor;
  }

  /** Goes back to where the present phase began. */
  const restartPhase = (line: Line, free = false): Line => undoTo(line, startOf(line, game.phaseMark), free);

  /** Goes back to where the turn of the player at the move began. */
  const restartTurn = (line: Line, free = false): Line => undoTo(line, startOf(line, game.turnMark), free);

  return {
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
  };
}
