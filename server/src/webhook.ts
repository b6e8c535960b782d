/** News for a player who is not at the table: one request to an address that he has given. */
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

/** Addresses that are not the public internet: the host must not be made to speak to its neighbours. */
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
/** Of IPv6 only what is given out for the public internet, without what holds an IPv4 address or leads to one. */
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

/** The body of a request, as the receiver's service wants it. No link is in it: others may read it there. */
export function bodyOfNews({ webhook, game, side, turn }: TurnNews): string {
  const text = `${TITLES[game]}: the ${PLAYERS[side]} player is to decide${turn > 0 ? ` (turn ${turn})` : ''}.`;
  if (webhook.format === 'discord') return JSON.stringify({ content: text, allowed_mentions: { parse: [] } });
  if (webhook.format === 'slack') return JSON.stringify({ text });
  return JSON.stringify({ event: 'turn', game, side, turn, text });
}

/** How the outer world is reached; the tests give another. */
export interface Outside {
  resolve(host: string): Promise<readonly string[]>;
  request(options: RequestOptions, body: string): Promise<number>;
}

/** For the whole call, whatever the server sends meanwhile. */
const LONGEST_CALL_MS = 5000;

/** The same for a name that nobody knows and one that only this network knows: which names there are is not told. */
const NOT_CALLED = 'The address is not known, or leads into a private network.';

/** What is waited for no longer than the signal says. */
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
        // What is answered is of no use, and may be long.
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.end(body);
    }),
};

/** Calls a webhook; null, or why it failed, in words for its owner. Redirections are not followed. */
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
    // The address that was checked is the one that is used: asked again, the name might lead elsewhere.
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
