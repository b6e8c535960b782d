import type { SaveError, Seats, Timeline } from '../../engine/winter-war/index.ts';
import type { LinkKind } from './address.ts';
import { readNotation, type NotationError } from '../../games/winter-war/codec/position-notation.ts';
import { readRecord } from './record.ts';
import { readLink, type LinkError } from './share-link.ts';

/** A game or position that somebody passed on, to be looked at before it goes on the table. */
export type Incoming =
  | {
      readonly ok: true;
      readonly kind: LinkKind;
      readonly timeline: Timeline;
      /** Who plays the game; absent where people play both sides. */
      readonly seats?: Seats;
    }
  | { readonly ok: false; readonly problem: IncomingProblem };

export type IncomingProblem =
  | { readonly of: 'link'; readonly error: LinkError }
  | { readonly of: 'file'; readonly error: SaveError }
  | { readonly of: 'position'; readonly error: NotationError }
  /** Neither link nor game nor position. */
  | { readonly of: 'nothing' };

const NOTHING: Incoming = { ok: false, problem: { of: 'nothing' } };

export async function readIncomingLink(hash: string): Promise<Incoming> {
  const read = await readLink(hash);
  if (!read) return NOTHING;
  return read.ok ? read : { ok: false, problem: { of: 'link', error: read.error } };
}

/** A link somewhere in a message. */
const LINK = /\b(?:game|position)=[^\s&<>"']*/;

/** Reads what a player pasted: a link, the text of a file, or a position in its notation. */
export async function readPasted(pasted: string): Promise<Incoming> {
  const text = pasted.trim();
  if (!text.startsWith('{')) {
    const [link] = LINK.exec(text) ?? [];
    return link === undefined ? NOTHING : readIncomingLink(`#${link}`);
  }
  if (/"format"\s*:\s*"winter-war"/.test(text.slice(0, 200))) {
    const restored = readRecord(text);
    return restored.ok
      ? { ...restored, kind: 'game' }
      : { ok: false, problem: { of: 'file', error: restored.error } };
  }
  const read = readNotation(text);
  return read.ok
    ? { ...read, kind: 'position' }
    : { ok: false, problem: { of: 'position', error: read.error } };
}
