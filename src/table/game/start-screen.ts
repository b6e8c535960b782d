/** A game on the start screen: as light as its card, with neither rules nor board. */
import type { ComponentType, ReactNode } from 'react';
import type { Line, Side } from './position.ts';
import type { Summary } from './record.ts';

interface OptionsProps {
  readonly options: unknown;
}

/** A way to play that is this game's own and lies among its options: one player against draws, for instance. */
export interface OwnMode {
  label(): string;
  /** What it is like, in a sentence. */
  hint(): string;
  isOn(options: unknown): boolean;
  /** The options with it, or without. */
  set(options: unknown, on: boolean): unknown;
}

/** Points that whoever plays a side gives the other for it. */
export interface Bid {
  readonly side: Side;
  readonly points: number;
}

/** How two people bid for a side. */
export interface BidRules {
  /** Bids are multiples of it, from 0 on. */
  readonly step: number;
  readonly most: number;
  /** The options with what was bid; null takes it out. */
  withBid(options: unknown, bid: Bid | null): unknown;
}

/** The choice of rules for a new game. */
export interface NewGameForm {
  /** As chosen last on this device; what is recommended, where nothing was. */
  remembered(): unknown;
  /** Keeps the choice for the next game. */
  remember(options: unknown): void;
  /** Where players bid, what they bid for is not chosen. */
  Choice(props: OptionsProps & { readonly isBidFor?: boolean; onChange(options: unknown): void }): ReactNode;
  /** What the choice amounts to, in a line beside the button that begins. */
  Summary(props: OptionsProps): ReactNode;
  /** Absent where the table's ways are all. */
  readonly ownMode?: OwnMode;
  /** Absent where nobody bids for sides. */
  readonly bidRules?: BidRules;
}

/** The game that one press begins. */
export interface QuickGame {
  readonly options: unknown;
  /** Without its set-up: the armies are in place. */
  readonly ready: boolean;
  /** What it is, in a sentence; absent where it is played against a computer player, of whom the table tells. */
  readonly hint?: () => string;
  /** Which side somebody new leads against the weakest computer player; absent where two people play. */
  readonly side?: Side;
}

/** A short game: a position with a goal and a par of its own. */
export interface ShortGame {
  /** By which it is known, in all languages. */
  readonly name: string;
  readonly title: string;
  /** What is going on, in a sentence. */
  readonly situation: string;
  /** Which turns are played, and par, in a few words each. */
  readonly facts: readonly string[];
  /** What points are won by. */
  readonly counts: string;
  /** Of the position, for its picture. */
  readonly summary: Summary;
  /** A game in which nothing has been done. */
  readonly start: Line;
}

/** What the start screen shows of a game. */
export interface StartScreenSpec {
  /** Positions can be put together by hand. */
  readonly hasEditor?: boolean;
  /** There are problems to solve. */
  readonly hasProblems?: boolean;
  /** Below the title: what it is about, and when that was. */
  tagline(): string;
  /** What kind of game it is, in two sentences. */
  about(): string;
  /** The same in a few words, where one game is chosen among several. */
  kind(): string;
  /** What is to be known of where map and values come from. */
  credits(): string;
  /** The sign of the game, on a dark ground. */
  readonly Cover: ComponentType;
  /** A picture of the game in play, until the page is idle and the game itself shows one (`Screen.Demo`). */
  readonly picture?: string;
  /** What the lessons are, in a few words; absent where there are none. */
  lessons?(): string;
  readonly quick: QuickGame;
  /** The map of a kept game, in small. */
  readonly Picture: ComponentType<{ readonly summary: Summary }>;
  /** Fetched when they are asked for; what comes gives them in the language that is spoken. Absent: there are none. */
  shortGames?(): Promise<() => readonly ShortGame[]>;
  /** Fetched when a new game is asked for. */
  newGame(): Promise<NewGameForm>;
}
