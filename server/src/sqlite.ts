/** Records in a SQLite file: the default, which nobody has to set up. One host at a time. */
import { existsSync, mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import Database from 'libsql/promise';
import type { Row } from './record.ts';
import { inBatches, missing, StorageProblem, type Games, type Migrations, type Storage } from './storage.ts';

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
];

/** As much of libsql as is used: its own types say "any". */
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

const isBusy = (error: unknown): boolean => /locked|busy/i.test(String(error));

/**
 * Holds the file as long as this process lives. Two hosts on one file would each answer from what they remember. The lock
 * is a transaction of a second file, which the system ends with the process, so that no dead host holds anything; the
 * records themselves can be read and copied by other programs meanwhile.
 */
async function hold(file: string): Promise<Connection> {
  const lock = connect(`${file}-host`);
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
    throw new StorageProblem(
      `${path.resolve(file)} belongs to a host that is running: ${who}. Stop it first, or name another file. ` +
        'Several hosts need PostgreSQL (DATABASE_URL).',
    );
  }
}

/** Lets go of the file at once: a closed connection may hold its lock until its statements are collected. */
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

/** Which of all steps are looked at, and the value that this takes. */
function whichOf(games: Games): readonly [sql: string, value: string | number] {
  if ('named' in games)
    return ['where game in (select value from json_each(?)) group by game', JSON.stringify(games.named)];
  if ('noticeBefore' in games)
    return ['where game in (select game from notice where at <= ?) group by game', games.noticeBefore];
  return ['group by game having max(at) < ?', games.idleSince];
}

interface SqliteStorage extends Storage {
  /** For tests: what goes beyond so many pages is refused, as by a full disk. */
  limitPages(most: number): Promise<void>;
}

export async function openSqlite(file: string): Promise<SqliteStorage> {
  if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), { recursive: true });
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
  // What is not stored yet must not be seen: reading has a connection of its own.
  const reader = connect(file);
  await reader.exec('pragma busy_timeout = 5000');
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
    // Rows are given out while the program waits, commands run beside it: the flush is in "commit".
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
      throw error;
    }
  });
  return {
    name: 'sqlite',
    limitPages: (most) => db.exec(`pragma max_page_count = ${most}`),
    append: batches.append,
    read: (game, from = {}) =>
      'after' in from
        ? all<Row>(
            reader,
            `select ${COLUMNS} from step where game = ? and n > ? order by n`,
            game,
            from.after,
          )
        : all<Row>(
            reader,
            `select ${COLUMNS} from step where game = ?1 and n >= (
               select max(n) from step
               where game = ?1 and snapshot is not null and (n = 0 or n <= ?2 and at <= ?3)
             ) order by n`,
            game,
            from.n ?? Number.MAX_SAFE_INTEGER,
            from.at ?? Number.MAX_SAFE_INTEGER,
          ),
    find: async (games) => {
      const [sql, value] = whichOf(games);
      const found = await all<{ game: string; n: number }>(
        reader,
        `select game, max(n) as n from step ${sql}`,
        value,
      );
      return new Map(found.map(({ game, n }) => [game, n]));
    },
    takeNotice: async (game, now, until) => {
      const taken =
        until === null
          ? await all(reader, 'delete from notice where game = ? and at <= ? returning game', game, now)
          : await all(
              reader,
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
    close: async () => {
      await batches.idle();
      reader.close();
      db.close();
      await release(lock);
    },
  };
}
