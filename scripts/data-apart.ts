import { isDeepStrictEqual } from 'node:util';
import { type Plugin, runnerImport } from 'vite';

/**
 * Long texts and outlines are no program: the build runs the modules that hold them and leaves what they export as JSON,
 * which browsers read faster than code. Not fetched at the top level of a module: WebKit gives whoever imports such a
 * module a second time one that is still empty (WebKit bug 242740).
 */
export function dataApart(files: readonly string[]): Plugin {
  return {
    name: 'ww-data-apart',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!files.includes(id)) return null;
      const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      const json = JSON.stringify(module);
      if (!isDeepStrictEqual(JSON.parse(json), { ...module })) this.error(`${id} holds more than data.`);
      return `export const { ${Object.keys(module).join(', ')} } = JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
