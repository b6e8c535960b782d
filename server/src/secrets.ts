/** What follows from the secret of a game, which never leaves the host: its links and its dice. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Action } from './engines.ts';
import { VIEWERS, type Viewer } from './protocol.ts';
import type { Game } from './record.ts';

export const newSecret = (): string => randomBytes(32).toString('hex');
export const newGameId = (): string => randomBytes(12).toString('base64url');

const hmacOf = (secret: string, ...parts: readonly unknown[]): Buffer =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(JSON.stringify(parts)).digest();

/** A secret link: the game and a proof that only the host can make. */
export const linkTo = (game: string, secret: string, viewer: Viewer, generation = 0): string =>
  `${game}.${hmacOf(secret, 'link', viewer, generation).subarray(0, 18).toString('base64url')}`;

export const linkOf = ({ id, meta }: Game, viewer: Viewer): string =>
  linkTo(id, meta.start.secret, viewer, meta.generations[viewer]);

/** Who may open the game by this link; null: nobody. */
export function viewerOf(game: Game, link: string): Viewer | null {
  const given = Buffer.from(link);
  const fits = (viewer: Viewer): boolean => {
    const right = Buffer.from(linkOf(game, viewer));
    return right.length === given.length && timingSafeEqual(right, given);
  };
  return VIEWERS.find(fits) ?? null;
}

/** The largest multiple of six that fits a byte: bytes from here on are skipped, so that all faces are equally likely. */
const FAIR_BYTES = 252;

/** A value in the one form that it has whatever the order of its keys and lists: units that attack together have none. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(unordered(item))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, unordered(inner)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * The dice of an action. They follow from the game's secret, the number of actions before it and the action: whoever
 * sends an action again, or takes it back and does it again, rolls the same, in whatever order he writes it down.
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
