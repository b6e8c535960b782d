/** The table's functions and hooks, cast to the types of one game. */
import type { StoreApi, UseBoundStore } from 'zustand';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import { usePassing, type Passing } from './view/usePassing.ts';
import type { Position as PositionOf } from './game/position.ts';
import { position, useGame, type GameOnTable, type Happening } from './store/game.ts';
import { openUnsaved } from './store/open-game.ts';
import { play, playAll } from './store/play.ts';
import { useShown, useShownTimeline, positionOf, usePosition } from './view/usePosition.ts';

interface Playing<Line, Event, Side, Seats> extends Omit<
  GameOnTable,
  'timeline' | 'seats' | 'curtain' | 'happening'
> {
  readonly timeline: Line | null;
  readonly seats: Seats;
  readonly curtain: Side | null;
  readonly happening: Omit<Happening, 'events'> & { readonly events: readonly Event[] };
}

export type PositionFor<State, Side> = PositionOf<State> & { readonly viewer: Side };

interface TypedTable<State, Action, Event, Side, Seats, Line, Why> {
  readonly useGame: UseBoundStore<StoreApi<Playing<Line, Event, Side, Seats>>>;
  /** The position on the table; throws if there is none. */
  position(): State;
  /** Plays an action; returns the refusal if it is illegal or the lesson rejects it. */
  play(action: Action): Why | null;
  /** Plays all legal ones of the actions as one step of undo; returns the first refusal. */
  playAll(actions: readonly Action[]): Why | null;
  /** Opens a practice session; the game on the table is suspended meanwhile. */
  openUnsaved(line: Line): Promise<void>;
  /** A position of the game on the table as the screen shows it. */
  positionOf(state: State): PositionFor<State, Side>;
  /** The position on show, or a selected value of it. */
  usePosition(): PositionFor<State, Side>;
  usePosition<T>(select: (position: PositionFor<State, Side>) => T): T;
  /** The replay; null while the game itself is on show. */
  useShown(): { readonly position: PositionFor<State, Side>; readonly timeline: Line } | null;
  /** The game on show, with its cursor at the position on show, or a selected value; null if there is no game. */
  useShownTimeline(): Line | null;
  useShownTimeline<T>(select: (timeline: Line) => T): T | null;
  /** The current moment of a game that plays by itself; null while a person plays. */
  usePassing(): Passing<Line, Action> | null;
}

const untyped = {
  useGame,
  position,
  play,
  playAll,
  openUnsaved,
  positionOf,
  usePosition,
  useShown,
  useShownTimeline,
  usePassing,
};

export const typedTable = <
  State,
  Action,
  Event,
  Side extends string,
  Seats = unknown,
  Line = Timeline<State, Action, Event>,
  Why extends Refusal = Refusal,
>() => untyped as unknown as TypedTable<State, Action, Event, Side, Seats, Line, Why>;
