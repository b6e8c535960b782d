/** Records in a SQLite file: the default, without any set-up. One host at a time. */
import { chmodSync, closeSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import Database from 'libsql/promise';
import { DamagedRecord, type Row } from './record.ts';
import { inBatches, missing, StartProblem, type Games, type Migrations, type Storage } from './storage.ts';

const MIGRATIONS: Migrations = [
  `create table step (
     game text not null,
     n integer not null,
     at integer not null,
     body text not null,
     snapshot text,
     primary key (game, n)
   ) strict, without rowid;
   create index step_snapshot on step (game, n) where snapshot is not null;`,
  'create table notice (game text not null primary key, at integer not null) strict, without rowid;',
  // Changes no table: stops older hosts, which would not skip the new kinds of rows.
  'select 1;',
];

/** The part of libsql that is used, since its own types are `any`. */
interface Connection {
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Statement>;
  close(): void;
}
interface Statement {
  all<T>(...values: readonly unknown[]): Promise<readonly T[]>;
}

const connect = (file: string): Connection => new Database(file, {}) as unknown as Connection;

async function all<T>(db: Connection, sql: string, ...values: readonly unknown[]): Promise<readonly T[]> {
  return (await db.prepare(sql)).all<T>(...values);
}

/** How often SQLite's write-ahead log is copied to the main file, in milliseconds. */
const CHECKPOINT_EVERY = 5 * 60_000;

/** Empties the write-ahead log, so that the main file alone is complete. */
const checkpoint = (db: Connection): Promise<unknown> => all(db, 'pragma wal_checkpoint(truncate)');

/** True when SQLite reports that the file is damaged. */
const isDamage = (error: unknown): boolean => /malformed|not a database|corrupt/i.test(String(error));

/**
 * The real path of the file, created if it does not exist, readable only by its owner: it holds the secrets of all
 * games. SQLite gives its side files the same rights.
 */
function ownFile(name: string): string {
  mkdirSync(path.dirname(name), { recursive: true, mode: 0o700 });
  closeSync(openSync(name, 'a', 0o600));
  const file = realpathSync(name);
  const { mode, uid, nlink } = statSync(file);
  if (nlink > 1)
    throw new StartProblem(
      `${path.resolve(name)} has a second name (a hard link), under which another host could use it. Remove one.`,
    );
  if (mode & 0o077 && uid === process.getuid?.()) chmodSync(file, 0o600);
  return file;
}

const isBusy = (error: unknown): boolean => /locked|busy/i.test(String(error));

/**
 * Locks the file as long as this process lives, since two hosts on one file would each answer from their own memory.
 * The lock is a transaction of a second file, which the system ends with the process, so that a dead host keeps no
 * lock; other programs can still read and copy the records themselves.
 */
async function hold(file: string): Promise<Connection> {
  const lock = connect(ownFile(`${file}-host`));
  try {
    await lock.exec('begin immediate');
    await lock.exec(
      'create table if not exists host (pid integer, machine text, since text) strict; delete from host;',
    );
    await all(lock, 'insert into host values (?, ?, ?)', process.pid, hostname(), new Date().toISOString());
    await lock.exec('commit; begin immediate;');
    return lock;
  } catch (error) {
    if (!isBusy(error)) throw error;
    const [holder] = await all<{ pid: number; machine: string; since: string }>(
      lock,
      'select * from host',
    ).catch(() => []);
    lock.close();
    const who = holder
      ? `process ${holder.pid} on ${holder.machine}, since ${holder.since}`
      : 'another process';
    throw new StartProblem(
      `${path.resolve(file)} belongs to a host that is running: ${who}. Stop it first, or name another file. ` +
        'Several hosts need PostgreSQL (DATABASE_URL).',
    );
  }
}

/** Releases the file at once: a closed connection may keep its lock until its statements are collected. */
async function release(lock: Connection): Promise<void> {
  await lock.exec('rollback');
  lock.close();
}

async function migrate(db: Connection): Promise<void> {
  const [{ user_version: done } = { user_version: 0 }] = await all<{ user_version: number }>(
    db,
    'pragma user_version',
  );
  for (const [number, sql] of missing(MIGRATIONS, done))
    await db.exec(`begin immediate; ${sql} pragma user_version = ${number}; commit;`);
}

const COLUMNS = 'game, n, at, body, snapshot';

/** The SQL condition that selects games, and its value. */
function whichOf(games: Games): readonly [sql: string, value: string | number] {
  if ('named' in games)
    return ['where game in (select value from json_each(?)) group by game', JSON.stringify(games.named)];
  if ('noticeBefore' in games)
    return ['where game in (select game from notice where at <= ?) group by game', games.noticeBefore];
  return ['group by game having max(at) < ?', games.idleSince];
}

interface SqliteStorage extends Storage {
  /** For tests: writing more than this many pages fails, as with a full disk. */
  limitPages(most: number): Promise<void>;
}

export async function openSqlite(name: string, checkpointEvery = CHECKPOINT_EVERY): Promise<SqliteStorage> {
  try {
    return await open(ownFile(name), checkpointEvery);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `${path.resolve(name)} cannot be used as the database: ${(error as Error).message}`,
    );
  }
}

