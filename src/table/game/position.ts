/** The game's own types (positions, actions, events), which the table passes on without reading them. */
import type { Place } from '#engine/core/refusal.ts';
import type { Timeline } from '#engine/core/timeline.ts';

export type { Place };

/** What the table needs to know of the places of a board. */
export interface Places {
  /** "1306" */
  placeCode(place: Place): string;
  /** "Viipuri (1306)" */
  placeText(place: Place): string;
  /** The place with this code; null if there is none. */
  placeNamed(code: string): Place | null;
}

export type { Part, Sentence } from '#kit/i18n/messages.ts';

/** Id of one of the two sides, as in records. */
export type Side = string;

export type State = unknown;

/** What the screen shows of the game at one moment. */
export interface Position<S = State> {
  readonly state: S;
  /** The side whose view the screen shows. */
  readonly viewer: Side;
  /** The position as the viewer may see it; everything on screen is derived from it. */
  readonly seen: S;
}

export type Action = unknown;

/** A part of an action's result. */
export type GameEvent = unknown;

/** A game with its timeline, as the table keeps it. */
export type Line = Timeline<State, Action, GameEvent>;
