/**
 * The games kept on this device, as stored in the database: a light entry for the list, and separately the record.
 * Entries that are damaged or of a newer version are skipped, but not deleted.
 */
import type { Seats } from '#engine/core/about.ts';
import type { Side } from '../game/position.ts';
import type { Summary } from '../game/record.ts';
import { gameMeta } from '../game/registry.ts';
import type { StoreProblem, StoreReader, StoreWriter } from '#kit/storage/database.ts';

/** Two players at one screen, or one who plays both sides. */
export type TableKind = 'hotseat' | 'solo';

/** Status of a game for the list: the game's own summary, and when it was saved. */
export interface GameSummary extends Summary {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

export type GameSource = 'file' | 'link' | 'text';

export interface KeptGame {
  readonly format: 1;
  readonly id: string;
  /** The id of the game, as in its meta; absent for the default one. */
  readonly of?: string;
  /** Given by the players: a named game is kept until they delete it. */
  readonly name: string | null;
  readonly table: TableKind;
  /** Copied from the game, for the list; absent if people play both sides. */
  readonly seats?: Seats;
  /** Names of the people who play, by side; sides without a name are left out. */
  readonly players?: Readonly<Record<Side, string>>;
  /** Absent for a game started on this device. */
  readonly source?: GameSource;
  readonly summary: GameSummary;
  /** Changes with every save: a tab that does not know the newest one has been overtaken. */
  readonly stamp: string;
  /** Increases with every save on this device, independent of its clock; absent in games of earlier versions. */
  readonly order?: number;
}

export interface Body {
  readonly format: 1;
  /** The player to whom the device is being passed. */
  readonly curtain: Side | null;
  readonly game: string;
  /** Result of a review, in the review's form; dropped on the next save of the game. */
  readonly review?: unknown;
}

/** Result of saving: saved, not saved because another tab has played on, or why the device stores nothing. */
export type KeepResult = 'saved' | 'overtaken' | StoreProblem;

export type GameToKeep = Pick<KeptGame, 'of' | 'table' | 'seats' | 'players' | 'source' | 'summary'> &
  Omit<Body, 'format' | 'review'>;

/** A game with its entry and body. */
export type FullGame = KeptGame & Omit<Body, 'format' | 'review'>;

/** In characters. */
export const LONGEST_NAME = 80;

/** A name in the form stored; null for none. */
export const normaliseName = (name: string | null): string | null =>
  name?.trim().slice(0, LONGEST_NAME) || null;

/** Unlike `randomUUID`, also available over plain HTTP from another machine. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** A game with a slot of its own. */
export const newKeptGame = (game: GameToKeep, name: string | null): FullGame => ({
  format: 1,
  id: newId(),
  stamp: newId(),
  name,
  ...game,
});

/** True if something is face down for one of two players. */
export const isSecret = ({ table, summary }: KeptGame): boolean =>
  table === 'hotseat' && summary.faceDown === true;

export const isOver = ({ of, summary }: KeptGame): boolean => gameMeta(of)?.isOver(summary) ?? false;

/** True for a new game without any action yet. */
export const isFresh = ({ of, summary }: KeptGame): boolean => gameMeta(of)?.isFresh(summary) ?? false;

/** Number of unnamed games kept; older ones make room for new ones. */
export const MOST_UNNAMED = 12;

const ENTRY = 'entry:';
const BODY = 'body:';
/** All keys with the prefix. */
const within = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** True for an object in the form that this version writes. */
export const isFormat1 = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { format?: unknown }).format === 1;

/** Validates the fields that the list uses. */
function isEntry(value: unknown): value is KeptGame {
  if (!isFormat1(value)) return false;
  const { id, name, summary } = value as Partial<KeptGame>;
  return (
    typeof id === 'string' &&
    (name === null || typeof name === 'string') &&
    typeof summary === 'object' &&
    summary !== null &&
    [summary.turn, summary.steps, summary.savedAt].every((number) => Number.isFinite(number))
  );
}

/** All readable entries, unsorted. */
export const readEntries = async (store: StoreReader): Promise<KeptGame[]> =>
  (await store.getAll(within(ENTRY))).filter(isEntry);

