import type { Plugin } from 'vite';

const ADDRESS = /new URL\('(\.\/[\w-]+\.ts)', import\.meta\.url\)/;

/**
 * Makes a worker an entry of the page's own build. By default the bundler builds it separately, and the whole rules
 * engine is shipped twice.
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
        // Unique, since the bundler keeps only one of two entries with the same name.
        const name = `${/games\/([\w-]+)\/([\w-]+)\//.exec(worker.id)?.slice(1).join('-') ?? 'page'}-worker`;
        const entry = this.emitFile({ type: 'chunk', id: worker.id, name });
        return code.replace(ADDRESS, `import.meta.ROLLUP_FILE_URL_${entry}`);
      },
    },
  };
}
