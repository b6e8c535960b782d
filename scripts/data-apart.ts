import { isDeepStrictEqual } from 'node:util';
import { type Plugin, runnerImport } from 'vite';

/**
 * Long texts and outlines are no program: the build runs the modules that hold them, writes what they export as JSON,
 * and leaves code that fetches it. Only for modules that are fetched late themselves: whoever imports one waits for it.
 */
export function dataApart(files: readonly string[]): Plugin {
  return {
    name: 'ww-data-apart',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!files.includes(id)) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      const source = JSON.stringify(module);
      if (!isDeepStrictEqual(JSON.parse(source), { ...module })) this.error(`${id} holds more than data.`);
      const data = this.emitFile({ type: 'asset', name: 'data.json', source });
      const names = Object.keys(module).join(', ');
      // A module that failed once is never run again: it tries twice by itself.
      return `const read = async () => {
  const data = await fetch(import.meta.ROLLUP_FILE_URL_${data});
  return data.json();
};
export const { ${names} } = await read().catch(read);`;
    },
  };
}
