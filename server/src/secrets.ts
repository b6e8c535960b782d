/** Links and dice of a game, derived from its secret, which never leaves the host. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Action } from './engines.ts';
import { VIEWERS, type Side, type Viewer } from './protocol.ts';
import type { Game } from './record.ts';

export const newSecret = (): string => randomBytes(32).toString('hex');
export const newGameId = (): string => randomBytes(12).toString('base64url');

const hmacOf = (secret: string, ...parts: readonly unknown[]): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(JSON.stringify(parts)).digest();

/** Characters of a key. */
const KEY = 8;

/** A secret link: the game, its key if it has one, and a proof that only the host can make. */
export function linkTo(game: string, secret: string, viewer: Viewer, generation = 0, key = ''): string {
  const proof = hmacOf(secret, 'link', viewer, generation, ...(key ? [key] : []));
  return `${game}.${key}${proof.subarray(0, 18).toString('base64url')}`;
}

export const linkOf = ({ id, meta }: Game, viewer: Viewer): string =>
  linkTo(id, meta.start.secret, viewer, meta.generations[viewer], meta.keys?.[viewer]);

/**
 * A link to offer in place of a side's present one. Its key makes every offer different, so that another client with an
 * offered link does not know the one that is taken.
 */
export const linkAfter = ({ id, meta }: Game, side: Side): string =>
  linkTo(id, meta.start.secret, side, meta.generations[side] + 1, randomBytes(6).toString('base64url'));

interface ReadLink {
  readonly viewer: Viewer;
  /** `offered`: becomes the viewer's link when used; `replaced`: another one has taken its place. */
  readonly is: 'present' | 'offered' | 'replaced';
  readonly key: string;
}

/** Number of replaced links before the present one that are still recognised. */
const KNOWN_GENERATIONS = 20;

/** The viewer of a link; null when it never was a link of this game. */
export function readLink({ id, meta }: Game, link: string): ReadLink | null {
  const given = Buffer.from(link);
  const proof = link.slice(id.length + 1);
  const key = proof.length > 24 ? proof.slice(0, KEY) : '';
  for (const viewer of VIEWERS) {
    const present = meta.generations[viewer];
    for (let generation = present + 1; generation >= Math.max(0, present - KNOWN_GENERATIONS); generation--) {
      const right = Buffer.from(linkTo(id, meta.start.secret, viewer, generation, key));
      if (right.length !== given.length || !timingSafeEqual(right, given)) continue;
      const isPresent = generation === present && key === (meta.keys?.[viewer] ?? '');
      return { viewer, is: generation > present ? 'offered' : isPresent ? 'present' : 'replaced', key };
    }
  }
  return null;
}

/** The largest multiple of six that fits a byte: bytes from here on are skipped, for equal probabilities. */
const FAIR_BYTES = 252;

/** A canonical form of a value, whatever the order of keys and lists: units attacking together have no order. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(unordered(item))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, unordered(inner)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * The dice of an action, derived from the game's secret, the number of earlier actions and the action. Sending an
 * action again, or taking it back and repeating it, gives the same dice, whatever the order within it.
 */
export function diceOf(secret: string, depth: number, action: Action): (nth: number) => number {
  const faces: number[] = [];
  const form = unordered(action);
  let block = 0;
  return (nth) => {
    while (faces.length <= nth)
      for (const byte of hmacOf(secret, 'dice', depth, form, block++))
        if (byte < FAIR_BYTES) faces.push((byte % 6) + 1);
    return faces[nth]!;
  };
}
