import { readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import postgres from 'postgres';
import { Client } from '../soak/client.ts';
import type { NewGame, Seen, Side } from '../src/protocol.ts';
import type { Row } from '../src/record.ts';
import { playOn, startHost } from './running-host.ts';
import { STORES } from './stores.ts';

/** Games as the first version of the host stored them, and the position as their Finnish players saw it. */
const GAMES = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'fixtures/schema-1.json'), 'utf8'),
) as readonly {
  readonly game: NewGame['game'];
  readonly links: Readonly<Record<Side, string>>;
  readonly position: Seen;
  readonly rows: readonly Row[];
}[];

/** The tables of that version. These texts are never changed: they are what lies on disks. */
const SQLITE_1 = `
  create table step (
    game text not null, n integer not null, at integer not null, body text not null, snapshot text,
    primary key (game, n)
  ) strict, without rowid;
  create index step_snapshot on step (game, n) where snapshot is not null;
  pragma user_version = 1;`;
const POSTGRES_1 = `
  create table step (
    game text not null, n integer not null, at bigint not null, body text not null, snapshot text,
    primary key (game, n)
  );
  create index step_snapshot on step (game, n) where snapshot is not null;
  create table migration (n integer primary key);
  insert into migration values (1);`;

async function fill(environment: Readonly<Record<string, string>>, more = ''): Promise<void> {
  const rows = GAMES.flatMap((one) => one.rows);
  const { HOST_FILE: file, DATABASE_URL: url } = environment;
  if (file) {
    const db = new Database(file, {});
    db.exec(SQLITE_1);
    const insert = db.prepare('insert into step values (?, ?, ?, ?, ?)');
    for (const { game, n, at, body, snapshot } of rows) insert.run([game, n, at, body, snapshot]);
    db.exec(more);
    db.close();
    return;
  }
  const sql = postgres(url!, { max: 1, onnotice: () => {} });
  await sql.unsafe(POSTGRES_1);
  for (const { game, n, at, body, snapshot } of rows)
    await sql`insert into step values (${game}, ${n}, ${at}, ${body}, ${snapshot})`;
  await sql.unsafe(more);
  await sql.end();
}

describe.each(STORES)('records of earlier versions on $name', ({ isMissing, newPlace, name }) => {
  describe.skipIf(isMissing)('are opened', () => {
    it('and played on', async () => {
      const place = await newPlace();
      await fill(place.environment);
      const running = await startHost(await place.open());
      for (const { game, links, position } of GAMES) {
        const finn = await Client.join(running.base, links.finn);
        const soviet = await Client.join(running.base, links.soviet, 0);
        expect(finn.position).toEqual(position);
        expect(finn.status!.players).toEqual({ finn: 'Aino' });
        await soviet.until(() => soviet.entries.at(-1)?.text === 'Until tomorrow!');
        expect(await playOn({ links: links as never, finn, soviet }, game, 9, { steps: 15 })).toBe(15);
      }
      await running.stop();
      await place.remove();
    });

    it('but not those of a later one', async () => {
      const place = await newPlace();
      await fill(
        place.environment,
        name === 'sqlite' ? 'pragma user_version = 99' : 'insert into migration values (99)',
      );
      await expect(place.open()).rejects.toThrow(/newer version of the host/);
      await place.remove();
    });
  });
});
