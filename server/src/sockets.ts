/** The WebSocket endpoint: checks incoming messages and passes them to their game. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Host } from './host.ts';
import { Limit } from './limits.ts';
import type { LiveGame } from './live-game.ts';
import type { Log, Metrics } from './metrics.ts';
import type { Client } from './presence.ts';
import { DamagedRecord } from './record.ts';
import {
  CLOSE,
  clientMessage,
  PROTOCOL,
  type ClientMessage,
  type HostMessage,
  type Viewer,
} from './protocol.ts';

/** In bytes; only malicious messages are longer. */
const LONGEST_MESSAGE = 16_384;
/** In bytes; a client that leaves more unread is disconnected. */
const MOST_UNREAD = 4_000_000;
/** In bytes; a client gets no more missed entries until less than this is unread. */
const MUCH_UNREAD = 500_000;
/** Interval of that check, in milliseconds. */
const LOOK_MS = 20;
/** Time to send `join`, in milliseconds. */
const JOIN_MS = 10_000;
/** Interval of pings that detect dead sockets, in milliseconds. */
const PING_MS = 30_000;
/** Waiting messages of one socket. */
const MOST_WAITING = 400;

export interface SocketLimits {
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Messages of one socket: burst, and rate per second. A set-up is a message for each unit. */
  readonly burst: number;
  readonly perSecond: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  sockets: 5000,
  socketsPerAddress: 60,
  burst: 300,
  perSecond: 30,
};

type Ending = (HostMessage & { type: 'closing' })['reason'];
const CODES: Readonly<Record<Ending, number>> = {
  'no-such-game': CLOSE.notAllowed,
  'link-replaced': CLOSE.replaced,
  'too-much': CLOSE.tooMuch,
  stopping: CLOSE.stopping,
  damaged: CLOSE.damaged,
};

interface Services {
  readonly host: Host;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Limit of rows read, by address. */
  readonly reading: Limit;
  readonly limits?: SocketLimits;
  addressOf(request: IncomingMessage): string;
}

