/**
 * Games and positions as links. A link looks like `#game=LETTERS.3`, that of a second game like
 * `#game=NAME.LETTERS.1`; the number is the form of the letters, which the game's codec knows. At the end it also shows
 * that nothing was cut off, and keeps the address from ending in a mark that programs leave out.
 */
import type { NotationRefusal } from '#engine/core/notation-text.ts';
import type { SaveError } from '#engine/core/record.ts';
import type { Seats } from '#engine/core/seats.ts';
import { variationsUpTo } from '#engine/core/variations.ts';
import { TooLong, deflate, fromBase64Url, inflate, sealed, toBase64Url, unsealed } from '#kit/bytes/bytes.ts';
import type { Game } from '../game/game.ts';
import type { Line, State } from '../game/position.ts';
import {
  activeGame,
  loadGame,
  gameMeta,
  gameReference,
  loadActiveGame,
  gameOfRecord,
} from '../game/registry.ts';
import { isProblemFile, linkIn, NOTATION, type LinkKind } from './address.ts';
import { readRecord, recordText } from './record.ts';

/** Links longer than this are cut off by many programs: a file is the better way then. */
export const LONG_LINK = 16_000;
/** Longer ones are not read at all. */
const MOST_LETTERS = 65_536;
/** What a link may inflate to: several times what the longest game needs. */
const MOST_BYTES = 262_144;

/** Why a link is refused. */
export interface LinkError {
  readonly key: 'too-large' | 'damaged' | 'newer' | 'not-a-game' | 'illegal-step';
  /** The step that is not legal, and why; without a reason only its dice do not fit. */
  readonly step?: number;
  readonly why?: NonNullable<SaveError['why']>;
}

/** What a link holds, or why it is refused. */
export type LinkRead =
  | {
      readonly ok: true;
      readonly kind: LinkKind;
      /** Whose it is. */
      readonly game: Game;
      readonly timeline: Line;
      /** Absent where people play both sides. */
      readonly seats?: Seats;
    }
  | { readonly ok: false; readonly error: LinkError };

const refused = (key: LinkError['key'], more: Omit<LinkError, 'key'> = {}): LinkRead => ({
  ok: false,
  error: { key, ...more },
});

async function fragment(kind: LinkKind | 'problem', content: Uint8Array, form: number): Promise<string> {
  const bytes = sealed(content);
  const letters = toBase64Url(await deflate(bytes));
  const parts = [gameReference(activeGame().meta).of, letters, form];
  const link = `#${kind}=${parts.filter((part) => part !== undefined).join('.')}`;
  if (bytes.length > MOST_BYTES || link.length > MOST_LETTERS) throw new TooLong('No link may be so long');
  return link;
}

function recordLink(kind: LinkKind, record: string): Promise<string> {
  const { codec } = activeGame();
  return fragment(kind, codec.pack(record), codec.formOf?.(record) ?? codec.form);
}

/** The form of links to problems: the text of a file of problems. */
const PROBLEM_FORM = 1;

/** A link to a problem of the game on the table, given as its file. Rejects as `gameLink` does. */
export const problemLink = (file: string): Promise<string> =>
  fragment('problem', new TextEncoder().encode(file), PROBLEM_FORM);

/**
 * The game on the table up to a step, with its dice and who plays it; steps beyond it and the table's own notes stay
 * out. Rejects where the browser cannot make links, with `TooLong` where the link would not be read.
 */
export async function gameLink(line: Line, upTo = line.cursor, seats?: Seats): Promise<string> {
  const steps = line.steps.slice(0, upTo);
  const { alone: _alone, players: _players, withoutAids: _aids, variations, ...others } = line.about ?? {};
  const about = { ...others, ...(variations && { variations: variationsUpTo(variations, steps.length) }) };
  return recordLink('game', recordText({ ...line, steps, cursor: steps.length, about }, seats));
}

/** A position of the game on the table alone: as another game, with other dice to come. */
export async function positionLink(state: State): Promise<string> {
  const { records, rules } = activeGame();
  return recordLink(
    'position',
    records.serialise(rules.withoutGenerator({ start: state, steps: [], cursor: 0 })),
  );
}

/** What stands in a link: `NAME.LETTERS.FORM`, where NAME and FORM may be missing. */
function partsOf(text: string) {
  const parts = text.split('.');
  const [of, letters = '', form] = parts.length > 2 ? parts : [undefined, ...parts];
  const isGood = parts.length < 4 && /^[\w-]+$/.test(letters) && /^\d{0,9}$/.test(form ?? '');
  return isGood ? { of, letters, form } : null;
}

