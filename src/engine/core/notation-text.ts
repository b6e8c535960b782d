/** Building blocks of every notation: words with their position in the text, plain values, and refusals. */
import { fill, type Refusal, type RefusalParams } from './refusal.ts';

/** A position in a text; both numbers count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface Word extends TextPlace {
  readonly text: string;
}

const MESSAGES = {
  'too-long': 'The text is too long.',
  'other-game': 'The text should begin with {found}.',
  newer: 'The text was written by a newer version of {found}.',
  expected: '{what} is expected here, not "{found}".',
  missing: '{what} is missing here.',
  'left-over': '"{found}" is too much here.',
  'no-unit': 'There is no unit {found} here.',
  'two-units': 'More than one unit here is {found}: give its strength and its name.',
  'no-railway': 'No railway leads to {found}.',
  twice: '{found} is given twice.',
  hidden: 'This was hidden from the writer: the position cannot be played.',
  position: 'The position does not fit together: {where}.',
  'position-why': 'The position does not fit together: {why}',
  turn: 'This step cannot come here: the game is in {found}.',
  illegal: 'The rules forbid this step: {why}',
  dice: 'Dice of this step: {count}, not {given}.',
  contradiction: 'The text says {said}, but it is {found}.',
} as const;
export type NotationKey = keyof typeof MESSAGES;

const WANTED = {
  hex: 'A hex (CCRR)',
  space: 'A space',
  front: 'A front or box',
  unit: 'A unit',
  units: 'A number of units',
  number: 'A number',
  turn: 'A turn',
  phase: 'A phase',
  step: 'A step',
  die: 'A die (d1 to d6)',
  field: 'A field',
  player: 'A player (human, or a level of the computer)',
  value: 'A value',
} as const;
export type Wanted = keyof typeof WANTED;

/** Why a text is not a position or game; `text` is English, `key` and `params` allow a translation. */
export interface NotationRefusal extends TextPlace {
  readonly key: NotationKey;
  readonly params: RefusalParams;
  readonly text: string;
  /** The rule that forbids the step. */
  readonly why?: Pick<Refusal, 'key' | 'params' | 'text'>;
}

/** Thrown while reading and caught at the entry points. */
class NotationFault extends Error {
  readonly refusal: NotationRefusal;

  constructor(refusal: NotationRefusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** Characters quoted from the text in a refusal. */
const LONGEST_QUOTE = 40;

export function refuseAt(
  { line, column }: TextPlace,
  key: NotationKey,
  params: RefusalParams = {},
  why?: NotationRefusal['why'],
): never {
  const short = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value).slice(0, LONGEST_QUOTE)]),
  );
  const english = {
    ...short,
    ...(params['what'] !== undefined && { what: WANTED[params['what'] as Wanted] }),
    ...(why && { why: why.text }),
  };
  throw new NotationFault({
    line,
    column,
    key,
    params: short,
    text: fill(MESSAGES[key], english),
    ...(why && { why }),
  });
}

const expected = (word: Word, what: Wanted): never => refuseAt(word, 'expected', { what, found: word.text });

export type NotationRead<Line, S> =
  | { readonly ok: true; readonly timeline: Line; readonly seats?: S }
  | { readonly ok: false; readonly refusal: NotationRefusal };

/** The result of `read`, or the refusal that it threw. */
export function readOrRefuse<Line, S>(
  read: () => { readonly timeline: Line; readonly seats?: S },
): NotationRead<Line, S> {
  try {
    return { ok: true, ...read() };
  } catch (error) {
    if (error instanceof NotationFault) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** Several times the length of the longest game. */
const MOST_CHARACTERS = 400_000;
/** A comment runs to the end of the line. */
const COMMENT = /(^|\s)#.*/;

/** Statements, separated by semicolons or line ends, without comments. */
export function statementsOf(text: string): Words[] {
  if (text.length > MOST_CHARACTERS) refuseAt({ line: 1, column: 1 }, 'too-long');
  return text.split(/\r\n?|\n/).flatMap((full, i) => {
    const line = full.replace(COMMENT, '');
    return split({ text: line, line: i + 1, column: 1 }, ';')
      .map((part) => new Words(part))
      .filter((words) => words.peek());
  });
}

/** The parts of a word between separators, each with its position. */
export function split({ text, line, column }: Word, separator: string): Word[] {
  let at = column;
  return text.split(separator).map((part) => {
    const piece = { text: part, line, column: at };
    at += part.length + separator.length;
    return piece;
  });
}

/** Words that are taken one after another. */
export class Words {
  readonly #words: Word[];
  readonly #end: TextPlace;

  constructor({ text, line, column }: Word) {
    this.#words = [...text.matchAll(/\S+/g)].map((found) => ({
      text: found[0],
      line,
      column: column + found.index,
    }));
    this.#end = { line, column: column + text.trimEnd().length };
  }

  /** All words of several statements; takes them from all but the first. */
  static of(statements: readonly Words[]): Words {
    const [first = new Words({ text: '', line: 1, column: 1 }), ...others] = statements;
    for (const other of others) first.#words.push(...other.takeAll());
    return first;
  }

  /** The position of the next word, or the end of the text when none is left. */
  get place(): TextPlace {
    return this.#words[0] ?? this.#end;
  }

  peek = (): Word | undefined => this.#words[0];

  take(what: Wanted): Word {
    return this.#words.shift() ?? refuseAt(this.place, 'missing', { what });
  }

  /** Takes the next word if it equals `text`. */
  takeIf(text: string): boolean {
    if (this.peek()?.text !== text) return false;
    this.#words.shift();
    return true;
  }

  takeAll = (): Word[] => this.#words.splice(0);

  /** Refuses any remaining word. */
  end(): void {
    const word = this.peek();
    if (word) refuseAt(word, 'left-over', { found: word.text });
  }
}

