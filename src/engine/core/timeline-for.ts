import type { Dice } from './random.ts';
import type { Refusal } from './refusal.ts';
import { at, present, undoTo, type Timeline } from './timeline.ts';
import { variationsAfterRewriting } from './variations.ts';

/** The result of an action: the next position, or the refusal. */
export type Applied<State, Event, Reason extends Refusal = Refusal> =
  | {
      readonly ok: true;
      readonly state: State;
      readonly events: readonly Event[];
      readonly dice: readonly number[];
    }
  | { readonly ok: false; readonly refusal: Reason };

/** The rules of a game as far as its time line needs them. */
export interface Game<State, Action, Event, Reason extends Refusal, Barrier extends string> {
  apply(state: State, action: Action, dice?: Dice): Applied<State, Event, Reason>;
  /** Why a step can never be taken back (die, reveal, change of player, table rule); null when it can. */
  barrier(before: State, action: Action, dice: readonly number[], after: State): Barrier | null;
  /** Positions with the same mark belong to one phase. */
  phaseMark(state: State): string;
  /** Positions with the same mark belong to one player's turn. */
  turnMark(state: State): string;
}

/** The operations on a time line that need the rules of a game. */
export function timelineFor<State, Action, Event, Reason extends Refusal, Barrier extends string>(
  game: Game<State, Action, Event, Reason, Barrier>,
) {
  type GameLine = Timeline<State, Action, Event, Barrier>;

  const startTimeline = (start: State): GameLine => ({ start, steps: [], cursor: 0 });

  /** `about` once the steps after the cursor are discarded. */
  function aboutAfterRewriting({ about, steps, cursor }: GameLine): Pick<GameLine, 'about'> {
    if (!about?.variations || cursor === steps.length) return {};
    return { about: { ...about, variations: variationsAfterRewriting(about.variations, steps, cursor) } };
  }

  /** Plays an action now and discards taken-back steps, except that variations from them are kept. */
  function play(line: GameLine, action: Action, dice: Dice = []) {
    const before = present(line);
    const applied = game.apply(before, action, dice);
    if (!applied.ok) return applied;
    const { state, events } = applied;
    const barrier = game.barrier(before, action, applied.dice, state);
    const step = { action, dice: applied.dice, events, state, barrier };
    const steps = [...line.steps.slice(0, line.cursor), step];
    const timeline = { ...line, ...aboutAfterRewriting(line), steps, cursor: steps.length };
    return { ok: true as const, timeline, events };
  }

  /** The first step with the same mark as the present one. */
  function startOf(line: GameLine, markOf: (state: State) => string): number {
    const mark = markOf(present(line));
    let { cursor } = line;
    while (cursor > 0 && markOf(at(line, cursor - 1)) === mark) cursor--;
    return cursor;
  }

  const restartPhase = (line: GameLine, free = false): GameLine =>
    undoTo(line, startOf(line, game.phaseMark), free);

  const restartTurn = (line: GameLine, free = false): GameLine =>
    undoTo(line, startOf(line, game.turnMark), free);

  return { startTimeline, play, restartPhase, restartTurn };
}
