/** The rules, as far as the table needs them: it plays, goes back and saves, and never asks what a position means. */
import type { Dice } from '#engine/core/random.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Side } from './position.ts';

/** The game with the action played in it and what came of that, or why it may not be. */
export type Played<S = unknown, A = unknown, E = unknown, B extends string = string> =
  | { readonly ok: true; readonly timeline: Timeline<S, A, E, B>; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** What the table plays by. */
export interface Rules<S = unknown, A = unknown, E = unknown, B extends string = string> {
  /** The first position. `options`: as the game's own form for a new game gave them; `seed`: any 32-bit integer. */
  newGame(options: unknown, seed: number): S;
  /** The options of a game, as `newGame` takes them. */
  optionsOf(start: S): unknown;
  /**
   * What is done next where a game is to begin without its set-up: played, and asked for again, until there is
   * nothing left. Absent where there is nothing to set up.
   */
  readySteps?(state: S): readonly A[];
  /** Plays an action at the cursor; what had been taken back is forgotten. Dice that are not given the game rolls. */
  play(line: Timeline<S, A, E, B>, action: A, dice?: Dice): Played<S, A, E, B>;
  /** Goes back to where the present phase began, as far as that is allowed; `free`: all may be taken back. */
  restartPhase(line: Timeline<S, A, E, B>, free?: boolean): Timeline<S, A, E, B>;
  /** Goes back to where the turn of the player at the move began. */
  restartTurn(line: Timeline<S, A, E, B>, free?: boolean): Timeline<S, A, E, B>;
  /** The Game-Turn, from 1; in a set-up before it 0 or less. */
  turn(state: S): number;
  /** Who has the word; when the game is over, who had it last. */
  decider(state: S): Side;
  isOver(state: S): boolean;
  /** One person plays, and the rules the other side. Absent where a game has no such way. */
  isForOne?(state: S): boolean;
  /** The position as a side may see it. */
  view(state: S, side: Side): S;
  /** The position as both sides may see it: for whoever watches two computer players. */
  openView(state: S): S;
  /** The viewer of a game between two computer players. */
  onlooker(state: S): Side;
  /** What the position rolls by itself, in plain numbers; empty where all dice come from outside. */
  generator(state: S): readonly number[];
  /** The same game with all dice to come from outside. */
  withoutGenerator(line: Timeline<S, A, E, B>): Timeline<S, A, E, B>;
}
