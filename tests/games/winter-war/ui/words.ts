import type { Part, Sentence } from '../../../../src/table/words/parts.ts';
import { plain } from '../../../../src/table/words/plain.ts';
import { counterStrings } from '../../../../src/games/winter-war/ui/counters/counter-words.ts';
import { finnish } from '../../../../src/games/winter-war/ui/words/fi/index.ts';
import { mapStrings } from '../../../../src/games/winter-war/ui/map/map-words.ts';
import { choiceWords } from '../../../../src/games/winter-war/ui/words/option-words.ts';
import { t } from '../../../../src/games/winter-war/ui/words/strings.ts';

type Say = (...args: readonly unknown[]) => unknown;
export type Entry = string | Say | Sentence;

const isSentence = (value: unknown): value is Sentence =>
  Array.isArray(value) && value.some((part) => typeof part === 'object' && !Array.isArray(part));

/** Every entry of a table by its path. */
function entriesOf(value: unknown, path: string): [string, Entry][] {
  if (typeof value === 'string' || typeof value === 'function' || isSentence(value))
    return [[path, value as Entry]];
  return Object.entries(value as object).flatMap(([key, inner]) => entriesOf(inner, `${path}.${key}`));
}

const tables = (strings: object, choice: object, map: object, counters: object): ReadonlyMap<string, Entry> =>
  new Map([
    ...entriesOf(strings, 't'),
    ...entriesOf(choice, 'choice'),
    ...entriesOf(map, 'map'),
    ...entriesOf(counters, 'counters'),
  ]);

/** The tables of words in both languages, flat; English is what is spoken when this is read. */
export const ENGLISH = tables(t, choiceWords, mapStrings, counterStrings);
export const FINNISH = tables(finnish.strings, finnish.choice, finnish.map, finnish.counters);

/** What a function says, or a text, as a text. */
export function said(entry: Entry, args: readonly unknown[] = []): string {
  const value = typeof entry === 'function' ? entry(...args) : entry;
  return typeof value === 'string' ? value : plain(value as readonly Part[]);
}