/** The entry of a slot, `unreadable` if it is invalid, or null if the slot is empty. */
export async function readSlot(store: StoreReader, id: string): Promise<KeptGame | 'unreadable' | null> {
  const found: unknown = await store.get(ENTRY + id);
  if (found === undefined) return null;
  return isEntry(found) ? found : 'unreadable';
}

/** The entry of a slot; null if there is none that can be read. */
export async function readEntry(store: StoreReader, id: string): Promise<KeptGame | null> {
  const found = await readSlot(store, id);
  return found === 'unreadable' ? null : found;
}

/** A game with its entry and body; null if it cannot be read. */
export async function toFullRecord(store: StoreReader, id: string): Promise<FullGame | null> {
  const entry = await readEntry(store, id);
  const body: unknown = entry && (await store.get(BODY + id));
  if (!entry || !isFormat1(body)) return null;
  const { curtain, game } = body as Partial<Body>;
  const sides: readonly unknown[] = gameMeta(entry.of)?.sides ?? [];
  return {
    ...entry,
    curtain: curtain !== undefined && sides.includes(curtain) ? curtain : null,
    // A damaged record is rejected when it is parsed, and can be deleted.
    game: typeof game === 'string' ? game : '',
  };
}

/** Writes only the entry of a slot. */
export const putEntry = (store: StoreWriter, entry: KeptGame): Promise<unknown> =>
  store.put(entry, ENTRY + entry.id);

export async function writeSlot(store: StoreWriter, { curtain, game, ...entry }: FullGame): Promise<void> {
  await putEntry(store, entry);
  await store.put({ format: 1, curtain, game } satisfies Body, BODY + entry.id);
}

/** The review stored with a game; undefined if there is none. */
export async function readReview(store: StoreReader, id: string): Promise<unknown> {
  const body: unknown = await store.get(BODY + id);
  return isFormat1(body) ? (body as Body).review : undefined;
}

/** Stores a review with its game, if that still exists. */
export async function writeReview(store: StoreWriter, id: string, review: unknown): Promise<void> {
  const body: unknown = await store.get(BODY + id);
  if (isFormat1(body)) await store.put({ ...(body as Body), review }, BODY + id);
}

export async function deleteSlot(store: StoreWriter, id: string): Promise<void> {
  await store.delete(ENTRY + id);
  await store.delete(BODY + id);
}

const orderOf = ({ order }: KeptGame): number => (Number.isSafeInteger(order) ? order! : 0);

/** By save order; the clock, which may be wrong, decides only between games of earlier versions. */
export const newestFirst = (a: KeptGame, b: KeptGame): number =>
  orderOf(b) - orderOf(a) || b.summary.savedAt - a.summary.savedAt;

/** The game with the highest save order. */
export async function withNewestTimestamp(store: StoreReader, game: FullGame): Promise<FullGame> {
  return { ...game, order: 1 + Math.max(0, ...(await readEntries(store)).map(orderOf)) };
}

/** Deletes unnamed games beyond the limit except `keep`; of those never played only the newest is kept. */
async function freeSpace(store: StoreWriter, keep: string): Promise<void> {
  const unnamed = (await readEntries(store))
    .filter((entry) => entry.name === null && entry.id !== keep)
    .toSorted(newestFirst);
  const played = unnamed.filter((entry) => !isFresh(entry));
  const fresh = unnamed.filter(isFresh);
  for (const { id } of [...played.slice(MOST_UNNAMED), ...fresh.slice(1)]) await deleteSlot(store, id);
}

/** Writes a game into a new slot; an unnamed one may displace the oldest unnamed one. */
export async function putInNewSlot(store: StoreWriter, game: FullGame): Promise<FullGame> {
  await writeSlot(store, game);
  if (game.name === null) await freeSpace(store, game.id);
  return game;
}

/** The names of the players, for a file name; null if there are none. */
export const playersText = (players: Readonly<Record<string, string>> = {}): string | null =>
  Object.values(players).join(' ') || null;
