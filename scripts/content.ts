import path from 'node:path';
import type { Plugin } from 'vite';
import { compileMarkdown } from './markdown.ts';

/** Browsers read JSON faster than code. */
const jsonModule = (data: unknown): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;

/** A file that includes others exports them in a list. */
function markdownModule(source: string): string {
  const { include, ...file } = compileMarkdown(source);
  if (!Array.isArray(include)) return jsonModule(file);
  const imports = include.map((name, i) => `import file${i} from ${JSON.stringify(`./${name}`)};`);
  return [...imports, `export default [${include.map((_, i) => `file${i}`).join(', ')}];`].join('\n');
}

/** What makes a module of a content file, by its extension. */
const COMPILERS: Readonly<Record<string, (source: string) => string>> = {
  '.md': markdownModule,
};

/** Makes modules of the files in `content` folders. */
export function content(): Plugin {
  return {
    name: 'ww-content',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/.*\.md$/ },
      handler: (source, id) => ({
        code: COMPILERS[path.extname(id)]!(source),
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/** The game, kind and language of a content file, "winter-war-rulebook-fi"; null for other modules. */
export function contentName(id: string): string | null {
  const [, game, language, kind] = /\/games\/([^/]+)\/content\/([^/]+)\/([\w-]+).*\.md$/.exec(id) ?? [];
  return game ? `${game}-${kind}-${language}` : null;
}