/** Reads a link; null when there is none. The game is played again, and refused where it breaks a rule. */
export async function readLink(hash: string): Promise<LinkRead | null> {
  if (hash.length > MOST_LETTERS) return linkIn(hash.slice(0, 32)) && refused('too-large');
  const link = linkIn(hash);
  if (!link) return null;
  const { kind, text } = link;
  if (kind === 'play' || kind === 'problem') return refused('not-a-game');
  const parts = partsOf(text);
  const of = parts && (await loadGame(parts.of));
  if (!of) return refused('not-a-game');
  const { letters, form } = parts;
  if (form !== undefined && Number(form) > of.codec.form) return refused('newer');
  if (!Number(form)) return refused('damaged');
  try {
    return await readLetters(kind, letters, of);
  } catch (error) {
    return refused(error instanceof TooLong ? 'too-large' : 'damaged');
  }
}

/** The bytes in the letters of a link, or what is wrong with them. */
async function bytesIn(letters: string): Promise<Uint8Array | 'too-large' | 'damaged'> {
  const all = await inflate(fromBase64Url(letters), MOST_BYTES);
  return all ? (unsealed(all) ?? 'damaged') : 'too-large';
}

async function readLetters(kind: LinkKind, letters: string, of: Game): Promise<LinkRead> {
  const bytes = await bytesIn(letters);
  if (typeof bytes === 'string') return refused(bytes);
  const restored = readRecord(of.codec.unpack(bytes), of);
  if (!restored.ok) {
    const { key, params, why } = restored.error;
    if (key !== 'illegal-step') return refused(KEYS[key]);
    return refused(key, { step: Number(params['step']), ...(why && { why }) });
  }
  const { timeline, seats } = restored;
  // A position is nobody's game.
  if (kind === 'position' && (timeline.steps.length || seats)) return refused('damaged');
  return { kind, game: of, ...restored };
}

/** What a refusal of the loader means for a link. */
const KEYS: Readonly<Record<SaveError['key'], LinkError['key']>> = {
  'too-large': 'too-large',
  'not-json': 'damaged',
  'not-a-game': 'not-a-game',
  newer: 'newer',
  damaged: 'damaged',
  'illegal-step': 'illegal-step',
};

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
  | { readonly of: 'notation'; readonly refusal: NotationRefusal; readonly game: Game }
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

/** Reads what a player pasted: a link, the text of a file, or a position or game in its notation. */
export async function readPasted(pasted: string): Promise<Incoming> {
  const text = pasted.trim();
  const [, name = '', whole] = NOTATION.exec(pasted) ?? [];
  if (gameMeta(name)) return readNotation(pasted, (await loadGame(name))!, whole ? 'game' : 'position');
  if (!text.startsWith('{')) {
    const [link = ''] = LINK.exec(text) ?? [];
    return readIncomingLink(`#${link}`);
  }
  const of = gameOfRecord(text);
  const game = (of === undefined ? null : await loadGame(of)) ?? (await loadActiveGame());
  return of === undefined ? readNotation(text, game, 'position') : readFile(text, game);
}

function readFile(text: string, game: Game): Incoming {
  const restored = readRecord(text, game);
  return restored.ok
    ? { ...restored, kind: 'game', game }
    : { ok: false, problem: { of: 'file', error: restored.error } };
}

async function readNotation(text: string, game: Game, kind: LinkKind): Promise<Incoming> {
  const notation = await game.notation?.();
  if (!notation) return NOTHING;
  const read = kind === 'game' ? notation.readGame(text) : notation.readPosition(text);
  return read.ok
    ? { ...read, kind, game }
    : { ok: false, problem: { of: 'notation', refusal: read.refusal, game } };
}

/** A link to a problem, by itself or somewhere in a message. */
const PROBLEM_LINK = /\bproblem=([^\s&<>"']*)/;

/**
 * The file of a problem in what came in: itself, or out of a link. Null where nothing of the kind came. What the file holds
 * is still to be read (features/problems/passed-on.ts).
 */
export async function problemIn(
  incoming: string,
): Promise<
  { readonly ok: true; readonly file: string } | { readonly ok: false; readonly error: LinkError } | null
> {
  if (isProblemFile(incoming)) return { ok: true, file: incoming };
  if (incoming.trimStart().startsWith('{')) return null;
  const [, text] = PROBLEM_LINK.exec(incoming) ?? [];
  if (text === undefined) return null;
  if (text.length > MOST_LETTERS) return { ok: false, error: { key: 'too-large' } };
  const { letters = '', form } = partsOf(text) ?? {};
  if (Number(form) > PROBLEM_FORM) return { ok: false, error: { key: 'newer' } };
  const bytes = await bytesIn(letters).catch(() => 'damaged' as const);
  return typeof bytes === 'string'
    ? { ok: false, error: { key: bytes } }
    : { ok: true, file: new TextDecoder().decode(bytes) };
}
