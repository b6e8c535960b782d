/** The position editor: the draft, the selection, and earlier drafts. */
import { create } from 'zustand';
import type { NotationRead } from '#engine/core/notation-text.ts';
import type { Seats } from '#engine/core/about.ts';
import { present } from '#engine/core/timeline.ts';
import type { Editor, Piece, Spot, Line, Place, State } from '../game/position.ts';
import type { Notation } from '../game/record.ts';
import { activeGame } from '../game/registry.ts';
import { current, useGame } from './game.ts';
import type { Opening, Practice } from './navigation.ts';
import { openUnsaved } from './open-game.ts';
import { clearNotice, point } from './ui.ts';

/** A piece by its id and spot, or a brush. */
type Held =
  | { readonly of: 'piece'; readonly id: string; readonly kind: string; readonly spot: Spot }
  | { readonly of: 'brush'; readonly id: string };

interface Editing {
  /** How the editor was opened last: opening it the same way restores the draft and its history. */
  readonly opening: Opening | null;
  /** Null: the editor is closed. */
  readonly editor: Editor | null;
  readonly notation: Notation | null;
  readonly draft: State;
  readonly held: Held | null;
  /** Earlier drafts, for undo; the latest last. */
  readonly past: readonly State[];
  /** Undone drafts, for redo; the latest first. */
  readonly future: readonly State[];
}

const NOTHING: Editing = {
  opening: null,
  editor: null,
  notation: null,
  draft: null,
  held: null,
  past: [],
  future: [],
};

/** The editor's state; only changed by the functions below. */
export const useEditing = create<Editing>(() => NOTHING);
const { getState, setState } = useEditing;

export const isEditing = (): boolean => getState().editor !== null;

/** Limit of the undo history. */
const MOST_PAST = 200;

function show(draft: State, more: Partial<Editing>): void {
  clearNotice();
  setState({ draft, ...more });
  useGame.setState({ timeline: getState().editor!.begin(draft) });
  const { held } = getState();
  point(held?.of === 'piece' && typeof held.spot === 'number' ? [held.spot] : []);
}

/** Replaces the draft, as one step of undo. */
export function change(draft: State, held: Held | null = getState().held): void {
  const { draft: before, past } = getState();
  show(draft, { held, past: [...past, before].slice(-MOST_PAST), future: [] });
}

/** Opens a position or an empty map; continues an earlier draft if the opening is the same. */
export async function beginEditing(opening: Extract<Practice, { from: 'editor' }>): Promise<void> {
  const { rules, editor: load, notation } = activeGame();
  const [editor, loaded] = await Promise.all([load!(), notation!()]);
  const left = getState();
  const { timeline } = opening;
  const fresh = (): Editing => ({
    ...NOTHING,
    opening,
    draft: timeline ? present(timeline) : editor.empty(rules.newGame({}, 1)),
  });
  const begun = left.opening === opening ? left : fresh();
  await openUnsaved(editor.begin(begun.draft));
  setState({ ...begun, editor, notation: loaded });
}

export const endEditing = (): void => setState({ editor: null, notation: null, held: null });

export function undoEdit(): void {
  const { draft, past, future } = getState();
  const before = past.at(-1);
  if (past.length) show(before, { past: past.slice(0, -1), future: [draft, ...future], held: null });
}

export function redoEdit(): void {
  const { draft, past, future } = getState();
  const [next, ...later] = future;
  if (future.length) show(next, { past: [...past, draft], future: later, held: null });
}

export function putDownHeld(): void {
  setState({ held: null });
  point([]);
}

/** Selects a piece or a brush; deselects it if it is already selected. */
export function hold(held: Held): void {
  const { held: now } = getState();
  const isSame =
    now?.of === held.of &&
    now.id === held.id &&
    (held.of === 'brush' || (now as typeof held).spot === held.spot);
  if (isSame) return putDownHeld();
  setState({ held });
  point(held.of === 'piece' && typeof held.spot === 'number' ? [held.spot] : []);
}

export const heldOf = ({ id, kind, spot }: Piece): Held => ({ of: 'piece', id, kind, spot });

/** Moves the selected piece; from a pile, the next of its kind is selected. False if it cannot be placed there. */
export function moveHeld(to: Spot): boolean {
  const { editor, draft, held } = getState();
  if (!editor || held?.of !== 'piece') return false;
  const moved = editor.move(draft, held, to);
  if (moved === null) return false;
  const next =
    typeof held.spot === 'string'
      ? editor.pieces(moved).find(({ kind, spot }) => kind === held.kind && spot === held.spot)
      : undefined;
  change(moved, next ? heldOf(next) : null);
  return true;
}

/** Selects the first piece in a place; if one of that place is selected, the next. */
function takeUpAt(place: Place): void {
  const { editor, draft, held } = getState();
  const there = editor!.pieces(draft).filter(({ spot }) => spot === place);
  const at = held?.of === 'piece' && held.spot === place ? there.findIndex(({ id }) => id === held.id) : -1;
  const next = there[at + 1];
  if (next) hold(heldOf(next));
  else putDownHeld();
}

export function pressInEditor(place: Place): void {
  const { editor, draft, held } = getState();
  if (held?.of === 'brush') change(editor!.paint(draft, held.id, place));
  else if (held && held.spot !== place) moveHeld(place);
  else takeUpAt(place);
}

/** Replaces the draft by a position in notation; returns the refusal. */
export function readText(text: string): Extract<NotationRead<Line, Seats>, { ok: false }>['refusal'] | null {
  const read = getState().notation!.readPosition(text);
  if (!read.ok) return read.refusal;
  change(present(read.timeline), null);
  return null;
}

export const draftLine = (): Line => current();
