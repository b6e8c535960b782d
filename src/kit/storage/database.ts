import { createStore, type UseStore } from 'idb-keyval';

/** Why the device keeps nothing: no room left, the browser does not let us, or its database does not answer. */
export type StoreProblem = 'full' | 'closed' | 'silent';

export type Outcome<T, P = StoreProblem> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

export const done = <T>(value: T): Outcome<T, never> => ({ ok: true, value });
export const failed = <P>(problem: P): Outcome<never, P> => ({ ok: false, problem });

let database: UseStore | null = null;

/** The result of a request. */
export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed'));
  });

/** Settles with the transaction: what it wrote is on the device, or nothing of it. */
const settled = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was given up'));
  });

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
const problemOf = (error: unknown): StoreProblem =>
  nameOf(error) === 'QuotaExceededError' ? 'full' : 'closed';

/** How long the database may take for one transaction, in milliseconds. */
const LIMIT_MS = 10_000;

/** What is waited for: each gives up when it is called. */
const waits = new Set<() => void>();
let given = false;

/** True while the database has not answered yet. */
export const storeIsAsked = (): boolean => waits.size > 0;

/** From here on this page keeps nothing and waits for nothing: the player would rather play. */
export function playWithoutStore(): void {
  given = true;
  for (const giveUp of waits) giveUp();
}

/** One transaction, which nobody waits for any longer once it is `late`. */
interface Attempt {
  late: boolean;
  transaction: IDBTransaction | null;
}

/** What the work comes to, or `silent` after the limit; what comes too late writes nothing. */
const inTime = <T>(work: (attempt: Attempt) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
  new Promise((resolve) => {
    const attempt: Attempt = { late: false, transaction: null };
    const end = (outcome: Outcome<T>): void => {
      clearTimeout(timer);
      waits.delete(giveUp);
      resolve(outcome);
    };
    const giveUp = (): void => {
      attempt.late = true;
      // The next one asks for a connection of its own.
      database = null;
      if (attempt.transaction) stop(attempt.transaction);
      end(failed('silent'));
    };
    const timer = setTimeout(giveUp, LIMIT_MS);
    waits.add(giveUp);
    void work(attempt).then(end);
  });

/**
 * Everything or nothing: runs some requests as one transaction. What goes wrong is told, never thrown; a database
 * that does not answer holds nobody up for good.
 */
export async function transact<T>(
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => Promise<T>,
): Promise<Outcome<T>> {
  return given ? failed('closed') : inTime((attempt) => run(attempt, mode, work));
}

async function run<T>(
  attempt: Attempt,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    database ??= createStore('winter-war', 'games');
    return await database(mode, async (objects) => {
      const end = settled(objects.transaction);
      end.catch(() => undefined);
      attempt.transaction = objects.transaction;
      if (attempt.late) {
        stop(objects.transaction);
        return failed('silent');
      }
      try {
        const value = await work(objects);
        await end;
        return done(value);
      } catch (error) {
        stop(objects.transaction);
        // The transaction's own error says more than that of a request which it took down with it.
        const cause: unknown = await end.catch((own: unknown) => own);
        return failed(problemOf(nameOf(error) === 'AbortError' ? cause : error));
      }
    });
  } catch (error) {
    return failed(problemOf(error));
  }
}

function stop(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}
