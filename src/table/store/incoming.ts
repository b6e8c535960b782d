/** Games and positions that somebody passed on, to be looked at before they go on the table. */
import type { SaveError } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/seats.ts';
import type { Game } from '../game/game.ts';
import type { NotationError } from '../game/notation.ts';
import type { Line } from '../game/position.ts';
import { atHand, gameIn, loadGame } from '../game/registry.ts';
import type { LinkKind } from './address.ts';
import { readRecord } from './record.ts';
import { readLink, type LinkError } from './share-link.ts';

/** What came in, with the game that it is of, or why it cannot be opened. */
export type Incoming =
  | {
      readonly ok: true;
      readonly kind: LinkKind;
      /** Whose it is. */
      readonly game: Game;
      readonly timeline: Line;
      /** Who plays the game; absent where people play both sides. */
      readonly seats?: Seats;
    }
  | { readonly ok: false; readonly problem: IncomingProblem };

/** Why what came in cannot be opened. */
export type IncomingProblem =
  | { readonly of: 'link'; readonly error: LinkError }
  | { readonly of: 'file'; readonly error: SaveError }
  /** As the game says it. */
  | { readonly of: 'position'; readonly text: string }
  /** Neither link nor game nor position. */
  | { readonly of: 'nothing' };

const NOTHING: Incoming = { ok: false, problem: { of: 'nothing' } };

/** Reads the link in the fragment of an address. */
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
  const of = gameIn(text);
  const game = of === undefined ? await atHand() : await loadGame(of);
  if (!game) return NOTHING;
  return of === undefined ? readNotation(text, game) : readFile(text, game);
}

function readFile(text: string, game: Game): Incoming {
  const restored = readRecord(text, game);
  return restored.ok
    ? { ...restored, kind: 'game', game }
    : { ok: false, problem: { of: 'file', error: restored.error } };
}

function readNotation(text: string, game: Game): Incoming {
  const { notation } = game;
  if (!notation) return NOTHING;
  const read = notation.read(text);
  const textOf = (error: NotationError) => notation.errorText(error);
  return read.ok
    ? { ...read, kind: 'position', game }
    : { ok: false, problem: { of: 'position', text: textOf(read.error) } };
}
