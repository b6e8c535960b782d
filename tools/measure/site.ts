/** Serves the game like a static host: built, with compression. */
import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const OUT = path.resolve('node_modules/.cache/measure/site');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
/** Images and fonts are compressed already. */
const DENSE = ['.png', '.webp', '.woff2'];

export interface SiteFile {
  /** Path from the root, with a leading slash. */
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
  /** The bytes sent. */
  readonly sent: Buffer;
}

export interface Site {
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly address: string;
  close(): void;
}

function readFiles(): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(OUT, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(OUT, file).replaceAll(path.sep, '/')}`;
    const ending = path.extname(file);
    const body = readFileSync(file);
    const sent = DENSE.includes(ending) ? body : gzipSync(body, { level: 9 });
    files.set(name, { name, type: TYPES[ending] ?? 'application/octet-stream', body, sent });
  }
  return files;
}

function serve(files: ReadonlyMap<string, SiteFile>): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = files.get(pathname === '/' ? '/index.html' : pathname);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': file.type,
      'cache-control': file.name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(file.sent !== file.body && { 'content-encoding': 'gzip' }),
    });
    response.end(file.sent);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A separate process: this tool's runner counts as development, which React would be built for. */
function build(): void {
  const { NODE_ENV: _, ...env } = process.env;
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const options = ['--logLevel', 'warn', '--outDir', OUT, '--emptyOutDir', '--manifest'];
  execFileSync(process.execPath, [vite, 'build', ...options], { env, stdio: 'inherit' });
}

/** Builds the game outside dist, which may be in use, and serves it on a free port. */
export async function openSite(): Promise<Site> {
  build();
  const files = readFiles();
  const server = await serve(files);
  const { port } = server.address() as AddressInfo;
  return {
    files,
    address: `http://127.0.0.1:${port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
