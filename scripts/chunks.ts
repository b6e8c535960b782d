import path from 'node:path';
import type { Rolldown } from 'vite';
import { contentName } from './content.ts';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const START = 'src/app/main.tsx';
const SHELF = 'src/games/shelf.ts';
const LANGUAGES = 'src/app/languages.ts';
const FORM = 'src/app/NewGameForm.tsx';
const NEW_GAME = 'src/games/winter-war/ui/start-screen/new-game.ts';
const TABLE = 'src/table/shell/TableScreen.tsx';
const WINTER_WAR = 'src/games/winter-war/game.ts';
const TALVISOTA = 'src/games/talvisota/game.ts';
const WORKER = 'src/games/winter-war/ai/worker.ts';
const TALVISOTA_WORKER = 'src/games/talvisota/ai/worker.ts';

/** What a file fetches later. */
const late = (file: string) => ({ fetchedBy: file });

type Need = string | ReturnType<typeof late>;

/**
 * Parts of the game in the order in which they are met, with the files that need all of it; of a list, one will do. What
 * the worker of the computer players shares with the page lies apart: the page's own scripts must not run in a worker.
 * What the games share lies apart too: none of them brings another along.
 */
const PARTS: readonly (readonly [part: string, ...needs: (Need | readonly Need[])[]])[] = [
  ['rules', [START, FORM, NEW_GAME], WORKER],
  ['start', START],
  ['form', [FORM, NEW_GAME]],
  ['core', [TABLE, TALVISOTA, TALVISOTA_WORKER], WORKER],
  ['engine', WINTER_WAR, WORKER],
  ['talvisota-engine', TALVISOTA, TALVISOTA_WORKER],
  ['dialog', 'src/kit/modal/Modal.tsx'],
  ['games', WINTER_WAR, [TALVISOTA, late(START), late(TALVISOTA)]],
  ['table', TABLE],
  ['winter-war', WINTER_WAR],
  ['talvisota', TALVISOTA],
];

/** The many small things that are opened at the table, in both games, and in one of them. */
const EXTRAS: typeof PARTS = [
  ['extras', late(START)],
  ['games-extras', late(WINTER_WAR), late(TALVISOTA)],
  ['winter-war-extras', late(WINTER_WAR)],
  ['talvisota-extras', late(TALVISOTA)],
];

/** All modules that come with a file, without those that it fetches later. */
function broughtBy(file: string, context: Context): ReadonlySet<string> {
  const found = new Set([path.resolve(file)]);
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** What modules fetch later, with all that comes with it, but for the games. */
function fetchedBy(modules: ReadonlySet<string>, context: Context): ReadonlySet<string> {
  const fetching = [...modules].filter((id) => id !== path.resolve(SHELF));
  const later = fetching.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return new Set(later.flatMap((file) => [...broughtBy(file, context)]));
}

/** The same, with what these fetch later in their turn. */
function everFetchedBy(modules: ReadonlySet<string>, context: Context): ReadonlySet<string> {
  const found = new Set(fetchedBy(modules, context));
  for (const id of found) for (const next of fetchedBy(new Set([id]), context)) found.add(next);
  return found;
}

/**
 * What words in another language are put together with, plurals and the like: it comes with the start, or they would
 * bring the whole table along.
 */
const languageTools = (context: Context): readonly string[] =>
  [...fetchedBy(new Set([path.resolve(LANGUAGES)]), context)].filter((id) => !/[./]fi\.ts$/.test(id));

/** The modules that a file needs: its own, or those it fetches later. */
function neededBy(need: Need, context: Context): ReadonlySet<string> {
  if (typeof need !== 'string') return everFetchedBy(broughtBy(need.fetchedBy, context), context);
  const brought = broughtBy(need, context);
  return need === START ? new Set([...brought, ...languageTools(context)]) : brought;
}

/** Whether all needs of a part share a module; read once, when the bundler has found all modules. */
function sharing(needs: readonly (Need | readonly Need[])[]): (id: string, context: Context) => boolean {
  let sets: readonly (readonly ReadonlySet<string>[])[] | undefined;
  return (id, context) => {
    sets ??= needs.map((need) => [need].flat().map((one) => neededBy(one, context)));
    return sets.every((any) => any.some((modules) => modules.has(id)));
  };
}

/**
 * One script for each part, with what it needs beyond the parts before it, and a few for what is opened late. Left to
 * itself, the bundler makes a script of every few modules that two dialogs share, and the start screen waits for two
 * dozen small ones. Content has chunks of its own, and so have `data` and whatever brings one of `late`.
 */
export function byPart(late: readonly string[], data: readonly string[]): Rolldown.CodeSplittingGroup[] {
  let atStart: ReadonlySet<string> | undefined;
  const isStart = (id: string, context: Context): boolean => {
    atStart ??= fetchedBy(broughtBy(START, context), context);
    return atStart.has(id);
  };
  const brings = (id: string, context: Context): boolean => {
    const brought = broughtBy(id, context);
    // What only readers of another language need comes with its texts.
    return id.includes('/fi/') || contentName(id) !== null || late.some((one) => brought.has(one));
  };
  const rows: readonly (Pick<Rolldown.CodeSplittingGroup, 'name'> & { readonly part: string })[] = [
    { part: 'data', name: (id) => (data.includes(id) ? path.basename(id, '.json') : null) },
    ...PARTS.map(([part, ...needs]) => {
      const holds = sharing(needs);
      return { part, name: (id: string, context: Context) => (holds(id, context) ? part : null) };
    }),
    ...EXTRAS.map(([part, ...needs]) => {
      const holds = sharing(needs);
      return {
        part,
        name: (id: string, context: Context) =>
          holds(id, context) && !isStart(id, context) && !brings(id, context) ? part : null,
      };
    }),
  ];
  // What an earlier part has is not taken by a later one.
  return rows.map(({ part, name }, i) => ({ debugName: part, name, priority: rows.length - i }));
}
