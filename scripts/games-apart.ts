import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { fetchable, type Script } from './fetchable.ts';

const fromRoot = (id: string): string => path.relative('', id).replaceAll(path.sep, '/');

/** Parts that are met before any game is on the table, by their names in chunks.ts. */
const LIGHT = ['start', 'form'];
const RULES = /^src\/engine\/[^/]+\/rules\//;

/** Whether a module is another game, or its rules. */
const isOf = (door: string, module: string): boolean =>
  module === door || module.startsWith(`src/engine/${path.basename(path.dirname(door))}/rules/`);

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'imports'>;

/** The names of all parts that come with these files. */
function broughtWith(chunks: readonly Chunk[], files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(next);
  return chunks.flatMap(({ fileName, name }) => (found.has(fileName) ? name : []));
}

/**
 * Refuses a build in which whoever plays one game fetches another, or its rules, with it; or who plays none, rules; or in
 * which a worker brings along what draws the page.
 */
export function gamesApart(doors: readonly string[]): Plugin {
  return {
    name: 'ww-games-apart',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { name, moduleIds, imports } of chunks) {
        const rules = LIGHT.includes(name) && moduleIds.map(fromRoot).find((module) => RULES.test(module));
        if (rules) this.error(`${name} brings ${rules} along.`);
        // What draws the page breaks down where there is no window.
        const drawn =
          name.endsWith('-worker') && broughtWith(chunks, imports).find((one) => LIGHT.includes(one));
        if (drawn) this.error(`${name} brings ${drawn} along.`);
      }
      const scripts = new Map(
        chunks.map(({ fileName, facadeModuleId, imports, dynamicImports }): [string, Script] => [
          fileName,
          { module: facadeModuleId && fromRoot(facadeModuleId), imports, later: dynamicImports },
        ]),
      );
      const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      for (const door of doors) {
        const game = path.basename(path.dirname(door));
        const fetched = fetchable(scripts, entries, game, { foreign: true });
        for (const { fileName, moduleIds } of chunks) {
          const modules = moduleIds.map(fromRoot);
          const other = doors.find((one) => one !== door && modules.some((module) => isOf(one, module)));
          if (other && fetched.has(fileName)) this.error(`${door} brings ${other} along.`);
        }
      }
    },
  };
}
