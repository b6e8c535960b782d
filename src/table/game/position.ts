/** The game's own types (positions, actions, events), which the table passes on without reading them. */
import type { Place } from '#engine/core/refusal.ts';
import type { Timeline } from '#engine/core/timeline.ts';
import type { ReactNode } from 'react';

/** A place of the map, or the id of a pile beside it. */
export type Spot = Place | string;

/** Identical pieces in one spot. */
export interface Piece {
  /** Identifies the pieces to move, together with the spot. */
  readonly id: string;
  /** Pieces of one kind are interchangeable in a list. */
  readonly kind: string;
  readonly label: string;
  /** Label of several of a kind; absent where the label includes the number. */
  readonly kindLabel?: string;
  readonly side: Side;
  readonly spot: Spot;
  readonly count: number;
}

/** A property of the whole position: a number, a choice, or on and off. */
export type DraftField<S = unknown> = { readonly id: string; readonly label: string } & (
  | {
      readonly kind: 'number';
      readonly value: number;
      readonly least: number;
      readonly most: number;
      set(value: number): S;
    }
  | {
      readonly kind: 'choice';
      readonly value: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      set(value: string): S;
    }
  | { readonly kind: 'switch'; readonly value: boolean; set(value: boolean): S }
);

export interface Editor<S = unknown> {
  /** A game that starts from the draft, valid or not. */
  begin(draft: S): Line;
  /** The draft with all pieces off the map. */
  empty(draft: S): S;
  readonly piles: readonly { readonly id: string; label(): string }[];
  pieces(draft: S): readonly Piece[];
  /** The draft with a piece moved; null if the piece can never be there. */
  move(draft: S, piece: Pick<Piece, 'id' | 'spot'>, to: Spot): S | null;
  /** Properties of places that are set by pressing on them. */
  readonly brushes: readonly { readonly id: string; label(): string }[];
  paint(draft: S, brush: string, place: Place): S;
  fields(draft: S): readonly DraftField<S>[];
  /** Optional rules, in a collapsed section. */
  options(draft: S): readonly DraftField<S>[];
  /** The place at a point of the map; null if there is none. */
  placeAt(draft: S, point: readonly [number, number]): Place | null;
  /** Small image of a piece. */
  Picture(props: { readonly draft: S; readonly piece: Piece }): ReactNode;
}

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
