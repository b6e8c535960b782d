import { useState } from 'react';

/** The fields by which React's `use` recognises a promise that has already resolved. */
interface Resolved<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/** How long a failed promise is kept, in milliseconds: `use` has to find it again to throw its error. */
const FAILED_MS = 1000;

/** Promises for React's `use`, one per key. */
export class PromiseCache<Key, Value> {
  readonly #promises = new Map<Key, Promise<Value> & Resolved<Value>>();

  /** Returns the same promise for the same key; a second after a failure the next call loads again. */
  fetch(key: Key, load: () => Promise<Value>): Promise<Value> {
    const cached = this.#promises.get(key);
    if (cached) return cached;
    const promise: Promise<Value> & Resolved<Value> = load();
    this.#promises.set(key, promise);
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => setTimeout(() => this.#promises.delete(key), FAILED_MS),
    );
    return promise;
  }
}

/** True once `condition` has been true, to keep lazily mounted content. */
export function useEverTrue(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}
