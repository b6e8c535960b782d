import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

interface Sources {
  readonly page: string;
  readonly table: string;
  readonly games: readonly string[];
  readonly workers: readonly string[];
}

/** All modules imported statically by these, directly or indirectly; without dynamic imports. */
function importsOf(entries: readonly string[], context: Context): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string): void => context.getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
  for (const entry of entries) add(path.resolve(entry));
  for (const id of found) add(id);
  return found;
}

/**
 * Names the chunk of a module: one for all that the page always loads, one for all that every table loads. By default,
 * Rolldown makes a chunk for each set of parts that share a module: about sixty requests, which over HTTP/1.1 cost more
 * than their bytes. Code shared with a worker is separate, since the rest expects a page.
 */
export function chunkNames({ page, table, games, workers }: Sources): Rolldown.CodeSplittingNameFunction {
  let nameOf: ((id: string) => string | null) | undefined;
  const plan = (context: Context): ((id: string) => string | null) => {
    const ofPage = importsOf([page], context);
    const ofTable = importsOf([table], context);
    const ofGames = games.map((game) => importsOf([game], context));
    const ofWorkers = importsOf(workers, context);
    return (id) => {
      const name = ofPage.has(id)
        ? 'page'
        : ofTable.has(id) || ofGames.every((game) => game.has(id))
          ? 'table'
          : null;
      return name && ofWorkers.has(id) ? `${name}-and-worker` : name;
    };
  };
  return (id, context) => (nameOf ??= plan(context))(id);
}
