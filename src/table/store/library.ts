/**
 * The library of games on this device. Every game has its own slot and is saved there during play; unnamed slots are
 * reused after a while, named ones never. Imports no game, to keep the start screen light.
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

/** Without a channel, other tabs notice a change when they save. Some browsers have none or deny access. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('winter-war-library');
  } catch {
    return null;
  }
}

const channel = openChannel();
const listeners = new Set<() => void>();

/** Notifies all tabs which game changed; null: only its entry changed, not the game. */
export function broadcast(id: string, stamp: string | null): void {
  try {
    channel?.postMessage({ id, stamp } satisfies Message);
  } catch {
    // The channel is closed: other tabs notice when they save.
  }
  for (const listener of listeners) listener();
}

/** Subscribes to messages of other tabs; returns an unsubscribe function. */
export function subscribeTabs(hear: (message: Message) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Message>): void => hear(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}

/** Subscribes to changes of the list in any tab; returns an unsubscribe function. */
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

/** Key of the single game that was kept before there were slots. */
const AUTOSAVE = 'autosave';
type Autosave = Pick<KeptGame, 'table'> & {
  readonly summary: Omit<GameSummary, 'steps'>;
} & Omit<Body, 'format'>;

/** Moves the single game of earlier versions into a slot. Without room for that it stays where it is. */
const adoptAutosave = () =>
  transact('readwrite', async (store) => {
    const found: unknown = await store.get(AUTOSAVE);
    if (!isFormat1(found)) return;
    const { table, curtain, summary, game } = found as Autosave;
    // The number of its steps is unknown; 1 marks it as played.
    const counted: GameSummary = { ...summary, steps: 1 };
    await putInNewSlot(store, newKeptGame({ table, curtain, summary: counted, game }, null));
    await store.delete(AUTOSAVE);
  });

/** All kept games known to this version, the last saved first. */
export async function listGames(): Promise<Outcome<readonly KeptGame[]>> {
  await adoptAutosave();
  return transact('readonly', async (store) =>
    (await readEntries(store)).filter(({ of }) => of === undefined || gameMeta(of)).toSorted(newestFirst),
  );
}

export const readGame = async (id: string): Promise<Outcome<FullGame, StoreProblem | 'gone'>> =>
  orGone(await transact('readonly', (store) => toFullRecord(store, id)));

/** Changes the list and notifies all tabs. */
async function change<T extends KeptGame | null>(
  work: (store: StoreWriter) => Promise<T>,
): Promise<Outcome<T>> {
  const changed = await transact('readwrite', work);
  if (changed.ok && changed.value) broadcast(changed.value.id, null);
  return changed;
}

/** Names a game, which keeps it for good; null makes it unnamed again. */
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

/** Deletes a game; returns it for `restoreDeleted`. */
export const deleteGame = async (id: string) =>
  orGone(
    await change(async (store) => {
      const found = await toFullRecord(store, id);
      await deleteSlot(store, id);
      return found;
    }),
  );

/** Copies a game in its current state, to try something else; not while something in it is face down. */
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
 * Restores a deleted game. If another tab has recreated its slot meanwhile, it gets a new slot and both are kept, unless
 * the old one would be a copy with something face down.
 */
export const restoreDeleted = (game: FullGame) =>
  change(async (store) => {
    const there = await readSlot(store, game.id);
    if (there !== null && there !== 'unreadable' && isSecret(game)) return there;
    return putInNewSlot(store, there === null ? game : { ...game, id: newId(), stamp: newId() });
  });

/** Adds a game to the library without opening it. */
export const addGame = (game: GameToKeep, name: string | null) =>
  change(async (store) =>
    putInNewSlot(store, await withNewestTimestamp(store, newKeptGame(game, normaliseName(name)))),
  );
