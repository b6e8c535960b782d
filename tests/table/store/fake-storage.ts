/**
 * The browser's database in memory (fake-indexeddb), with the faults that browsers have: each can be switched on and
 * off again.
 */
import {
  IDBFactory,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import * as fake from 'fake-indexeddb';

interface Faults {
  /** The browser does not let us open a database. */
  closed: boolean;
  /** Characters that fit into one value; a transaction that would write more is aborted. */
  room: number;
  /** What never answers: the database when it is opened, what is asked of it, or that it has been written. */
  silent: 'open' | 'transactions' | 'completion' | null;
  /** So many of the next writes are aborted by the browser. */
  aborts: number;
}

const NO_FAULTS: Faults = { closed: false, room: Infinity, silent: null, aborts: 0 };
const faults: Faults = { ...NO_FAULTS };
/** Listeners that were not told that the database had been opened. */
let unanswered: (() => void)[] = [];

type Listener = (event: Event) => void;
interface Target {
  addEventListener(type: string, listener: Listener): void;
}

/** Under a fault, what a target has to say does not arrive. */
function silence(target: Target, fault: Faults['silent'], types: readonly string[]): void {
  const { addEventListener } = target;
  target.addEventListener = function (type, listener) {
    // The fake's own queue of transactions goes on.
    const isOurs = !listener.name.startsWith('bound ');
    if (isOurs && faults.silent === fault && types.includes(type))
      unanswered.push(() => type === 'success' && listener(new Event(type)));
    else addEventListener.call(this, type, listener);
  };
}
silence(IDBOpenDBRequest.prototype as Target, 'open', ['success', 'error']);
silence(IDBRequest.prototype as Target, 'transactions', ['success', 'error']);
silence(IDBTransaction.prototype as Target, 'completion', ['complete', 'error', 'abort']);

const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (value: unknown, key) {
  const request = put.call(this, value, key);
  if (JSON.stringify(value).length > faults.room)
    (this.transaction as unknown as { _abort(name: string): void })._abort('QuotaExceededError');
  if (faults.aborts > 0) {
    faults.aborts--;
    (this.transaction as unknown as { _abort(name: string): void })._abort('AbortError');
  }
  return request;
};

/** Connections that are not closed. */
const connections = new Set<IDBDatabase>();

class FakeFactory extends IDBFactory {
  override open(name: string, version?: number): IDBOpenDBRequest {
    if (faults.closed) throw new DOMException('closed', 'SecurityError');
    const request = super.open(name, version);
    // Bound, as the fake's own listeners are: it is called under every fault.
    const remember = (): void => void connections.add(request.result);
    request.addEventListener('success', remember.bind(null));
    return request;
  }
}

/** As much time as the database needs for what it was asked, whatever the clock of the test. */
export async function untilIdle(): Promise<void> {
  for (let turns = 0; turns < 100; turns++) await new Promise<void>((resolve) => void setImmediate(resolve));
}

/** The objects of the database from under the library: as earlier and later versions wrote them. */
function objectsOf(factory: IDBFactory) {
  const transact = (mode: IDBTransactionMode, work: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve) => {
      const during = { ...faults };
      Object.assign(faults, NO_FAULTS);
      const opening = factory.open('winter-war');
      opening.onupgradeneeded = () => void opening.result.createObjectStore('games');
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('games', mode);
        work(transaction.objectStore('games'));
        transaction.oncomplete = () => {
          opening.result.close();
          Object.assign(faults, during);
          resolve();
        };
      };
    });
  const change = (work: (store: IDBObjectStore) => void) => transact('readwrite', work);
  return {
    /** All of them, by their keys. */
    async all(): Promise<Map<string, unknown>> {
      const found = new Map<string, unknown>();
      await transact('readonly', (store) => {
        const asked = store.openCursor();
        asked.onsuccess = () => {
          const cursor = asked.result;
          if (!cursor) return;
          found.set(cursor.key as string, cursor.value);
          cursor.continue();
        };
      });
      return found;
    },
    async get(key: string): Promise<unknown> {
      return (await this.all()).get(key);
    },
    set: (key: string, value: unknown) => change((store) => store.put(value, key)),
    delete: (key: string) => change((store) => store.delete(key)),
    clear: () => change((store) => store.clear()),
  };
}

const { BroadcastChannel: Channel } = globalThis;
let separated = 0;

/** Tabs that are opened from now on do not hear those of before. */
export function separateTabs(): void {
  const number = ++separated;
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(`${name} ${number}`);
    }
  };
}

const { default: _, forceCloseDatabase, ...globals } = fake;

/** As before a database was put in the place of the browser's: whoever is connected to it learns that it is gone. */
export function removeFakeStorage(): void {
  for (const connection of connections) forceCloseDatabase(connection as never);
  connections.clear();
  for (const name of ['indexedDB', ...Object.keys(globals)]) Reflect.deleteProperty(globalThis, name);
}

/** Puts a fresh database without faults in the place of the browser's, until the end of the test file. */
export function installFakeStorage() {
  removeFakeStorage();
  separateTabs();
  Object.assign(faults, NO_FAULTS);
  unanswered = [];
  const factory = new FakeFactory();
  const objects = objectsOf(factory);
  Object.assign(globalThis, globals, { indexedDB: factory, IDBKeyRange });
  return {
    faults,
    objects,
    /** As it was in the beginning. */
    async empty(): Promise<void> {
      Object.assign(faults, NO_FAULTS);
      await objects.clear();
    },
    /** As Safari does with a page in the background: nobody is told. */
    dropConnections(): void {
      for (const connection of connections) connection.close();
      connections.clear();
    },
    /** Lets those answer that were silent when they were opened. */
    answer(): void {
      for (const tell of unanswered) tell();
    },
  };
}
