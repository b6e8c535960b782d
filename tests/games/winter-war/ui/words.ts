import type { Part, Sentence } from '../../../../src/table/words/parts.ts';
import { plain } from '../../../../src/table/words/plain.ts';
import { wordTables, type Pack } from '../../../../src/kit/language/words.ts';
import * as app from '../../../../src/app/fi.ts';
import * as kit from '../../../../src/kit/fi.ts';
import * as table from '../../../../src/table/fi.ts';
import * as winterWar from '../../../../src/games/winter-war/ui/fi.ts';
import '../../../../src/games/winter-war/ui/words/common-words.ts';
import '../../../../src/kit/modal/modal-words.ts';
import '../../../../src/games/winter-war/ui/words/option-words.ts';
import '../../../../src/games/winter-war/ui/words/standing-words.ts';
import '../../../../src/app/start-words.ts';
import '../../../../src/games/winter-war/ui/words/bar-words.ts';
import '../../../../src/games/winter-war/ui/hand/todo-words.ts';
import '../../../../src/games/winter-war/ui/hand/end-words.ts';
import '../../../../src/games/winter-war/ui/words/command-words.ts';
import '../../../../src/games/winter-war/ui/words/context-words.ts';
import '../../../../src/games/winter-war/ui/words/tray-words.ts';
import '../../../../src/games/winter-war/ui/words/move-words.ts';
import '../../../../src/games/winter-war/ui/words/combat-words.ts';
import '../../../../src/games/winter-war/ui/words/supply-words.ts';
import '../../../../src/games/winter-war/ui/words/tab-words.ts';
import '../../../../src/games/winter-war/ui/panels/track-words.ts';
import '../../../../src/games/winter-war/ui/panels/terrain-words.ts';
import '../../../../src/games/winter-war/ui/panels/combat-table-words.ts';
import '../../../../src/games/winter-war/ui/words/ledger-words.ts';
import '../../../../src/games/winter-war/ui/words/log-words.ts';
import '../../../../src/games/winter-war/ui/words/live-words.ts';
import '../../../../src/games/winter-war/ui/words/curtain-words.ts';
import '../../../../src/games/winter-war/ui/words/reveal-words.ts';
import '../../../../src/games/winter-war/ui/words/notice-words.ts';
import '../../../../src/games/winter-war/ui/words/final-words.ts';
import '../../../../src/table/library/opened-words.ts';
import '../../../../src/table/dialogs/menu-words.ts';
import '../../../../src/table/dialogs/keys-words.ts';
import '../../../../src/games/winter-war/ui/words/signs-words.ts';
import '../../../../src/table/text/rule-words.ts';
import '../../../../src/table/frame/dismiss-words.ts';
import '../../../../src/table/frame/map-tools-words.ts';
import '../../../../src/app/update-words.ts';
import '../../../../src/games/winter-war/ui/words/interphase-words.ts';
import '../../../../src/games/winter-war/ui/words/variant-words.ts';
import '../../../../src/games/winter-war/ui/map/map-words.ts';
import '../../../../src/games/winter-war/ui/counters/counter-words.ts';
import '../../../../src/games/winter-war/ui/words/option-words.ts';

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

const packs: Readonly<Record<string, Pack>> = { app, kit, table, 'winter-war': winterWar };

/** Tables whose samples stand in the test of Finnish. */
const CHECKED = new Set([
  'winter-war/common',
  'kit/modal',
  'winter-war/rules',
  'winter-war/standing',
  'app/start',
  'winter-war/bar',
  'winter-war/todo',
  'winter-war/end',
  'winter-war/command',
  'winter-war/context',
  'winter-war/tray',
  'winter-war/move',
  'winter-war/combat',
  'winter-war/supply',
  'winter-war/tabs',
  'winter-war/track',
  'winter-war/terrain',
  'winter-war/crt',
  'winter-war/ledger',
  'winter-war/log',
  'winter-war/live',
  'winter-war/curtain',
  'winter-war/reveal',
  'winter-war/turnNotice',
  'winter-war/final',
  'table/opened',
  'table/menu',
  'table/keys',
  'winter-war/signs',
  'table/ruleLink',
  'table/dismiss',
  'table/mapTools',
  'app/update',
  'winter-war/interphase',
  'winter-war/variant',
  'winter-war/choice',
  'winter-war/map',
  'winter-war/counters',
]);

const names = [...wordTables().keys()].filter((name) => CHECKED.has(name));

/** The tables of words in both languages, flat. */
export const ENGLISH: ReadonlyMap<string, Entry> = new Map(
  names.flatMap((name) => entriesOf(wordTables().get(name), name)),
);
export const FINNISH: ReadonlyMap<string, Entry> = new Map(
  names.flatMap((name) => {
    const [wing = '', entry = ''] = name.split('/');
    return entriesOf(packs[wing]?.[entry], name);
  }),
);

/** What a function says, or a text, as a text. */
export function said(entry: Entry, args: readonly unknown[] = []): string {
  const value = typeof entry === 'function' ? entry(...args) : entry;
  return typeof value === 'string' ? value : plain(value as readonly Part[]);
}
