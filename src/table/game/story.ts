/** The course of a game in words: for the log, replay, computer turns and screen readers. */
import type { ReactNode } from 'react';
import type { Editions, RecordedAction } from '#engine/core/recorded.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { Place, Position, Sentence, Side } from './position.ts';

// The whole position in words, for players who do not see the map.

export interface Due {
  readonly todo: string;
  /** Why the phase cannot end yet. */
  readonly hindrance: Refusal | null;
}

export interface StackInWords {
  readonly place: Place;
  readonly name: string;
  readonly units: readonly string[];
  /** Supply, zones of control, obligations: a sentence, or "". */
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

/** The position in words: for screen readers, a dialog, and as text. */
export interface Situation<S = unknown> {
  /** Turn, date, phase, side to decide. */
  now(state: S): readonly string[];
  /** The task with nothing selected. */
  due(state: S): Due;
  fronts(position: Position<S>): readonly FrontInWords[];
  /** Below the fronts: losses, objectives, points. */
  Points(): ReactNode;
  /** The whole description as plain text. */
  asText(position: Position<S>, due: Due): string;
}

export interface LogHeading {
  readonly title: string;
  /** The side that acts in this part; null for both. */
  readonly side: Side | null;
}

/** A player turn, or the part of a game before or between player turns. */
export interface TurnSegment {
  readonly kind: 'before' | 'turn' | 'between';
  readonly turn: number;
  readonly side: Side;
  /** Number of steps played before the segment, and by its end. */
  readonly from: number;
  readonly to: number;
}

/** The status bar at one moment. */
export interface StatusLine {
  /** "Turn 3", or the title of the game. */
  readonly turn: string;
  readonly dates: string;
  readonly phase: string;
  /** For little room. */
  readonly shortPhase?: string;
  /** For little room. */
  readonly shortWho?: string;
  /** Name of the side whose phase it is; null for neither or both. */
  readonly who: string | null;
  /** Side whose colour is used. */
  readonly side: Side;
}

/** How a side is played: by a person, by a computer player, or by one that pauses after every step. */
export type ActorKind = 'person' | 'computer' | 'stepped';

/** All events of an action, and the position before it; null if unknown. */
export interface WholeAction<S = unknown, E = unknown> {
  readonly before: S | null;
  readonly events: readonly E[];
}

interface LogStory<S, A, E> {
  opening(start: S): LogHeading;
  /** Heading for what follows this event; null if it starts no new part. */
  headingFor(event: E): LogHeading | null;
  inReadingOrder(events: readonly E[]): readonly E[];
  /**
   * The sentence for an event, by the position after the action; null if the log does not show it. Given the whole
   * action, related events share one sentence, at the first of them.
   */
  eventSentence(event: E, after: S, action?: WholeAction<S, E>): Sentence | null;
  /** True for events that are never collapsed under the purpose of a move; absent: none. */
  staysOpen?(event: E): boolean;
  /** Shown in larger type. */
  isStrong(event: E): boolean;
  /** Shown for an empty log. */
  nothingYet(): string;
  /** An action by rules that no longer hold, without its result; null if hidden. */
  describeLegacyAction(deed: RecordedAction<A>): Sentence | null;
  /** True for the action that ends a phase; the log separates old actions there. */
  endsPhase(action: A): boolean;
  /** True for editions whose records contain no positions, so that they are replayed; absent: none. */
  keptNoPositions?(by: Editions): boolean;
  /** Changes of rules and board since then, one sentence each. */
  changesSince(by: Editions): readonly string[];
  /**
   * The purposes of the steps after `from` up to `to`, one line for each group of steps: the log collapses them under
   * it. Absent: nothing is collapsed.
   */
  folds?(
    line: Timeline<S, A, E>,
    from: number,
    to: number,
  ): readonly { readonly text: string; readonly steps: readonly number[] }[];
  /** Line for a step that is hidden from the viewer; reveals nothing. */
  redactedLine(line: Timeline<S, A, E>, step: number): Sentence;
}

interface ReplayStory<S, A, E> {
  /** The segments up to a step, in order; the last one may be unfinished. */
  segments(line: Timeline<S, A, E>, upTo: number): readonly TurnSegment[];
  kindOf(state: S): TurnSegment['kind'];
  /** "Turn 3, Soviet Player-Turn" */
  segmentName(segment: TurnSegment): string;
  /** Turn, player and phase: "Turn 3 · Soviet · Movement" */
  heading(state: S): string;
  statusLine(state: S): StatusLine;
  /** True for a step with a battle: the replay pauses there. */
  isBattle(events: readonly E[]): boolean;
  /** Milliseconds to show the moment after a step, at normal speed. */
  pauseAfter(line: Timeline<S, A, E>, step: number): number;
  /** True for an action whose target is highlighted before its die is rolled. */
  hasTarget(action: A): boolean;
}

/** Beside the map, in a replay or while a computer player acts. */
interface MapSideStory<S, A, E> {
  /** Result of the latest battle, or the odds of the aimed one; and the inspected place. */
  StepDetails(props: { readonly aimed: A | null }): ReactNode;
  /** Purpose of a computer player's actions, one line for each group: for the action on show, or else the next ones. */
  Intent?(props: { readonly state: S; readonly done: A | null; readonly next: readonly A[] }): ReactNode;
  /** True if `StepDetails` shows everything about a step. */
  coversStep(events: readonly E[]): boolean;
  TurnSummary(props: { readonly line: Timeline<S, A, E>; readonly segment: TurnSegment }): ReactNode;
  /** Figures of the turn that the other player has just ended; null unless a new turn starts. */
  turnDone(
    line: Timeline<S, A, E>,
  ): { readonly side: Side; readonly moved: number; readonly battles: number } | null;
}

/** For screen readers. */
interface SpokenStory<S, E> {
  /** Announcement of an action, including what only its player may know. */
  screenReaderText(events: readonly E[], after: S, doer: (side: Side) => ActorKind): string;
  /** Announced when a player becomes the one to decide: side and task. Null within a phase. */
  promptForTurn(events: readonly E[], after: S): string | null;
  /** The first keys to know for a player with a screen reader. */
  keyHints(): string;
}

/** Steps are counted as done: 0 is the start, and step n is the result of the n-th action. */
export interface Story<S = unknown, A = unknown, E = unknown>
  extends LogStory<S, A, E>, ReplayStory<S, A, E>, MapSideStory<S, A, E>, SpokenStory<S, E> {}
