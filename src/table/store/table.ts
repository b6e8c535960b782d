import { create } from 'zustand';
import { setAnnouncer } from '#kit/widgets/announce.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Place } from '../game/place.ts';
import type { Mode } from '../game/screen.ts';

/** A short message over the map. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly action?: unknown }
  | { readonly kind: 'text'; readonly text: string };

/** How much of a small screen the panel takes: a card of it, half, or nearly all. */
export type Stop = 'peek' | 'half' | 'full';

/** The table as one player has it before him; nothing of it is saved. */
export interface Table {
  /** What the player is doing. */
  readonly mode: Mode;
  readonly hover: Place | null;
  readonly focus: Place | null;
  /** The place last pointed at, by pointer or keys, since the mode was set; kept when the pointer leaves the map. */
  readonly aim: Place | null;
  /** Places that the log or a panel points at. */
  readonly pointed: readonly Place[];
  readonly notice: Notice | null;
  readonly noticeCount: number;
  /** The open chart, by its id. */
  readonly tab: string;
  readonly leftOpen: boolean;
  /** How high that stands on a small screen, while it is open. */
  readonly stop: Stop;
  readonly rightOpen: boolean;
  /** The rule paragraph on show, by id. */
  readonly rule: string | null;
  /** The open dialog, by its name: one of the table's or of the game's. */
  readonly dialog: string | null;
}

const IDLE: Mode = { mode: 'idle' };

const wide = (): boolean => globalThis.matchMedia?.('(min-width: 1100px)').matches ?? true;

/** The table of this tab. */
export const useTable = create<Table>(() => ({
  mode: IDLE,
  hover: null,
  focus: null,
  aim: null,
  pointed: [],
  notice: null,
  noticeCount: 0,
  tab: 'log',
  leftOpen: true,
  stop: 'half',
  rightOpen: wide(),
  rule: null,
  dialog: null,
}));

const set = useTable.setState;

/** The cursor does not stay where something secret was chosen. */
const cursor = ({ mode, focus }: Table, next: Mode): Pick<Table, 'focus'> => ({
  focus: mode.secret && !next.secret ? null : focus,
});

/** Puts everything down: after an action, an undo, or Escape. */
export const putDown = (): void =>
  set((table) => ({ mode: IDLE, aim: null, pointed: [], notice: null, ...cursor(table, IDLE) }));

/** Takes something in hand, or begins something with it. */
export const setMode = (mode: Mode): void =>
  set((table) => ({ mode, aim: null, pointed: [], notice: null, ...cursor(table, mode) }));

/** The place under the pointer; null: none. */
export const setHover = (hover: Place | null): void => {
  if (useTable.getState().hover !== hover) set(hover === null ? { hover } : { hover, aim: hover });
};

/** The place under the cursor of the keyboard; null: none. */
export const setFocus = (focus: Place | null): void => set({ focus, aim: focus });

/** Shows why something cannot be done and points at the places it speaks of. */
export const refuse = (refusal: Refusal, action?: unknown): void =>
  set(({ noticeCount }) => ({
    notice: action ? { kind: 'refusal', refusal, action } : { kind: 'refusal', refusal },
    noticeCount: noticeCount + 1,
    pointed: [...new Set(refusal.places)],
  }));

/** Shows a message over the map. */
export const say = (text: string): void =>
  set(({ noticeCount }) => ({ notice: { kind: 'text', text }, noticeCount: noticeCount + 1 }));

setAnnouncer(say);

/** Takes the message away, and what it points at. */
export const clearNotice = (): void => set({ notice: null, pointed: [] });

/** Points at places of the map; empty: at none. */
export const point = (pointed: readonly Place[]): void => set({ pointed });

/** Opens a paragraph by its id; null: closes it. */
export const showRule = (rule: string | null): void => set({ rule });

/** Turns to a chart. */
export const setTab = (tab: string): void => set({ tab, rightOpen: true });

/** Opens a panel, or puts it away. */
export const toggle = (panel: 'leftOpen' | 'rightOpen'): void => set((table) => ({ [panel]: !table[panel] }));

/** Brings the panel of a small screen to a stop; null: folds it. */
export const setStop = (stop: Stop | null): void =>
  set(stop ? { leftOpen: true, stop } : { leftOpen: false });

/** Opens a dialog by its name; null: closes the one that is open. */
export const openDialog = (dialog: string | null): void => set({ dialog });

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);
/** A list with an item taken out where it was in it, and put in where it was not. */
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? without(list, item) : [...list, item];
