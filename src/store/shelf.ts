import { createStore, type UseStore } from 'idb-keyval';

/** Why the device keeps nothing: no room left, or the browser does not let us. */
export type StoreProblem = 'full' | 'closed';

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

/** Everything or nothing: runs some requests as one transaction. What goes wrong is told, never thrown. */
export async function transact<T>(
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    database ??= createStore('winter-war', 'games');
    return await database(mode, async (objects) => {
      const end = settled(objects.transaction);
      end.catch(() => undefined);
      try {
        const value = await work(objects);
        await end;
        return done(value);
      } catch (error) {
        // The transaction's own error says more than that of a request which it took down with it.
        const cause: unknown = await giveUp(objects.transaction, end);
        return failed(problemOf(nameOf(error) === 'AbortError' ? cause : error));
      }
    });
  } catch (error) {
    return failed(problemOf(error));
  }
}

async function giveUp(transaction: IDBTransaction, end: Promise<void>): Promise<unknown> {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
  return end.catch((error: unknown) => error);
}
