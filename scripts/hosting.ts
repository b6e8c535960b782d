import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { FRAME_PAGE } from './frame-page.ts';
import { policyOf } from './security-policy.ts';

type Headers = Readonly<Record<string, string>>;

/** Read by some hosts (Netlify, Cloudflare Pages); not part of the game. */
export const HEADERS_FILE = '_headers';

interface Pages {
  readonly page: string;
  readonly framePage: string;
}

/**
 * Recommended headers of the built pages, by path; docs/hosting.md has the same for nginx and Caddy. Hosts that read
 * the file combine the headers of all matching rules, so no rule for all paths may forbid frames.
 */
function headersOf({ page, framePage }: Pages): readonly (readonly [path: string, headers: Headers])[] {
  // The policy in the pages themselves, and the part that only a header can set.
  const framedBy = (html: string, ancestors: string): Headers => ({
    'Content-Security-Policy': `${policyOf(html)}; frame-ancestors ${ancestors}`,
  });
  const fresh = { 'Cache-Control': 'no-cache', ...framedBy(page, "'none'") };
  return [
    ['/*', { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' }],
    // Names change with the contents. A worker follows the policy sent with its own script.
    ['/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable', ...framedBy(page, "'none'") }],
    ['/', fresh],
    ['/index.html', fresh],
    ['/sw.js', fresh],
    [`/${FRAME_PAGE}`, { 'Cache-Control': 'no-cache', ...framedBy(framePage, '*') }],
  ];
}

const fits = (rule: string, pathname: string): boolean =>
  rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;

/** Writes the headers into the build as a file for hosts, and sends them with `vite preview`. */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  const builtPages = (): Pages => {
    const read = (name: string): string => {
      const file = path.resolve(config.root, config.build.outDir, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    };
    return { page: read('index.html'), framePage: read(FRAME_PAGE) };
  };
  return {
    name: 'ww-hosting',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle() {
      const lines = headersOf(builtPages()).flatMap(([rule, headers]) => [
        rule,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ]);
      writeFileSync(path.resolve(config.root, config.build.outDir, HEADERS_FILE), `${lines.join('\n')}\n`);
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        for (const [rule, headers] of headersOf(builtPages()))
          if (fits(rule, pathname))
            for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        next();
      });
    },
  };
}
