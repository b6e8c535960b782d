import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';

/** The file of the build with the licence texts of everything shipped. */
export const LICENCES = 'licences.txt';

/** Shipped by the page as files used by styles, which are missing from the bundler's list. */
export const FONTS = ['@fontsource-variable/archivo'];

/** Published without a licence text; another package of the same author and licence has it. */
const TEXT_FROM: Readonly<Record<string, string>> = { 'react-remove-scroll-bar': 'react-remove-scroll' };

/** Its section 4(a) requires a copy of the full text, but some packages contain only the notice. */
const APACHE = {
  mark: '(Apache-2.0)',
  text: () => readFileSync(new URL('./licences/Apache-2.0.txt', import.meta.url), 'utf8').trim(),
};

function textOf(folder: string): string {
  const name = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  return name === undefined ? '' : readFileSync(path.join(folder, name), 'utf8').trim();
}

/** Completes the list of `build.license`: adds packages shipped without a script, and missing texts. */
export function licences(filesOf: readonly string[] = []): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'ww-licences',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // After writing: a failed build has nothing to complete, and reports its own error.
    writeBundle() {
      const folderOf = (name: string): string => path.resolve(config.root, 'node_modules', name);
      const list = path.resolve(config.root, config.build.outDir, LICENCES);
      const [head, ...found] = readFileSync(list, 'utf8').split('\n## ');
      const sections = found.map((section) => {
        const [title = '', ...text] = section.split('\n');
        const from = TEXT_FROM[title.split(' ')[0]!];
        const own = text.join('\n').trim() || (from ? textOf(folderOf(from)) : '');
        const isNotice = title.includes(APACHE.mark) && !own.includes('TERMS AND CONDITIONS FOR USE');
        return [title, isNotice ? `${own}\n\n${APACHE.text()}` : own];
      });
      for (const name of filesOf) {
        const folder = folderOf(name);
        const about = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
          string,
          string
        >;
        sections.push([`${name} - ${about['version']} (${about['license']})`, textOf(folder)]);
      }
      const bare = sections.filter(([, text]) => !text).map(([title]) => title);
      if (bare.length) this.error(`Without a licence text: ${bare.join(', ')}`);
      writeFileSync(list, `${head}${sections.map((section) => `\n## ${section.join('\n\n')}\n`).join('')}`);
    },
  };
}
