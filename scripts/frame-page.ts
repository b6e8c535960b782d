import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { policyOf } from './security-policy.ts';

export const FRAME_PAGE = 'embed.html';

const FILES = /<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g;
const SOURCE = /<script type="module"[^>]*><\/script>/;

/**
 * Writes the page for frames into the build, with the scripts and styles of the game's own page. As a separate entry it
 * would change the division into chunks and add 5 kB to the first load of the game.
 */
export function framePage(): Plugin {
  return {
    name: 'ww-frame-page',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The page was not built');
      const files = String(page.source).match(FILES) ?? [];
      const html = readFileSync(FRAME_PAGE, 'utf8').replace(SOURCE, '').replaceAll('href="/', 'href="./');
      const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
      const source = html
        .replace('<head>', () => `<head>\n    ${policy}`)
        .replace('</head>', () => `  ${files.join('\n    ')}\n  </head>`);
      this.emitFile({ type: 'asset', fileName: FRAME_PAGE, source });
    },
  };
}
