/**
 * The single reader of input: files, pasted or dropped text, the address. It tolerates anything around a game or
 * position but nothing invalid inside, and names what it cannot read.
 */
import type { NotationRefusal, TextPlace } from '#engine/core/notation-text.ts';
import type { SaveError } from '#engine/core/record.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import type { Seats } from '#engine/core/about.ts';
import {
  bytesOfBase64,
  foreignText,
  joinedVersions,
  lineAndColumn,
  origin,
  rewritten,
  scanJson,
  sliced,
  textOfBytes,
  versionsOf,
  type Foreign,
  type Traced,
} from '#kit/files/foreign.ts';
import type { Game } from '../game/game.ts';
import type { Line } from '../game/position.ts';
import { gameMeta, loadActiveGame, loadGame } from '../game/registry.ts';
import type { LinkKind } from './address.ts';
import { MOST_LETTERS, readLink, readProblemLink, type LinkError } from './links.ts';
import { readRecord } from './record.ts';

export interface IncomingGame {
  readonly ok: true;
  readonly kind: LinkKind;
  /** The game that it belongs to. */
  readonly game: Game;
  readonly timeline: Line;
  /** Absent if people play both sides. */
  readonly seats?: Seats;
  /** Number of steps of an old record that could not be replayed; absent if all could. */
  readonly lost?: number;
  /** Why the starting position is impossible. Positions of other editions are accepted as they are. */
  readonly faults: readonly Refusal[];
  /** The input was a saved game and nothing else. */
  readonly isFile?: true;
}

/** The result of reading, or why the input cannot be opened. */
export type Incoming =
  | IncomingGame
  /** The file of one or more problems, not validated yet (features/problems/passed-on.ts). */
  | { readonly ok: true; readonly kind: 'problem'; readonly file: string }
  | Refused;

interface Refused {
  readonly ok: false;
  readonly problem: IncomingProblem;
}

export type IncomingProblem =
  | { readonly of: 'link'; readonly error: LinkError }
  | { readonly of: 'file'; readonly error: SaveError }
  | { readonly of: 'notation'; readonly refusal: NotationRefusal; readonly game: Game }
  /** A saved game or a list of problems that is truncated or altered at this place. */
  | { readonly of: 'damaged'; readonly line: number; readonly column: number }
  /** A link to a game at a host, which only the address bar can open. */
  | { readonly of: 'hosted' }
  /** Unrelated content: what it is; null: plain text. */
  | { readonly of: 'foreign'; readonly as: Foreign | null };

/** The result for one version of the text, and how far into the original it got. */
interface Attempt {
  readonly read: Incoming;
  readonly reach: number;
}

const refused = (problem: IncomingProblem): Refused => ({ ok: false, problem });

/** All games and positions pass through here and are validated. */
const handedOn = (read: Omit<IncomingGame, 'ok' | 'faults'>): IncomingGame => {
  const { start, about } = read.timeline;
  return { ok: true, ...read, faults: about?.past ? [] : (read.game.rules.positionFaults?.(start) ?? []) };
};

