/** What comes of pressing a counter of the sheet: where the map can say more than the sheet, it shows where it can go. */
import type { Front, SovietUnit, State } from '#engine/talvisota';
import type { Desk } from './desk.ts';
import { samePiece, type Piece } from './piece.ts';
import { kindOf } from './situation.ts';

type Boxed = Piece & { readonly kind: 'unit' };

/** A unit in a front box that special movement may bring out. */
const isBoxed = (state: State, piece: Piece): piece is Boxed =>
  kindOf(state) === 'movement' && piece.kind === 'unit';

const isSent = (state: State, piece: Piece): piece is Piece & { readonly kind: 'strategy' } =>
  kindOf(state) === 'deployment' && piece.kind === 'strategy';

/** Of the units that are to leave a box, those of this kind. */
const leaving = ({ from, units }: Desk, { unit, heap }: Boxed): number =>
  from === heap ? (units?.[unit] ?? 0) : 0;

export function isTaken(state: State, desk: Desk, piece: Piece): boolean {
  if (isBoxed(state, piece)) return leaving(desk, piece) > 0;
  if (isSent(state, piece)) return piece.slot !== null && desk.slot === piece.slot;
  return samePiece(desk.held, piece);
}

/** Pressed again a unit is joined by one more of its kind; a strategy, or a counter in hand, is put down. */
export function takenUp(state: State, desk: Desk, piece: Piece): Partial<Desk> {
  if (isBoxed(state, piece)) {
    const front = piece.heap as Front;
    const there = state.soviet.boxes[front][piece.unit as SovietUnit];
    const others = desk.from === front ? desk.units : null;
    const count = Math.min(leaving(desk, piece) + 1, there);
    return { from: front, units: { ...others, [piece.unit]: count }, target: null, held: null };
  }
  if (isSent(state, piece))
    return { slot: isTaken(state, desk, piece) ? null : piece.slot, target: null, held: null };
  return { held: isTaken(state, desk, piece) ? null : piece };
}
