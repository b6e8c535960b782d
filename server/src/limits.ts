/** How much one address, one socket or one game may ask for, and how long work takes turns. */

/** What counts as one address: of IPv6 everybody has as many as he likes, all of one network (/64). */
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

/** So many at once, and so many a second after that, for each key. */
export class Limit {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perSecond: number;

  constructor(burst: number, perSecond: number) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Takes one, or more, which may have to be made up for later; false where there is none left. */
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

  /** Whether there is one left. */
  has(key: string, now = performance.now()): boolean {
    const bucket = this.#buckets.get(key);
    return !bucket || bucket.tokens + ((now - bucket.at) / 1000) * this.#perSecond >= 1;
  }

  #forgetFull(now: number): void {
    for (const [key, { tokens, at }] of this.#buckets)
      if (tokens + ((now - at) / 1000) * this.#perSecond >= this.#burst) this.#buckets.delete(key);
  }
}

/** Rows of records that one address may have read, by joining, importing, exporting and asking for the log. */
export const readingLimit = (): Limit => new Limit(20_000, 1000);

let turns: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn at long work, of which there is one in each round of the event loop, whoever asks: between two of them
 * everything else is done that has come in.
 */
export function nextTurn(): Promise<void> {
  const turn = turns.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
  turns = turn;
  return turn;
}
