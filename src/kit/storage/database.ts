/** The database of the kept games: one object store with separate keys. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction } from 'idb';

/** Why the device stores nothing: no room left, not allowed by the browser, or no answer from its database. */
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

export type StoreReader = Pick<IDBPObjectStore<Layout, ['games'], 'games', Mode>, 'get' | 'getAll'>;
export type StoreWriter = IDBPObjectStore<Layout, ['games'], 'games', 'readwrite'>;

/** The most time for one transaction, in milliseconds. */
const LIMIT_MS = 10_000;

const session = {
  /** Null before the first transaction, and once a connection is unusable. */
  connection: null as Promise<IDBPDatabase<Layout>> | null,
  /** Functions that abandon the waits for pending transactions. */
  waits: new Set<() => void>(),
  /** True when the player chose to play without storage. */
  givenUp: false,
  /** Called when everything stored has been deleted. */
  deletions: new Set<() => void>(),
};

/** Calls back when another tab or a tool deletes everything; returns an unsubscribe function. */
export function onStoreDeleted(listener: () => void): () => void {
  session.deletions.add(listener);
  return () => void session.deletions.delete(listener);
}

/** Opens the database; its version has never been raised. */
const connect = (): Promise<IDBPDatabase<Layout>> =>
  openDB<Layout>('winter-war', undefined, {
    upgrade: (database) => void database.createObjectStore('games'),
    // Deleting the database, or raising its version, must not wait until this page is closed.
    blocking: (_, version, event) => {
      session.connection = null;
      (event.target as IDBDatabase).close();
      if (version === null) for (const listener of session.deletions) listener();
    },
    terminated: () => {
      session.connection = null;
    },
  });

/** True while a transaction is unanswered. */
export const storeIsAsked = (): boolean => session.waits.size > 0;

/** The player chose to play on: this page stores nothing and waits for nothing any more. */
export function playWithoutStore(): void {
  session.givenUp = true;
  for (const giveUp of session.waits) giveUp();
}

/** One transaction; `late` once its caller no longer waits for it. */
interface Attempt {
  late: boolean;
  /** It found its connection closed and is being repeated once. */
  isRepeated: boolean;
  transaction: Transaction | null;
}

/** The result of the work, or `silent` after the limit; a late transaction writes nothing. */
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
 * Runs requests as one transaction: all of them take effect, or none. Errors are returned, never thrown; a database
 * that does not answer never blocks the caller for good.
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
/** Safari closes the connections of a page in the background, and only the next transaction reports it. */
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
      // After this, all of it is on the device, or nothing.
      await transaction.done;
      return done(value);
    } catch (error) {
      abort(transaction);
      // The transaction's own error is more precise than that of a request aborted by it.
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
    // Already ended.
  }
}
