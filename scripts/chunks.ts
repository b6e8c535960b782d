import path from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const WORKER = 'src/rival/worker.ts';

/**
 * Parts of the game in the order in which they are met, with the files that need all of it. What the worker of the
 * computer players shares with the page lies apart: the page's own scripts must not run in a worker.
 */
const PARTS = [
  ['rules', 'src/main.tsx', WORKER],
  ['start', 'src/main.tsx'],
  ['engine', 'src/ui/screens/TableScreen.tsx', WORKER],
  ['dialog', 'src/ui/dialogs/Modal.tsx'],
  ['map', 'src/ui/map/MapView.tsx'],
  ['table', 'src/ui/screens/TableScreen.tsx'],
] as const;

/** All modules that come with a file, without those that it fetches later. */
function broughtBy(file: string, context: Context): ReadonlySet<string> {
  const found = new Set([path.resolve(file)]);
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/**
 * One script for each part, with what it needs beyond the parts before it. Left to itself, the bundler makes a script
 * of every few modules that two dialogs share, and the start screen waits for two dozen small ones.
 */
export const byPart = (): Rolldown.CodeSplittingGroup[] =>
  PARTS.map(([part, ...files], i) => {
    let needs: ReadonlySet<string>[] | undefined;
    return {
      debugName: part,
      // What an earlier part has is not taken by a later one.
      priority: PARTS.length - i,
      name(id, context) {
        needs ??= files.map((file) => broughtBy(file, context));
        return needs.every((modules) => modules.has(id)) ? part : null;
      },
    };
  });
