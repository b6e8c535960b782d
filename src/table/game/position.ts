/** What only the game itself can read. The table hands it on: positions, actions and events of the game that is on it. */
import type { Place } from '#engine/core/refusal.ts';
import type { Timeline } from '#engine/core/timeline.ts';

export type { Place };

/** What the table asks of the places of a board. */
export interface Places {
  /** "1306" */
  placeCode(place: Place): string;
  /** "Viipuri (1306)" */
  placeText(place: Place): string;
  /** The place with this code; null when there is none. */
  placeNamed(code: string): Place | null;
  /** Brings a place up, with the cursor on it. */
  goTo(place: Place): void;
}

export type { Part, Sentence } from '#kit/i18n/messages.ts';

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
