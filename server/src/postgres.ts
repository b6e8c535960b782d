/** Records in PostgreSQL, for several hosts on one database; any host can continue any game. */
import postgres from 'postgres';
import { DamagedRecord, type Row } from './record.ts';
import { inBatches, missing, StartProblem, type Migrations, type Storage } from './storage.ts';

const MIGRATIONS: Migrations = [
  `create table step (
     game text not null,
     n integer not null,
     at bigint not null,
     body text not null,
     snapshot text,
     primary key (game, n)
   );
   create index step_snapshot on step (game, n) where snapshot is not null;`,
  'create table notice (game text not null primary key, at bigint not null);',
  // Changes no table: stops older hosts, which would not skip the new kinds of rows.
  'select 1;',
];

const CHANNEL = 'winter_war';
/** Lock for hosts that start together, so that only one creates the tables at a time. */
const MIGRATION_LOCK = 19391130;

/** How long a batch is retried when the server restarts, in milliseconds. */
const PATIENCE = 10_000;

/** True when the connection was lost: what was sent may or may not have been carried out. */
const isLost = (error: unknown): boolean => {
  const code = String((error as { code?: unknown }).code);
  // 57P: shut down, crashed, starting up. 08: connection exceptions. 53300: too many connections.
  return /^(CONNECTION_|CONNECT_|ECONN|ETIMEDOUT|EPIPE|ENOENT|57P|08|53300)/.test(code);
};

/** True when a table or an index is damaged. */
const isDamage = (error: unknown): boolean => /^XX00[12]$/.test(String((error as { code?: unknown }).code));

/** A query sent while the connection breaks may never be answered; it counts as lost after this time. */
const ANSWER_MS = 5000;

function answered<T>(query: PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const lost = Object.assign(new Error('no answer from the database'), { code: 'CONNECTION_SILENT' });
    const timer = setTimeout(() => reject(lost), ANSWER_MS);
    const fail = (error: unknown): void =>
      reject(isDamage(error) ? new DamagedRecord(String(error), { cause: error }) : error);
    query.then(resolve, fail).then(() => clearTimeout(timer));
  });
}

/** How long a stopping host waits for its connections, in milliseconds. */
const LONGEST_END_MS = 3000;

const COLUMNS = 'game, n, at, body, snapshot';

/** Why the database cannot be reached, by code: the driver's own messages contain parts of address and password. */
const NO_WAY: Readonly<Record<string, string>> = {
  ERR_INVALID_URL: 'it is no address (in a password # / ? @ are written %23 %2F %3F %40)',
  ENOTFOUND: 'the name of its server is not known',
  ECONNREFUSED: 'its server takes no connections at that port',
  CONNECT_TIMEOUT: 'its server does not answer',
  '28P01': 'user or password are wrong',
  '28000': 'the user may not connect',
  '3D000': 'its server has no such database',
  '42501': 'the user may not create tables',
};

export async function openPostgres(url: string): Promise<Storage> {
  try {
    return await open(url);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    const { code = '' } = error as { code?: string };
    throw new StartProblem(
      `The database of DATABASE_URL cannot be used: ${NO_WAY[code] ?? `error ${code || (error as Error).name}`}.`,
    );
  }
}

