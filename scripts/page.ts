import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const STYLESHEETS = /^ *<link rel="stylesheet"[^>]*>\n?/gm;

/** Moves stylesheets to the end: they block what follows them, so the initial markup of index.html shows first. */
function stylesLast(html: string): string {
  const sheets = html.match(STYLESHEETS)?.join('') ?? '';
  return html.replace(STYLESHEETS, '').replace('</body>', `${sheets}</body>`);
}

/** Scripts and styles loaded with these source files, without those of the page itself. */
function filesFor(sources: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (first: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> => {
    const found = new Set(first);
    for (const { imports } of found)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
    return found;
  };
  const page = withImports(
    chunks.filter((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith('index.html')),
  );
  const later = withImports(
    chunks.filter(({ facadeModuleId }) => sources.some((file) => facadeModuleId === path.resolve(file))),
  );
  return [...later]
    .filter((chunk) => !page.has(chunk))
    .flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]);
}

/**
 * Lets the page render before anything else has loaded, and lists the files to fetch while it is idle
 * (src/app/fetch-later.ts): those of these sources.
 */
export function page(sources: readonly string[]): Plugin {
  return {
    name: 'ww-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = filesFor(sources, bundle as Rolldown.OutputBundle);
        return {
          html: stylesLast(html),
          tags: [
            {
              tag: 'meta',
              attrs: { name: 'fetch-later', content: files.map((file) => `./${file}`).join(' ') },
              injectTo: 'head',
            },
          ],
        };
      },
    },
  };
}
