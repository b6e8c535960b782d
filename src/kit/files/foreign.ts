/**
 * What comes from elsewhere: bytes as text, texts freed of what editors and mail programs did to them, and the names of
 * what is no text of ours. Knows no game.
 */

/** What was brought instead of a text. */
export type Foreign = 'empty' | 'compressed' | 'picture' | 'program' | 'binary';

/** By the first bytes, as hexadecimal digits. Archives, among them .docx and .vsav; pictures; PDF, RTF, Office, programs, sound, films. */
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

/** What the bytes of a file are by their beginning; null for what may be a text. */
function foreignBytes(bytes: Uint8Array): Foreign | null {
  if (!bytes.length) return 'empty';
  const start = hexOf(bytes.subarray(0, 24));
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}

/** How a text is written: UTF-16 also without its mark, by the zeros that every other letter has. */
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

/** The text of a file, or what it is instead. What is no UTF-8 was saved by an old editor in the letters of Western Europe. */
export function textOfBytes(bytes: Uint8Array): string | { readonly foreign: Foreign } {
  const foreign = foreignBytes(bytes);
  if (foreign) return { foreign };
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What a text is in which there is nothing of ours; null for plain words. */
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

/** A text, and where its letters stood in the text that came. */
export interface Traced {
  readonly text: string;
  /** Absent while all are where they were. */
  readonly places?: Int32Array;
}

/** Where a letter stood, by its index; behind the last one, the end. */
export const origin = ({ text, places }: Traced, index: number): number =>
  places ? (index < text.length ? places[index]! : (places[text.length - 1] ?? -1) + 1) : index;

/** The text with what fits the pattern written otherwise, never longer than it was. */
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

/** A part of the text. */
export const sliced = ({ text, places }: Traced, start: number, end = text.length): Traced => ({
  text: text.slice(start, end),
  places: places?.subarray(start, end) ?? Int32Array.from({ length: end - start }, (_, i) => start + i),
});

/** Line and character of an index, both from 1. */
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

/** Signs that programs put in the place of plain ones, or between them where nobody sees them. */
function plainSign(sign: string): string {
  if (/[\p{Cc}\p{Cf}]/u.test(sign)) return '';
  if (/[\p{Zs}\p{Zl}\p{Zp}]/u.test(sign)) return ' ';
  if (/[\p{Pd}\u2212]/u.test(sign)) return '-';
  if (/[\u201C-\u201F\u00AB\u00BB\u2033]/.test(sign)) return '"';
  return /[\u2018-\u201B\u2032]/.test(sign) ? "'" : (ENTITIES.get(sign) ?? sign);
}

/** The letter or letters of `=E2=80=93`. */
function unquoted(found: string): string {
  if (found.endsWith('\n')) return '';
  try {
    return decodeURIComponent(found.replaceAll('=', '%'));
  } catch {
    return found;
  }
}

/**
 * The text as it came, and then freed of more and more: of the escapes of mail, the marks of a quotation, and signs
 * that are not plain.
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

/** The same with the lines joined that a mail program broke: all at one width, or at spaces. */
export function* joinedVersions(traced: Traced, start: number): Generator<Traced> {
  yield traced;
  const { text } = traced;
  if (!text.includes('\n', start)) return;
  const begin = text.lastIndexOf('\n', start) + 1;
  const width = text.indexOf('\n', start) - begin;
  // Where several lines of one width follow each other, with the shorter one behind the last, no space was there.
  const ends = new Set<number>();
  for (let end = begin + width; text[end] === '\n'; end += 1 + width) {
    ends.add(end);
    if (text.indexOf('\n', end + 1) !== end + 1 + width) break;
  }
  if (ends.size > 1) yield rewritten(traced, /\n/g, (found, index) => (ends.has(index) ? '' : found));
  yield rewritten(traced, / ?\n/g, () => ' ');
}

/** The bytes of a text that a mail program wrote in base64, by itself or between other lines; null where there are none. */
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

/** Where a value of JSON ends, or where it is damaged. */
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

/** Reads over a value of JSON, however deep; no browser tells reliably where one is damaged. */
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
