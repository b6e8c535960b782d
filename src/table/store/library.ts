import type { PhaseName, Seats, Side, VictoryLevel } from '../../engine/winter-war/index.ts';
import type { Preset } from '../../games/winter-war/options/options-choice.ts';
import { done, failed, result, transact, type Outcome, type StoreProblem } from '../../kit/shelf/shelf.ts';

/**
 * The games kept on this device. Every game has a slot of its own, into which it is saved as it is played;
 * slots without a name make room for new ones after a while, named ones never. What the list shows stands
 * apart from the games themselves, so that it loads at once. Kept free of the engine: the start screen is
 * light.
 */

/** Who sits at the table: two players at one screen, or one who plays both sides. */
export type TableKind = 'hotseat' | 'solo';

/** How a game stands. */
export interface Standing {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly side: Side;
  /** Victory Points as they would be scored now; null in a set-up, and where nobody has counted. */
  readonly points: number | null;
  /** Which rules are played; null where nobody has looked. */
  readonly preset: Preset | 'own' | null;
  /** How the game ended, or null. */
  readonly level: VictoryLevel | null;
  /** Steps played in it. */
  readonly steps: number;
  /** Something lies face down for one of the players: a copy would be a way to look. */
  readonly faceDown?: true;
}

/** What the list tells about a game. */
export interface GameSummary extends Standing {
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** A line of the list. */
export interface KeptGame {
  readonly format: 1;
  readonly id: string;
  /** Given by the players: the game is kept until they delete it. */
  readonly name: string | null;
  readonly table: TableKind;
  /** As in the game itself, for the list; absent where people play both sides. */
  readonly seats?: Seats;
  readonly summary: GameSummary;
  /** Changes whenever the game is saved: a tab that does not know the newest one was overtaken. */
  readonly stamp: string;
  /** Grows with every save on this device, whatever its clock says; games of earlier versions have none. */
  readonly order?: number;
}

interface Body {
  readonly format: 1;
  /** The player to whom the device is being passed. */
  readonly curtain: Side | null;
  /** The engine's own record. */
  readonly game: string;
}

/** A game to be kept. */
export type GameToKeep = Pick<KeptGame, 'table' | 'seats' | 'summary'> & Omit<Body, 'format'>;

/** A game with everything that is kept of it. */
export type WholeGame = KeptGame & Omit<Body, 'format'>;

/** Games without a name make room for a new one when there are more than so many. */
export const MOST_UNNAMED = 12;
/** Letters of a name. */
export const LONGEST_NAME = 80;

const ENTRY = 'entry:';
const BODY = 'body:';
/** All keys that begin with the prefix. */
const within = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const isFormat1 = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { format?: unknown }).format === 1;

/** What the list reads of a line; lines of a newer version, or damaged ones, are passed over and stay. */
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

const allEntries = async (objects: IDBObjectStore): Promise<KeptGame[]> =>
  (await result<unknown[]>(objects.getAll(within(ENTRY)))).filter(isEntry);

async function entryOf(objects: IDBObjectStore, id: string): Promise<KeptGame | null> {
  const found: unknown = await result<unknown>(objects.get(ENTRY + id));
  return isEntry(found) ? found : null;
}

async function wholeOf(objects: IDBObjectStore, id: string): Promise<WholeGame | null> {
  const entry = await entryOf(objects, id);
  const body: unknown = entry && (await result<unknown>(objects.get(BODY + id)));
  if (!entry || !isFormat1(body)) return null;
  const { curtain, game } = body as Partial<Body>;
  return {
    ...entry,
    curtain: curtain === 'finn' || curtain === 'soviet' ? curtain : null,
    // Damaged ones are refused where they are read, and can be deleted.
    game: typeof game === 'string' ? game : '',
  };
}

function put(objects: IDBObjectStore, { curtain, game, ...entry }: WholeGame): void {
  objects.put(entry, ENTRY + entry.id);
  objects.put({ format: 1, curtain, game } satisfies Body, BODY + entry.id);
}

function drop(objects: IDBObjectStore, id: string): void {
  objects.delete(ENTRY + id);
  objects.delete(BODY + id);
}

const orderOf = ({ order }: KeptGame): number => (Number.isSafeInteger(order) ? order! : 0);

/** A clock may have been wrong: what it says decides only between games of earlier versions. */
const newestFirst = (a: KeptGame, b: KeptGame): number =>
  orderOf(b) - orderOf(a) || b.summary.savedAt - a.summary.savedAt;

/** A game as the one saved last. */
async function asLatest(objects: IDBObjectStore, game: WholeGame): Promise<WholeGame> {
  return { ...game, order: 1 + Math.max(0, ...(await allEntries(objects)).map(orderOf)) };
}

