/** What presses on a map do: they go to an open editor, to notes that are being drawn, or else to the game. */
import type { Place } from '../game/position.ts';
import { isEditing, pressInEditor } from '../store/editing.ts';
import { isDrawing, pressWhileDrawing } from '../store/variations.ts';

/** How a place was pressed. */
export interface Press {
  readonly shift?: boolean | undefined;
  /** It is the second press of a double one. */
  readonly again?: boolean | undefined;
  /** The piece that was hit, by its number; null: none, or the place itself is meant. */
  readonly piece?: number | null;
}

export interface MapInput {
  press(place: Place, how: Press): void;
}

const editing: MapInput = { press: pressInEditor };

const drawing: MapInput = {
  press: (place, { again = false }) => {
    if (!again) pressWhileDrawing(place);
  },
};

/** The input of what is on the table; `own` is that of the game. */
export function inputOf(own: () => MapInput): MapInput {
  if (isEditing()) return editing;
  return isDrawing() ? drawing : own();
}
