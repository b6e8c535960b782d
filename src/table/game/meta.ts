/** What is known of a game before it is loaded: a few kB, without rules and board. */
import type { Aid } from '#engine/core/about.ts';
import type { Side } from './position.ts';
import type { Summary } from './record.ts';

export interface Fact {
  /** "Victory Points" */
  readonly name: string;
  /** "+12" */
  readonly text: string;
  /** As part of a line: "Victory Points +12". */
  readonly line: string;
}

/** The names of a side, in the current language. */
export interface SideWords {
  /** "Finland" */
  readonly name: string;
  /** "Finnish player" */
  readonly player: string;
  /** "Finnish", as in "the Officer (Finnish)" */
  readonly adjective: string;
}

/** The name of a computer player's level, in the current language. */
export interface LevelWords {
  readonly name: string;
  /** Description of such an opponent, in one sentence. */
  readonly hint: string;
}

/** What the statistics keep of a finished game. */
export interface ResultFigures {
  /** Null for a draw. */
  readonly winner: Side | null;
  /** Higher is better for the Soviets; null where there are no points, or they do not count. */
  readonly points: number | null;
  /** The rules that it was played by: only results of the same rules are summed up together. */
  readonly rules: string;
}

/** A game before it is loaded. */
export interface GameMeta {
  /** Used in records, links and storage keys; never changes. */
  readonly id: string;
  /** True: offered by the development server only. */
  readonly devOnly?: boolean;
  readonly sides: readonly [Side, Side];
  /** Levels of computer players, the weakest first; empty if there are none. */
  readonly levels: readonly string[];
  /** Aids that two players may switch off; absent: all. */
  readonly aids?: readonly Aid[];
  title(): string;
  side(side: Side): SideWords;
  level(level: string): LevelWords;
  /** For two players at one screen: how they hand it over, in a sentence or two. */
  passing(): string;
  /** Status of a kept game, from the game's summary; unknown fields of newer versions are ignored. */
  statusText(summary: Summary): string;
  /** The same in a word or two, and the score or null. Used for the default name of a kept game. */
  shortStatus(summary: Summary): { readonly where: string; readonly score: string | null };
  facts(summary: Summary): readonly Fact[];
  /** Who plays, in a mode of the game's own: "Alone against draws". */
  ownModeText?(summary: Summary): string | null;
  /** A finished game's figures for the statistics, from its summary. Absent: the game is not counted. */
  resultOf?(summary: Summary): ResultFigures | null;
  /** Short name of the rules of such a result; undefined if unknown. */
  rulesText?(rules: string): string | undefined;
  isOver(summary: Summary): boolean;
  /** True for a new game without any action yet. */
  isFresh(summary: Summary): boolean;
}
