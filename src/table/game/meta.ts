/** What is known of a game before it is loaded: a few kB, with neither rules nor board. */
import type { Aid } from '#engine/core/about.ts';
import type { Side } from './position.ts';
import type { Summary } from './record.ts';

/** Something that is told of a kept game. */
export interface Fact {
  /** "Victory Points" */
  readonly name: string;
  /** "+12" */
  readonly text: string;
  /** In a line with others: "Victory Points +12". */
  readonly line: string;
}

/** A side by its names, in the language that is spoken. */
export interface SideWords {
  /** "Finland" */
  readonly name: string;
  /** "Finnish player" */
  readonly player: string;
  /** "Finnish", as in "the Officer (Finnish)" */
  readonly adjective: string;
}

/** A computer player by its level, in the language that is spoken. */
export interface LevelWords {
  readonly name: string;
  /** What such an opponent is like, in a sentence. */
  readonly hint: string;
}

/** What the statistics keep of a finished game. */
export interface ResultFigures {
  /** Null: a draw. */
  readonly winner: Side | null;
  /** More is better for the Soviets; null where there are no points, or they do not count. */
  readonly points: number | null;
  /** By which rules it was played: results by the same rules are told together. */
  readonly rules: string;
}

/** A game before it is loaded. */
export interface GameMeta {
  /** In records, links and keys of the device; never changes. */
  readonly id: string;
  /** Offered by the development server alone. */
  readonly devOnly?: boolean;
  readonly sides: readonly [Side, Side];
  /** Computer players, the weakest first; empty where the game has none. */
  readonly levels: readonly string[];
  /** Aids that two players may do without; all where it is not said. */
  readonly aids?: readonly Aid[];
  title(): string;
  side(side: Side): SideWords;
  level(level: string): LevelWords;
  /** Beside the choice of two players at one screen: what passes between them, in a sentence or two. */
  passing(): string;
  /** Where a kept game stands, from the summary that the game wrote; what newer versions write there goes unnamed. */
  statusText(summary: Summary): string;
  /** The same in a word or two, and the score, null where there is none: of these a kept game makes its own name. */
  shortStatus(summary: Summary): { readonly where: string; readonly score: string | null };
  /** What else is told of it. */
  facts(summary: Summary): readonly Fact[];
  /** Who plays, where a game is played in a way of its own: "Alone against draws". */
  ownModeText?(summary: Summary): string | null;
  /** How a finished game counts in the statistics, by the summary that the game wrote. Absent: it does not. */
  resultOf?(summary: Summary): ResultFigures | null;
  /** The rules of such a result in a few words; undefined for what is not known. */
  rulesText?(rules: string): string | undefined;
  /** It has been played to its end. */
  isOver(summary: Summary): boolean;
  /** A new game in which nobody has done anything yet. */
  isFresh(summary: Summary): boolean;
}
