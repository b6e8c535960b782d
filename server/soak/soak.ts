/**
 * Plays many games at once through real sockets against a host of its own:
 * `npm run host:soak -- --games N --seconds S [--store sqlite|postgres] [--rate N] --json`. Afterwards every record is played again by the engine, and
 * compared with what the clients saw; every step that was accepted must be in it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { randomSource } from '../../src/engine/core/random.ts';
import { rulesOf, type State } from '../src/engines.ts';
import { openPostgres } from '../src/postgres.ts';
import { GAMES, SIDES, type NewGame, type Side } from '../src/protocol.ts';
import { bodyOf, openSnapshot, top } from '../src/record.ts';
import { openSqlite } from '../src/sqlite.ts';
import type { Storage } from '../src/storage.ts';
import { startPostgres, type PostgresServer } from '../tests/postgres-server.ts';
import { Client, createGame } from './client.ts';
import { RandomPlayer } from './player.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    store: { type: 'string', default: process.env.DATABASE_URL ? 'postgres' : 'sqlite' },
    /** Steps a second that all players together make at most, at an even pace; 0: as many as they can. */
    rate: { type: 'string', default: '600' },
    json: { type: 'boolean', default: false },
  },
});
const GAMES_AT_ONCE = Number(values.games);
const SECONDS = Number(values.seconds);
/** Between two steps of a game, in milliseconds. */
const PACE = Number(values.rate) ? (1000 * GAMES_AT_ONCE) / Number(values.rate) : 0;
/** Clients join so many at a time. */
const JOIN_AT_ONCE = 20;
/** Views that are kept for the comparison, one in so many steps. */
const KEPT_VIEW = 25;

interface Seat {
  readonly game: NewGame['game'];
  readonly links: Readonly<Record<Side, string>>;
  readonly clients: Record<Side, Client>;
  readonly players: Record<Side, RandomPlayer>;
  /** Steps that were accepted, with the number of the entry that the host gave. */
  readonly accepted: { readonly id: string; readonly side: Side }[];
  /** What a side saw after its entry of that number. */
  readonly seen: { readonly side: Side; readonly seq: number; readonly view: string }[];
}

const percentile = (sorted: readonly number[], q: number): number =>
  sorted[Math.floor(sorted.length * q)] ?? 0;

async function openSeat(base: string, number: number): Promise<Seat> {
  const game = GAMES[number % GAMES.length]!;
  const links = await createGame(base, { game });
  const pick = randomSource(number + 1);
  const finn = await Client.join(base, links.finn);
  const soviet = await Client.join(base, links.soviet);
  await finn.until(() => finn.status!.joined.length === 2);
  const players = {
    finn: new RandomPlayer(game, 'finn', pick),
    soviet: new RandomPlayer(game, 'soviet', pick),
  };
  return { game, links, clients: { finn, soviet }, players, accepted: [], seen: [] };
}

/** Plays until the time is up or the game is over; the times that the answers took, in milliseconds. */
async function play(seat: Seat, isOver: () => boolean, times: number[]): Promise<void> {
  let last: Side = 'finn';
  let due = performance.now() + Math.random() * PACE;
  while (!isOver()) {
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // Who has fallen behind does not hurry to catch up.
    due = Math.max(due + PACE, performance.now());
    const decider: Side | null = seat.clients[last].status!.decider;
    if (!decider) return;
    const client = seat.clients[decider];
    await client.until(() => client.status!.decider === decider);
    const action = seat.players[decider].next(client.position!.state as State);
    const id = `soak-${seat.accepted.length}-${decider}`;
    const before = performance.now();
    const answer = await client.act(action, { id });
    times.push(performance.now() - before);
    if (answer?.type !== 'accepted')
      throw new Error(`${seat.game}: ${JSON.stringify(action)} was not accepted: ${JSON.stringify(answer)}`);
    seat.accepted.push({ id, side: decider });
    if (seat.accepted.length % KEPT_VIEW === 0)
      seat.seen.push({ side: decider, seq: client.seq, view: JSON.stringify(client.position) });
    // Texts are for tests: here they would fill the memory.
    client.texts.length = client.messages.length = client.entries.length = 0;
    last = decider;
  }
}

