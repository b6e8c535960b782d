/** What docs/hosting.md promises to whoever runs a host: the file of all games, and what is said where it cannot start. */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { Client, createGame } from '../soak/client.ts';
import { CLOSE } from '../src/protocol.ts';
import type { Row } from '../src/record.ts';
import { openSqlite } from '../src/sqlite.ts';
import { startProcess } from './host-process.ts';
import { newTable, playOn, startHost, type Table } from './running-host.ts';
import { STORES } from './stores.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'winter-war-host-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (...names: readonly string[]): string => path.join(folder, ...names);

/** Some steps of a game on a host that is then stopped. */
async function playedOn(file: string): Promise<Table> {
  const running = await startHost(await openSqlite(file));
  const table = await newTable(running.base, { game: 'talvisota' });
  await playOn(table, 'talvisota', 1, { steps: 20 });
  await running.stop();
  return table;
}

/** What a player sees of it on a host that is started on a file. */
async function seenOn(file: string, { links }: Table) {
  const running = await startHost(await openSqlite(file));
  const { seq, position } = await Client.join(running.base, links.finn);
  await running.stop();
  return { seq, position };
}
const seenBy = ({ finn: { seq, position } }: Table) => ({ seq, position });

describe('the file of all games', () => {
  it('is the whole after a stop: it can be moved alone', async () => {
    const table = await playedOn(inFolder('games.db'));
    mkdirSync(inFolder('elsewhere'));
    copyFileSync(inFolder('games.db'), inFolder('elsewhere/games.db'));
    expect(await seenOn(inFolder('elsewhere/games.db'), table)).toEqual(seenBy(table));
  });

  it('takes in what lies beside it while the host runs', async () => {
    const storage = await openSqlite(inFolder('games.db'), 20);
    const row: Row = { game: 'a', n: 0, at: 1, body: '{}', snapshot: '' };
    await storage.append([row]);
    await vi.waitFor(() => expect(statSync(inFolder('games.db-wal')).size).toBe(0), { timeout: 60_000 });
    copyFileSync(inFolder('games.db'), inFolder('copy.db'));
    await storage.close();
    const copy = await openSqlite(inFolder('copy.db'));
    expect(await copy.read('a')).toEqual([row]);
    await copy.close();
  });

  it('is copied while a host runs, and the copy is put in its place', async () => {
    const running = await startProcess({ HOST_FILE: inFolder('games.db') });
    const table = await newTable(running.base, { game: 'talvisota' });
    await playOn(table, 'talvisota', 1, { steps: 20 });
    const db = new Database(inFolder('games.db'), {});
    db.exec(`vacuum into '${inFolder('copy.db')}'`);
    db.close();
    const { seq } = table.finn;
    await table.finn.step({ kind: 'name', name: 'Aino' });
    await running.kill();
    for (const name of readdirSync(folder)) if (name.startsWith('games.db')) rmSync(inFolder(name));
    copyFileSync(inFolder('copy.db'), inFolder('games.db'));
    const next = await startProcess({ HOST_FILE: inFolder('games.db') });
    const finn = await Client.join(next.base, table.links.finn);
    expect(finn.seq).toBe(seq);
    expect(JSON.stringify(finn.position)).toBe(JSON.stringify(table.finn.position));
    await next.stop();
  });

  it('belongs to its owner alone, also where it was there before', async () => {
    writeFileSync(inFolder('games.db'), '', { mode: 0o644 });
    const storage = await openSqlite(inFolder('games.db'));
    await storage.append([{ game: 'a', n: 0, at: 1, body: '{}', snapshot: '' }]);
    const rights = readdirSync(folder).map((name) => [name, statSync(inFolder(name)).mode & 0o777]);
    expect(rights.length).toBeGreaterThan(2);
    expect(rights.filter(([, mode]) => mode !== 0o600)).toEqual([]);
    await storage.close();
  });

  it('is held by one host under whatever name', async () => {
    const storage = await openSqlite(inFolder('games.db'));
    symlinkSync(inFolder('games.db'), inFolder('other.db'));
    symlinkSync(folder, inFolder('again'));
    for (const name of ['other.db', 'again/games.db', '../' + path.basename(folder) + '/games.db'])
      await expect(openSqlite(inFolder(name))).rejects.toThrow(/belongs to a host that is running/);
    await storage.close();
    linkSync(inFolder('games.db'), inFolder('hard.db'));
    await expect(openSqlite(inFolder('hard.db'))).rejects.toThrow(/second name/);
  });

  it('makes the host unhealthy where it is damaged', async () => {
    const file = inFolder('games.db');
    const table = await playedOn(file);
    const { size } = statSync(file);
    const fd = openSync(file, 'r+');
    for (let at = 4096 * 3; at < size; at += 4096) writeSync(fd, Buffer.alloc(2000, 0xab), 0, 2000, at);
    const running = await startHost(await openSqlite(file));
    const health = async (): Promise<number> => (await fetch(`${running.base}/healthz`)).status;
    await vi.waitFor(async () => expect(await health()).toBe(503), { timeout: 60_000 });
    const { welcome, closed } = await Client.join(running.base, table.links.finn);
    expect([welcome, closed]).toEqual([null, CLOSE.damaged]);
    await running.stop();
  });
});

