/** Counters of the sheet are carried: the same may be taken, and go to the same places, as by presses and keys. */
import { create } from 'zustand';
import { boardOf, type Refusal, type Slot } from '#engine/talvisota';
import type { PointerAt, DragHandlers } from '#kit/gestures/drag.tsx';
import { useCoach } from '#table/features/lessons/coach.ts';
import { canAct } from '#table/features/can-act.ts';
import { mapAt, panAtRim } from '#table/view/map-handle.ts';
import { clearNotice, useUi } from '#table/store/ui.ts';
import { position } from '../../table-adapter.ts';
import { spaceAt } from '../board/board-sheet.ts';
import { deskNow, setDesk, type Desk } from './desk.ts';
import type { Piece, Spot } from './piece.ts';
import { put, putOf } from './pieces.ts';
import { kindOf } from './situation.ts';

interface Carried {
  readonly piece: Piece;
  /** Where it was lifted. */
  readonly from: PointerAt;
  readonly refusal: Refusal | null;
}

/** What is in the air. */
export const useCarried = create<{ readonly carried: Carried | null }>(() => ({ carried: null }));

/** The place under the pointer, and the box of the sheet that it is. */
function under({ x, y }: PointerAt): { readonly spot: Spot | null; readonly box: HTMLElement | null } {
  const point = mapAt(x, y);
  if (point) {
    const space = spaceAt([...point], boardOf(position().options).spaces);
    return { spot: space === null ? null : { kind: 'space', space }, box: null };
  }
  const box = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]') ?? null;
  return { spot: box ? (JSON.parse(box.dataset.spot!) as Spot) : null, box };
}

/** Near the end of the panel what lies beyond it comes up. */
const EDGE = 56;
const STEP = 9;

function scrollNear({ x, y }: PointerAt): boolean {
  let panel = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]')?.parentElement ?? null;
  while (panel && panel.scrollHeight <= panel.clientHeight + 1) panel = panel.parentElement;
  if (!panel) return false;
  const { top, bottom } = panel.getBoundingClientRect();
  const before = panel.scrollTop;
  if (y > bottom - EDGE) panel.scrollBy(0, STEP);
  else if (y < top + EDGE) panel.scrollBy(0, -STEP);
  return panel.scrollTop !== before;
}

let lit: HTMLElement | null = null;

/** The box that would take it is lit; one at a time. */
function light(box: HTMLElement | null): void {
  if (lit === box) return;
  lit?.removeAttribute('data-over');
  box?.setAttribute('data-over', '');
  lit = box;
}

/** What is in hand with it, so that the map shows where it can go. */
function along(piece: Piece): Partial<Desk> {
  const kind = kindOf(position());
  if (kind === 'deployment' && piece.kind === 'strategy') return { slot: piece.slot as Slot, target: null };
  if (kind !== 'movement' || piece.kind !== 'unit') return {};
  const { from, units } = deskNow();
  const front = piece.heap as 'LAP';
  return from === front && (units as Readonly<Record<string, number>> | null)?.[piece.unit]
    ? { target: null }
    : { from: front, units: { [piece.unit]: 1 }, target: null };
}

/** The hand at the counters of the sheet. */
export const hand: DragHandlers<Piece> = {
  take(pressed) {
    const { piece } = pressed.closest<HTMLElement>('[data-piece]')?.dataset ?? {};
    if (piece === undefined || !canAct() || useCoach.getState().busy) return null;
    return JSON.parse(piece) as Piece;
  },
  lift(piece, from) {
    clearNotice();
    setDesk({ held: piece, ...along(piece) });
    useCarried.setState({ carried: { piece, from, refusal: null } });
  },
  over(piece, at) {
    const { spot, box } = under(at);
    const done = spot && putOf(position(), deskNow(), piece, spot);
    light(done && !done.refusal ? box : null);
    const { carried } = useCarried.getState();
    const refusal = done?.refusal ?? null;
    if (carried && carried.refusal?.key !== refusal?.key)
      useCarried.setState({ carried: { ...carried, refusal } });
  },
  pan: (at) => scrollNear(at) || panAtRim(at),
  drop(piece, at) {
    useCarried.setState({ carried: null });
    light(null);
    const { spot } = at ? under(at) : { spot: null };
    const before = deskNow();
    if (spot) put(position(), before, piece, spot);
    if (useUi.getState().mode.mode === 'desk' && deskNow().held) setDesk({ held: null });
  },
};
