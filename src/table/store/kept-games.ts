/**
 * The games kept on this device, as they lie in the database: a line for the list, which loads at once, and apart from it
 * the record. What a newer version wrote, or what is damaged, is passed over and stays.
 */
import type { Seats } from '#engine/core/seats.ts';
import type { Side } from '../game/position.ts';
import type { Summary } from '../game/record.ts';
import { gameMeta } from '../game/registry.ts';
import type { StoreProblem, StoreReader, StoreWriter } from '#kit/storage/database.ts';

/** Who sits at the table: two players at one screen, or one who plays both sides. */
export type TableKind = 'hotseat' | 'solo';

/** What the list tells about a game: what the game itself says of how it stands, and when that was. */
export interface GameSummary extends Summary {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** In what a game came to this device. */
export type GameSource = 'file' | 'link' | 'text';

/** A line of the list. */
export interface KeptGame {
  readonly format: 1;
  readonly id: string;
  /** Which game it is, by the id of its card; the first one is not named. */
  readonly of?: string;
  /** Given by the players: the game is kept until they delete it. */
  readonly name: string | null;
  readonly table: TableKind;
  /** As in the game itself, for the list; absent where people play both sides. */
  readonly seats?: Seats;
  /** Names of the people who play, by their side; of those who gave one. */
  readonly players?: Readonly<Record<Side, string>>;
  /** Absent for a game that was begun on this device. */
  readonly source?: GameSource;
  readonly summary: GameSummary;
  /** Changes whenever the game is saved: a tab that does not know the newest one was overtaken. */
  readonly stamp: string;
  /** Grows with every save on this device, whatever its clock says; games of earlier versions have none. */
  readonly order?: number;
}

/** The game itself. */
export interface Body {
  readonly format: 1;
  /** The player to whom the device is being passed. */
  readonly curtain: Side | null;
  /** Its record. */
  readonly game: string;
  /** What a review of it found, as the review reads it; gone with the next save of the game. */
  readonly review?: unknown;
}

/** What came of saving: saved, not saved as another tab has played on, or why the device keeps nothing. */
export type KeepResult = 'saved' | 'overtaken' | StoreProblem;

/** A game to be kept. */
export type GameToKeep = Pick<KeptGame, 'of' | 'table' | 'seats' | 'players' | 'source' | 'summary'> &
  Omit<Body, 'format' | 'review'>;

/** A game with everything that is kept of it. */
export type FullGame = KeptGame & Omit<Body, 'format' | 'review'>;

/** Letters of a name. */
export const LONGEST_NAME = 80;

/** A name as it is kept; null for none. */
export const normaliseName = (name: string | null): string | null =>
  name?.trim().slice(0, LONGEST_NAME) || null;

/** Unlike `randomUUID` this also works where the page comes over plain HTTP from another machine. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** A game in a slot of its own. */
export const newKeptGame = (game: GameToKeep, name: string | null): FullGame => ({
  format: 1,
  id: newId(),
  stamp: newId(),
  name,
  ...game,
});

/** True where something lies face down for one of two players. */
export const isSecret = ({ table, summary }: KeptGame): boolean =>
  table === 'hotseat' && summary.faceDown === true;

/** It has been played to its end. */
export const isOver = ({ of, summary }: KeptGame): boolean => gameMeta(of)?.isOver(summary) ?? false;

/** A new game in which nobody has done anything yet. */
export const isFresh = ({ of, summary }: KeptGame): boolean => gameMeta(of)?.isFresh(summary) ?? false;

/** Games without a name make room for a new one when there are more than so many. */
export const MOST_UNNAMED = 12;

const ENTRY = 'entry:';
const BODY = 'body:';
/** All keys that begin with the prefix. */
const within = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/** True of an object of the form that this version writes. */
export const isFormat1 = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { format?: unknown }).format === 1;

/** What the list reads of a line. */
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

/** Every line that can be read, in no order. */
export const readEntries = async (store: StoreReader): Promise<KeptGame[]> =>
  (await store.getAll(within(ENTRY))).filter(isEntry);

