import type { Plugin } from 'vite';

const ADDRESS = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/;

/**
 * Makes a worker one more entry of the page's own build. Left to itself, the bundler builds it apart, and the whole
 * rules engine is in the game twice.
 */
export function workerEntry(): Plugin {
  return {
    name: 'ww-worker-entry',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /src/, code: /new Worker\(/ },
      async handler(code, id) {
        const file = ADDRESS.exec(code)?.[1];
        const worker = file && (await this.resolve(file, id));
        if (!worker) return null;
        // Of two entries of one name the bundler knows one.
        const name = `${/games\/([\w-]+)\/([\w-]+)\//.exec(worker.id)?.slice(1).join('-') ?? 'page'}-worker`;
        const entry = this.emitFile({ type: 'chunk', id: worker.id, name });
        return code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${entry}`);
      },
    },
  };
}
