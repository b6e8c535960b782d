import { create } from 'zustand';
import { setAnnouncer } from '#kit/widgets/announce.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Place } from '../game/position.ts';
import type { Mode } from '../game/screen.ts';

/** Action offered with a message. */
interface Offer {
  readonly label: string;
  run(): void;
}

export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly action?: unknown; readonly offer?: Offer }
  | { readonly kind: 'text'; readonly text: string; readonly offer?: Offer };

/** Height of the panel on a small screen: its top card, half, or nearly the whole screen. */
export type SnapPoint = 'peek' | 'half' | 'full';

/** State of the page that is not saved. */
export interface Ui {
  readonly mode: Mode;
  readonly hover: Place | null;
  readonly focus: Place | null;
  /** The place last pointed at by pointer or keyboard since the mode was set; kept when the pointer leaves the map. */
  readonly aim: Place | null;
  /** The place whose contents are shown until that is closed. */
  readonly pinned: Place | null;
  /** Places highlighted by the log or a panel. */
  readonly pointed: readonly Place[];
  readonly notice: Notice | null;
  readonly noticeCount: number;
  /** The open chart, by its id. */
  readonly tab: string;
  readonly leftOpen: boolean;
  /** Height of the left panel on a small screen, while open. */
  readonly snapPoint: SnapPoint;
  readonly rightOpen: boolean;
  /** The id of the rule paragraph on show. */
  readonly rule: string | null;
  /** The open dialog by its name: the table's or the game's. */
  readonly dialog: string | null;
}

const IDLE: Mode = { mode: 'idle' };

/** Windows with room for the charts beside panel and map; narrower ones show them on request. */
export const ROOM_FOR_CHARTS = '(min-width: 1600px)';

export const useUi = create<Ui>(() => ({
  mode: IDLE,
  hover: null,
  focus: null,
  aim: null,
  pinned: null,
  pointed: [],
  notice: null,
  noticeCount: 0,
  tab: 'log',
  leftOpen: true,
  snapPoint: 'half',
  rightOpen: globalThis.matchMedia?.(ROOM_FOR_CHARTS).matches ?? true,
  rule: null,
  dialog: null,
}));

const set = useUi.setState;

/** The cursor leaves the place of a secret choice. */
const cursor = ({ mode, focus }: Ui, next: Mode): Pick<Ui, 'focus'> => ({
  focus: mode.secret && !next.secret ? null : focus,
});

/** Cancels the current mode: after an action, an undo, or Escape. */
export const putDown = (): void =>
  set((table) => ({
    mode: IDLE,
    aim: null,
    pinned: null,
    pointed: [],
    notice: null,
    ...cursor(table, IDLE),
  }));

export const setMode = (mode: Mode): void =>
  set((table) => ({ mode, aim: null, pinned: null, pointed: [], notice: null, ...cursor(table, mode) }));

/** The place under the pointer; null: none. */
export const setHover = (hover: Place | null): void => {
  if (useUi.getState().hover !== hover) set(hover === null ? { hover } : { hover, aim: hover });
};

/** The place under the keyboard cursor; null: none. */
export const setFocus = (focus: Place | null): void => set({ focus, aim: focus });

/** Shows the contents of a place beside it; null closes that. */
export const pin = (pinned: Place | null): void => set({ pinned });

/** Shows why something is not possible and highlights the places concerned. */
export const refuse = (refusal: Refusal, action?: unknown, offer?: Offer): void =>
  set(({ noticeCount }) => ({
    notice: { kind: 'refusal', refusal, ...(action ? { action } : {}), ...(offer && { offer }) },
    noticeCount: noticeCount + 1,
    pointed: [...new Set(refusal.places)],
  }));

export const say = (text: string, offer?: Offer): void =>
  set(({ noticeCount }) => ({
    notice: offer ? { kind: 'text', text, offer } : { kind: 'text', text },
    noticeCount: noticeCount + 1,
  }));

setAnnouncer(say);

/** Removes the message and its highlights. */
export const clearNotice = (): void => set({ notice: null, pointed: [] });

export const point = (pointed: readonly Place[]): void => set({ pointed });

/** Opens a paragraph by its id; null: closes it. */
export const showRule = (rule: string | null): void => set({ rule });

export const setTab = (tab: string): void => set({ tab, rightOpen: true });

export const toggle = (panel: 'leftOpen' | 'rightOpen'): void => set((table) => ({ [panel]: !table[panel] }));

/** Moves the panel of a small screen to a height; null: collapses it. */
export const setSnapPoint = (snapPoint: SnapPoint | null): void =>
  set(snapPoint ? { leftOpen: true, snapPoint } : { leftOpen: false });

/** Opens a dialog by its name; null: closes the open one. */
export const openDialog = (dialog: string | null): void => set({ dialog });

const without = <T>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);
/** The list with the item removed if it was in it, else added. */
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? without(list, item) : [...list, item];

export type Page =
  | { readonly page: 'contents' }
  /** A chapter, scrolled to a paragraph unless that is null. */
  | { readonly page: 'chapter'; readonly chapter: string; readonly paragraph: string | null }
  | { readonly page: 'glossary'; readonly term: string | null }
  | { readonly page: 'search'; readonly query: string };

interface Book {
  /** Browsing history, and the index of the open page. */
  readonly pages: readonly Page[];
  readonly at: number;
}

const CONTENTS: Page = { page: 'contents' };

export const useBook = create<Book>(() => ({ pages: [CONTENTS], at: 0 }));

export const openedPage = ({ pages, at }: Book): Page => pages[at]!;

/** Opens a page; drops the pages ahead in the history. */
export const openPage = (page: Page): void =>
  useBook.setState(({ pages, at }) => ({ pages: [...pages.slice(0, at + 1), page], at: at + 1 }));

/** Replaces the open page, without history: while typing a search or reading on in a chapter. */
export const replacePage = (page: Page): void =>
  useBook.setState(({ pages, at }) => ({ pages: pages.with(at, page) }));

/** True if there is a page to go back or forward to. */
export const canTurnPage = ({ pages, at }: Book, by: 1 | -1): boolean => pages[at + by] !== undefined;

/** Goes back or forward, if there is such a page. */
export const turnPage = (by: 1 | -1): void =>
  useBook.setState((book) => (canTurnPage(book, by) ? { at: book.at + by } : {}));

export const resetBook = (): void => useBook.setState({ pages: [CONTENTS], at: 0 });

/** The paragraph shown beside the map; `count` changes when it is requested again. */
export const useRulePanel = create<{ readonly rule: string | null; readonly count: number }>(() => ({
  rule: null,
  count: 0,
}));

/** Shows a paragraph beside the map, by its id. */
export function openRulePanel(rule: string): void {
  // It is shown in the left panel.
  useUi.setState({ leftOpen: true });
  useRulePanel.setState(({ count }) => ({ rule, count: count + 1 }));
}

export const closeRulePanel = (): void => useRulePanel.setState({ rule: null });

/** What can be saved of the game after the table has crashed. */
export interface Rescued {
  /** The id of the game, as in its meta. */
  readonly kind: string;
  readonly text: string;
  readonly turn: number;
  /** Number of steps played. */
  readonly step: number;
  /** False if this device has not stored it: then the file is the only copy. */
  readonly kept: boolean;
}

const useRescue = create(() => ({ find: (): Rescued | null => null }));

/** Sets the function that finds the game. */
export const setRescue = (find: () => Rescued | null): void => useRescue.setState({ find });

/** The current game; null if there is none or it cannot be read. */
export function rescuedGame(): Rescued | null {
  try {
    return useRescue.getState().find();
  } catch {
    return null;
  }
}