describe('a host that cannot start says why in a sentence', () => {
  const startsWith = (environment: Readonly<Record<string, string>>): Promise<string> =>
    startProcess(environment).then(
      async (running) => `It started: ${await running.stop()}`,
      (error: Error) => error.message,
    );

  it.each([
    ['a password with #', { DATABASE_URL: 'postgres://u:p#SeCreT@db.invalid/x' }, /it is no address/],
    ['a password with /', { DATABASE_URL: 'postgres://u:SeC/reT@db.invalid/x' }, /it is no address/],
    ['an unknown server', { DATABASE_URL: 'postgres://u:SeCreT@db.invalid/x' }, /server is not known/],
    ['a closed port', { DATABASE_URL: 'postgres://u:SeCreT@127.0.0.1:1/x' }, /takes no connections/],
    ['a file that is not there', { DATABASE_URL_FILE: '/nowhere/url' }, /no such file/],
    ['a port that is none', { PORT: '99999' }, /PORT is 99999: it must be a number up to 65535/],
    ['a port with a letter', { PORT: '418O' }, /PORT is 418O/],
    ['an address of another machine', { HOST_ADDRESS: '192.0.2.1' }, /EADDRNOTAVAIL.*192.0.2.1/],
    ['a folder in a file', { HOST_FILE: '/etc/passwd/games.db' }, /passwd\/games.db cannot be used/],
    ['another kind of file', { HOST_FILE: 'text' }, /cannot be used as the database: .*not a database/],
    ['a folder for a file', { HOST_FILE: 'folder' }, /cannot be used as the database/],
  ])('%s', async (_, environment, said) => {
    writeFileSync(inFolder('text'), 'no database\n'.repeat(500));
    mkdirSync(inFolder('folder'));
    const { HOST_FILE = 'games.db', ...rest } = environment as Record<string, string>;
    const message = await startsWith({ HOST_FILE: path.resolve(folder, HOST_FILE), ...rest });
    expect(message.trim()).toMatch(said);
    expect(message.trim()).not.toContain('\n');
    expect(message).not.toMatch(/SeC|reT/);
  });
});

it('the health check of the Dockerfile asks the port in use', async () => {
  const dockerfile = readFileSync(path.join(import.meta.dirname, '../Dockerfile'), 'utf8');
  const [, script = ''] = /^HEALTHCHECK CMD node -e "(.*)"$/m.exec(dockerfile) ?? [];
  const check = (port: string): Promise<number | null> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, ['-e', script], { env: { PORT: port } });
      child.once('exit', resolve);
    });
  const running = await startProcess({ HOST_FILE: inFolder('games.db') });
  const { port } = new URL(running.base);
  expect(await check(port)).toBe(0);
  await running.stop();
  expect(await check(port)).toBe(1);
});

it('the notices of bundled packages travel with the host', () => {
  const dist = path.join(import.meta.dirname, '../dist');
  expect(readFileSync(path.join(dist, 'licences.txt'), 'utf8')).toMatch(/## valibot - .*\n\nMIT License/);
});

describe.skipIf(STORES[1]!.isMissing)('PostgreSQL', () => {
  it('takes the address of the database out of a file', async () => {
    const { environment } = await STORES[1]!.newPlace();
    writeFileSync(inFolder('url'), `${environment['DATABASE_URL']}\n`);
    const running = await startProcess({
      DATABASE_URL_FILE: inFolder('url'),
      HOST_FILE: inFolder('games.db'),
    });
    await createGame(running.base, { game: 'talvisota' });
    expect(existsSync(inFolder('games.db'))).toBe(false);
    await running.stop();
  });
});
