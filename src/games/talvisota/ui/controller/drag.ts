/** Drag and drop of counters on the sheet, with the same rules as presses and keys. */
import playMessages from '../../content/en/play.ftl';
import { create } from 'zustand';
import { boardOf, type Refusal, type Slot } from '#engine/talvisota';
import type { PointerAt, DragHandlers } from '#kit/gestures/drag.tsx';
import { canAct, clearNotice, mapAt, panAtRim, say, useCoach } from '#table';
import { position } from '../../table-adapter.ts';
import { spaceAt } from '../board/board-extent.ts';
import { deskNow, setDesk, type Desk } from './desk.ts';
import { stackOf, type Piece, type Spot } from './piece.ts';
import { put, putOf } from './pieces.ts';
import { kindOf } from './situation.ts';

interface Dragged {
  readonly piece: Piece;
  readonly from: PointerAt;
  readonly refusal: Refusal | null;
}

export const useDragged = create<{ readonly dragged: Dragged | null }>(() => ({ dragged: null }));

/** The spot under the pointer, and the box of the sheet it belongs to. */
function under({ x, y }: PointerAt): { readonly spot: Spot | null; readonly box: HTMLElement | null } {
  const point = mapAt(x, y);
  if (point) {
    const space = spaceAt([...point], boardOf(position().options).spaces);
    return { spot: space === null ? null : { kind: 'space', space }, box: null };
  }
  const box = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]') ?? null;
  return { spot: box ? (JSON.parse(box.dataset.spot!) as Spot) : null, box };
}

/** Distance from the panel's edge in which a drag scrolls it, and the scroll step per frame, in pixels. */
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

/** True on a heading of the sheet or beside its boxes: one of the boxes was probably intended. */
function missesBox(at: PointerAt, spot: Spot | null): boolean {
  const kind = kindOf(position());
  if (kind === 'movement' || kind === 'deployment' || (spot && spot.kind !== 'front')) return false;
  return Boolean(document.elementFromPoint(at.x, at.y)?.closest('[data-region="context"]'));
}

let markedBox: HTMLElement | null = null;

/** Highlights the box that would accept the counter, one at a time. */
function markBox(box: HTMLElement | null): void {
  if (markedBox === box) return;
  markedBox?.removeAttribute('data-over');
  box?.setAttribute('data-over', '');
  markedBox = box;
}

/** How long a finger rests on a lifted counter until all of its kind are lifted, in ms, and how far it may stray, in pixels. */
const REST_FOR_ALL = 370;
const STRAY = 6;

/** The stack of the pressed counter. */
let stack: Piece | null = null;
let rest: ReturnType<typeof setTimeout> | undefined;

/** The selection that goes with the counter, so that the map shows where it can go. */
function selectionWith(piece: Piece): Partial<Desk> {
  const kind = kindOf(position());
  if (kind === 'deployment' && piece.kind === 'strategy') return { slot: piece.slot as Slot, target: null };
  if (kind !== 'movement' || piece.kind !== 'unit') return {};
  const { from, units } = deskNow();
  const front = piece.heap as 'LAP';
  const { unit, count = 1 } = piece;
  const there = from === front ? ((units as Readonly<Record<string, number>> | null)?.[unit] ?? 0) : 0;
  return there >= count ? { target: null } : { from: front, units: { [unit]: count }, target: null };
}

function lift(piece: Piece, from: PointerAt): void {
  setDesk({ held: piece, ...selectionWith(piece) });
  useDragged.setState({ dragged: { piece, from, refusal: null } });
}

const carried = (piece: Piece): Piece => useDragged.getState().dragged?.piece ?? piece;

function letGo(): void {
  if (deskNow().held) setDesk({ held: null });
}

/** For counters of the sheet, whose elements hold their piece as `data-piece`. */
export const dragController: DragHandlers<Piece> = {
  itemAt(pressed, at) {
    const { piece, all } = pressed.closest<HTMLElement>('[data-piece]')?.dataset ?? {};
    if (piece === undefined || !canAct() || useCoach.getState().busy) return null;
    const one = JSON.parse(piece) as Piece;
    stack = stackOf(one, Number(all));
    return at?.shift ? stack : one;
  },
  // A long press is a press with Shift; after the drag's own click has passed.
  ask(_, { x, y }) {
    const counter = document.elementFromPoint(x, y)?.closest('[data-piece]');
    setTimeout(() => counter?.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
  },
  startDrag(piece, from) {
    clearNotice();
    lift(piece, from);
    if (from.finger && stack) rest = setTimeout(lift, REST_FOR_ALL, stack, from);
  },
  over(piece, at) {
    const { spot, box } = under(at);
    const done = spot && putOf(position(), deskNow(), carried(piece), spot);
    markBox(done && !done.refusal ? box : null);
    const { dragged } = useDragged.getState();
    if (dragged && Math.hypot(at.x - dragged.from.x, at.y - dragged.from.y) > STRAY) clearTimeout(rest);
    const refusal = done?.refusal ?? null;
    if (dragged && dragged.refusal?.key !== refusal?.key)
      useDragged.setState({ dragged: { ...dragged, refusal } });
  },
  pan: (at) => scrollNear(at) || panAtRim(at),
  drop(lifted, at) {
    const piece = carried(lifted);
    clearTimeout(rest);
    useDragged.setState({ dragged: null });
    markBox(null);
    // Before the drop: a change of the desk clears the refusal.
    letGo();
    if (!at) return;
    const { spot } = under(at);
    const done = spot && putOf(position(), deskNow(), piece, spot);
    if (!done && missesBox(at, spot)) say(playMessages().decision.intoBox);
    else if (spot && put(position(), deskNow(), piece, spot)) letGo();
  },
};