async function open(file: string, checkpointEvery: number): Promise<SqliteStorage> {
  const lock = await hold(file);
  const db = connect(file);
  try {
    await db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
    await migrate(db);
  } catch (error) {
    db.close();
    await release(lock);
    throw error;
  }
  // Uncommitted rows must not be seen, so reading has its own connection.
  const reader = connect(file);
  await reader.exec('pragma busy_timeout = 5000');

  let isDamaged = false;
  const noteDamage = (error: unknown): never => {
    if (!isDamage(error)) throw error;
    isDamaged = true;
    throw new DamagedRecord(String(error), { cause: error });
  };
  const read = <T>(sql: string, ...values: readonly unknown[]): Promise<readonly T[]> =>
    all<T>(reader, sql, ...values).catch(noteDamage);
  // Otherwise damage to games not in use would be found too late.
  const checker = connect(file);
  const checking = all<{ quick_check: string }>(checker, 'pragma quick_check(1)')
    .then(([found]) => void (isDamaged ||= found?.quick_check !== 'ok'), noteDamage)
    .catch(() => {})
    .finally(() => checker.close());
  const checkpoints = setInterval(() => void checkpoint(reader).catch(() => {}), checkpointEvery);
  checkpoints.unref();

  const insert = await db.prepare(
    `insert into step (${COLUMNS})
     select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?) where true
     on conflict do nothing returning game, n`,
  );
  const insertNotices = await db.prepare(
    `insert into notice select value ->> 0, value ->> 1 from json_each(?) where true
     on conflict (game) do update set at = excluded.at`,
  );
  const batches = inBatches(async (rows) => {
    const values = rows.map(({ game, n, at, body, snapshot }) => [game, n, at, body, snapshot]);
    // Other commands run while rows are returned, so the flush to disk is in "commit".
    await db.exec('begin immediate');
    try {
      const stored = await insert.all<{ game: string; n: number }>(JSON.stringify(values));
      const isStored = new Set(stored.map(({ game, n }) => `${game} ${n}`));
      const notices = rows.filter(({ notice, game, n }) => notice && isStored.has(`${game} ${n}`));
      if (notices.length) await insertNotices.all(JSON.stringify(notices.map(({ game, at }) => [game, at])));
      await db.exec('commit');
      return stored;
    } catch (error) {
      await db.exec('rollback').catch(() => {});
      return noteDamage(error);
    }
  });
  return {
    name: 'sqlite',
    limitPages: (most) => db.exec(`pragma max_page_count = ${most}`),
    append: batches.append,
    read: (game, from = {}, most = -1) =>
      'after' in from
        ? read<Row>(
            `select ${COLUMNS} from step where game = ? and n > ? order by n limit ?`,
            game,
            from.after,
            most,
          )
        : read<Row>(
            `select ${COLUMNS} from step where game = ?1 and n >= (
               select max(n) from step
               where game = ?1 and snapshot is not null and (n = 0 or n <= ?2 and at <= ?3)
             ) order by n limit ?4`,
            game,
            from.n ?? Number.MAX_SAFE_INTEGER,
            from.at ?? Number.MAX_SAFE_INTEGER,
            most,
          ),
    find: async (games) => {
      const [sql, value] = whichOf(games);
      const found = await read<{ game: string; n: number }>(
        `select game, max(n) as n from step ${sql}`,
        value,
      );
      return new Map(found.map(({ game, n }) => [game, n]));
    },
    takeNotice: async (game, now, until) => {
      const taken =
        until === null
          ? await read('delete from notice where game = ? and at <= ? returning game', game, now)
          : await read(
              'update notice set at = ? where game = ? and at <= ? returning game',
              until,
              game,
              now,
            );
      return taken.length > 0;
    },
    connect: () => () => {},
    remove: async (game) => {
      const name = `'${game.replaceAll("'", "''")}'`;
      await reader.exec(`delete from step where game = ${name}; delete from notice where game = ${name};`);
    },
    isSound: () =>
      read('select game from step limit 1').then(
        () => !isDamaged,
        () => false,
      ),
    removeBetween: async (game, after, before) => {
      await read('delete from step where game = ? and n > ? and n < ?', game, after, before);
    },
    close: async () => {
      clearInterval(checkpoints);
      await Promise.all([batches.idle(), checking]);
      reader.close();
      await checkpoint(db).catch(() => {});
      db.close();
      await release(lock);
    },
  };
}
