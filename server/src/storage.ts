/** The storage of records: the interface of SQLite and PostgreSQL, and their common code. */
import type { Row } from './record.ts';

export type RowsFrom =
  | { readonly after: number }
  /** From the last snapshot on, or from the last that is no later than a row and a time. */
  | { readonly n?: number; readonly at?: number };

export type Games =
  | { readonly named: readonly string[] }
  /** With a notice (`Row.notice`) that has not been taken since a time. */
  | { readonly noticeBefore: number }
  /** Without a row since a time. */
  | { readonly idleSince: number };

export interface Storage {
  /** Name in reports. */
  readonly name: 'sqlite' | 'postgres';
  /**
   * Appends rows; once resolved, they survive a power failure. False: one of them existed already, since another host
   * was faster; the others are stored anyway. Throws when nothing can be stored, or when it is unknown whether it was:
   * read the rows to find out.
   */
  append(rows: readonly Row[]): Promise<boolean>;
  /** Rows of a game in order, at most `most`. Empty when there are none. */
  read(game: string, from?: RowsFrom, most?: number): Promise<readonly Row[]>;
  /** The number of the last row of each game. */
  find(games: Games): Promise<ReadonlyMap<string, number>>;
  /**
   * Takes the notice of a game until a time, after which another host may take it, or for good (null); false when there
   * is none, or it is taken.
   */
  takeNotice(game: string, now: number, until: number | null): Promise<boolean>;
  /** Removes an archived game with its notice. */
  remove(game: string): Promise<void>;
  /** Removes the rows of a game between two rows. */
  removeBetween(game: string, after: number, before: number): Promise<void>;
  /** Whether records can be read, and none has been found damaged. */
  isSound(): Promise<boolean>;
  /**
   * Listens to announcements of other hosts on the same database, and to their rows as `game:n`; null after a lost
   * connection, when anything may have been missed. Returns a function to announce a short text, which may get lost.
   */
  connect(hear: (text: string | null) => void): (text: string) => void;
  close(): Promise<void>;
}

/** Changes of the tables, numbered from 1. Never change a published one. */
export type Migrations = readonly string[];

/** Why the host cannot start, as a message for its operator: without a stack, an address or a password. */
export class StartProblem extends Error {}

/** The migrations that a database still needs. */
export function missing(migrations: Migrations, done: number): readonly (readonly [number, string])[] {
  if (done > migrations.length)
    throw new StartProblem(
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

/** Rows per batch, so that a batch does not take long. */
const MOST_ROWS = 500;

/**
 * Collects rows that arrive while a batch is being stored into the next transaction, so that one flush to disk serves
 * many. `insert` adds rows that do not exist yet, and returns their keys.
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
      // Of two rows with the same key in one batch, the first was stored.
      for (const { rows, resolve } of batch)
        resolve(rows.every(({ game, n }) => stored.delete(keyOf(game, n))));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function run(): Promise<void> {
    // Includes all rows that arrive in the same turn of the event loop.
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
