/** Serves the page with its headers, new games, records as files, and status and metrics of the host. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Host } from './host.ts';
import { Limit } from './limits.ts';
import type { Log, Metrics } from './metrics.ts';
import { newGameSchema, SOCKET_PATH } from './protocol.ts';
import type { Sockets } from './sockets.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt']);

interface PageFile {
  readonly body: Buffer;
  readonly type: string;
  readonly tag: string;
  readonly packed: Partial<Record<'br' | 'gzip', Buffer>> | null;
}

type HeaderRules = readonly (readonly [rule: string, name: string, value: string])[];

/** The built page with its headers (`_headers`). */
export class Page {
  readonly #files = new Map<string, PageFile>();
  readonly #headers: HeaderRules;
  /** Changes with the page; empty when no page is built. */
  readonly build: string = '';

  constructor(folder: string) {
    let names: string[] = [];
    try {
      names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    } catch {
      // Sockets are served even without a page.
    }
    for (const name of names) {
      const extension = path.extname(name);
      const isHidden = name.split(path.sep).some((part) => part.startsWith('.') || part.startsWith('_'));
      if (isHidden || !(extension in TYPES)) continue;
      const body = readFileSync(path.join(folder, name));
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const packed = COMPRESSED.has(extension) && body.length > 1000 ? {} : null;
      this.#files.set(`/${name.replaceAll(path.sep, '/')}`, { body, type: TYPES[extension]!, tag, packed });
    }
    const index = this.#files.get('/index.html');
    if (index) {
      this.#files.set('/', index);
      this.build = index.tag.slice(1, -1);
    }
    this.#headers = names.includes('_headers')
      ? readHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'))
      : [];
  }

  serve(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const file = this.#files.get(pathname);
    for (const [rule, name, value] of this.#headers)
      if (rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule)
        response.setHeader(name, value);
    if (!file) {
      const text = this.build ? 'Not found.\n' : 'The page has not been built: npm run build.\n';
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
      return;
    }
    response.setHeader('Content-Type', file.type);
    response.setHeader('ETag', file.tag);
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304).end();
      return;
    }
    const body = packedFor(file, request.headers['accept-encoding'] ?? '', response);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

function readHeaders(text: string): HeaderRules {
  let rule = '';
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('  ')) rule = line.trim();
    const found = /^ {2}([\w-]+): (.*)$/.exec(line);
    return found ? [[rule, found[1]!, found[2]!] as const] : [];
  });
}

/** Compressed once, on first request. */
function packedFor(file: PageFile, accepted: string, response: ServerResponse): Buffer {
  const { packed, body } = file;
  const kind = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (!packed) return body;
  response.setHeader('Vary', 'Accept-Encoding');
  if (!kind) return body;
  response.setHeader('Content-Encoding', kind);
  packed[kind] ??=
    kind === 'br'
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : gzipSync(body);
  return packed[kind];
}

/** Limit for a new game with its record, in bytes. */
const LONGEST_BODY = 2_000_000;

/** This many characters of a record cost as much to replay as reading one row. */
const RECORD_PER_ROW = 20;

interface Services {
  readonly host: Host;
  readonly page: Page;
  readonly sockets: Sockets;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Limit of rows read, by address. */
  readonly reading: Limit;
  addressOf(request: IncomingMessage): string;
  /** Token for reading the metrics; null: only requests from this machine may read them. */
  readonly metricsToken?: string | undefined;
  /** New games per address: burst, and rate per second. */
  readonly newGames?: { readonly burst: number; readonly perSecond: number };
}

/** Pages of other origins may use this host: there are no cookies, and a link is the only key. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, authorization',
  'Access-Control-Max-Age': '86400',
};

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** True for a request from this machine that no proxy has forwarded. */
const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !PROXY_HEADERS.some((name) => headers[name] !== undefined);
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The metrics reveal hidden activity in games, so only the operator of the host may read them. */
function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  if (!token) return isFromHere(request);
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}

export function createHttp(services: Services): Server {
  const { host, page, sockets, metrics, log, reading, addressOf, newGames, metricsToken } = services;
  const mayCreate = new Limit(newGames?.burst ?? 20, newGames?.perSecond ?? 0.02);
  const mayExport = new Limit(10, 0.1);

  function answer(response: ServerResponse, status: number, body: unknown): void {
    response.writeHead(status, { ...CORS, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end(JSON.stringify(body));
  }

  async function create(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = addressOf(request);
    if (!mayCreate.take(address)) {
      metrics.add('winter_war_connections_refused_total', 1, 'too-fast');
      return answer(response, 429, { error: 'Too many new games from here. Try again later.' });
    }
    const text = await bodyOf(request);
    if (text === null) return answer(response, 413, { error: 'The game is too large.' });
    const parsed = v.safeParse(newGameSchema, parseJson(text), { abortEarly: true });
    if (!parsed.success) return answer(response, 400, { error: 'This is no game.' });
    const { record } = parsed.output;
    if (record !== undefined) {
      if (!reading.has(address)) return answer(response, 429, { error: 'Try again later.' });
      reading.take(address, record.length / RECORD_PER_ROW);
    }
    const made = await host.create(parsed.output);
    answer(response, 'error' in made ? 400 : 201, made);
  }

  async function giveRecord(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = addressOf(request);
    if (!mayExport.take(address) || !reading.has(address))
      return answer(response, 429, { error: 'Try again later.' });
    const link = /^Bearer (\S{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
    const found = link ? await host.find(link) : null;
    if (!found || found === 'replaced') return answer(response, 404, { error: 'There is no such game.' });
    reading.take(address, found.game.game.n);
    const file = await found.game.exportFor(found.viewer);
    response
      .writeHead(200, { ...CORS, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
      .end(file);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = pathOf(request);
    const { method } = request;
    if (pathname === '/healthz') {
      const ok = await host.isHealthy();
      return answer(response, ok ? 200 : 503, { ok });
    }
    if (pathname === '/metrics') {
      if (!mayReadMetrics(request, metricsToken)) return answer(response, 403, { error: 'Not for you.' });
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(metrics.text());
      return;
    }
    if (pathname === '/api/games' || pathname === '/api/record') {
      if (method === 'OPTIONS') response.writeHead(204, CORS).end();
      else if (method === 'POST' && pathname === '/api/games') await create(request, response);
      else if (method === 'GET' && pathname === '/api/record') await giveRecord(request, response);
      else answer(response, 405, { error: 'Not here.' });
      return;
    }
    if (method !== 'GET' && method !== 'HEAD') return answer(response, 405, { error: 'Not here.' });
    page.serve(request, response, pathname);
  }

  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      log('error', 'request', { error: String(error) });
      if (response.headersSent) response.destroy();
      else answer(response, 500, { error: 'Something went wrong here.' });
    });
  });
  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    if (pathOf(request) === `/${SOCKET_PATH}`) sockets.upgrade(request, stream, head);
    else stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  return server;
}

/** The path of a request; "" for an invalid address. */
function pathOf({ url }: IncomingMessage): string {
  try {
    return new URL(url ?? '/', 'http://host').pathname;
  } catch {
    return '';
  }
}

/** The body of a request; null when it is too long. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    // Reads to the end anyway: a client that is cut off while sending never sees the answer.
    if (length <= LONGEST_BODY) parts.push(part);
  }
  return length <= LONGEST_BODY ? Buffer.concat(parts).toString('utf8') : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