/** What lies in a slot: its line, `unreadable` what is none that can be read, or null for nothing. */
export async function readSlot(store: StoreReader, id: string): Promise<KeptGame | 'unreadable' | null> {
  const found: unknown = await store.get(ENTRY + id);
  if (found === undefined) return null;
  return isEntry(found) ? found : 'unreadable';
}

/** The line of a slot; null where there is none that can be read. */
export async function readEntry(store: StoreReader, id: string): Promise<KeptGame | null> {
  const found = await readSlot(store, id);
  return found === 'unreadable' ? null : found;
}

/** A game with all that is kept of it; null where it cannot be read. */
export async function toFullRecord(store: StoreReader, id: string): Promise<FullGame | null> {
  const entry = await readEntry(store, id);
  const body: unknown = entry && (await store.get(BODY + id));
  if (!entry || !isFormat1(body)) return null;
  const { curtain, game } = body as Partial<Body>;
  const sides: readonly unknown[] = gameMeta(entry.of)?.sides ?? [];
  return {
    ...entry,
    curtain: curtain !== undefined && sides.includes(curtain) ? curtain : null,
    // Damaged ones are refused where they are read, and can be deleted.
    game: typeof game === 'string' ? game : '',
  };
}

/** Writes the line of a slot alone. */
export const putEntry = (store: StoreWriter, entry: KeptGame): Promise<unknown> =>
  store.put(entry, ENTRY + entry.id);

/** Writes a game into its slot. */
export async function writeSlot(store: StoreWriter, { curtain, game, ...entry }: FullGame): Promise<void> {
  await putEntry(store, entry);
  await store.put({ format: 1, curtain, game } satisfies Body, BODY + entry.id);
}

/** The review that is kept with a game; undefined where there is none. */
export async function readReview(store: StoreReader, id: string): Promise<unknown> {
  const body: unknown = await store.get(BODY + id);
  return isFormat1(body) ? (body as Body).review : undefined;
}

/** Keeps a review with its game, where that is there. */
export async function writeReview(store: StoreWriter, id: string, review: unknown): Promise<void> {
  const body: unknown = await store.get(BODY + id);
  if (isFormat1(body)) await store.put({ ...(body as Body), review }, BODY + id);
}

/** Empties a slot. */
export async function deleteSlot(store: StoreWriter, id: string): Promise<void> {
  await store.delete(ENTRY + id);
  await store.delete(BODY + id);
}

const orderOf = ({ order }: KeptGame): number => (Number.isSafeInteger(order) ? order! : 0);

/** A clock may have been wrong: what it says decides only between games of earlier versions. */
export const newestFirst = (a: KeptGame, b: KeptGame): number =>
  orderOf(b) - orderOf(a) || b.summary.savedAt - a.summary.savedAt;

/** A game as the one saved last. */
export async function withNewestTimestamp(store: StoreReader, game: FullGame): Promise<FullGame> {
  return { ...game, order: 1 + Math.max(0, ...(await readEntries(store)).map(orderOf)) };
}

/** Drops the unnamed games beyond the limit, other than one; of those never played only the newest stays. */
async function freeSpace(store: StoreWriter, keep: string): Promise<void> {
  const unnamed = (await readEntries(store))
    .filter((entry) => entry.name === null && entry.id !== keep)
    .toSorted(newestFirst);
  const played = unnamed.filter((entry) => !isFresh(entry));
  const fresh = unnamed.filter(isFresh);
  for (const { id } of [...played.slice(MOST_UNNAMED), ...fresh.slice(1)]) await deleteSlot(store, id);
}

/** Writes a game into a slot that was empty; one without a name takes the place of an older one. */
export async function putInNewSlot(store: StoreWriter, game: FullGame): Promise<FullGame> {
  await writeSlot(store, game);
  if (game.name === null) await freeSpace(store, game.id);
  return game;
}

/** The names of the people who play, for a file's name; null where nobody gave one. */
export const playersText = (players: Readonly<Record<string, string>> = {}): string | null =>
  Object.values(players).join(' ') || null;
