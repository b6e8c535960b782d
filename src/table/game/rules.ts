/** The rules, as far as the table needs them: it plays, goes back and saves, and never asks what a position means. */
import type { Seen } from '#host/protocol.ts';
import type { Dice } from '#engine/core/random.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Secret } from '#engine/core/secrets.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Side, State } from './position.ts';

// What is hidden from whom: curtain, undo, replay, branches, seats and copies go by this.

/** The answers follow from what both players know, so that they give nothing away. */
export interface Secrets<S = unknown, A = unknown, E = unknown, B extends string = string> {
  /** How something at a step of the game is hidden from anybody; null when nothing is. */
  secretAt(line: Timeline<S, A, E, B>, step: number): Secret | null;
  /** How something at a step of the game is hidden from a side; null when nothing is. */
  secretFrom(line: Timeline<S, A, E, B>, step: number, side: Side): Secret | null;
  /** How something of a past moment is hidden from anybody even now, as the game stands at its cursor. */
  stillSecretAt(line: Timeline<S, A, E, B>, step: number): Secret | null;
  /** How something of a past moment is hidden from a side even now. */
  stillSecretFrom(line: Timeline<S, A, E, B>, step: number, side: Side): Secret | null;
  /**
   * The earliest step, not before `limit`, to which the players may go back without the screen changing hands over
   * something that is still secret. `deviceHolderAt` tells who has the screen at a position.
   */
  handoverLimit(line: Timeline<S, A, E, B>, limit: number, deviceHolderAt: (state: S) => string): number;
}

/** What is said about secrets before they get out, in the language that is spoken. */
export interface SecretTexts<S = State> {
  /** What a file, or a link, of the game at this position tells the other player, in sentences; empty: nothing. */
  givesAway(state: S, by: 'file' | 'link'): readonly string[];
  /** Why a side cannot be handed over while something lies face down. */
  notYet(): string;
  /** What whoever takes over a side from a computer player gets to see; null when nothing. */
  takingOver(state: S, seats: Seats): string | null;
}

/** What is said of what bars the way back in this game, beside a die. Each barrier by the name that its steps bear. */
export interface UndoBarriers {
  /** Why nothing is taken back over it, in a sentence. */
  text(barrier: string): string;
  /** In the log, below what it bars: "What stands above stays: the set-up has ended." */
  line(barrier: string): string;
}

/** Why something is not possible. */
export interface Refusals {
  /** In the language that is spoken. */
  refusalText(refusal: Pick<Refusal, 'key' | 'params' | 'text'>): string;
}

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
  /** The name of a short game's goal; null for a whole game. Absent where a game has no short ones. */
  goalName?(state: S): string | null;
  /**
   * Why a position cannot come about by these rules; none for any of a game that began as the rules say. Absent where
   * every position that is read can.
   */
  positionFaults?(state: S): readonly Refusal[];
  /** The position as a side may see it. */
  view(state: S, side: Side): S;
  /** Keeps what a host tells beside a position (`Seen` of its protocol), for when that is shown. Absent: it tells nothing. */
  keepSeen?(state: S, seen: Seen): void;
  /** The position as both sides may see it: for frames, and for whoever watches two computer players. */
  openView(state: S): S;
  /** Whose view a screen takes that shows what both sides may see. */
  onlooker(state: S): Side;
  /** What the position rolls by itself, in plain numbers; empty where all dice come from outside. */
  generator(state: S): readonly number[];
  /** The same game with all dice to come from outside. */
  withoutGenerator(line: Timeline<S, A, E, B>): Timeline<S, A, E, B>;
}
