/** How a game tells its own story: to the log, the replay, the turn of a computer player, and the ear. */
import type { ReactNode } from 'react';
import type { Editions, RecordedAction } from '#engine/core/recorded.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Place, Position, Sentence, Side } from './position.ts';

// The whole position in words, for those who do not see the map.

/** What a player has to do. */
export interface Due {
  readonly todo: string;
  /** Why the phase cannot end yet. */
  readonly hindrance: Refusal | null;
}

/** The units of a stack in words. */
export interface StackInWords {
  readonly place: Place;
  readonly name: string;
  readonly units: readonly string[];
  /** Supply, zones, duties: a sentence, or "". */
  readonly notes: string;
}

/** A part of the board with its stacks, those of the viewer first. */
export interface FrontInWords {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly {
    readonly side: Side;
    /** "Finnish" */
    readonly name: string;
    readonly stacks: readonly StackInWords[];
  }[];
}

/** The position in words: to the ear, in a dialog, and as text to be kept. */
export interface Situation<S = unknown> {
  /** Turn, date, phase, whose decision. */
  now(state: S): readonly string[];
  /** With nothing in hand. */
  due(state: S): Due;
  fronts(position: Position<S>): readonly FrontInWords[];
  /** Below the fronts: losses, objectives, points. */
  Points(): ReactNode;
  /** All of it as plain text, to be kept or sent. */
  asText(position: Position<S>, due: Due): string;
}

/** Over a part of the log. */
export interface LogHeading {
  readonly title: string;
  /** Whose part it is; null for both. */
  readonly side: Side | null;
}

/** A part of a game in which one player acts, or what lies before and between such turns. */
export interface TurnSegment {
  readonly kind: 'before' | 'turn' | 'between';
  /** The Game-Turn. */
  readonly turn: number;
  readonly side: Side;
  /** Its first step, counted as done, and the first that is no longer of it. */
  readonly from: number;
  readonly to: number;
}

/** What the bar says of a moment that is watched. */
export interface StatusLine {
  /** "Turn 3", or the title of the game. */
  readonly turn: string;
  /** Its dates. */
  readonly dates: string;
  readonly phase: string;
  /** The same where there is room for little. */
  readonly shortPhase?: string;
  /** The same for whose decision it is. */
  readonly shortWho?: string;
  /** Whose phase it is; null where it is nobody's, or everybody's. */
  readonly who: string | null;
  /** In whose colour. */
  readonly side: Side;
}

/** How the table follows a side: a person acts himself, a computer player is shown, or stopped for at every step. */
export type ActorKind = 'person' | 'computer' | 'stepped';

/** All that an action brought, and the position before it; null where that is not known. */
export interface WholeAction<S = unknown, E = unknown> {
  readonly before: S | null;
  readonly events: readonly E[];
}

/** The log. */
interface LogStory<S, A, E> {
  /** The head of the log at the start of a game. */
  opening(start: S): LogHeading;
  /** The head over what comes after this event; null where it begins nothing new. */
  headingFor(event: E): LogHeading | null;
  /** What one action brought, in the order in which it is read. */
  inReadingOrder(events: readonly E[]): readonly E[];
  /**
   * A sentence by the position after the action; null for what the log keeps to itself. With the whole action, events
   * that belong together have one sentence, that of the first.
   */
  eventSentence(event: E, after: S, action?: WholeAction<S, E>): Sentence | null;
  /** True of what is never folded beneath the purpose of a move; absent: of nothing. */
  staysOpen?(event: E): boolean;
  /** Shown larger. */
  isStrong(event: E): boolean;
  /** In place of a log in which nothing stands yet. */
  nothingYet(): string;
  /** What was done by rules that no longer hold, without what came of it; null for what is hidden. */
  describeLegacyAction(deed: RecordedAction<A>): Sentence | null;
  /** True of the action that ends a phase: what was done before is parted there. */
  endsPhase(action: A): boolean;
  /** True of editions whose records have no position to go on from, so that they are followed; absent: of none. */
  keptNoPositions?(by: Editions): boolean;
  /** What rules and board have changed since then, a sentence for each. */
  changesSince(by: Editions): readonly string[];
  /**
   * What the steps after `from` up to `to` were done for, a line for each group of them: the log folds them beneath it.
   * Absent where nothing is folded.
   */
  folds?(
    line: Timeline<S, A, E>,
    from: number,
    to: number,
  ): readonly { readonly text: string; readonly steps: readonly number[] }[];
  /** Of a step that the log does not tell, in words that betray nothing. */
  redactedLine(line: Timeline<S, A, E>, step: number): Sentence;
}

/** The course of a game that is watched. */
interface ReplayStory<S, A, E> {
  /** The segments up to a step, in order; the last one may still be going on. */
  segments(line: Timeline<S, A, E>, upTo: number): readonly TurnSegment[];
  /** In which kind of segment a position lies. */
  kindOf(state: S): TurnSegment['kind'];
  /** "Turn 3, Soviet Player-Turn" */
  segmentName(segment: TurnSegment): string;
  /** Turn, player and phase: "Turn 3 · Soviet · Movement" */
  heading(state: S): string;
  statusLine(state: S): StatusLine;
  /** True of a step that fought a battle: the replay stops there. */
  isBattle(events: readonly E[]): boolean;
  /** Milliseconds for which the moment after a step is to be seen, at normal speed. */
  pauseAfter(line: Timeline<S, A, E>, step: number): number;
  /** True of an action that is pointed at before its die falls. */
  hasTarget(action: A): boolean;
}

/** Beside the map, while a game is watched or a computer player acts. */
interface MapSideStory<S, A, E> {
  /** How the latest battle ended, or the odds of the one that is aimed at; and the place that is looked at. */
  StepDetails(props: { readonly aimed: A | null }): ReactNode;
  /** What a computer player's actions are for, in a line for each group: of the one on show, or else of the next ones. */
  Intent?(props: { readonly state: S; readonly done: A | null; readonly next: readonly A[] }): ReactNode;
  /** True when `Moment` tells all that there is to say of a step. */
  coversStep(events: readonly E[]): boolean;
  /** What has happened in a segment. */
  TurnSummary(props: { readonly line: Timeline<S, A, E>; readonly segment: TurnSegment }): ReactNode;
  /** The turn that the other player has just ended, in numbers; null unless another one begins. */
  turnDone(
    line: Timeline<S, A, E>,
  ): { readonly side: Side; readonly moved: number; readonly battles: number } | null;
}

/** For the ear. */
interface SpokenStory<S, E> {
  /** What is said aloud of an action, with what only the one who acts may hear. */
  screenReaderText(events: readonly E[], after: S, doer: (side: Side) => ActorKind): string;
  /** Said after it where a player is called upon: who, and what is to do. Null in the midst of a phase. */
  promptForTurn(events: readonly E[], after: S): string | null;
  /** The keys that somebody who plays by ear begins with. */
  keyHints(): string;
}

/** Steps are counted as done: 0 is the start, and step n is what the n-th action led to. */
export interface Story<S = unknown, A = unknown, E = unknown>
  extends LogStory<S, A, E>, ReplayStory<S, A, E>, MapSideStory<S, A, E>, SpokenStory<S, E> {}
