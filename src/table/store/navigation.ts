import { create } from 'zustand';
import type { Aid } from '#engine/core/about.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Line, Side } from '../game/position.ts';
import { linkHere, rememberedSlot, rememberSlot, takeLinkOut, type HostedGame } from './address.ts';
import type { GameSource, TableKind } from './kept-games.ts';
import type { Seat } from './seats.ts';
import { openDialog, setTab, showRule, openPage, type Page } from './ui.ts';

/** Which game is opened, by the id of its card; the first one is not named. */
interface OfGame {
  readonly of?: string;
}

/** What is played to learn and never saved; the game before it waits aside. */
export type Practice = OfGame &
  (
    | {
        /** A lesson of the course; without an id, where the learner stopped. */
        readonly from: 'lesson';
        readonly lesson: string | null;
      }
    | {
        /** The position of a picture in the rulebook, to be tried out. */
        readonly from: 'example';
        readonly example: string;
      }
    | {
        /** A position is put together by hand: from this one, or from the one on the table. */
        readonly from: 'editor';
        readonly timeline?: Line;
      }
    | {
        /** A problem by its id; without one, the easiest that is not solved. */
        readonly from: 'problem';
        readonly problem: string | null;
        /** Without an id, the first of this kind that is not solved. */
        readonly kind?: string;
      }
  );

/** A game that is played, by the way in which it came on the table. */
export type GameOpening =
  | (OfGame & {
      readonly from: 'new';
      readonly table: TableKind;
      /** As the game's own form gives them. */
      readonly options: unknown;
      /** It begins without its set-up. */
      readonly ready?: boolean;
      /** Absent where people play both sides. */
      readonly seats?: Readonly<Record<Side, Seat>>;
      /** Names of the people who play, by their side, as they were written. */
      readonly players?: Readonly<Record<Side, string>>;
      /** Aids that they agreed to do without. */
      readonly withoutAids?: readonly Aid[];
    })
  | (OfGame & {
      readonly from: 'saved';
      /** Its slot in the library. */
      readonly id: string;
    })
  | (HostedGame & {
      readonly from: 'hosted';
      /** It has just been made: the other player needs his link. */
      readonly isNew?: boolean;
      /** The name that the player has just given. */
      readonly name?: string;
    })
  | (OfGame & {
      /** It has been read already. */
      readonly from: 'incoming';
      readonly table: TableKind;
      readonly timeline: Line;
      readonly seats?: Seats;
      /** Absent for what was made on this device. */
      readonly source?: GameSource;
    });

/** What the table is to put on the map when it opens. Kept free of the engine: the start screen is light. */
export type Opening =
  | GameOpening
  | Practice
  /** The game that waited while something was practised, and how it was opened. */
  | { readonly from: 'suspended'; readonly game: GameOpening };

/** What came in: the fragment of the address, or files, or a dropped text; with none of these, something is to be pasted. */
export interface Arrival {
  readonly link: string | null;
  readonly text?: string;
  readonly files?: readonly File[];
  /** Who is to sit at the table, where the start screen has asked. */
  readonly table?: TableKind;
}

interface Screen {
  readonly opening: Opening | null;
  /** Where the way back from a lesson or an example leads, step by step; empty: to the start screen. */
  readonly back: readonly Opening[];
  /** Why the last opening failed, for the start screen. */
  readonly failure: string | null;
  /** What came in and is still to be read. */
  readonly incoming: Arrival | null;
}

/** A reload of this tab goes on with its game. */
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

/** What is open: the start screen where `opening` is null, or a table. */
export const useScreen = create<Screen>(() => ({
  opening: openedBefore(),
  back: [],
  failure: null,
  incoming: linked(),
}));

/** Asks for a link or a position to be pasted. */
export const askToPaste = (): void => useScreen.setState({ incoming: { link: null } });

/** Reads files, or a text that was dropped on the page. */
export const bringIn = (arrival: Omit<Arrival, 'link'>): void =>
  useScreen.setState({ incoming: { link: null, ...arrival } });

/** What the system hands over that opens files with the installed app; some browsers have none. */
interface Launch {
  readonly files?: readonly { getFile(): Promise<File> }[];
}
interface LaunchQueue {
  setConsumer(consume: (launch: Launch) => void): void;
}

/** What is dropped in a field is its own affair. */
const isField = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

/**
 * Reads what comes to a page that is open: a link in its address, files and links that are dropped on it, for which the
 * browser would leave the page, and files that the system opens with it.
 */
export function followArrivals(): () => void {
  const stop = new AbortController();
  const on = <K extends keyof WindowEventMap>(type: K, hear: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(type, hear, { signal: stop.signal });
  on('hashchange', () => {
    const incoming = linked();
    if (incoming) useScreen.setState({ incoming });
  });
  // What is dragged from the page itself does not come in.
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

/** Ends the question about a link, whatever the answer was. */
export function endIncoming(): void {
  takeLinkOut();
  useScreen.setState({ incoming: null });
}

const isPractice = (opening: Opening): opening is Practice =>
  opening.from === 'lesson' ||
  opening.from === 'example' ||
  opening.from === 'editor' ||
  opening.from === 'problem';

/** What was opened first; a game that waited aside is still the same. */
export const openedAs = (opening: Opening): GameOpening | Practice =>
  opening.from === 'suspended' ? opening.game : opening;

/** Which game an opening is of, by the id of its card; undefined: the first. */
export const gameOf = (opening: Opening): string | undefined => openedAs(opening).of;

/** Puts a game on the table, in place of what is there. */
export function openTable(opening: Opening): void {
  useScreen.setState({ opening, back: [], failure: null });
}

/** Opens a lesson or an example; what is on the table now is come back to, but for another of its kind. */
export function openPractice(opening: Practice): void {
  const { opening: now, back } = useScreen.getState();
  const before = now && openedAs(now);
  const waits: Opening[] =
    before === null || before.from === opening.from
      ? []
      : [isPractice(before) ? before : { from: 'suspended', game: before }];
  useScreen.setState({ opening, back: [...back, ...waits], failure: null });
}

/** Ends a lesson or an example. */
export function endPractice(): void {
  const { back } = useScreen.getState();
  const opening = back.at(-1);
  if (opening) useScreen.setState({ opening, back: back.slice(0, -1) });
  else leaveTable();
}

/** Back to the start screen, with the reason when the table could not open. */
export function leaveTable(failure: string | null = null): void {
  rememberSlot(null);
  useScreen.setState({ opening: null, back: [], failure });
  // A phone would show it where it was left.
  globalThis.scrollTo?.(0, 0);
}

/** Opens the rulebook where there is room for it: beside the map, or over the start screen. */
export function openRulebook(page: Page): void {
  openPage(page);
  showRule(null);
  if (useScreen.getState().opening) setTab('rules');
  else openDialog('book');
}