/** True where something lies face down for one of two players. */
export const isSecret = ({ table, summary }: KeptGame): boolean =>
  table === 'hotseat' && summary.faceDown === true;

/** A new game in which nobody has done anything yet. */
const isFresh = ({ summary }: KeptGame): boolean => summary.steps === 0 && summary.phase === 'set-up';

/** Drops the unnamed games beyond the limit, other than one; of those never played only the newest stays. */
async function makeRoom(objects: IDBObjectStore, keep: string): Promise<void> {
  const unnamed = (await allEntries(objects))
    .filter((entry) => entry.name === null && entry.id !== keep)
    .toSorted(newestFirst);
  const played = unnamed.filter((entry) => !isFresh(entry));
  const fresh = unnamed.filter(isFresh);
  for (const { id } of [...played.slice(MOST_UNNAMED), ...fresh.slice(1)]) drop(objects, id);
}

async function putNew(objects: IDBObjectStore, game: WholeGame): Promise<WholeGame> {
  put(objects, game);
  if (game.name === null) await makeRoom(objects, game.id);
  return game;
}

/** Unlike `randomUUID` this also works where the page comes over plain HTTP from another machine. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const whole = (game: GameToKeep, name: string | null): WholeGame => ({
  format: 1,
  id: freshId(),
  stamp: freshId(),
  name,
  ...game,
});

const orGone = <T>(found: Outcome<T | null>): Outcome<T, StoreProblem | 'gone'> => {
  if (!found.ok) return found;
  return found.value === null ? failed('gone') : done(found.value);
};

const properName = (name: string | null): string | null => name?.trim().slice(0, LONGEST_NAME) || null;

/** Where a single game was kept before there were slots. */
const AUTOSAVE = 'autosave';
type Autosave = Pick<KeptGame, 'table'> & {
  readonly summary: Pick<GameSummary, 'turn' | 'phase' | 'side' | 'savedAt'>;
} & Omit<Body, 'format'>;

/** Gives the single game of earlier versions a slot. Without room for that it stays where it is. */
const adoptAutosave = () =>
  transact('readwrite', async (objects) => {
    const found: unknown = await result<unknown>(objects.get(AUTOSAVE));
    if (!isFormat1(found)) return;
    const { table, curtain, summary, game } = found as Autosave;
    // Nobody has counted its steps; it was worth keeping.
    const counted: GameSummary = { ...summary, points: null, preset: null, level: null, steps: 1 };
    await putNew(objects, whole({ table, curtain, summary: counted, game }, null));
    objects.delete(AUTOSAVE);
  });

// ---- between tabs

type Message = { readonly id: string; readonly stamp: string | null };

/** Without one every tab still finds out when it saves. Some browsers have none, or one that is closed to us. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('winter-war-library');
  } catch {
    return null;
  }
}

const channel = openChannel();
const listeners = new Set<() => void>();

/** Tells all tabs which game changed; without a stamp: not the game itself, but its line. */
function tell(id: string, stamp: string | null): void {
  channel?.postMessage({ id, stamp } satisfies Message);
  for (const listener of listeners) listener();
}

