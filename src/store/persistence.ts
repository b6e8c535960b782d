import { createStore, get, update, type UseStore } from 'idb-keyval';
import type { PhaseName, Side } from '../engine/index.ts';

/** Who sits at the table: two players at one screen, or one who plays both sides. */
export type TableKind = 'hotseat' | 'solo';

/** What the start screen tells about a saved game without loading the engine. */
export interface SaveSummary {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly side: Side;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export interface SavedGame {
  readonly format: 1;
  /** Changes with every write: a tab that does not know the newest one was overtaken. */
  readonly stamp: string;
  readonly table: TableKind;
  /** The player to whom the device is being passed. */
  readonly curtain: Side | null;
  readonly summary: SaveSummary;
  /** The engine's own record. */
  readonly game: string;
}

const KEY = 'autosave';

let database: UseStore | null = null;
const store = (): UseStore => (database ??= createStore('winter-war', 'games'));

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('winter-war');
/** The stamp this tab wrote or read last; null before it knows of any. */
let known: string | null = null;

const isSavedGame = (value: unknown): value is SavedGame =>
  typeof value === 'object' && value !== null && (value as SavedGame).format === 1;

/** The autosave, or null when there is none. Rejects when storage is closed to us. */
export async function readSaved(): Promise<SavedGame | null> {
  const found = await get<unknown>(KEY, store());
  return isSavedGame(found) ? found : null;
}

/** From now on this tab carries on the game with that stamp. */
export function adopt(stamp: string | null): void {
  known = stamp;
}

export type WriteResult = 'saved' | 'overtaken' | 'failed';

/**
 * Writes the autosave unless another tab wrote since; `force` writes in any case.
 * Compares and writes in one transaction, so that two tabs never both win.
 */
export async function writeSaved(
  game: Omit<SavedGame, 'format' | 'stamp'>,
  force = false,
): Promise<WriteResult> {
  const stamp = crypto.randomUUID();
  let overtaken = false;
  try {
    await update<SavedGame | undefined>(
      KEY,
      (old) => {
        overtaken = !force && isSavedGame(old) && old.stamp !== known;
        return overtaken ? old : { format: 1, stamp, ...game };
      },
      store(),
    );
  } catch {
    return 'failed';
  }
  if (overtaken) return 'overtaken';
  known = stamp;
  channel?.postMessage(stamp);
  return 'saved';
}

/** Calls back when another tab has written the autosave. */
export function onOtherTab(listener: () => void): () => void {
  const hear = (): void => listener();
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

const OPEN = 'winter-war-open';

/** Remembers for a reload of this tab that a game was on the table. */
export function rememberOpen(open: boolean): void {
  try {
    if (open) sessionStorage.setItem(OPEN, '1');
    else sessionStorage.removeItem(OPEN);
  } catch {
    // Without session storage a reload shows the start screen, which offers to continue.
  }
}

export function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(OPEN) === '1';
  } catch {
    return false;
  }
}