/** Start of a link, up to its `=`. */
const LINK = /(^|[#&\s<("'[]|%23)(game|position|problem|play)(?:=|%3D)/gi;
const NAME = '([a-z][a-z-]{0,39})';
const DOT = String.raw`(?:\.|%2[eE])`;
/** Inserted into long lines by mail programs: line breaks, quote prefixes, invisible characters. */
const BREAK = String.raw`(?:[\s\p{Cf}>]|%20|%0[aAdD])*`;
const PLAIN = new RegExp(`(?:${NAME}${DOT})?([\\w-]+)${DOT}(\\d{1,9})`, 'uy');
const BROKEN = new RegExp(
  `${BREAK}(?:${NAME}${BREAK}${DOT}${BREAK})?((?:[\\w-]${BREAK})+)${DOT}${BREAK}(\\d{1,9})`,
  'uy',
);
const BREAKS = new RegExp(BREAK, 'gu');

async function readLinkAt(text: string, kind: LinkKind | 'problem', start: number): Promise<Incoming> {
  const letters = [PLAIN, BROKEN].flatMap((pattern) => {
    pattern.lastIndex = start;
    const [, of, found = '', form = ''] = pattern.exec(text) ?? [];
    return form ? [{ of, letters: found.replaceAll(BREAKS, ''), form: Number(form) }] : [];
  });
  let first: Incoming | null = null;
  for (const parts of letters) {
    const read = await (kind === 'problem' ? readProblemLink(parts) : readLink(kind, parts));
    if (!read.ok) first ??= refused({ of: 'link', error: read.error });
    else return 'file' in read ? { ...read, kind: 'problem' } : handedOn(read);
  }
  const [rest = ''] = /^[\w-]*/.exec(text.slice(start, start + MOST_LETTERS + 1)) ?? [];
  return (
    first ?? refused({ of: 'link', error: { key: rest.length > MOST_LETTERS ? 'too-large' : 'damaged' } })
  );
}

/** The first link to a game, position or problem: after `#`, or with all its parts. */
async function findLink(version: Traced): Promise<Attempt | null> {
  const { text } = version;
  for (const { 0: found, 1: before, 2: name = '', index } of text.matchAll(LINK)) {
    const start = index + found.length;
    PLAIN.lastIndex = start;
    if (before !== '#' && before !== '%23' && !PLAIN.test(text)) continue;
    const kind = name.toLowerCase() as LinkKind | 'problem' | 'play';
    const read = kind === 'play' ? refused({ of: 'hosted' }) : await readLinkAt(text, kind, start);
    return { read, reach: origin(version, index) };
  }
  return null;
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown, key: string): string | null => {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : null;
  return typeof found === 'string' ? found : null;
};
const isProblem = (value: unknown): boolean => textIn(value, 'position') !== null;

/** The content of complete JSON; null if it is unrelated. */
async function readJson(text: string, isAll: boolean): Promise<Incoming | null> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // Nested too deeply for the browser.
    return refused({ of: 'damaged', line: 1, column: 1 });
  }
  if (Array.isArray(data)) {
    const isList = data.length ? data.every(isProblem) : isAll;
    return isList ? { ok: true, kind: 'problem', file: text } : null;
  }
  if (isProblem(data)) return { ok: true, kind: 'problem', file: `[${text}]` };
  const format = textIn(data, 'format');
  const game = format !== null && gameMeta(format) ? await loadGame(format) : null;
  if (game) {
    const restored = readRecord(text, game);
    if (!restored.ok) return refused({ of: 'file', error: restored.error });
    return handedOn({ ...restored, kind: 'game', game });
  }
  const isPosition = isObject(data) && format === null && Object.hasOwn(data, 'turn');
  return isPosition ? readPosition(text, await loadActiveGame()) : null;
}

async function readPosition(text: string, game: Game): Promise<Incoming | null> {
  const notation = await game.notation?.();
  const read = notation?.readPosition(text);
  if (!read) return null;
  if (!read.ok) return refused({ of: 'notation', refusal: read.refusal, game });
  return handedOn({ ...read, kind: 'position', game });
}