async function open(url: string): Promise<Storage> {
  const sql = postgres(url, {
    max: 6,
    onnotice: () => {},
    // A server that is shutting down accepts connections and never answers: the default would wait half a minute.
    connect_timeout: 3,
    // Times in milliseconds are far below the limit of safe integers.
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: { application_name: 'winter-war-host' },
    backoff: (attempt) => Math.min(0.1 * 2 ** attempt, 2),
  });
  try {
    await migrate(sql);
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }

  async function insert(rows: readonly Row[]) {
    const values = JSON.stringify(rows);
    const deadline = Date.now() + PATIENCE;
    for (let pause = 50; ; pause *= 2)
      try {
        // Listeners are notified only when the transaction is committed.
        return await answered(sql<{ game: string; n: number }[]>`
          with given as (
            select * from json_to_recordset(${values}::text::json)
              as row(game text, n integer, at bigint, body text, snapshot text, notice boolean)
          ), stored as (
            insert into step (${sql.unsafe(COLUMNS)}) select ${sql.unsafe(COLUMNS)} from given
            on conflict do nothing returning game, n
          ), noticed as (
            insert into notice select game, max(at) from given join stored using (game, n)
            where notice group by game
            on conflict (game) do update set at = excluded.at
          ) select game, n, pg_notify(${CHANNEL}, game || ':' || n) from stored`);
      } catch (error) {
        // If the lost attempt was stored, callers find out when they read the rows after the conflict.
        if (!isLost(error) || Date.now() + pause > deadline) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
  }
  const batches = inBatches(insert);
  return {
    name: 'postgres',
    append: batches.append,
    read: async (game, from = {}, most) => {
      if ('after' in from)
        return answered(
          sql<Row[]>`
            select ${sql.unsafe(COLUMNS)} from step where game = ${game} and n > ${from.after} order by n
            limit ${most ?? null}`,
        );
      const n = from.n ?? 2 ** 31 - 1;
      const at = from.at ?? Number.MAX_SAFE_INTEGER;
      return answered(sql<Row[]>`
        select ${sql.unsafe(COLUMNS)} from step where game = ${game} and n >= (
          select max(n) from step where game = ${game} and snapshot is not null
            and (n = 0 or n <= ${n} and at <= ${at})
        ) order by n limit ${most ?? null}`);
    },
    find: async (games) => {
      const which =
        'named' in games
          ? sql`where game = any(${games.named as string[]}) group by game`
          : 'noticeBefore' in games
            ? sql`where game in (select game from notice where at <= ${games.noticeBefore}) group by game`
            : sql`group by game having max(at) < ${games.idleSince}`;
      // Scans all steps for idle games, which may take some time.
      const found = await sql<{ game: string; n: number }[]>`
        select game, max(n) as n from step ${which}`;
      return new Map(found.map(({ game, n }) => [game, n]));
    },
    takeNotice: async (game, now, until) => {
      const taken = await answered(
        until === null
          ? sql`delete from notice where game = ${game} and at <= ${now} returning game`
          : sql`update notice set at = ${until} where game = ${game} and at <= ${now} returning game`,
      );
      return taken.length > 0;
    },
    connect: (hear) => {
      let isFirst = true;
      sql
        .listen(
          CHANNEL,
          (text) => hear(text),
          () => {
            if (!isFirst) hear(null);
            isFirst = false;
          },
        )
        .catch(() => hear(null));
      return (text) => void sql`select pg_notify(${CHANNEL}, ${text})`.catch(() => {});
    },
    isSound: () =>
      sql`select game from step limit 1`.then(
        () => true,
        () => false,
      ),
    remove: async (game) => {
      await sql`with gone as (delete from notice where game = ${game}) delete from step where game = ${game}`;
    },
    removeBetween: async (game, after, before) => {
      await sql`delete from step where game = ${game} and n > ${after} and n < ${before}`;
    },
    close: async () => {
      await batches.idle();
      // After a restart of the server a connection may never report its end.
      await Promise.race([
        sql.end({ timeout: 1 }),
        new Promise((resolve) => setTimeout(resolve, LONGEST_END_MS).unref()),
      ]);
    },
  };
}

async function migrate(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (one) => {
    await one`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await one`create table if not exists migration (n integer primary key)`;
    const [{ done } = { done: 0 }] = await one<{ done: number }[]>`
      select coalesce(max(n), 0) as done from migration`;
    for (const [number, text] of missing(MIGRATIONS, done)) {
      await one.unsafe(text);
      await one`insert into migration values (${number})`;
    }
  });
}
