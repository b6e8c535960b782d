/** Messages of the interface; scripts/fluent.ts compiles the catalogues (content/<language>/*.ftl) for them. */

/** The value of a variable of a message. Numbers are formatted for the language, without grouping. */
export type Text = string | number;

/** A piece of a sentence: places and rules are links, terms of the hobby have an explanation. */
export type Part =
  | string
  | { readonly place: number; readonly text: string }
  | { readonly rule: string }
  | { readonly term: string; readonly text: string };
/** Text with links, in reading order. */
export type Sentence = readonly Part[];

/** A message that contains links: names of the variables that take any text, and types of those that select. */
export interface RichMessage<Names extends string, Selects extends object = object> {
  /** The message in pieces, which keeps its links. */
  parts(args: Readonly<Record<Names, Text | Part | Sentence> & Selects>): Sentence;
}

export interface Message<Names extends string, Selects extends object = object> extends RichMessage<
  Names,
  Selects
> {
  (args: Readonly<Record<Names, Text> & Selects>): string;
}

/** Fills a message from a record in which only some have variables. */
export const fill = <Args extends object>(message: string | ((args: Args) => string), args: Args): string =>
  typeof message === 'string' ? message : message(args);

type Args = Readonly<Record<string, unknown>>;
/** Texts and links, nested to any depth. */
type Pieces = readonly unknown[];

const flat = (pieces: unknown): unknown[] =>
  ([pieces].flat(Infinity) as unknown[]).filter((piece) => piece !== '');

/** Hebrew, Arabic and other right-to-left letters. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufefc\u{1e900}-\u{1e95f}]/u;

/** A name; a right-to-left one gets isolation marks, so that it does not reorder the text around it. */
export const isolate = (text: string): string => (FROM_RIGHT.test(text) ? `\u2068${text}\u2069` : text);

/** The functions used by the compiled messages of a language. */
export function formatters(language: string) {
  const numbers = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 20 });
  const plurals = new Intl.PluralRules(language);

  const m = (pattern: (args: Args) => Pieces) =>
    Object.assign((args: Args = {}) => flat(pattern(args)).join(''), {
      parts: (args: Args = {}) => flat(pattern(args)),
    });

  const n = (value: unknown): unknown =>
    typeof value === 'number' ? numbers.format(value) : typeof value === 'string' ? isolate(value) : value;

  /** The variant for a value: its own, that of its plural category, or the default. An empty value is "none". */
  const s = (value: unknown, variants: Readonly<Record<string, unknown>>): unknown => {
    const key =
      value === '' || value === null || value === undefined
        ? 'none'
        : `${value as string | number | boolean}`;
    // A value may come from a file: "toString" must not match.
    const named = Object.hasOwn(variants, key) ? variants[key] : undefined;
    return (
      named ?? (typeof value === 'number' ? variants[plurals.select(value)] : undefined) ?? variants['_']
    );
  };

  /** DATETIME of Fluent: English dates are British, with the day before the month. */
  const d = (date: Date, options: Intl.DateTimeFormatOptions): string =>
    date.toLocaleString(language === 'en' ? 'en-GB' : language, options);

  /** LOWER: a name within a sentence. */
  const l = (text: unknown): unknown => (typeof text === 'string' ? text.toLocaleLowerCase(language) : text);

  return { d, l, m, n, s };
}

interface Catalogue {
  readonly english: unknown;
  spoken: unknown;
}

const catalogues = new Map<string, Catalogue>();
let others: ReadonlyMap<string, unknown> | null = null;

/** A catalogue by "unit/name": call it when rendering, so that a change of language shows everywhere. */
export function catalogue<T>(name: string, english: T): () => T {
  const known: Catalogue = { english, spoken: others?.get(name) ?? english };
  catalogues.set(name, known);
  return () => known.spoken as T;
}

/** Switches all catalogues to these, with English for missing ones; null is English. */
export function speakBy(next: ReadonlyMap<string, unknown> | null): void {
  others = next;
  for (const [name, known] of catalogues) known.spoken = next?.get(name) ?? known.english;
}
