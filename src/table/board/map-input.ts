/** Chooses the one handler of presses and drags on the map. */
import type { Refusal } from '#engine/core/refusal.ts';
import type { DragHandlers } from '#kit/gestures/drag.tsx';
import type { Place } from '../game/position.ts';

export interface Press {
  readonly shift?: boolean | undefined;
  /** The second press of a double press. */
  readonly again?: boolean | undefined;
  /** Number of the piece that was hit; null: none, or the place itself is meant. */
  readonly piece?: number | null;
}

/** `T`: type of the dragged item. */
export interface MapInput<T = unknown> {
  press(place: Place, how: Press): void;
  /** For pieces on the map. */
  readonly drag?: DragHandlers<T>;
  /**
   * Why a press on a place would do nothing; null if it does something or only inspects. `strict`: with the current
   * selection, even if something else could be selected there.
   */
  reason?(place: Place, strict?: boolean): Refusal | null;
  /** Carries out what has been composed: Enter while no cursor is shown. False: there is nothing to carry out. */
  confirm?(): boolean;
}

const taken: MapInput[] = [];

/** Redirects the map's input to a feature (the editor, drawing notes); returns the function that ends it. */
export function takeMap(input: MapInput): () => void {
  taken.push(input);
  return () => void taken.splice(taken.indexOf(input), 1);
}

/** The input of the feature that took the map last, else the game's own. */
export const inputOf = (own: () => MapInput): MapInput => taken.at(-1) ?? own();
