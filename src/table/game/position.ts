/** What only the game itself can read. The table hands it on: positions, actions and events of the game that is on it. */
import type { Timeline } from '#engine/core/timeline.ts';

/** One of the two players, by the name of the side in records. */
export type Side = string;

/** A position of the game on the table. */
export type State = unknown;

/** What the screen shows of the game at one moment. */
export interface Position<S = State> {
  readonly state: S;
  /** Whose view the screen shows. */
  readonly viewer: Side;
  /** The position as the viewer may see it. Everything on screen comes from here. */
  readonly seen: S;
}

/** What a player does in it. */
export type Action = unknown;

/** What came of that. */
export type GameEvent = unknown;

/** A game in time, as the table holds it. */
export type Line = Timeline<State, Action, GameEvent>;
