/**
 * Reads foreign input: decodes bytes to text, undoes changes by editors and mail programs, and recognises what is not
 * one of our texts. Independent of any game.
 */

/** What was given instead of a text. */
export type Foreign = 'empty' | 'compressed' | 'picture' | 'program' | 'binary';

/** By the first bytes in hex: archives (also .docx, .vsav), pictures, PDF, RTF, Office, programs, sound, films. */
const SIGNATURES: readonly (readonly [Foreign, RegExp])[] = [
  ['compressed', /^(1f8b|1f9d|504b0304|504b0506|377abcaf|526172211a|fd377a585a|425a683\d314159|28b52ffd)/],
  [
    'picture',
    /^(89504e47|ffd8ff|474946383[79]61|424d.{8}00000000|49492a00|4d4d002a|00000100|52494646.{8}57454250|.{8}66747970(61766966|68656963|6d696631))/,
  ],
  [
    'program',
    /^(255044462d|7b5c727466|d0cf11e0|7f454c46|4d5a|53514c69746520|.{8}66747970|52494646.{8}(57415645|41564920)|4f67675300|494433|774f46[46])/,
  ],
];

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The type of a file by its first bytes; null if it may be a text. */
function foreignBytes(bytes: Uint8Array): Foreign | null {
  if (!bytes.length) return 'empty';
  const start = hexOf(bytes.subarray(0, 24));
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** The encoding of a text: UTF-16 also without a byte order mark, recognised by zeros in every other byte. */
function encodingOf(bytes: Uint8Array): string {
  const mark = hexOf(bytes.subarray(0, 2));
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const head = bytes.subarray(0, 64);
  const zeros = [0, 1].map((odd) => head.filter((byte, i) => i % 2 === odd && byte === 0).length);
  const [first = 0, second = 0] = zeros;
  if (second > head.length / 3 && !first) return 'utf-16le';
  return first > head.length / 3 && !second ? 'utf-16be' : 'utf-8';
}

/** The text of a file, or its type. Invalid UTF-8 is read as windows-1252, as saved by old Western European editors. */
export function textOfBytes(bytes: Uint8Array): string | { readonly foreign: Foreign } {
  const foreign = foreignBytes(bytes);
  if (foreign) return { foreign };
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The type of a text that cannot be ours; null for plain words. */
export function foreignText(text: string): Foreign | null {
  if (!/[^\s\p{Cc}\p{Cf}\uFFFD]/u.test(text)) return /[^\s\uFEFF]/.test(text) ? 'binary' : 'empty';
  const trimmed = text.trim();
  if (/^(<\?xml[^>]*>\s*)?(<!DOCTYPE svg[^>]*>\s*)?<svg\b/i.test(trimmed)) return 'picture';
  // Markup, chess (PGN), go (SGF).
  if (/^(<\?xml|<!doctype|<html)\b/i.test(trimmed) || /^(\[\w+ "[^"\n]*"\]|\(;\w+\[)/.test(trimmed))
    return 'program';
  const controls = text.match(/[^\P{Cc}\t\n\r\f]/gu)?.length ?? 0;
  if (controls > text.length / 50) return 'binary';
  const { isWhole, end } = scanJson(trimmed, 0);
  return isWhole && end === trimmed.length && /^[[{]/.test(trimmed) ? 'program' : null;
}

/** A text with the original position of each character. */
export interface Traced {
  readonly text: string;
  /** Absent while no position has changed. */
  readonly places?: Int32Array;
}

/** The original index of a character; after the last one, the original end. */
export const origin = ({ text, places }: Traced, index: number): number =>
  places ? (index < text.length ? places[index]! : (places[text.length - 1] ?? -1) + 1) : index;

/** The text with all matches rewritten, each to at most its own length. */
export function rewritten(
  traced: Traced,
  pattern: RegExp,
  write: (found: string, index: number) => string,
): Traced {
  const { text } = traced;
  const places = new Int32Array(text.length);
  const parts: string[] = [];
  let [length, last] = [0, 0];
  const add = (part: string, from: number): void => {
    parts.push(part);
    for (let i = 0; i < part.length; i++) places[length++] = origin(traced, from + i);
  };
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const other = write(found, index);
    if (other === found) continue;
    add(text.slice(last, index), last);
    add(other, index);
    last = index + found.length;
  }
  if (!last) return traced;
  add(text.slice(last), last);
  return { text: parts.join(''), places: places.subarray(0, length) };
}

export const sliced = ({ text, places }: Traced, start: number, end = text.length): Traced => ({
  text: text.slice(start, end),
  places: places?.subarray(start, end) ?? Int32Array.from({ length: end - start }, (_, i) => start + i),
});

/** Line and column of an index, both from 1. */
export function lineAndColumn(
  text: string,
  index: number,
): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, index).split(/\r\n?|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

const ENTITIES = new Map([
  ['&gt;', '>'],
  ['&lt;', '<'],
  ['&quot;', '"'],
  ['&amp;', '&'],
  ['&nbsp;', ' '],
  ['&#39;', "'"],
]);

/** The plain form of a typographic or invisible character that programs insert. */
function plainSign(sign: string): string {
  if (/[\p{Cc}\p{Cf}]/u.test(sign)) return '';
  if (/[\p{Zs}\p{Zl}\p{Zp}]/u.test(sign)) return ' ';
  if (/[\p{Pd}\u2212]/u.test(sign)) return '-';
  if (/[\u201C-\u201F\u00AB\u00BB\u2033]/.test(sign)) return '"';
  return /[\u2018-\u201B\u2032]/.test(sign) ? "'" : (ENTITIES.get(sign) ?? sign);
}

/** Decodes `=E2=80=93`. */
function unquoted(found: string): string {
  if (found.endsWith('\n')) return '';
  try {
    return decodeURIComponent(found.replaceAll('=', '%'));
  } catch {
    return found;
  }
}

/**
 * The original text, then versions with more and more undone: the escapes of mail, the `>` of quoted replies, and
 * special characters.
 */
export function* versionsOf(text: string): Generator<Traced> {
  let now = rewritten({ text }, /\r\n?/g, () => '\n');
  yield now;
  const steps: readonly (() => Traced)[] = [
    () => (/=3D|=\n/.test(now.text) ? rewritten(now, /=[ \t]*\n|(=[\dA-F]{2})+/g, unquoted) : now),
    () => rewritten(now, /^[ \t]*(>[ \t]?)+/gm, () => ''),
    () => rewritten(now, /&(?:[gl]t|quot|amp|nbsp|#39);|[^ -~\n\t]/gu, plainSign),
  ];
  for (const step of steps) {
    const next = step();
    if (next === now) continue;
    now = next;
    yield now;
  }
}

/** The same text with line breaks of mail programs removed: at a fixed width, or at spaces. */
export function* joinedVersions(traced: Traced, start: number): Generator<Traced> {
  yield traced;
  const { text } = traced;
  if (!text.includes('\n', start)) return;
  const begin = text.lastIndexOf('\n', start) + 1;
  const width = text.indexOf('\n', start) - begin;
  // Several lines of one width, then a shorter one, were broken without a space.
  const ends = new Set<number>();
  for (let end = begin + width; text[end] === '\n'; end += 1 + width) {
    ends.add(end);
    if (text.indexOf('\n', end + 1) !== end + 1 + width) break;
  }
  if (ends.size > 1) yield rewritten(traced, /\n/g, (found, index) => (ends.has(index) ? '' : found));
  yield rewritten(traced, / ?\n/g, () => ' ');
}

/** The bytes of a base64 block in a mail, alone or between other lines; null without one. */
export function bytesOfBase64(text: string): Uint8Array | null {
  const [block = ''] =
    /^[A-Za-z\d+/]{60,}(\r?\n[A-Za-z\d+/]{60,})*(\r?\n[A-Za-z\d+/]+)?={0,2}[ \t\r]*$/m.exec(text) ?? [];
  try {
    return block
      ? Uint8Array.from(atob(block.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0))
      : null;
  } catch {
    return null;
  }
}

/** The end of a JSON value, or the position of its error. */
export interface Scan {
  readonly isWhole: boolean;
  readonly end: number;
}

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const SPACE = /[ \t\n\r]*/y;

const endOf = (pattern: RegExp, text: string, start: number): number => {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
};

function scanString(text: string, start: number): Scan {
  for (let i = start + 1; i < text.length; i++) {
    const letter = text[i]!;
    if (letter === '"') return { isWhole: true, end: i + 1 };
    const next = letter === '\\' ? endOf(ESCAPE, text, i) : i + 1;
    if (letter < ' ' || next === i) return { isWhole: false, end: i };
    i = next - 1;
  }
  return { isWhole: false, end: text.length };
}

/** Scans a JSON value of any depth; browsers do not report the position of an error reliably. */
export function scanJson(text: string, start: number): Scan {
  const open: string[] = [];
  let [i, wanted]: [number, 'value' | 'key' | 'more'] = [start, 'value'];
  let isFirst = false;
  for (;;) {
    i = endOf(SPACE, text, i);
    const letter = text[i];
    const isClosing = letter !== undefined && letter === (open.at(-1) === '{' ? '}' : ']') && open.length > 0;
    if (isClosing && (isFirst || wanted === 'more')) {
      open.pop();
      [i, wanted] = [i + 1, 'more'];
    } else if (wanted === 'more') {
      if (letter !== ',') return { isWhole: false, end: i };
      [i, wanted] = [i + 1, open.at(-1) === '{' ? 'key' : 'value'];
    } else if (wanted === 'key') {
      const key = letter === '"' ? scanString(text, i) : { isWhole: false, end: i };
      if (!key.isWhole) return key;
      i = endOf(SPACE, text, key.end);
      if (text[i] !== ':') return { isWhole: false, end: i };
      [i, wanted] = [i + 1, 'value'];
    } else if (letter === '{' || letter === '[') {
      open.push(letter);
      [i, wanted, isFirst] = [i + 1, letter === '{' ? 'key' : 'value', true];
      continue;
    } else {
      const found =
        letter === '"'
          ? scanString(text, i)
          : { isWhole: endOf(LITERAL, text, i) > i, end: endOf(LITERAL, text, i) };
      if (!found.isWhole) return found;
      [i, wanted] = [found.end, 'more'];
    }
    isFirst = false;
    if (!open.length && wanted === 'more') return { isWhole: true, end: i };
  }
}
