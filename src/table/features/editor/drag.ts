/** Drag and drop in the position editor: from the list, and between places of the map. */
import { panAtRim, mapAt } from '../../view/map-handle.ts';
import type { DragHandlers, PointerAt } from '#kit/gestures/drag.tsx';
import type { Place } from '../../game/position.ts';
import { point } from '../../store/ui.ts';
import { heldOf, hold, moveHeld, useEditing } from '../../store/editing.ts';

type Dragged = ReturnType<typeof heldOf>;

function placeUnder({ x, y }: PointerAt): Place | null {
  const { editor, draft } = useEditing.getState();
  const at = mapAt(x, y);
  return at && editor!.placeAt(draft, at);
}

/** The piece under a press: the counter that was hit, else the selected one, else the first in that place. */
function pieceUnder(pressed: Element, at: PointerAt | undefined): Dragged | null {
  const { editor, draft, held } = useEditing.getState();
  const place = at && held?.of !== 'brush' ? placeUnder(at) : null;
  if (place === null) return null;
  const there = editor!.pieces(draft).filter(({ spot }) => spot === place);
  const { unit } = pressed.closest<HTMLElement>('[data-unit]')?.dataset ?? {};
  const piece =
    there.find(({ id }) => id === unit) ??
    there.find(({ id, spot }) => held?.of === 'piece' && held.id === id && held.spot === spot) ??
    there[0];
  return piece ? heldOf(piece) : null;
}

const isHeld = (piece: Dragged): boolean => {
  const { held } = useEditing.getState();
  return held?.of === 'piece' && piece.of === 'piece' && held.id === piece.id && held.spot === piece.spot;
};

/** Drags pieces from the list or a place; they are dropped on the map. */
export const drag: DragHandlers<Dragged> = {
  itemAt(pressed, at) {
    const { piece } = pressed.closest<HTMLElement>('[data-piece]')?.dataset ?? {};
    return piece === undefined ? pieceUnder(pressed, at) : (JSON.parse(piece) as Dragged);
  },
  ready: isHeld,
  startDrag(piece) {
    if (!isHeld(piece)) hold(piece);
  },
  over(piece, at) {
    const from = piece.of === 'piece' && typeof piece.spot === 'number' ? [piece.spot] : [];
    const to = placeUnder(at);
    point(to === null ? from : [...from, to]);
  },
  pan: panAtRim,
  drop(piece, at) {
    const place = at && placeUnder(at);
    if (place !== null && !(piece.of === 'piece' && piece.spot === place)) moveHeld(place);
    else point(piece.of === 'piece' && typeof piece.spot === 'number' ? [piece.spot] : []);
  },
};
