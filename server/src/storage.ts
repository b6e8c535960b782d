/** Where records are kept: what SQLite and PostgreSQL both do, and what they share. */
import type { Row } from './record.ts';

export interface Storage {
  /** How it is called in reports. */
  readonly name: 'sqlite' | 'postgres';
  /**
   * Adds rows; once it is answered they outlive a power cut. False: one of them was there already, as somebody else was
   * faster; the others are stored all the same. Throws where nothing can be stored, or where it is not known whether it
   * was: the rows tell.
   */
  append(rows: readonly Row[]): Promise<boolean>;
  /**
   * The rows of a game from a snapshot on: the last one, or the last that is no later than a row or a time. Empty: there
   * is no such game.
   */
  read(game: string, upTo?: { readonly n: number } | { readonly at: number }): Promise<readonly Row[]>;
  /** The rows of a game after row `n`. */
  rows(game: string, n: number): Promise<readonly Row[]>;
  /** The last row of each of these games. */
  latest(games: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Tells other hosts on the same database something short that may get lost. */
  announce(text: string): void;
  /** Hears what other hosts announce; null after a connection was lost: anything may have happened since. */
  listen(hear: (text: string | null) => void): void;
  /** Games with a notice (`Row.notice`) that nobody has taken since then. */
  noticesBefore(at: number): Promise<readonly string[]>;
  /** Takes a notice until a time, after which another may; false where there is none, or it is taken. */
  takeNotice(game: string, now: number, until: number): Promise<boolean>;
  dropNotice(game: string): Promise<void>;
  /** Games without a row since then. */
  idleSince(at: number): Promise<readonly string[]>;
  /** Takes a game out, with its notice: it has been archived. */
  remove(game: string): Promise<void>;
  close(): Promise<void>;
}

/** A change of the tables. They are numbered from 1, and never changed once published. */
export type Migrations = readonly string[];

/** Says why a database cannot be used, in words for whoever runs the host. */
export class StorageProblem extends Error {}

/** The migrations that a database lacks. */
export function missing(migrations: Migrations, done: number): readonly (readonly [number, string])[] {
  if (done > migrations.length)
    throw new StorageProblem(
      `The database is of a newer version of the host (${done}; this one knows ${migrations.length}). ` +
        'Start the newer version.',
    );
  return migrations.map((sql, index) => [index + 1, sql] as const).slice(done);
}

interface Waiting {
  readonly rows: readonly Row[];
  readonly resolve: (stored: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const keyOf = (game: string, n: number): string => `${game} ${n}`;

/** Rows of one batch, at most: a batch must not take long. */
const MOST_ROWS = 500;

/**
 * Stores what arrives while another batch is being stored in one transaction, so that one flush to the disk serves many.
 * `insert` adds the rows that are not there yet, and gives the keys of these.
 */
export function inBatches(
  insert: (rows: readonly Row[]) => Promise<readonly { readonly game: string; readonly n: number }[]>,
): { append: Storage['append']; idle(): Promise<void> } {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function store(batch: readonly Waiting[]): Promise<void> {
    try {
      const stored = new Set(
        (await insert(batch.flatMap(({ rows }) => rows))).map(({ game, n }) => keyOf(game, n)),
      );
      // Of two with the same key in one batch, the first is the one that was stored.
      for (const { rows, resolve } of batch)
        resolve(rows.every(({ game, n }) => stored.delete(keyOf(game, n))));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function run(): Promise<void> {
    // Whatever else arrives in this turn of the event loop comes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length) {
      let count = 0;
      const most = waiting.findIndex(({ rows }) => (count += rows.length) > MOST_ROWS);
      const batch = waiting.splice(0, Math.max(1, most < 0 ? waiting.length : most));
      await store(batch);
    }
    running = null;
  }

  return {
    append: (rows) =>
      new Promise((resolve, reject) => {
        waiting.push({ rows, resolve, reject });
        running ??= run();
      }),
    idle: async () => {
      while (running) await running;
    },
  };
}
