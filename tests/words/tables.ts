/** Every table of words in both languages, by walking the registry. */
import type { Part, Sentence } from '#table/words/parts.ts';
import { plain } from '#table/words/plain.ts';
import { wordTables, type Pack } from '#kit/i18n/words.ts';

/** A table is known once its file has been read. */
import.meta.glob(['/src/**/*words.ts', '/src/**/names.ts', '/src/**/refusal-text.ts'], { eager: true });

type Say = (...args: readonly unknown[]) => unknown;
export type Entry = string | Say | Sentence;

/** What is Finnish alone: the English board and the engine's refusals say themselves. */
const isFinnishAlone = (name: string): boolean => /^[^/]+\/(names|refusals)$/.test(name);

const gamePacks = import.meta.glob<Pack>('/src/games/*/ui/fi.ts', { eager: true });

export const PACKS: Readonly<Record<string, Pack>> = {
  ...Object.fromEntries(Object.entries(gamePacks).map(([path, pack]) => [path.split('/')[3]!, pack])),
};

const names = [...wordTables().keys()].filter((name) => !isFinnishAlone(name));

const isSentence = (value: unknown): value is Sentence =>
  Array.isArray(value) && value.some((part) => typeof part === 'object' && !Array.isArray(part));

/** Every entry of a table by its path. */
function entriesOf(value: unknown, path: string): [string, Entry][] {
  if (typeof value === 'string' || typeof value === 'function' || isSentence(value))
    return [[path, value as Entry]];
  return Object.entries((value ?? {}) as object).flatMap(([key, inner]) =>
    entriesOf(inner, `${path}.${key}`),
  );
}

/** The tables of words in both languages, flat: "table/replay.log.back". */
export const ENGLISH: ReadonlyMap<string, Entry> = new Map(
  names.flatMap((name) => entriesOf(wordTables().get(name), name)),
);
export const FINNISH: ReadonlyMap<string, Entry> = new Map(
  names.flatMap((name) => {
    const [wing = '', entry = ''] = name.split('/');
    return entriesOf(PACKS[wing]?.[entry], name);
  }),
);

/** What a function says, or a text, as a text. */
export function said(entry: Entry, args: readonly unknown[] = []): string {
  const value = typeof entry === 'function' ? entry(...args) : entry;
  return typeof value === 'string' ? value : plain(value as readonly Part[]);
}
