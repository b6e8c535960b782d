/** What is hidden from whom: curtain, undo, replay, branches, seats and copies go by this. */
import type { Secret } from '#engine/core/secrets.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Side, State } from './position.ts';

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
