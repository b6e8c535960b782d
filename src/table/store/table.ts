import { create } from 'zustand';
import { lendVoice } from '../../kit/widgets/say.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Action, Hex, UnitId } from '../../engine/winter-war/index.ts';

/** What the player is doing at the table right now. One at a time; the engine says what is legal in it. */
export type Mode =
  | { readonly mode: 'idle' }
  /** A hex and its counters are looked at; several counters lie fanned out. */
  | { readonly mode: 'look'; readonly hex: Hex }
  /** A counter is in hand: to be placed, brought on, moved, retreated or advanced. */
  | {
      readonly mode: 'unit';
      readonly unit: UnitId;
      /** Hexes of the path that are settled already. */
      readonly prefix: readonly Hex[];
      /** The next hex clicked becomes a waypoint. */
      readonly addWaypoint: boolean;
      /** A hex tapped once: shown with its path, confirmed by a second tap. */
      readonly preview: Hex | null;
      /** Taken up by the table: it alone can decide, and put down it would be taken up again. */
      readonly unasked?: boolean;
    }
  | { readonly mode: 'attack'; readonly attackers: readonly UnitId[]; readonly targets: readonly Hex[] }
  /** Units to be given up. */
  | { readonly mode: 'lose'; readonly units: readonly UnitId[] }
  /** The landing place of the paratroops is being chosen. */
  | { readonly mode: 'aim'; readonly hex: Hex | null }
  /** The landing place that was written down is shown, until anything else is done. */
  | { readonly mode: 'peek' };

export type Tab = 'log' | 'turns' | 'combat' | 'terrain' | 'points' | 'supply' | 'rules';

/** A short message over the map. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly action?: Action }
  | { readonly kind: 'text'; readonly text: string };

interface Table {
  readonly mode: Mode;
  readonly hover: Hex | null;
  readonly focus: Hex | null;
  /** A hex that the log or a panel points at. */
  readonly pointed: readonly Hex[];
  readonly notice: Notice | null;
  readonly noticeCount: number;
  readonly showSupply: boolean;
  readonly showZones: boolean;
  /** Ways and battles of the last Player-Turn. */
  readonly showTrails: boolean;
  readonly hexNumbers: boolean;
  readonly tab: Tab;
  readonly leftOpen: boolean;
  readonly rightOpen: boolean;
  /** The rule paragraph on show, by id. */
  readonly rule: string | null;
  readonly dialog:
    | 'help'
    | 'menu'
    | 'end'
    /** Whether to leave the table by the Back of the browser. */
    | 'leave'
    | 'look-away'
    /** The same, before the landing place that was written down shows. */
    | 'show-plan'
    /** What the other player did; every roll of the dice; another game from a moment of the replay. */
    | 'summary'
    | 'dice'
    | 'branch'
    | 'settings'
    | 'share'
    | 'name'
    /** Who plays which side. */
    | 'seats'
    | 'palette'
    | 'situation'
    | 'lessons'
    | 'book'
    /** What is in a hex, while a unit stays in hand. */
    | 'hex'
    | null;
}

const IDLE: Mode = { mode: 'idle' };

const wide = (): boolean => globalThis.matchMedia?.('(min-width: 1100px)').matches ?? true;

export const useTable = create<Table>(() => ({
  mode: IDLE,
  hover: null,
  focus: null,
  pointed: [],
  notice: null,
  noticeCount: 0,
  showSupply: false,
  showZones: false,
  showTrails: false,
  hexNumbers: false,
  tab: 'log',
  leftOpen: true,
  rightOpen: wide(),
  rule: null,
  dialog: null,
}));

const set = useTable.setState;

/** The cursor does not stay where a secret landing place was chosen. */
const cursor = ({ mode, focus }: Table, next: Mode): Pick<Table, 'focus'> => ({
  focus: mode.mode === 'aim' && next.mode !== 'aim' ? null : focus,
});

/** Puts everything down: after an action, an undo, or Escape. */
export const putDown = (): void =>
  set((table) => ({ mode: IDLE, pointed: [], notice: null, ...cursor(table, IDLE) }));

/** Nothing of one game stays for the next: neither what was said nor what was drawn over the map. */
export const clearTable = (): void => {
  putDown();
  set({ showSupply: false, showZones: false, showTrails: false });
};

export const setMode = (mode: Mode): void =>
  set((table) => ({ mode, pointed: [], notice: null, ...cursor(table, mode) }));

export const look = (hex: Hex): void => setMode({ mode: 'look', hex });

export const pickUp = (unit: UnitId, unasked = false): void =>
  setMode({ mode: 'unit', unit, prefix: [], addWaypoint: false, preview: null, unasked });

export const setHover = (hover: Hex | null): void => {
  if (useTable.getState().hover !== hover) set({ hover });
};

export const setFocus = (focus: Hex | null): void => set({ focus });

/** Shows why something cannot be done and points at the hexes it speaks of. */
export const refuse = (refusal: Refusal, action?: Action): void =>
  set(({ noticeCount }) => ({
    notice: action ? { kind: 'refusal', refusal, action } : { kind: 'refusal', refusal },
    noticeCount: noticeCount + 1,
    pointed: [...new Set(refusal.places)],
  }));

export const say = (text: string): void =>
  set(({ noticeCount }) => ({ notice: { kind: 'text', text }, noticeCount: noticeCount + 1 }));

lendVoice(say);

export const clearNotice = (): void => set({ notice: null, pointed: [] });

export const point = (pointed: readonly Hex[]): void => set({ pointed });

export const showRule = (rule: string | null): void => set({ rule });

export const setTab = (tab: Tab): void =>
  set({ tab, rightOpen: true, ...(tab === 'supply' && { showSupply: true }) });

export const toggle = (
  key: 'showSupply' | 'showZones' | 'showTrails' | 'hexNumbers' | 'leftOpen' | 'rightOpen',
): void => set((table) => ({ [key]: !table[key] }));

export const openDialog = (dialog: Table['dialog']): void => set({ dialog });

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? without(list, item) : [...list, item];
