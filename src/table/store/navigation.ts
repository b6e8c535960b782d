import { create } from 'zustand';
import type { Aid, Seats } from '#engine/core/about.ts';
import type { Line, Side } from '../game/position.ts';
import { linkHere, rememberedSlot, rememberSlot, takeLinkOut, type HostedGame } from './address.ts';
import type { GameSource, TableKind } from './kept-games.ts';
import type { Seat } from './seats.ts';
import { openDialog, setTab, showRule, openPage, type Page } from './ui.ts';

/** The id of the game, as in its meta; absent for the default one. */
interface OfGame {
  readonly of?: string;
}

/** A practice session, never saved; the previous game is suspended. */
export type Practice = OfGame &
  (
    | {
        /** A lesson by its id; null: where the learner stopped. */
        readonly from: 'lesson';
        readonly lesson: string | null;
      }
    | {
        /** The position of a picture in the rulebook, to try it out. */
        readonly from: 'example';
        readonly example: string;
      }
    | {
        /** The position editor, starting from this position or an empty map. */
        readonly from: 'editor';
        readonly timeline?: Line;
      }
    | {
        /** A problem by its id; null: the easiest unsolved one. */
        readonly from: 'problem';
        readonly problem: string | null;
        /** With `problem` null: the first unsolved one of this kind. */
        readonly kind?: string;
      }
  );

/** A game to be played, by its origin. */
export type GameOpening =
  | (OfGame & {
      readonly from: 'new';
      readonly table: TableKind;
      /** From the game's own form. */
      readonly options: unknown;
      /** True: the set-up is skipped. */
      readonly ready?: boolean;
      /** Absent if people play both sides. */
      readonly seats?: Readonly<Record<Side, Seat>>;
      /** Names of the people who play, by side, as entered. */
      readonly players?: Readonly<Record<Side, string>>;
      /** Aids that they agreed to switch off. */
      readonly withoutAids?: readonly Aid[];
    })
  | (OfGame & {
      readonly from: 'saved';
      /** Its slot in the library. */
      readonly id: string;
    })
  | (HostedGame & {
      readonly from: 'hosted';
      /** Just created: the other player needs a link. */
      readonly isNew?: boolean;
      /** The name that the player has just entered. */
      readonly name?: string;
    })
  | (OfGame & {
      /** A file, link or text that has been read. */
      readonly from: 'incoming';
      readonly table: TableKind;
      readonly timeline: Line;
      readonly seats?: Seats;
      /** Absent for a game made on this device. */
      readonly source?: GameSource;
    });

/** What the table opens. Imports no engine, to keep the start screen light. */
export type Opening =
  | GameOpening
  | Practice
  /** The game suspended during a practice session, and how it was opened. */
  | { readonly from: 'suspended'; readonly game: GameOpening };

/** Input to be read: the fragment of the address, files, or dropped text; with none of these, the paste dialog opens. */
export interface Arrival {
  readonly link: string | null;
  readonly text?: string;
  readonly files?: readonly File[];
  /** Set if the start screen has already asked for the kind of table. */
  readonly table?: TableKind;
}

interface Screen {
  readonly opening: Opening | null;
  /** Openings to return to after practice, the next one last; empty: the start screen. */
  readonly back: readonly Opening[];
  /** Why the last opening failed, for the start screen. */
  readonly failure: string | null;
  /** Input still to be read. */
  readonly incoming: Arrival | null;
}

/** A reload of this tab continues its game. */
function openedBefore(): Opening | null {
  const slot = rememberedSlot();
  const { id: link, of, host } = slot ?? {};
  if (link && of && host) return { from: 'hosted', link, of, host };
  return slot && { from: 'saved', ...slot };
}

const linked = (): Screen['incoming'] => {
  const link = linkHere();
  return link === null ? null : { link };
};

