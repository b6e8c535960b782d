/** Notifies an absent player by one request to an address given by that player. */
import { lookup as resolveName } from 'node:dns/promises';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { NewGame, Side, Webhook } from './protocol.ts';

export interface TurnNews {
  readonly webhook: Webhook;
  readonly game: NewGame['game'];
  readonly side: Side;
  readonly turn: number;
}

/** Addresses outside the public internet: the host must not be used to reach its own network. */
const PRIVATE = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(address, prefix, 'ipv4');
/** For IPv6 only what is assigned to the public internet, without ranges that contain or lead to IPv4 addresses. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  TUNNELS.addSubnet(address, prefix, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && PUBLIC_V6.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6');
}

const TITLES = { 'winter-war': 'Winter War', talvisota: 'Talvisota' } as const;
const PLAYERS = { finn: 'Finnish', soviet: 'Soviet' } as const;

/** The body in the format of the receiving service. Contains no link, since others may read it there. */
export function bodyOfNews({ webhook, game, side, turn }: TurnNews): string {
  const text = `${TITLES[game]}: the ${PLAYERS[side]} player is to decide${turn > 0 ? ` (turn ${turn})` : ''}.`;
  if (webhook.format === 'discord') return JSON.stringify({ content: text, allowed_mentions: { parse: [] } });
  if (webhook.format === 'slack') return JSON.stringify({ text });
  return JSON.stringify({ event: 'turn', game, side, turn, text });
}

/** Access to the network; replaced in tests. */
export interface Outside {
  resolve(host: string): Promise<readonly string[]>;
  request(options: RequestOptions, body: string): Promise<number>;
}

/** For the whole call, whatever the server sends, in milliseconds. */
const LONGEST_CALL_MS = 5000;

/** The same message for an unknown name and for one of the private network, so that it does not reveal which exist. */
const NOT_CALLED = 'The address is not known, or leads into a private network.';

/** Rejects when the signal is aborted before the task is done. */
const orAborted = <T>(task: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    task.then(resolve, reject);
  });

const OUTSIDE: Outside = {
  resolve: async (host) => (await resolveName(host, { all: true })).map(({ address }) => address),
  request: (options, body) =>
    new Promise((resolve, reject) => {
      const request = httpsRequest(options, (response) => {
        // The response body is not needed and may be long.
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.end(body);
    }),
};

/** Calls a webhook; returns null, or why it failed, as a message for its owner. Redirections are not followed. */
export async function callWebhook(
  news: TurnNews,
  outside: Outside = OUTSIDE,
  longest = LONGEST_CALL_MS,
): Promise<string | null> {
  let url: URL;
  try {
    url = new URL(news.webhook.url);
  } catch {
    return 'This is no address.';
  }
  if (url.protocol !== 'https:') return 'Only https addresses are called.';
  if (url.port || url.username || url.password) return 'An address with a port or a password is not called.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const signal = AbortSignal.timeout(longest);
  try {
    const addresses = isIP(host)
      ? [host]
      : await orAborted(outside.resolve(host), signal).catch(() => [] as readonly string[]);
    if (!addresses.length || !addresses.every(isPublic)) return NOT_CALLED;
    const body = bodyOfNews(news);
    // Connects to the checked address, since a second look-up of the name might return another.
    const address = addresses[0]!;
    const call = outside.request(
      {
        method: 'POST',
        host: address,
        servername: isIP(host) ? '' : host,
        path: url.pathname + url.search,
        headers: {
          Host: url.host,
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'User-Agent': 'winter-war-host',
        },
        signal,
        agent: false,
      },
      body,
    );
    const status = await orAborted(call, signal);
    return status >= 200 && status < 300 ? null : `The server answered ${status}.`;
  } catch (error) {
    if (signal.aborted) return `The server did not answer within ${longest / 1000} seconds.`;
    const { code, message } = error as { code?: string; message: string };
    return `The server could not be reached (${code ?? message}).`;
  }
}
