/** A host within the test's own process, with a clock and dice of the test's choice. */
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomSource } from '../../src/engine/core/random.ts';
import { Client, createGame } from '../soak/client.ts';
import { RandomPlayer } from '../soak/player.ts';
import type { State } from '../src/engines.ts';
import { Host, type HostSettings } from '../src/host.ts';
import { createHttp, Page } from '../src/http.ts';
import { Limit } from '../src/limits.ts';
import { logTo, Metrics } from '../src/metrics.ts';
import { SIDES, type NewGame, type Side } from '../src/protocol.ts';
import { SOCKET_LIMITS, Sockets, type SocketLimits } from '../src/sockets.ts';
import type { Storage } from '../src/storage.ts';

export interface RunningHost {
  readonly base: string;
  readonly host: Host;
  readonly metrics: Metrics;
  /** What has been logged. */
  readonly lines: string[];
  stop(): Promise<void>;
}

interface Settings extends Partial<Omit<HostSettings, 'storage'>> {
  readonly limits?: Partial<SocketLimits>;
  readonly reading?: Limit;
  readonly newGames?: Parameters<typeof createHttp>[0]['newGames'];
  readonly page?: string;
  readonly metricsToken?: string;
}

export async function startHost(storage: Storage, settings: Settings = {}): Promise<RunningHost> {
  const metrics = new Metrics();
  const lines: string[] = [];
  const log = logTo((line) => lines.push(line));
  const page = new Page(settings.page ?? '/nowhere');
  const archive = mkdtempSync(path.join(tmpdir(), 'winter-war-archive-'));
  const talk = { burst: 10_000, perSecond: 1000 };
  const reading = settings.reading ?? new Limit(1e9, 1e9);
  const host = new Host({ storage, metrics, log, archive, talk, play: talk, ...settings, build: page.build });
  const addressOf = ({ socket }: { socket: { remoteAddress?: string | undefined } }): string =>
    socket.remoteAddress ?? '';
  const limits = { ...SOCKET_LIMITS, burst: 100_000, socketsPerAddress: 2000, ...settings.limits };
  const sockets = new Sockets({ host, metrics, log, reading, addressOf, limits });
  const { metricsToken, newGames = { burst: 10_000, perSecond: 1000 } } = settings;
  const server = createHttp({
    host,
    page,
    sockets,
    metrics,
    log,
    reading,
    addressOf,
    newGames,
    metricsToken,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    host,
    metrics,
    lines,
    stop: async () => {
      server.close();
      await host.stop();
      await sockets.close();
      server.closeAllConnections();
    },
  };
}

export interface Table {
  readonly links: Readonly<Record<Side | 'onlooker', string>>;
  readonly finn: Client;
  readonly soviet: Client;
}

/** A game with both sides at it. */
export async function newTable(base: string, wish: Partial<NewGame> & Pick<NewGame, 'game'>): Promise<Table> {
  const links = await createGame(base, wish);
  const finn = await Client.join(base, links.finn);
  const soviet = await Client.join(base, links.soviet);
  await finn.until(() => finn.status!.joined.length === 2);
  return { links, finn, soviet };
}

/** Both sides play legal actions by chance, so many or until something holds. */
export async function playOn(
  { finn, soviet }: Table,
  game: NewGame['game'],
  seed: number,
  { steps = Infinity, until = () => false }: { steps?: number; until?: (state: State) => boolean },
): Promise<number> {
  const pick = randomSource(seed);
  const players = Object.fromEntries(
    SIDES.map((side) => [side, new RandomPlayer(game, side, pick)]),
  ) as Record<Side, RandomPlayer>;
  const clients = { finn, soviet };
  let last = finn;
  for (let played = 0; ; played++) {
    // Whoever acted last has the latest status.
    const { decider } = last.status!;
    if (!decider || played >= steps) return played;
    const client = clients[decider];
    await client.until(() => client.status!.decider === decider);
    const state = client.position!.state as State;
    if (until(state)) return played;
    const answer = await client.act(players[decider].next(state));
    if (answer?.type !== 'accepted') throw new Error(`Step ${played} was refused: ${JSON.stringify(answer)}`);
    last = client;
  }
}

let settled = 0;

/** Waits until everybody has been told of everything so far. */
export async function settle({ finn, soviet }: Table, ...others: readonly Client[]): Promise<void> {
  const name = `Aino ${++settled}`;
  await finn.step({ kind: 'name', name });
  await Promise.all(
    [finn, soviet, ...others].map((client) => client.until(() => client.entries.at(-1)?.name === name)),
  );
}
