/** Starts a host; docs/hosting.md describes its settings. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Host } from './host.ts';
import { createHttp, Page } from './http.ts';
import { Limit, networkOf, readingLimit } from './limits.ts';
import { logTo, Metrics } from './metrics.ts';
import { openPostgres } from './postgres.ts';
import { VIEWERS } from './protocol.ts';
import { enter, follow, openSnapshot, shortened, type Game, type Row } from './record.ts';
import { SOCKET_LIMITS, Sockets } from './sockets.ts';
import { openSqlite } from './sqlite.ts';
import { StartProblem, type Storage } from './storage.ts';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const {
  DATABASE_URL,
  /** A file with the value, for secrets that must not be in the environment. */
  DATABASE_URL_FILE,
  HOST_FILE = path.join(HERE, '../data/games.db'),
  HOST_ARCHIVE = path.join(path.dirname(HOST_FILE), 'archive'),
  HOST_PAGE = path.join(HERE, '../../dist'),
  HOST_ADDRESS = '0.0.0.0',
  PORT = '4180',
  /** "1" behind a proxy that sets X-Forwarded-For. */
  TRUST_PROXY,
  /** Token for reading /metrics; without one only this machine may. */
  METRICS_TOKEN,
  /** "1" for the soak test, in which all players come from one address. */
  HOST_NO_LIMITS,
} = process.env;

/** Output written just before the process ends must not be lost. */
const say = (text: string): void => void process.stdout.write(text);

/** The last address, added by the proxy; clients can forge those before it. */
function addressOf(request: IncomingMessage): string {
  const forwarded = TRUST_PROXY === '1' ? request.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return networkOf(last || request.socket.remoteAddress || '');
}

const archivedRow = v.strictObject({
  game: v.string(),
  n: v.number(),
  at: v.number(),
  body: v.pipe(v.string(), v.parseJson()),
  snapshot: v.nullable(v.string()),
});

/** Reads an archived game; an invalid row is reported with its line. */
function openArchived(file: string): { readonly rows: readonly Row[]; readonly game: Game } {
  const rows: Row[] = [];
  let game: Game | null = null;
  for (const [i, line] of readFileSync(file, 'utf8').trimEnd().split('\n').entries()) {
    const isRow = v.is(v.pipe(v.string(), v.parseJson(), archivedRow), line);
    const row = isRow ? (JSON.parse(line) as Row) : null;
    try {
      if (row?.game !== (rows[0] ?? row)?.game) throw new Error('It is of another game.');
      game = game ? shortened(follow(game, row!)) : openSnapshot(row!);
      rows.push(row!);
    } catch {
      throw new StartProblem(
        `${file}, line ${i + 1}: this is not row ${game ? game.n + 1 : 0} of an archived game. Nothing was restored.`,
      );
    }
  }
  return { rows, game: game! };
}

/** Restores a game from the archive; it counts as idle from now on, not from its last step. */
async function restore(storage: Storage, file: string): Promise<void> {
  const { rows, game } = openArchived(file);
  const { row } = enter(game, Math.max(Date.now(), game.at), { kind: 'restore', hidden: VIEWERS });
  const isThere = (await storage.find({ named: [game.id] })).size > 0;
  const isNew = !isThere && (await storage.append([...rows, row]));
  say(isNew ? `${rows.length} rows restored.\n` : 'The game was there already.\n');
}

async function main(): Promise<void> {
  if (!/^\d+$/.test(PORT) || Number(PORT) > 65_535)
    throw new StartProblem(`PORT is ${PORT}: it must be a number up to 65535.`);
  const url = DATABASE_URL_FILE ? readFileSync(DATABASE_URL_FILE, 'utf8').trim() : DATABASE_URL;
  const storage = await (url ? openPostgres(url) : openSqlite(HOST_FILE));
  const [command, file] = process.argv.slice(2);
  if (command === 'restore' && file) {
    await restore(storage, file).finally(() => storage.close());
    return;
  }
  const metrics = new Metrics();
  const log = logTo(say);
  const page = new Page(HOST_PAGE);
  const boundless = { burst: 1e9, perSecond: 1e9 };
  const isLimited = HOST_NO_LIMITS !== '1';
  const reading = isLimited ? readingLimit() : new Limit(1e9, 1e9);
  const host = new Host({
    storage,
    metrics,
    log,
    build: page.build,
    archive: HOST_ARCHIVE,
    ...(!isLimited && { talk: boundless, play: boundless, mostEntered: Infinity }),
  });
  const limits = isLimited ? SOCKET_LIMITS : { sockets: 1e9, socketsPerAddress: 1e9, ...boundless };
  const sockets = new Sockets({ host, metrics, log, reading, addressOf, limits });
  const server = createHttp({
    host,
    page,
    sockets,
    metrics,
    log,
    reading,
    addressOf,
    metricsToken: METRICS_TOKEN,
    ...(!isLimited && { newGames: boundless }),
  });

  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log('info', 'stopping', { signal });
    server.close();
    await host.stop();
    await sockets.close();
    server.closeAllConnections();
    // Everything is stored, so a hanging connection must not keep the process alive.
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(PORT), HOST_ADDRESS, resolve);
  });
  const { port } = server.address() as AddressInfo;
  log('info', 'started', { port, store: storage.name, page: page.build !== '' });
  if (process.stdout.isTTY)
    say(
      `\nOpen http://localhost:${port} - and give the same address of this machine to the other player.\n\n`,
    );
  for (const task of [host.takeUpNotices(0), host.archiveIdle()])
    void task.catch((error: unknown) => log('error', 'housekeeping', { error: String(error) }));
}

try {
  await main();
} catch (error) {
  // System errors are shown by their message; only a fault of the host itself needs a stack.
  const isPlain = error instanceof StartProblem || (error as NodeJS.ErrnoException).syscall !== undefined;
  console.error(isPlain ? (error as Error).message : error);
  process.exit(1);
}