/** Replays a record, dice included: how many accepted steps are not in it, and how many views were others. */
async function verify(storage: Storage, seat: Seat): Promise<{ lost: number; wrong: number }> {
  const rules = rulesOf(seat.game);
  const rows = await storage.read(seat.links.finn.split('.')[0]!, { n: 0 });
  const seq = { finn: 0, soviet: 0 };
  const ids = new Set<string>();
  let state = top(openSnapshot(rows[0]!)).state;
  let wrong = 0;
  const expected = new Map(seat.seen.map(({ side, seq: number, view }) => [`${side} ${number}`, view]));
  for (const row of rows.slice(1)) {
    const body = bodyOf(row);
    if (body.kind === 'act') {
      const result = rules.play(state, body.action, (nth) => body.dice[nth] ?? 1);
      if (!result.ok) return { lost: seat.accepted.length, wrong: wrong + 1 };
      state = result.played.state;
      ids.add(`${body.side} ${body.id}`);
    }
    for (const side of SIDES)
      if (!body.hidden?.includes(side)) {
        seq[side]++;
        const view = expected.get(`${side} ${seq[side]}`);
        if (view !== undefined && view !== JSON.stringify(ordered(rules.see(state, side), JSON.parse(view))))
          wrong++;
      }
  }
  for (const side of SIDES) {
    const client = seat.clients[side];
    const final = JSON.stringify(client.position);
    if (
      client.seq !== seq[side] ||
      final !== JSON.stringify(ordered(rules.see(state, side), client.position))
    )
      wrong++;
  }
  return { lost: seat.accepted.filter(({ id, side }) => !ids.has(`${side} ${id}`)).length, wrong };
}

/** The same with its keys in the order of another: a change may add one at the end. */
function ordered(value: unknown, like: unknown): unknown {
  if (typeof value !== 'object' || value === null || typeof like !== 'object' || like === null) return value;
  if (Array.isArray(value)) return value.map((one, i) => ordered(one, (like as unknown[])[i]));
  const [from, to] = [value as Record<string, unknown>, like as Record<string, unknown>];
  const keys = [...new Set([...Object.keys(to), ...Object.keys(from)])].filter((key) => key in from);
  return Object.fromEntries(keys.map((key) => [key, ordered(from[key], to[key])]));
}

async function startHost(environment: Readonly<Record<string, string>>) {
  const main = path.join(path.dirname(fileURLToPath(import.meta.url)), 'main.mjs');
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, HOST_NO_LIMITS: '1', HOST_ADDRESS: '127.0.0.1', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (said.length < 10_000) said += String(text);
      const started = /"event":"started","port":(\d+)/.exec(said);
      if (started) resolve(Number(started[1]));
    });
    void exited.then(() => reject(new Error('The host did not start.')));
  });
  const stop = (): Promise<void> => {
    child.kill('SIGTERM');
    return exited;
  };
  return { base: `http://127.0.0.1:${port}`, stop };
}

async function memoryOf(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0) / 2 ** 20;
}

async function soak(
  environment: Readonly<Record<string, string>>,
  open: () => Promise<Storage>,
): Promise<object> {
  const host = await startHost(environment);
  const seats: Seat[] = [];
  for (let i = 0; i < GAMES_AT_ONCE; i += JOIN_AT_ONCE) {
    const few = Array.from({ length: Math.min(JOIN_AT_ONCE, GAMES_AT_ONCE - i) }, (_, k) => i + k);
    seats.push(...(await Promise.all(few.map((number) => openSeat(host.base, number)))));
  }
  const times: number[] = [];
  const begin = performance.now();
  const isOver = (): boolean => performance.now() - begin > SECONDS * 1000;
  let rss = 0;
  const watch = setInterval(() => void memoryOf(host.base).then((mb) => (rss = Math.max(rss, mb))), 2000);
  await Promise.all(seats.map((seat) => play(seat, isOver, times)));
  const seconds = (performance.now() - begin) / 1000;
  clearInterval(watch);
  rss = Math.max(rss, await memoryOf(host.base));
  // What the other side was told last may still be on its way.
  await new Promise((resolve) => setTimeout(resolve, 500));
  await host.stop();
  const storage = await open();
  let lost = 0;
  let wrong = 0;
  for (const seat of seats) {
    const found = await verify(storage, seat);
    lost += found.lost;
    wrong += found.wrong;
  }
  await storage.close();
  times.sort((a, b) => a - b);
  const round = (number: number): number => Math.round(number * 10) / 10;
  return {
    store: storage.name,
    games: seats.length,
    steps: times.length,
    stepsPerSecond: round(times.length / seconds),
    p50ms: round(percentile(times, 0.5)),
    p99ms: round(percentile(times, 0.99)),
    rssMB: Math.round(rss),
    lost,
    wrong,
  };
}

const folder = mkdtempSync(path.join(tmpdir(), 'winter-war-soak-'));
let server: PostgresServer | null = null;
try {
  let result: object;
  if (values.store === 'postgres') {
    let url = process.env.DATABASE_URL;
    if (!url) {
      const started = await startPostgres();
      if (typeof started === 'string') throw new Error(`PostgreSQL does not start here.\n${started}`);
      server = started;
      url = await server.newDatabase();
    }
    result = await soak({ DATABASE_URL: url, HOST_ARCHIVE: folder }, () => openPostgres(url));
  } else {
    const file = path.join(folder, 'games.db');
    result = await soak({ HOST_FILE: file, DATABASE_URL: '' }, () => openSqlite(file));
  }
  if (values.json) console.log(JSON.stringify(result));
  else console.table(result);
  const { lost, wrong } = result as { lost: number; wrong: number };
  process.exitCode = lost || wrong ? 1 : 0;
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