/** Possible starts of JSON; truncated text is reported as damaged only if it matches `OURS`. */
const JSON_START = /[{[](?=\s*(?:["\u201C\u201D\u201E{}\]]|$))/g;
const MOST_STARTS = 20;
const OURS = /^[{[][^]{0,200}?"(?:format|position)"\s*:\s*"([\w-]+)/;

async function findJson(version: Traced, original: string): Promise<Attempt | null> {
  const { text } = version;
  let [tried, end] = [0, 0];
  let furthest: Attempt | null = null;
  for (const { index } of text.matchAll(JSON_START)) {
    if (index < end) continue;
    if (tried++ >= MOST_STARTS) break;
    for (const joined of joinedVersions(version, index)) {
      // The text before it has the same length in each version.
      const scan = scanJson(joined.text, index);
      if (scan.isWhole) {
        const json = joined.text.slice(index, scan.end);
        const isAll = json === text.trim();
        const read = await readJson(json, isAll);
        end = scan.end;
        if (!read) break;
        const isFile = isAll && read.ok && read.kind === 'game';
        return { read: isFile ? { ...read, isFile } : read, reach: origin(joined, scan.end) };
      }
      const [, name = ''] = OURS.exec(joined.text.slice(index, index + 300)) ?? [];
      const reach = origin(joined, scan.end);
      if (!gameMeta(name)) continue;
      // Skip its content: nothing inside is a game by itself.
      end = Math.max(end, scan.end);
      if (reach > (furthest?.reach ?? -1))
        furthest = { read: refused({ of: 'damaged', ...lineAndColumn(original, reach) }), reach };
    }
  }
  return furthest;
}

/** The start of a notation: the name of a game, and "game" or a turn. */
const NOTATION = /(^|[^\w-])([a-z][\w-]*)\s+(?:(game)[ \t]*(?:#.*)?$|\w?\d+\w?(?!\S))/gim;
/** Within a longer text, a position must be recognisable within this number of characters. */
const NEAR = 4000;

const isBlankOrComment = (line: string): boolean => /^\s*(#.*)?[*_`]*$/.test(line);

/** End of a notation that starts here: the end of its code fence or of the text, or a signature. */
function endOfBlock(text: string, start: number): number {
  if (text[start - 1] === '`') return text.indexOf('`', start) < 0 ? text.length : text.indexOf('`', start);
  const fences = text.slice(0, start).match(/^[ \t]*(```|~~~)/gm)?.length ?? 0;
  const found = text.slice(start).search(fences % 2 ? /^[ \t]*(```|~~~|--[ \t]*$)/m : /^--[ \t]*$/m);
  return found < 0 ? text.length : start + found;
}

/** Rejoins lines that were wrapped within a step: a line may end after `;`, before a turn or a header line. */
const joinSteps = (block: Traced): Traced =>
  rewritten(block, / ?\n/g, (found, index) => {
    const { text } = block;
    const line = text.slice(text.lastIndexOf('\n', index - 1) + 1, index);
    const next = text.slice(index + found.length, index + found.length + 40);
    const isEnd = line.trim() === '' || line.includes('#') || line.endsWith(';');
    const isBegin = /^[ \t]*(\n|#|\d{1,2}[FS]\s|T\d\s|(edition|seats|rules|start)\s|$)/.test(next);
    return isEnd || isBegin ? found : ' ';
  });

function indexOf(text: string, { line, column }: TextPlace): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/**
 * End of a notation before a place where it is refused: at a blank line after which a sentence begins, without anything
 * like a step or a field.
 */
function endBefore(text: string, at: number): number | null {
  const end = text.slice(0, at).search(/\n[ \t]*\n\s*$/);
  const rest = text.slice(at);
  return end > 0 && /^[^\p{Ll}\d]/u.test(rest) && !/[;=>]|\d{3}/.test(rest) ? end : null;
}

async function readBlock(
  block: Traced,
  kind: LinkKind,
  game: Game,
  original: string,
): Promise<Attempt | null> {
  const notation = await game.notation?.();
  if (!notation) return null;
  const read = kind === 'game' ? notation.readGame : notation.readPosition;
  let furthest: Attempt | null = null;
  for (const version of [block, joinSteps(block)]) {
    const whole = read(version.text);
    if (whole.ok) return { read: handedOn({ ...whole, kind, game }), reach: 0 };
    const at = indexOf(version.text, whole.refusal);
    const end = endBefore(version.text, at);
    const part = end === null ? whole : read(version.text.slice(0, end));
    if (part.ok) return { read: handedOn({ ...part, kind, game }), reach: 0 };
    const reach = origin(version, at);
    const refusal = { ...whole.refusal, ...lineAndColumn(original, reach) };
    if (reach > (furthest?.reach ?? -1))
      furthest = { read: refused({ of: 'notation', refusal, game }), reach };
  }
  return furthest;
}

async function findNotation(version: Traced, original: string): Promise<Attempt | null> {
  const { text } = version;
  for (const { 1: before = '', 2: name = '', 3: word, index } of text.matchAll(NOTATION)) {
    const game = gameMeta(name.toLowerCase()) ? await loadGame(name.toLowerCase()) : null;
    if (!game) continue;
    const begin = index + before.length;
    const isFirst = text.slice(0, begin).split('\n').every(isBlankOrComment);
    if (!isFirst && !word && !text.slice(begin, begin + NEAR).includes('rules=')) continue;
    const block = sliced(version, begin, endOfBlock(text, begin));
    const attempt = await readBlock(block, word ? 'game' : 'position', game, original);
    if (attempt) return attempt;
  }
  return null;
}

/** In characters. */
const MOST_CHARACTERS = 5_000_000;

export async function readIncoming(incoming: string | Uint8Array): Promise<Incoming> {
  const text = typeof incoming === 'string' ? incoming : textOfBytes(incoming);
  if (typeof text !== 'string') return refused({ of: 'foreign', as: text.foreign });
  if (text.length > MOST_CHARACTERS)
    return refused({ of: 'file', error: { key: 'too-large', params: {}, text: 'The file is too large.' } });
  let furthest: Attempt | null = null;
  for (const version of versionsOf(text)) {
    const isJson = /^\s*[{[]/.test(version.text);
    const finders = isJson ? [findJson, findLink, findNotation] : [findNotation, findLink, findJson];
    for (const find of finders) {
      const attempt = await find(version, text);
      if (attempt?.read.ok) return attempt.read;
      if (attempt && attempt.reach > (furthest?.reach ?? -1)) furthest = attempt;
    }
  }
  if (furthest) return furthest.read;
  const inner = bytesOfBase64(text);
  const read = inner && (await readIncoming(inner));
  return read && (read.ok || read.problem.of !== 'foreign')
    ? read
    : refused({ of: 'foreign', as: foreignText(text) });
}
