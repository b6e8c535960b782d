import path from 'node:path';
import type { Plugin } from 'vite';

/** Refuses a build in which the form for a new game brings the rules of that game along, which its table fetches. */
export function rulesLater(games: readonly string[]): Plugin {
  return {
    name: 'ww-rules-later',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const game of games) {
        const form = path.resolve(`src/games/${game}/ui/start-screen/new-game.ts`);
        const rules = path.resolve(`src/engine/${game}/game/apply.ts`);
        const brought = new Set(
          chunks.flatMap((chunk) => (chunk.facadeModuleId === form ? chunk.fileName : [])),
        );
        if (!brought.size) this.error(`${form} is in no script of its own.`);
        for (const name of brought) {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk') continue;
          if (chunk.moduleIds.includes(rules)) this.error(`${form} brings ${rules} along.`);
          for (const other of chunk.imports) brought.add(other);
        }
      }
    },
  };
}
