/**
 * The games kept on this device. Every game has a slot of its own, into which it is saved as it is played; slots
 * without a name make room for new ones after a while, named ones never. Kept free of games: the start screen is light.
 */
import {
  done,
  failed,
  transact,
  type Outcome,
  type StoreProblem,
  type StoreWriter,
} from '#kit/storage/database.ts';
import { gameMeta } from '../game/registry.ts';
import {
  readEntries,
  withNewestTimestamp,
  deleteSlot,
  readEntry,
  isFormat1,
  newestFirst,
  putEntry,
  putInNewSlot,
  readSlot,
  toFullRecord,
  newId,
  isSecret,
  normaliseName,
  newKeptGame,
  type Body,
  type GameSummary,
  type GameToKeep,
  type KeptGame,
  type FullGame,
} from './kept-games.ts';

interface Message {
  readonly id: string;
  readonly stamp: string | null;
}

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
export function broadcast(id: string, stamp: string | null): void {
  try {
    channel?.postMessage({ id, stamp } satisfies Message);
  } catch {
    // A channel that was closed to us: other tabs find out when they save.
  }
  for (const listener of listeners) listener();
}

/** Calls back when another tab has told something; what comes back ends that. */
export function subscribeTabs(hear: (message: Message) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Message>): void => hear(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}

/** Calls back when the list has changed, in whichever tab; what comes back ends that. */
export function onListChanged(listener: () => void): () => void {
  const stop = subscribeTabs(() => listener());
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

const orGone = <T>(found: Outcome<T | null>): Outcome<T, StoreProblem | 'gone'> => {
  if (!found.ok) return found;
  return found.value === null ? failed('gone') : done(found.value);
};

/** Where a single game was kept before there were slots. */
const AUTOSAVE = 'autosave';
type Autosave = Pick<KeptGame, 'table'> & {
  readonly summary: Omit<GameSummary, 'steps'>;
} & Omit<Body, 'format'>;

/** Gives the single game of earlier versions a slot. Without room for that it stays where it is. */
const adoptAutosave = () =>
  transact('readwrite', async (store) => {
    const found: unknown = await store.get(AUTOSAVE);
    if (!isFormat1(found)) return;
    const { table, curtain, summary, game } = found as Autosave;
    // Nobody has counted its steps; it was worth keeping.
    const counted: GameSummary = { ...summary, steps: 1 };
    await putInNewSlot(store, newKeptGame({ table, curtain, summary: counted, game }, null));
    await store.delete(AUTOSAVE);
  });

/** All kept games that this version knows, the one saved last first. */
export async function listGames(): Promise<Outcome<readonly KeptGame[]>> {
  await adoptAutosave();
  return transact('readonly', async (store) =>
    (await readEntries(store)).filter(({ of }) => of === undefined || gameMeta(of)).toSorted(newestFirst),
  );
}

/** A kept game as it stands. */
export const readGame = async (id: string): Promise<Outcome<FullGame, StoreProblem | 'gone'>> =>
  orGone(await transact('readonly', (store) => toFullRecord(store, id)));

/** Changes the list, and tells everybody. */
async function change<T extends KeptGame | null>(
  work: (store: StoreWriter) => Promise<T>,
): Promise<Outcome<T>> {
  const changed = await transact('readwrite', work);
  if (changed.ok && changed.value) broadcast(changed.value.id, null);
  return changed;
}

/** Names a game, which keeps it for good; without a name it is one of those that make room. */
export const renameGame = async (id: string, name: string | null) =>
  orGone(
    await change(async (store) => {
      const entry = await readEntry(store, id);
      if (!entry) return null;
      const renamed: KeptGame = { ...entry, name: normaliseName(name) };
      await putEntry(store, renamed);
      return renamed;
    }),
  );

/** Deletes a game; `restoreDeleted` puts back what this gives. */
export const deleteGame = async (id: string) =>
  orGone(
    await change(async (store) => {
      const found = await toFullRecord(store, id);
      await deleteSlot(store, id);
      return found;
    }),
  );

/** A copy as it stands, to try something else from there; none of a game in which something lies face down. */
export const duplicateGame = async (id: string, name: string | null) =>
  orGone(
    await change(async (store) => {
      const found = await toFullRecord(store, id);
      if (!found || isSecret(found)) return null;
      const copy = { ...found, id: newId(), stamp: newId(), name: normaliseName(name) };
      return putInNewSlot(store, await withNewestTimestamp(store, copy));
    }),
  );

/**
 * Puts a deleted game back. Where its slot has come back meanwhile, as another tab has played on in it, the old one
 * gets a slot of its own, and comes back with that: both are kept, unless the old one would be a copy in which
 * something lies face down.
 */
export const restoreDeleted = (game: FullGame) =>
  change(async (store) => {
    const there = await readSlot(store, game.id);
    if (there !== null && there !== 'unreadable' && isSecret(game)) return there;
    return putInNewSlot(store, there === null ? game : { ...game, id: newId(), stamp: newId() });
  });

/** Keeps a game beside the others, without putting it on the table. */
export const addGame = (game: GameToKeep, name: string | null) =>
  change(async (store) =>
    putInNewSlot(store, await withNewestTimestamp(store, newKeptGame(game, normaliseName(name)))),
  );
