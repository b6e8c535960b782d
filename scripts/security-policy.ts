import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The host for online play named by the build, which the page may connect to although it is another origin. */
function namedHost(): readonly string[] {
  const address = process.env.VITE_GAME_HOST;
  if (!address) return [];
  const { protocol, hostname, origin } = URL.canParse(address) ? new URL(address) : new URL('about:blank');
  const isThisDevice = ['localhost', '127.0.0.1'].includes(hostname);
  // An asterisk would allow any host.
  const isOne = !hostname.includes('*');
  if (!isOne || (protocol !== 'https:' && !(protocol === 'http:' && isThisDevice)))
    throw new Error(
      `VITE_GAME_HOST is "${address}": it must be the address of one host, with https:// (or http://localhost for a trial).`,
    );
  return [origin, origin.replace(/^http/, 'ws')];
}

/** Everything is loaded from the page's own origin, and nothing is sent elsewhere. */
const policy = (scripts: readonly string[], styles: readonly string[]): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    ['connect-src', "'self'", ...namedHost()].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // No text can become markup or a script; src/app/register-sw.ts accepts the addresses of our own workers.
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');

const SCRIPTS = /<script>([^]*?)<\/script>/g;
const STYLES = /<style>([^]*?)<\/style>/g;

/** Hashes that allow the page's own short inline scripts and its first style. */
const hashesOf = (html: string, inline: RegExp): string[] =>
  [...html.matchAll(inline)].map(
    ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
  );

export const policyOf = (html: string): string => policy(hashesOf(html, SCRIPTS), hashesOf(html, STYLES));

/**
 * Puts the Content-Security-Policy into the built page, so that it applies on any static host. Not on the development
 * server, which writes scripts and styles inline.
 */
export function securityPolicy(): Plugin {
  return {
    name: 'ww-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(html) },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
