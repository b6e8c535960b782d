/** Limits of requests for an address, a socket or a game, and turns for long work. */

/** The key of an address for limits: for IPv6 the network (/64), in which one user has all addresses. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)).fill(
    '0',
  );
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Token bucket for each key: a burst at once, and a rate per second. */
export class Limit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;

  constructor(burst: number, perSecond: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Takes tokens, possibly into debt; false when none is left. */
  take(key: string, amount = 1, now = performance.now()): boolean {
    const bucket = this.#buckets.get(key) ?? { tokens: this.#burst, at: now };
    bucket.tokens = Math.min(this.#burst, bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > 10_000) this.#forgetFull(now);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= amount;
    return true;
  }

  has(key: string, now = performance.now()): boolean {
    const bucket = this.#buckets.get(key);
    return !bucket || bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond >= 1;
  }

  #forgetFull(now: number): void {
    for (const [key, { tokens, at }] of this.#buckets)
      if (tokens + ((now - at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(key);
  }
}

/** Rows of records that one address may cause to be read, by joining, importing, exporting and asking for the log. */
export const readingLimit = (): Limit => new Limit(20_000, 1000);

let turns: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of long work. Each round of the event loop has only one, for all callers together, so that other
 * incoming work is done in between.
 */
export function nextTurn(): Promise<void> {
  const turn = turns.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  turns = turn;
  return turn;
}
