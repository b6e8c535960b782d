/** What the map does with presses and drags: one input at a time, chosen by what is on the table. */
import type { Refusal } from '#engine/core/refusal.ts';
import type { DragHandlers } from '#kit/gestures/drag.tsx';
import type { Place } from '../game/position.ts';

/** How a place was pressed. */
export interface Press {
  readonly shift?: boolean | undefined;
  /** It is the second press of a double one. */
  readonly again?: boolean | undefined;
  /** The piece that was hit, by its number; null: none, or the place itself is meant. */
  readonly piece?: number | null;
}

/** `T` is what can be dragged. */
export interface MapInput<T = unknown> {
  press(place: Place, how: Press): void;
  /** For pieces on the map. */
  readonly drag?: DragHandlers<T>;
  /**
   * Why a press on a place would do nothing; null where it does something, or is there to look. With `strict` only what is
   * in hand counts, though something else could be chosen there.
   */
  reason?(place: Place, strict?: boolean): Refusal | null;
}

const taken: MapInput[] = [];

/** Takes the map from the game, for an editor or notes that are drawn; returns the function that gives it back. */
export function takeMap(input: MapInput): () => void {
  taken.push(input);
  return () => void taken.splice(taken.indexOf(input), 1);
}

/** The input of what is on the table: that of the feature that took the map last, else the game's own. */
export const inputOf = (own: () => MapInput): MapInput => taken.at(-1) ?? own();
