/** Positions put together by hand. A draft is a whole position, which need not be sound yet. */
import type { ReactNode } from 'react';
import type { Line, Place, Side } from './position.ts';

/** A place of the map, or a pile beside it by its id. */
export type Spot = Place | string;

/** Pieces that lie together and are alike. */
export interface Piece {
  /** What is moved; with the spot it tells which. */
  readonly id: string;
  /** Pieces of one kind are interchangeable in a list. */
  readonly kind: string;
  readonly label: string;
  /** What several of a kind are called; absent where the label counts them. */
  readonly kindLabel?: string;
  readonly side: Side;
  readonly spot: Spot;
  readonly count: number;
}

/** Something said of a whole position: a number, one of several, or on and off. */
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
  /** A game that begins with the draft, however unsound. */
  begin(draft: S): Line;
  /** A draft without anything on the map. */
  empty(draft: S): S;
  readonly piles: readonly { readonly id: string; label(): string }[];
  pieces(draft: S): readonly Piece[];
  /** The draft with a piece moved; null where it can never lie there. */
  move(draft: S, piece: Pick<Piece, 'id' | 'spot'>, to: Spot): S | null;
  /** What is said of places by pressing on them. */
  readonly brushes: readonly { readonly id: string; label(): string }[];
  paint(draft: S, brush: string, place: Place): S;
  fields(draft: S): readonly DraftField<S>[];
  /** Optional rules, folded away. */
  options(draft: S): readonly DraftField<S>[];
  /** The place at a point of the map. */
  placeAt(draft: S, point: readonly [number, number]): Place | null;
  /** A piece in small. */
  Picture(props: { readonly draft: S; readonly piece: Piece }): ReactNode;
}
