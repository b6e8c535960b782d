/**
 * As much of IndexedDB as the library uses, in memory: one object store with keys in order, and transactions
 * that run one after another and leave nothing behind when they fail. Faults can be switched on.
 */

interface Faults {
  /** The browser does not let us open a database. */
  closed: boolean;
  /** Bytes that fit; a transaction that would need more is aborted. */
  room: number;
  /** What never answers: the database when it is opened, what is asked of it, or that it has been written. */
  silent: 'open' | 'transactions' | 'completion' | null;
}

type Handler = (() => void) | null;

class FakeRequest<T> {
  result!: T;
  error: Error | null = null;
  onsuccess: Handler = null;
  onerror: Handler = null;
  onupgradeneeded: Handler = null;
}

const named = (name: string): Error => Object.assign(new Error(name), { name });

const sizeOf = (objects: Map<string, unknown>): number =>
  [...objects].reduce((sum, [key, value]) => sum + key.length + JSON.stringify(value).length, 0);

class FakeTransaction {
  oncomplete: Handler = null;
  onabort: Handler = null;
  error: Error | null = null;
  readonly #queue: (() => void)[] = [];
  #state: 'waiting' | 'running' | 'ended' = 'waiting';
  #copy = new Map<string, unknown>();
  readonly #database: FakeDatabase;

  constructor(database: FakeDatabase) {
    this.#database = database;
  }

  objectStore(): FakeStore {
    return new FakeStore(this);
  }

  /** Begins once those before it have ended. */
  begin(): void {
    this.#state = 'running';
    this.#copy = new Map(this.#database.objects);
    setTimeout(() => this.#next(), 0);
  }

  #next(): void {
    if (this.#state === 'ended') return;
    if (this.#database.faults.silent === 'transactions') return;
    const work = this.#queue.shift();
    if (!work) return this.#commit();
    work();
    // A request made in the handlers of this one, or soon after, belongs to the transaction too.
    setTimeout(() => this.#next(), 0);
  }

  #commit(): void {
    const size = sizeOf(this.#copy);
    if (size > this.#database.faults.room && size > sizeOf(this.#database.objects))
      return this.#fail(named('QuotaExceededError'));
    this.#database.objects = this.#copy;
    this.#end();
    if (this.#database.faults.silent !== 'completion') this.oncomplete?.();
  }

  #fail(error: Error | null): void {
    this.error = error;
    this.#end();
    setTimeout(() => this.onabort?.(), 0);
  }

  #end(): void {
    this.#state = 'ended';
    this.#database.ended(this);
  }

  abort(): void {
    if (this.#state === 'ended') throw named('InvalidStateError');
    this.#fail(null);
  }

  request<T>(work: (objects: Map<string, unknown>) => T): FakeRequest<T> {
    if (this.#state === 'ended') throw named('TransactionInactiveError');
    const request = new FakeRequest<T>();
    this.#queue.push(() => {
      request.result = work(this.#copy);
      request.onsuccess?.();
    });
    return request;
  }
}

class FakeStore {
  readonly transaction: FakeTransaction;

  constructor(transaction: FakeTransaction) {
    this.transaction = transaction;
  }

  get(key: string): FakeRequest<unknown> {
    return this.transaction.request((objects) => structuredClone(objects.get(key)));
  }

  getAll({ lower, upper }: { lower: string; upper: string }): FakeRequest<unknown[]> {
    return this.transaction.request((objects) =>
      [...objects.keys()]
        .filter((key) => key >= lower && key <= upper)
        .sort()
        .map((key) => structuredClone(objects.get(key))),
    );
  }

  put(value: unknown, key: string): FakeRequest<string> {
    const copy = structuredClone(value);
    return this.transaction.request((objects) => {
      objects.set(key, copy);
      return key;
    });
  }

  delete(key: string): FakeRequest<undefined> {
    return this.transaction.request((objects) => void objects.delete(key));
  }
}

class FakeDatabase {
  objects = new Map<string, unknown>();
  readonly faults: Faults = { closed: false, room: Infinity, silent: null };
  /** Lets those answer that were silent when they were opened. */
  readonly unanswered: (() => void)[] = [];
  /** One after another, which is stricter than need be for those that only read. */
  #line: FakeTransaction[] = [];

  transaction(): FakeTransaction {
    const transaction = new FakeTransaction(this);
    this.#line.push(transaction);
    if (this.#line.length === 1) transaction.begin();
    return transaction;
  }

  ended(transaction: FakeTransaction): void {
    this.#line = this.#line.filter((other) => other !== transaction);
    this.#line[0]?.begin();
  }

  createObjectStore(): void {}

  open(): FakeRequest<FakeDatabase> {
    if (this.faults.closed) throw named('SecurityError');
    const request = new FakeRequest<FakeDatabase>();
    request.result = this;
    const answer = (): void => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    };
    if (this.faults.silent === 'open') this.unanswered.push(answer);
    else setTimeout(answer, 0);
    return request;
  }
}

/** Puts a fresh database in the place of the browser's. */
export function installFakeIndexedDb(): FakeDatabase {
  const database = new FakeDatabase();
  Object.assign(globalThis, {
    indexedDB: database,
    IDBKeyRange: { bound: (lower: string, upper: string) => ({ lower, upper }) },
  });
  return database;
}
