/** What was fetched once is at hand without waiting: React reads these marks of a promise. */
interface Arrived<Value> {
  status?: 'fulfilled';
  value?: Value;
}

/** What components `use` that is fetched, a thing for each key. */
export class Fetched<Key extends object, Value> {
  readonly #known = new WeakMap<Key, Promise<Value> & Arrived<Value>>();

  /** The same promise for the same key; what failed is asked for anew. */
  fetch(key: Key, load: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(key);
    if (known) return known;
    const coming: Promise<Value> & Arrived<Value> = load();
    this.#known.set(key, coming);
    coming.then(
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      // What failed is tried again when it is next asked for.
      () => this.#known.delete(key),
    );
    return coming;
  }
}
