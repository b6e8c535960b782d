import { create } from 'zustand';
import { setAnnouncer } from '#kit/widgets/announce.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Place } from '../game/position.ts';
import type { Mode } from '../game/screen.ts';

/** What a message lets the player do about it. */
interface Offer {
  readonly label: string;
  run(): void;
}

/** A short message over the map. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly action?: unknown }
  | { readonly kind: 'text'; readonly text: string; readonly offer?: Offer };

/** How much of a small screen the panel takes: a card of it, half, or nearly all. */
export type SnapPoint = 'peek' | 'half' | 'full';

/** The table as one player has it before him, and what else the page shows; nothing of it is saved. */
export interface Ui {
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
  readonly snapPoint: SnapPoint;
  readonly rightOpen: boolean;
  /** The rule paragraph on show, by id. */
  readonly rule: string | null;
  /** The open dialog, by its name: one of the table's or of the game's. */
  readonly dialog: string | null;
}

const IDLE: Mode = { mode: 'idle' };

const wide = (): boolean => globalThis.matchMedia?.('(min-width: 1100px)').matches ?? true;

/** The state of the page that is not saved. */
export const useUi = create<Ui>(() => ({
  mode: IDLE,
  hover: null,
  focus: null,
  aim: null,
  pointed: [],
  notice: null,
  noticeCount: 0,
  tab: 'log',
  leftOpen: true,
  snapPoint: 'half',
  rightOpen: wide(),
  rule: null,
  dialog: null,
}));

const set = useUi.setState;

/** The cursor does not stay where something secret was chosen. */
const cursor = ({ mode, focus }: Ui, next: Mode): Pick<Ui, 'focus'> => ({
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
  if (useUi.getState().hover !== hover) set(hover === null ? { hover } : { hover, aim: hover });
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
export const say = (text: string, offer?: Offer): void =>
  set(({ noticeCount }) => ({
    notice: offer ? { kind: 'text', text, offer } : { kind: 'text', text },
    noticeCount: noticeCount + 1,
  }));

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
export const setSnapPoint = (snapPoint: SnapPoint | null): void =>
  set(snapPoint ? { leftOpen: true, snapPoint } : { leftOpen: false });

/** Opens a dialog by its name; null: closes the one that is open. */
export const openDialog = (dialog: string | null): void => set({ dialog });

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);
/** A list with an item taken out where it was in it, and put in where it was not. */
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? without(list, item) : [...list, item];

/** What the rulebook is open at. */
export type Page =
  | { readonly page: 'contents' }
  /** A chapter; with a paragraph, at that one. */
  | { readonly page: 'chapter'; readonly chapter: string; readonly paragraph: string | null }
  | { readonly page: 'glossary'; readonly term: string | null }
  | { readonly page: 'search'; readonly query: string };

interface Book {
  /** The pages that were read, and which of them is open. */
  readonly pages: readonly Page[];
  readonly at: number;
}

const CONTENTS: Page = { page: 'contents' };

/** The rulebook as it lies open. */
export const useBook = create<Book>(() => ({ pages: [CONTENTS], at: 0 }));

/** The page that is open. */
export const openedPage = ({ pages, at }: Book): Page => pages[at]!;

/** Opens a page; those that one could have gone forward to are forgotten. */
export const openPage = (page: Page): void =>
  useBook.setState(({ pages, at }) => ({ pages: [...pages.slice(0, at + 1), page], at: at + 1 }));

/** The open page becomes another: a search that is being typed, a chapter read on. */
export const replacePage = (page: Page): void =>
  useBook.setState(({ pages, at }) => ({ pages: pages.with(at, page) }));

/** True where there is a page to go back or forward to. */
export const canTurnPage = ({ pages, at }: Book, by: 1 | -1): boolean => pages[at + by] !== undefined;

/** Goes back or forward, where there is such a page. */
export const turnPage = (by: 1 | -1): void =>
  useBook.setState((book) => (canTurnPage(book, by) ? { at: book.at + by } : {}));

/** Forgets what was read. */
export const resetBook = (): void => useBook.setState({ pages: [CONTENTS], at: 0 });

/** The paragraph that lies open beside the map; `count` tells that it was asked for again. */
export const useRulePanel = create<{ readonly rule: string | null; readonly count: number }>(() => ({
  rule: null,
  count: 0,
}));

/** Opens a paragraph beside the map, by its id. */
export function openRulePanel(rule: string): void {
  // The card lies in the panel at hand.
  useUi.setState({ leftOpen: true });
  useRulePanel.setState(({ count }) => ({ rule, count: count + 1 }));
}

/** Puts it away. */
export const closeRulePanel = (): void => useRulePanel.setState({ rule: null });

/** What can still be had of the game when the table has failed. */
export interface Rescued {
  /** Which game it is, by the id of its card. */
  readonly kind: string;
  /** Its record. */
  readonly text: string;
  readonly turn: number;
  /** How many of its steps have been done. */
  readonly step: number;
  /** False where this device does not keep it: then the file is all that is left of it. */
  readonly kept: boolean;
}

const useRescue = create(() => ({ find: (): Rescued | null => null }));

/** Says how the game is found. */
export const setRescue = (find: () => Rescued | null): void => useRescue.setState({ find });

/** The game as it stands; null where there is none, or nothing can be made of it. */
export function rescuedGame(): Rescued | null {
  try {
    return useRescue.getState().find();
  } catch {
    return null;
  }
}