/** The start screen if `opening` is null, or else a table. */
export const useScreen = create<Screen>(() => ({
  opening: openedBefore(),
  back: [],
  failure: null,
  incoming: linked(),
}));

/** Opens the dialog to paste a link or a position. */
export const askToPaste = (): void => useScreen.setState({ incoming: { link: null } });

/** Reads files, or a text dropped on the page. */
export const bringIn = (arrival: Omit<Arrival, 'link'>): void =>
  useScreen.setState({ incoming: { link: null, ...arrival } });

/** Files opened with the installed app by the system; not in all browsers. */
interface Launch {
  readonly files?: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consume: (launch: Launch) => void): void;
}

/** Drops on a text field are left to the browser. */
const isField = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

/**
 * Reads input on an open page: links in its address, dropped files and links (for which the browser would leave the
 * page), and files opened with the app.
 */
export function followArrivals(): () => void {
  const stop = new AbortController();
  const on = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(type, hear, { signal: stop.signal });
  on('hashchange', () => {
    const incoming = linked();
    if (incoming) useScreen.setState({ incoming });
  });
  // Ignore drags from the page itself.
  let isOwn = false;
  on('dragstart', () => void (isOwn = true));
  on('dragend', () => void (isOwn = false));
  on('dragover', (event) => {
    if (!isField(event) || event.dataTransfer!.types.includes('Files')) event.preventDefault();
  });
  on('drop', (event) => {
    const files = [...event.dataTransfer!.files];
    if (isField(event) && !files.length) return;
    event.preventDefault();
    const text = event.dataTransfer!.getData('text');
    if (!isOwn && files.length) bringIn({ files });
    else if (!isOwn && text) bringIn({ text });
  });
  (globalThis as { readonly launchQueue?: LaunchQueue }).launchQueue?.setConsumer(({ files = [] }) => {
    if (!files.length) return;
    void Promise.all(files.map((file) => file.getFile())).then((all) => bringIn({ files: all }));
  });
  return () => stop.abort();
}

/** Closes the question about a link, whatever the answer was. */
export function endIncoming(): void {
  takeLinkOut();
  useScreen.setState({ incoming: null });
}

const isPractice = (opening: Opening): opening is Practice =>
  opening.from === 'lesson' ||
  opening.from === 'example' ||
  opening.from === 'editor' ||
  opening.from === 'problem';

/** The original opening, also of a suspended game. */
export const openedAs = (opening: Opening): GameOpening | Practice =>
  opening.from === 'suspended' ? opening.game : opening;

/** The id of an opening's game; undefined: the default one. */
export const gameOf = (opening: Opening): string | undefined => openedAs(opening).of;

/** Opens a game in place of the current one. */
export function openTable(opening: Opening): void {
  useScreen.setState({ opening, back: [], failure: null });
}

/** Opens a practice session; the current game is returned to afterwards, unless it is practice of the same kind. */
export function openPractice(opening: Practice): void {
  const { opening: now, back } = useScreen.getState();
  const before = now && openedAs(now);
  const waits: Opening[] =
    before === null || before.from === opening.from
      ? []
      : [isPractice(before) ? before : { from: 'suspended', game: before }];
  useScreen.setState({ opening, back: [...back, ...waits], failure: null });
}

export function endPractice(): void {
  const { back } = useScreen.getState();
  const opening = back.at(-1);
  if (opening) useScreen.setState({ opening, back: back.slice(0, -1) });
  else leaveTable();
}

/** Back to the start screen; `failure`: why the table could not open. */
export function leaveTable(failure: string | null = null): void {
  rememberSlot(null);
  useScreen.setState({ opening: null, back: [], failure });
  // A phone would restore the earlier scroll position.
  globalThis.scrollTo?.(0, 0);
}

/** Opens the rulebook beside the map, or as a dialog over the start screen. */
export function openRulebook(page: Page): void {
  openPage(page);
  showRule(null);
  if (useScreen.getState().opening) setTab('rules');
  else openDialog('book');
}
