/** The rules as the table needs them: to play, undo and save, without reading positions. */
import type { Seen } from '#host/protocol.ts';
import type { Dice } from '#engine/core/random.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seats } from '#engine/core/about.ts';
import type { Secret } from '#engine/core/secrets.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Side, State } from './position.ts';

// What is hidden from whom: used for the curtain, undo, replay, branches, seats and copies.

/** The answers depend only on what both players know, so they reveal nothing. */
export interface Secrets<S = unknown, A = unknown, E = unknown, B extends string = string> {
  /** How something at a step of the game is hidden from either player; null if nothing is. */
  secretAt(line: Timeline<S, A, E, B>, step: number): Secret | null;
  /** How something at a step of the game is hidden from a side; null if nothing is. */
  secretFrom(line: Timeline<S, A, E, B>, step: number, side: Side): Secret | null;
  /** How something at a past step is still hidden from either player at the cursor; null if nothing is. */
  stillSecretAt(line: Timeline<S, A, E, B>, step: number): Secret | null;
  /** The same for one side. */
  stillSecretFrom(line: Timeline<S, A, E, B>, step: number, side: Side): Secret | null;
  /**
   * The earliest step, not before `limit`, to which the players may go back without handing over the screen while
   * something is still secret. `deviceHolderAt`: the side that has the screen at a position.
   */
  handoverLimit(line: Timeline<S, A, E, B>, limit: number, deviceHolderAt: (state: S) => string): number;
}

/** Warnings about revealing secrets, in the current language. */
export interface SecretTexts<S = State> {
  /** What a file or a link of this position reveals to the other player, in sentences; empty: nothing. */
  givesAway(state: S, by: 'file' | 'link'): readonly string[];
  /** Why a side cannot be handed over while something is face down. */
  notYet(): string;
  /** What a person sees after taking over a side from a computer player; null if nothing new. */
  takingOver(state: S, seats: Seats): string | null;
}

/** Explains what bars undo in this game, apart from dice. `barrier`: its name in the steps. */
export interface UndoBarriers {
  /** Why undo stops there, in a sentence. */
  text(barrier: string): string;
  /** For the log, below the steps that are final: "What stands above stays: the set-up has ended." */
  line(barrier: string): string;
}

export interface Refusals {
  /** In the current language. */
  refusalText(refusal: Pick<Refusal, 'key' | 'params' | 'text'>): string;
}

/** The game with the action played and its events, or the refusal. */
export type Played<S = unknown, A = unknown, E = unknown, B extends string = string> =
  | { readonly ok: true; readonly timeline: Timeline<S, A, E, B>; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Rules<S = unknown, A = unknown, E = unknown, B extends string = string> {
  /** The first position. `options`: from the game's own form for a new game; `seed`: any 32-bit integer. */
  newGame(options: unknown, seed: number): S;
  /** The options of a game, in the form of `newGame`. */
  optionsOf(start: S): unknown;
  /**
   * The next actions to skip the set-up of a new game: played, then called again until it returns none. Absent
   * if there is no set-up.
   */
  readySteps?(state: S): readonly A[];
  /** Plays an action at the cursor and drops undone steps. The game rolls the dice unless they are given. */
  play(line: Timeline<S, A, E, B>, action: A, dice?: Dice): Played<S, A, E, B>;
  /** Goes back to the start of the current phase, as far as allowed; `free`: without barriers. */
  restartPhase(line: Timeline<S, A, E, B>, free?: boolean): Timeline<S, A, E, B>;
  /** Goes back to the start of the current player turn. */
  restartTurn(line: Timeline<S, A, E, B>, free?: boolean): Timeline<S, A, E, B>;
  /** The game turn, from 1; 0 or less during set-up. */
  turn(state: S): number;
  /** Side to decide; after the end, the last side that decided. */
  decider(state: S): Side;
  isOver(state: S): boolean;
  /** True if one person plays against the rules. Absent: never. */
  isForOne?(state: S): boolean;
  /** Name of a short game's goal; null for a full game. Absent if the game has no short ones. */
  goalName?(state: S): string | null;
  /**
   * Why a position cannot arise by these rules; empty for any position of a game started by the rules. Absent: every
   * position that can be read is accepted.
   */
  positionFaults?(state: S): readonly Refusal[];
  view(state: S, side: Side): S;
  /** Remembers what a host sends beside a position (`Seen` in its protocol) until it is shown. Absent: it sends nothing. */
  keepSeen?(state: S, seen: Seen): void;
  /** The position as both sides may see it: for frames and spectators of two computer players. */
  openView(state: S): S;
  /** Side whose view is used when showing what both sides may see. */
  onlooker(state: S): Side;
  /** State of the position's own dice generator, in plain numbers; empty if all dice come from outside. */
  generator(state: S): readonly number[];
  /** The same game, with all dice to come from outside. */
  withoutGenerator(line: Timeline<S, A, E, B>): Timeline<S, A, E, B>;
}
