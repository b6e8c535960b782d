/** The database of the kept games: one object store, with keys beside its values. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction } from 'idb';

/** Why the device keeps nothing: no room left, the browser does not let us, or its database does not answer. */
export type StoreProblem = 'full' | 'closed' | 'silent';

export type Outcome<T, P = StoreProblem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export const done = <T>(value: T): Outcome<T, never> => ({ ok: true, value });
export const failed = <P>(problem: P): Outcome<never, P> => ({ ok: false, problem });

interface Layout extends DBSchema {
  games: { key: string; value: unknown };
}
type Mode = 'readonly' | 'readwrite';
type Transaction = Pick<IDBPTransaction<Layout, ['games'], Mode>, 'abort' | 'done'>;

/** The object store within a transaction that reads. */
export type StoreReader = Pick<IDBPObjectStore<Layout, ['games'], 'games', Mode>, 'get' | 'getAll'>;
/** The object store within a transaction that writes too. */
export type StoreWriter = IDBPObjectStore<Layout, ['games'], 'games', 'readwrite'>;

/** How long the database may take for one transaction, in milliseconds. */
const LIMIT_MS = 10_000;

const session = {
  /** Null before the first transaction, and once a connection is of no use any more. */
  connection: null as Promise<IDBPDatabase<Layout>> | null,
  /** What is waited for: each gives up when it is called. */
  waits: new Set<() => void>(),
  /** The player would rather play without storage. */
  givenUp: false,
  /** Called when somebody has deleted all that was kept. */
  deletions: new Set<() => void>(),
};

/** Calls back when another tab or a tool deletes everything; gives an unsubscribe function. */
export function onStoreDeleted(listener: () => void): () => void {
  session.deletions.add(listener);
  return () => void session.deletions.delete(listener);
}

/** Opens the database as it is: its version has never been raised. */
const connect = (): Promise<IDBPDatabase<Layout>> =>
  openDB<Layout>('winter-war', undefined, {
    upgrade: (database) => void database.createObjectStore('games'),
    // Whoever deletes the database, or raises its version, must not wait until this page is closed.
    blocking: (_, version, event) => {
      session.connection = null;
      (event.target as IDBDatabase).close();
      if (version === null) for (const listener of session.deletions) listener();
    },
    terminated: () => {
      session.connection = null;
    },
  });

/** True while the database has not answered yet. */
export const storeIsAsked = (): boolean => session.waits.size > 0;

/** From here on this page keeps nothing and waits for nothing: the player would rather play. */
export function playWithoutStore(): void {
  session.givenUp = true;
  for (const giveUp of session.waits) giveUp();
}

/** One transaction, which nobody waits for any longer once it is `late`. */
interface Attempt {
  late: boolean;
  /** It met a connection that was closed already, and is made once more. */
  isRepeated: boolean;
  transaction: Transaction | null;
}

/** What the work comes to, or `silent` after the limit; what comes too late writes nothing. */
const inTime = <T>(work: (attempt: Attempt) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
  new Promise((resolve) => {
    const attempt: Attempt = { late: false, isRepeated: false, transaction: null };
    const end = (outcome: Outcome<T>): void => {
      clearTimeout(timer);
      session.waits.delete(giveUp);
      resolve(outcome);
    };
    const giveUp = (): void => {
      attempt.late = true;
      session.connection = null;
      if (attempt.transaction) abort(attempt.transaction);
      end(failed('silent'));
    };
    const timer = setTimeout(giveUp, LIMIT_MS);
    session.waits.add(giveUp);
    void work(attempt).then(end);
  });

/**
 * Runs some requests as one transaction: all of them count, or none. What goes wrong is returned, never thrown; a
 * database that does not answer holds nobody up for good.
 */
export async function transact<T>(
  mode: 'readonly',
  work: (store: StoreReader) => Promise<T>,
): Promise<Outcome<T>>;
export async function transact<T>(
  mode: 'readwrite',
  work: (store: StoreWriter) => Promise<T>,
): Promise<Outcome<T>>;
export async function transact<T>(mode: Mode, work: (store: StoreWriter) => Promise<T>): Promise<Outcome<T>> {
  return session.givenUp ? failed('closed') : inTime((attempt) => run(attempt, mode, work));
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
/** Safari closes the connections of a page in the background, and says so only to the next transaction. */
const isLostConnection = (error: unknown): boolean => /^(?:InvalidState|Abort)Error$/.test(nameOf(error));
const problemOf = (error: unknown): StoreProblem =>
  nameOf(error) === 'QuotaExceededError' ? 'full' : 'closed';

async function run<T>(
  attempt: Attempt,
  mode: Mode,
  work: (store: StoreWriter) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    session.connection ??= connect();
    const transaction = (await session.connection).transaction('games', mode);
    transaction.done.catch(() => undefined);
    attempt.transaction = transaction;
    if (attempt.late) {
      abort(transaction);
      return failed('silent');
    }
    try {
      const value = await work(transaction.store as StoreWriter);
      // What was written is on the device, or nothing of it.
      await transaction.done;
      return done(value);
    } catch (error) {
      abort(transaction);
      // The transaction's own error says more than that of a request which it took down with it.
      const cause: unknown = await transaction.done.catch((own: unknown) => own);
      const why = nameOf(error) === 'AbortError' ? (cause ?? error) : error;
      if (!isLostConnection(why)) return failed(problemOf(why));
      throw why;
    }
  } catch (error) {
    session.connection = null;
    if (attempt.late || attempt.isRepeated || !isLostConnection(error)) return failed(problemOf(error));
    attempt.isRepeated = true;
    return run(attempt, mode, work);
  }
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