export class Sockets {
  readonly #services: Services;
  readonly #limits: SocketLimits;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: { threshold: 1024, serverNoContextTakeover: true, clientNoContextTakeover: true },
  });
  readonly #byAddress = new Map<string, number>();
  /** Invalid links, by address, against guessing. */
  readonly #guesses = new Limit(20, 0.2);
  /** Requests other than steps that make the host store something, by address. */
  readonly #costly = new Limit(20, 0.5);
  /** Webhook tests, by address: they call a foreign server in the host's name. */
  readonly #webhookTests = new Limit(5, 1 / 60);
  readonly #pings: NodeJS.Timeout;
  readonly #silent = new WeakSet<WebSocket>();

  constructor(services: Services) {
    this.#services = services;
    this.#limits = services.limits ?? SOCKET_LIMITS;
    this.#pings = setInterval(() => {
      for (const socket of this.#server.clients) {
        if (this.#silent.has(socket)) socket.terminate();
        this.#silent.add(socket);
        socket.ping();
      }
    }, PING_MS);
    this.#pings.unref();
  }

  /** Upgrades a request to a socket. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const address = this.#services.addressOf(request);
    const open = this.#byAddress.get(address) ?? 0;
    if (this.#server.clients.size >= this.#limits.sockets || open >= this.#limits.socketsPerAddress) {
      this.#services.metrics.add('winter_war_connections_refused_total', 1, 'too-many');
      stream.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 60\r\n\r\n');
      return;
    }
    this.#byAddress.set(address, open + 1);
    stream.on('close', () => {
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
    this.#server.handleUpgrade(request, stream, head, (socket) =>
      this.#serve(socket, address, tabOf(request)),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.#pings);
    // Sockets that do not answer the close are not waited for.
    await new Promise((resolve) => setTimeout(resolve, this.#server.clients.size ? 200 : 0));
    for (const socket of this.#server.clients) socket.terminate();
    this.#server.close();
  }

  #serve(socket: WebSocket, address: string, tab: string): void {
    const { metrics, log, reading } = this.#services;
    const rate = new Limit(this.#limits.burst, this.#limits.perSecond);
    let joined: { readonly game: LiveGame; readonly client: Client } | null = null;
    let hasAsked = false;
    let waiting = 0;
    let queue = Promise.resolve();
    metrics.add('winter_war_sockets');

    const send = (message: HostMessage): void => sendText(JSON.stringify(message));
    const sendText = (text: string): void => {
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(text);
    };
    const end = (reason: Ending): void => {
      send({ type: 'closing', reason });
      socket.close(CODES[reason]);
    };
    const hasRoom = async (): Promise<boolean> => {
      while (socket.readyState === socket.OPEN && socket.bufferedAmount > MUCH_UNREAD)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      return socket.readyState === socket.OPEN;
    };
    const spend = (rows: number): boolean => reading.take(address, rows) && reading.has(address);
    const late = setTimeout(() => joined ?? socket.terminate(), JOIN_MS);

    const join = async (message: ClientMessage & { type: 'join' }): Promise<void> => {
      if (hasAsked) return end('too-much');
      hasAsked = true;
      if (message.protocol !== PROTOCOL) {
        send({ type: 'reload', protocol: PROTOCOL });
        socket.close(CLOSE.reload);
        return;
      }
      const found = await this.#services.host.find(message.link);
      if (!found) {
        metrics.add('winter_war_connections_refused_total', 1, 'no-such-game');
        return end(this.#guesses.take(address) ? 'no-such-game' : 'too-much');
      }
      if (found === 'replaced') return end('link-replaced');
      const { game, viewer } = found;
      if (game.isBehind(viewer, message.from) && !reading.has(address)) return end('too-much');
      const client: Client = { viewer, tab, active: true, send: sendText, hasRoom, end };
      if (message.look) return game.showTo(client);
      joined = { game, client };
      if (socket.readyState !== socket.OPEN) return;
      await game.join(client, message.link, message.from, spend);
      // The client may have gone while joining.
      if (socket.readyState !== socket.OPEN) game.leave(client);
    };

    const handle = async (message: ClientMessage): Promise<void> => {
      if (message.type === 'join') return join(message);
      if (!joined) return end('no-such-game');
      const { game, client } = joined;
      if (message.type === 'step') return game.step(client, message);
      if (message.type === 'presence') return game.setActive(client, message.active);
      if (message.type === 'ping') return send({ type: 'pong' });
      if (message.type === 'log') {
        if (!reading.has(address)) return send({ type: 'refused', id: null, reason: 'too-fast' });
        return game.log(client, message.before, spend);
      }
      if (message.type === 'link') {
        if (!this.#costly.take(address)) return send({ type: 'refused', id: null, reason: 'too-fast' });
        return game.link(client, message.take);
      }
      if (!isPlayer(client.viewer)) return;
      if (!this.#webhookTests.take(address)) return send({ type: 'refused', id: null, reason: 'too-fast' });
      // Not awaited: steps of this socket must not wait for a foreign server.
      game.notices.test(client.viewer);
    };

    socket.on('message', (data, isBinary) => {
      if (!rate.take('')) {
        metrics.add('winter_war_connections_refused_total', 1, 'too-fast');
        return end('too-much');
      }
      const parsed = isBinary ? { malformed: null } : parse((data as Buffer).toString('utf8'));
      if ('malformed' in parsed) return send({ type: 'refused', id: parsed.malformed, reason: 'malformed' });
      if (++waiting > MOST_WAITING) return end('too-much');
      queue = queue
        .then(() => handle(parsed))
        .catch((error: unknown) => {
          log('error', 'message', { type: parsed.type, error: String(error) });
          if (error instanceof DamagedRecord) end('damaged');
          else socket.close(1011);
        })
        .finally(() => waiting--);
    });
    socket.on('pong', () => this.#silent.delete(socket));
    // On a message that is too long or invalid, the socket closes by itself.
    socket.on('error', () => metrics.add('winter_war_connections_refused_total', 1, 'malformed'));
    socket.on('close', () => {
      clearTimeout(late);
      metrics.add('winter_war_sockets', -1);
      joined?.game.leave(joined.client);
    });
  }
}

/** The tab given by a page; without one each socket counts separately. */
function tabOf({ url }: IncomingMessage): string {
  const named = /[?&]tab=([\w-]{8,40})(?:&|$)/.exec(url ?? '')?.[1];
  return named ?? randomUUID();
}

const isPlayer = (viewer: Viewer) => viewer !== 'onlooker';

/** A message, or the id of a malformed one. */
function parse(text: string): ClientMessage | { readonly malformed: string | null } {
  try {
    const data: unknown = JSON.parse(text);
    const parsed = v.safeParse(clientMessage, data, { abortEarly: true });
    if (parsed.success) return parsed.output;
    return { malformed: v.is(withId, data) ? data.id : null };
  } catch {
    return { malformed: null };
  }
}
const withId = v.object({ id: v.pipe(v.string(), v.maxLength(40)) });
