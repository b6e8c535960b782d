import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { policyOf } from './security-policy.ts';

type Headers = Readonly<Record<string, string>>;

/** Read by hosts that know it (Netlify, Cloudflare Pages); no part of the game. */
export const HEADERS_FILE = '_headers';

/** What a host should say with the built page, by path. docs/hosting.md has the same for nginx and Caddy. */
function headersOf(html: string): readonly (readonly [path: string, headers: Headers])[] {
  const fresh = { 'Cache-Control': 'no-cache' };
  return [
    [
      '/*',
      {
        // As in the page itself, and what only a header can say: nobody shows the game within a page of his own.
        'Content-Security-Policy': `${policyOf(html)}; frame-ancestors 'none'`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      },
    ],
    // Their names change with what is in them.
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['/', fresh],
    ['/index.html', fresh],
    ['/sw.js', fresh],
  ];
}

const fits = (rule: string, pathname: string): boolean =>
  rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;

/** Writes the headers into the build as a file for hosts, and sends them with `vite preview`. */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  const page = (): string =>
    readFileSync(path.resolve(config.root, config.build.outDir, 'index.html'), 'utf8');
  return {
    name: 'ww-hosting',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      const lines = headersOf(page()).flatMap(([rule, headers]) => [
        rule,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ]);
      writeFileSync(path.resolve(config.root, config.build.outDir, HEADERS_FILE), `${lines.join('\n')}\n`);
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        for (const [rule, headers] of headersOf(page()))
          if (fits(rule, pathname))
            for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
    },
  };
}
