/** A game on the start screen: as light as its meta, without rules and board. */
import type { ComponentType, ReactNode } from 'react';
import type { Line, Side } from './position.ts';
import type { Summary } from './record.ts';

interface OptionsProps {
  readonly options: unknown;
}

/** A mode of play of this game only, kept in its options: one player against draws, for instance. */
export interface OwnMode {
  label(): string;
  /** Description, in one sentence. */
  hint(): string;
  isOn(options: unknown): boolean;
  /** The options with the mode on or off. */
  set(options: unknown, on: boolean): unknown;
}

/** Points that the player of a side gives to the other for it. */
export interface Bid {
  readonly side: Side;
  readonly points: number;
}

export interface BidRules {
  /** Bids are multiples of it, from 0 to `most`. */
  readonly step: number;
  readonly most: number;
  /** The options with the bid; null removes it. */
  withBid(options: unknown, bid: Bid | null): unknown;
}

/** The form for the options of a new game. */
export interface NewGameForm {
  /** The last choice on this device; the recommended options if there is none. */
  remembered(): unknown;
  remember(options: unknown): void;
  /** `isBidFor`: the options that are decided by bidding are not shown. */
  Choice(props: OptionsProps & { readonly isBidFor?: boolean; onChange(options: unknown): void }): ReactNode;
  /** A one-line summary of the options, beside the start button. */
  Summary(props: OptionsProps): ReactNode;
  /** Absent if the game has no mode of its own. */
  readonly ownMode?: OwnMode;
  /** Absent if sides are not bid for. */
  readonly bidRules?: BidRules;
}

/** The game started by the one-press button. */
export interface QuickGame {
  readonly options: unknown;
  /** True: the set-up is skipped. */
  readonly ready: boolean;
  /** Description, in one sentence; absent for a game against a computer player, which the table describes. */
  readonly hint?: () => string;
  /** Side of the newcomer against the weakest computer player; absent if two people play. */
  readonly side?: Side;
}

/** A short game: a position with its own goal and par. */
export interface ShortGame {
  /** Id, the same in all languages. */
  readonly name: string;
  readonly title: string;
  /** The situation, in one sentence. */
  readonly situation: string;
  /** Which turns are played, and the par, in a few words each. */
  readonly facts: readonly string[];
  /** What scores points. */
  readonly counts: string;
  /** Of the position, for its map. */
  readonly summary: Summary;
  /** A game without any action yet. */
  readonly start: Line;
}

/** What the start screen shows of a game. */
export interface StartScreenSpec {
  readonly hasEditor?: boolean;
  readonly hasProblems?: boolean;
  /** Below the title: subject and period. */
  tagline(): string;
  /** The kind of game, in two sentences. */
  about(): string;
  /** The same in a few words, for the choice between games. */
  kind(): string;
  /** Credits: sources of map and values. */
  credits(): string;
  /** The game's emblem, for a dark background. */
  readonly Cover: ComponentType;
  /** Picture of a game in play, shown until the page is idle and `Screen.Demo` replaces it. */
  readonly picture?: string;
  /** Short description of the lessons; absent if there are none. */
  lessons?(): string;
  readonly quick: QuickGame;
  /** Small map of a kept game. */
  readonly Picture: ComponentType<{ readonly summary: Summary }>;
  /** Loaded when opened; the function returns them in the current language. Absent: none. */
  shortGames?(): Promise<() => readonly ShortGame[]>;
  /** Loaded when a new game is set up. */
  newGame(): Promise<NewGameForm>;
}
