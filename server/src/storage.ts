/** Where records are kept: what SQLite and PostgreSQL both do, and what they share. */
import type { Row } from './record.ts';

/** Which rows of a game are meant. */
export type RowsFrom =
  /** Those after a row. */
  | { readonly after: number }
  /** From the last snapshot on, or the last that is no later than a row and a time. */
  | { readonly n?: number; readonly at?: number };

/** Which games are meant. */
export type Games =
  | { readonly named: readonly string[] }
  /** With a notice (`Row.notice`) that nobody has taken since a time. */
  | { readonly noticeBefore: number }
  /** Without a row since a time. */
  | { readonly idleSince: number };

export interface Storage {
  /** How it is called in reports. */
  readonly name: 'sqlite' | 'postgres';
  /**
   * Adds rows; once it is answered they outlive a power cut. False: one of them was there already, as somebody else was
   * faster; the others are stored all the same. Throws where nothing can be stored, or where it is not known whether it
   * was: the rows tell.
   */
  append(rows: readonly Row[]): Promise<boolean>;
  /** Rows of a game in order, so many at most. Empty: there are none. */
  read(game: string, from?: RowsFrom, most?: number): Promise<readonly Row[]>;
  /** The numbers of the last rows of games, by game. */
  find(games: Games): Promise<ReadonlyMap<string, number>>;
  /**
   * Takes the notice of a game until a time, after which another may, or for good (null); false where there is none, or it
   * is taken.
   */
  takeNotice(game: string, now: number, until: number | null): Promise<boolean>;
  /** Takes a game out, with its notice: it has been archived. */
  remove(game: string): Promise<void>;
  /** Takes out the rows between two of a game. */
  removeBetween(game: string, after: number, before: number): Promise<void>;
  /** Whether records can be read, and none has been found damaged. */
  isSound(): Promise<boolean>;
  /**
   * Hears what other hosts on the same database announce, and their rows as `game:n`; null after a connection was lost:
   * anything may have happened since. Gives the function that announces something short, which may get lost.
   */
  connect(hear: (text: string | null) => void): (text: string) => void;
  close(): Promise<void>;
}

/** A change of the tables. They are numbered from 1, and never changed once published. */
export type Migrations = readonly string[];

/** Why the host cannot start, in words for whoever runs it: without a stack, an address or a password. */
export class StartProblem extends Error {}

/** The migrations that a database lacks. */
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
