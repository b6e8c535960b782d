import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const START = 'src/app/main.tsx';
const LANGUAGES = 'src/app/languages.ts';
const TABLE = 'src/table/frame/TableScreen.tsx';
const WINTER_WAR = 'src/games/winter-war/game.ts';
const TALVISOTA = 'src/games/talvisota/game.ts';
const WORKER = 'src/games/winter-war/players/worker.ts';

/**
 * Parts of the game in the order in which they are met, with the files that need all of it; of a list, one will do. What the worker of the
 * computer players shares with the page lies apart: the page's own scripts must not run in a worker. What the games share
 * lies apart too: none of them brings another along.
 */
const PARTS = [
  ['rules', START, WORKER],
  ['start', START],
  ['core', [TABLE, TALVISOTA], WORKER],
  ['engine', WINTER_WAR, WORKER],
  ['dialog', 'src/kit/modal/Modal.tsx'],
  ['games', WINTER_WAR, TALVISOTA],
  ['map', 'src/games/winter-war/ui/map/MapView.tsx'],
  ['table', TABLE],
  ['winter-war', WINTER_WAR],
  ['talvisota', TALVISOTA],
] as const satisfies readonly (readonly [string, ...(string | readonly string[])[]])[];

/** All modules that come with a file, without those that it fetches later. */
function broughtBy(file: string, context: Context): ReadonlySet<string> {
  const found = new Set([path.resolve(file)]);
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** What modules fetch later, with all that comes with it. */
function fetchedBy(modules: ReadonlySet<string>, context: Context): ReadonlySet<string> {
  const later = [...modules].flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return new Set(later.flatMap((file) => [...broughtBy(file, context)]));
}

/**
 * What words in another language are put together with, plurals and the like: it comes with the start, or they would
 * bring the whole table along.
 */
const languageTools = (context: Context): readonly string[] =>
  [...fetchedBy(new Set([path.resolve(LANGUAGES)]), context)].filter((id) => !/[./]fi\.ts$/.test(id));

/**
 * One script for each part, with what it needs beyond the parts before it. Left to itself, the bundler makes a script
 * of every few modules that two dialogs share, and the start screen waits for two dozen small ones.
 */
export const byPart = (texts: readonly string[]): Rolldown.CodeSplittingGroup[] => [
  ...PARTS.map(([part, ...files], i): Rolldown.CodeSplittingGroup => {
    let needs: ReadonlySet<string>[] | undefined;
    return {
      debugName: part,
      // What an earlier part has is not taken by a later one.
      priority: PARTS.length + 1 - i,
      name(id, context) {
        needs ??= files.map((file) => {
          const brought = [file].flat().flatMap((one) => [...broughtBy(one, context)]);
          return new Set(file === START ? [...brought, ...languageTools(context)] : brought);
        });
        return needs.every((modules) => modules.has(id)) ? part : null;
      },
    };
  }),
  extras(texts),
];

/** The many small things that are opened at the table alone. Whatever brings a long text comes, and waits, by itself. */
function extras(texts: readonly string[]): Rolldown.CodeSplittingGroup {
  let atTable: ReadonlySet<string>;
  let elsewhere: ReadonlySet<string> | undefined;
  return {
    debugName: 'extras',
    priority: 1,
    name(id, context) {
      if (!elsewhere) {
        const table = new Set(
          [TABLE, WINTER_WAR, TALVISOTA].flatMap((file) => [...broughtBy(file, context)]),
        );
        atTable = fetchedBy(table, context);
        elsewhere = fetchedBy(broughtBy(START, context), context);
      }
      if (!atTable.has(id) || elsewhere.has(id)) return null;
      const brought = broughtBy(id, context);
      return texts.some((text) => brought.has(text)) ? null : 'extras';
    },
  };
}
