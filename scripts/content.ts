/** Vite plugin: compiles content in data formats (src/.../content/<language>/) to modules. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { declarationOf, filledIn, moduleOf, readCatalogue, treeOf, type Tree } from './fluent.ts';
import { compileMarkdown } from './markdown.ts';

const CATALOGUE = /([^/]+)\/content\/([^/]+)\/(.+)\.ftl$/;

export const treeIn = (file: string): Tree => treeOf(readCatalogue(readFileSync(file, 'utf8'), file), file);

/** The module for a catalogue file; messages missing in its language are in English. */
export function catalogueModule(file: string, runtime: string): string {
  const [, unit = '', language = '', name = ''] = CATALOGUE.exec(file.replaceAll(path.sep, '/')) ?? [];
  const own = treeIn(file);
  const english = englishOf(file);
  const tree = english !== file && existsSync(english) ? filledIn(treeIn(english), own) : own;
  return moduleOf(tree, language, `${unit}/${name}`, runtime);
}

const englishOf = (file: string): string => file.replace(/(?<=[\\/]content[\\/])[^\\/]+(?=[\\/])/, 'en');

/** All catalogues of the app, or those of one language. */
export const catalogues = (language?: string): readonly string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => {
      const of = CATALOGUE.exec(file)?.[2];
      return of !== undefined && (language === undefined || of === language);
    })
    .toSorted();

/** The declaration of each English catalogue, by the path of its file. */
export const declarations = (): ReadonlyMap<string, string> =>
  new Map(catalogues('en').map((file) => [file.replace(/\.ftl$/, '.d.ftl.ts'), declarationOf(treeIn(file))]));

/** Browsers read JSON faster than code. */
const jsonModule = (data: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;

/** A file that includes others exports them as a list. */
function markdownModule(source: string): string {
  const { include, ...file } = compileMarkdown(source);
  if (!Array.isArray(include)) return jsonModule(file);
  const imports = include.map((name, i) => `import file${i} from ${JSON.stringify(`./${name}`)};`);
  return [...imports, `export default [${include.map((_, i) => `file${i}`).join(', ')}];`].join('\n');
}

/** Compiles Fluent catalogues (.ftl) and Markdown (.md) in `content` folders to modules. */
export function content(): Plugin {
  const runtime = path.resolve('src/kit/i18n/messages.ts');
  return {
    name: 'content',
    enforce: 'pre',
    load(id) {
      const file = id.replace(/\?.*$/, '');
      if (!file.endsWith('.ftl')) return undefined;
      // Refusals have no English catalogue: their English text is in the rules.
      if (existsSync(englishOf(file))) this.addWatchFile(englishOf(file));
      return { code: catalogueModule(file, runtime), moduleType: 'js', map: null };
    },
    transform: {
      filter: { id: /\/content\/.*\.md$/ },
      handler: (source) => ({ code: markdownModule(source), map: null, moduleType: 'js' }),
    },
  };
}

/** The game, kind and language of a content file, "winter-war-rulebook-fi"; null for other modules. */
export function contentName(id: string): string | null {
  const [, game, language, kind] = /\/games\/([^/]+)\/content\/([^/]+)\/([\w-]+).*\.md$/.exec(id) ?? [];
  return game ? `${game}-${kind}-${language}` : null;
}