const listen = (hear: (message: Message) => void): (() => void) => {
  const onMessage = ({ data }: MessageEvent<Message>): void => hear(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
};

/** The slot that this tab plays in, with the stamp that it wrote or read last. */
interface Slot {
  readonly id: string;
  stamp: string | null;
  /** Written, and never heard of again: it may be there or not. */
  tried?: string;
}
let slot: Slot | null = null;

/** Calls back when another tab has saved the game that this tab has on the table. */
export const onOvertaken = (listener: () => void): (() => void) =>
  listen(({ id, stamp }) => {
    if (stamp !== null && id === slot?.id && stamp !== slot.stamp) listener();
  });

/** Calls back when the list has changed, in whichever tab. */
export function onListChanged(listener: () => void): () => void {
  const stop = listen(() => listener());
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

// ---- the game on the table

/** The slot that this tab plays in, or null. */
export const slotInPlay = (): string | null => slot?.id ?? null;

/** What is saved next goes into a slot of its own. */
export function beginSlot(): void {
  slot = { id: freshId(), stamp: null };
}

/** What is saved next goes on with this game, as it was read. */
export function playIn({ id, stamp }: KeptGame): void {
  slot = { id, stamp };
}

export type KeepResult = 'saved' | 'overtaken' | StoreProblem;

/**
 * Saves the game on the table into its slot, unless another tab has saved it since. Compares and writes in one
 * transaction, so that two tabs never both win. When it cannot be saved, what was there before stays. A slot that
 * was deleted meanwhile comes back, as the game is played on.
 */
export async function keepGame(game: GameToKeep): Promise<KeepResult> {
  if (!slot) beginSlot();
  const mine = slot!;
  const stamp = freshId();
  const kept = await transact('readwrite', async (objects) => {
    const found: unknown = await result<unknown>(objects.get(ENTRY + mine.id));
    const old = isEntry(found) ? found : null;
    // What a newer version keeps there is not ours to write over.
    if (found !== undefined && (!old || (old.stamp !== mine.stamp && old.stamp !== mine.tried))) return false;
    const next = await asLatest(objects, { ...whole(game, old?.name ?? null), id: mine.id, stamp });
    mine.tried = stamp;
    if (old) put(objects, next);
    else await putNew(objects, next);
    return true;
  });
  if (!kept.ok) return kept.problem;
  if (!kept.value) return 'overtaken';
  mine.stamp = stamp;
  tell(mine.id, stamp);
  return 'saved';
}

// ---- the list

/** All kept games, the one saved last first. */
export async function listGames(): Promise<Outcome<readonly KeptGame[]>> {
  await adoptAutosave();
  return transact('readonly', async (objects) => (await allEntries(objects)).toSorted(newestFirst));
}

/** A kept game as it stands. */
export const readGame = async (id: string): Promise<Outcome<WholeGame, StoreProblem | 'gone'>> =>
  orGone(await transact('readonly', (objects) => wholeOf(objects, id)));

/** The records of those games in which something lies face down for one of two players. */
export const secretGames = () =>
  transact('readonly', async (objects) => {
    const entries = (await allEntries(objects)).filter(isSecret);
    const games = await Promise.all(entries.map(({ id }) => wholeOf(objects, id)));
    return games.flatMap((game) => (game ? [game.game] : []));
  });

/** Changes the list, and tells everybody. */
async function change<T extends KeptGame | null>(
  work: (objects: IDBObjectStore) => Promise<T>,
): Promise<Outcome<T>> {
  const changed = await transact('readwrite', work);
  if (changed.ok && changed.value) tell(changed.value.id, null);
  return changed;
}

/** Names a game, which keeps it for good; without a name it is one of those that make room. */
export const renameGame = async (id: string, name: string | null) =>
  orGone(
    await change(async (objects) => {
      const entry = await entryOf(objects, id);
      if (!entry) return null;
      const renamed: KeptGame = { ...entry, name: properName(name) };
      objects.put(renamed, ENTRY + id);
      return renamed;
    }),
  );

/** Deletes a game; what comes back can be put back. */
export const deleteGame = async (id: string) =>
  orGone(
    await change(async (objects) => {
      const found = await wholeOf(objects, id);
      drop(objects, id);
      return found;
    }),
  );

/** A copy as it stands, to try something else from there; none of a game in which something lies face down. */
export const duplicateGame = async (id: string, name: string | null) =>
  orGone(
    await change(async (objects) => {
      const found = await wholeOf(objects, id);
      if (!found || isSecret(found)) return null;
      const copy = { ...found, id: freshId(), stamp: freshId(), name: properName(name) };
      return putNew(objects, await asLatest(objects, copy));
    }),
  );

/**
 * Puts a deleted game back. Where its slot has come back meanwhile, as another tab has played on in it, the old one
 * gets a slot of its own, and comes back with that: both are kept, unless the old one would be a copy in which
 * something lies face down.
 */
export const putBack = (game: WholeGame) =>
  change(async (objects) => {
    const there: unknown = await result<unknown>(objects.get(ENTRY + game.id));
    if (isEntry(there) && isSecret(game)) return there;
    return putNew(objects, there === undefined ? game : { ...game, id: freshId(), stamp: freshId() });
  });

/** Keeps a game beside the others, without putting it on the table. */
export const addGame = (game: GameToKeep, name: string | null) =>
  change(async (objects) => putNew(objects, await asLatest(objects, whole(game, properName(name)))));

/** Asks the browser not to clear what is kept when room gets short; false when it does not promise that. */
export async function askToStay(): Promise<boolean> {
  try {
    // Pages that came over plain HTTP have no such thing.
    const storage = navigator.storage as StorageManager | undefined;
    return (await storage?.persist()) ?? false;
  } catch {
    return false;
  }
}

// ---- a reload

const IN_PLAY = 'winter-war-slot';

/** Remembers for a reload of this tab which game was on the table. */
export function rememberSlot(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(IN_PLAY);
    else sessionStorage.setItem(IN_PLAY, id);
  } catch {
    // Without session storage a reload shows the start screen, which lists the game.
  }
}

export function rememberedSlot(): string | null {
  try {
    return sessionStorage.getItem(IN_PLAY);
  } catch {
    return null;
  }
}