/** Looks a word up by name; refuses an unknown one. */
export function named<T>(word: Word, names: ReadonlyMap<string, T>, what: Wanted): T {
  return names.get(word.text) ?? (expected(word, what) as T);
}

/** One of the given words; refuses any other. */
export const oneOf = <T extends string>(word: Word, words: readonly T[], what: Wanted): T =>
  words.find((one) => one === word.text) ?? expected(word, what);

export const readNumber = (word: Word): number =>
  /^-?\d{1,10}$/.test(word.text) ? Number(word.text) : expected(word, 'number');

export function pair(word: Word): [key: Word, value: Word] {
  const at = word.text.indexOf('=');
  if (at < 1) return expected(word, 'field');
  const { text, line, column } = word;
  return [
    { text: text.slice(0, at), line, column },
    { text: text.slice(at + 1), line, column: column + at + 1 },
  ];
}

/** Written for an empty list and for null. */
export const NOTHING = '-';

/** The words of a list; none for NOTHING. */
export const listOf = (word: Word, separator = ','): Word[] =>
  word.text === NOTHING ? [] : split(word, separator);

export const joined = (words: readonly string[], separator = ','): string => words.join(separator) || NOTHING;

/** Notation of values that have names of their own; the key of list elements ends in "[]". */
export interface ValueNames {
  /** Undefined for plain data. */
  write(key: string, value: unknown): string | undefined;
  read(key: string, word: Word): unknown;
}

/** Plain data as one word: `{key:value,key:[value,value]}`. */
export function writeValue(value: unknown, names: ValueNames, key = ''): string {
  const word = names.write(key, value);
  if (word !== undefined) return word;
  if (Array.isArray(value)) return `[${value.map((one) => writeValue(one, names, `${key}[]`)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `${name}:${writeValue(one, names, name)}`)
    .join(',')}}`;
}

const PLAIN = new Map<string, unknown>([
  ['null', null],
  ['true', true],
  ['false', false],
]);
const MOST_DEPTH = 6;

/** Reads the data back; the record loader checks its shape. */
export function readValue(word: Word, names: ValueNames, key = ''): unknown {
  const pieces = [...word.text.matchAll(/[[\]{},:]|[^[\]{},:]+/g)].map((found) => ({
    text: found[0],
    line: word.line,
    column: word.column + found.index,
  }));
  const end: Word = { text: '', line: word.line, column: word.column + word.text.length };
  let next = 0;
  const take = (): Word => pieces[next++] ?? end;
  const isNext = (text: string): boolean => pieces[next]?.text === text && ++next > 0;
  const isMark = ({ text }: Word): boolean => text === '' || /^[[\]{},:]$/.test(text);

  const name = (): Word => {
    const piece = take();
    return isMark(piece) ? expected(piece, 'value') : piece;
  };
  /** The elements up to the closing bracket. */
  function within<T>(close: string, one: () => T): T[] {
    const found: T[] = [];
    if (isNext(close)) return found;
    for (;;) {
      found.push(one());
      const piece = take();
      if (piece.text === close) return found;
      if (piece.text !== ',') expected(piece, 'value');
    }
  }
  function value(of: string, depth: number): unknown {
    if (depth > MOST_DEPTH) return expected(pieces[next] ?? end, 'value');
    if (isNext('[')) return within(']', () => value(`${of}[]`, depth + 1));
    if (isNext('{'))
      return Object.fromEntries(
        within('}', () => {
          const { text } = name();
          const colon = take();
          if (colon.text !== ':') expected(colon, 'value');
          return [text, value(text, depth + 1)];
        }),
      );
    const piece = name();
    const { text } = piece;
    if (PLAIN.has(text)) return PLAIN.get(text);
    const found = names.read(of, piece);
    if (found !== undefined) return found;
    return /^-?\d{1,10}$/.test(text) ? Number(text) : text;
  }

  const found = value(key, 0);
  if (next < pieces.length) refuseAt(pieces[next]!, 'left-over', { found: pieces[next]!.text });
  return found;
}
