import path from 'node:path';
import type { Plugin } from 'vite';
import { fetchable, type Script } from './fetchable.ts';

const fromRoot = (id: string): string => path.relative('', id).replaceAll(path.sep, '/');

/** Refuses a build in which whoever plays one game fetches another with it. */
export function gamesApart(doors: readonly string[]): Plugin {
  return {
    name: 'ww-games-apart',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
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
          const other = doors.find((one) => one !== door && moduleIds.map(fromRoot).includes(one));
          if (other && fetched.has(fileName)) this.error(`${door} brings ${other} along.`);
        }
      }
    },
  };
}
