import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => path.join('src', file));
const source = new Map(
  files.filter((file) => /\.tsx?$|\.css$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]),
);

const IMPORTED = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** The style sheet behind an import. */
const sheetOf = (file: string, name: string): string =>
  name.startsWith('#') ? path.join('src', name.slice(1)) : path.join(path.dirname(file), name);

test('every class that a component uses stands in its style sheet', () => {
  let used = 0;
  const missing = [...source].flatMap(([file, text]) =>
    [...text.matchAll(IMPORTED)].flatMap(([whole, name, from]) => {
      const sheet = source.get(sheetOf(file, from!)) ?? '';
      const uses = [...text.replace(whole, '').matchAll(new RegExp(`[^.\\w]${name}\\.(\\w+)`, 'g'))];
      used += uses.length;
      return uses
        .filter(([, css]) => !['module', 'ts'].includes(css!) && !new RegExp(`\\.${css}\\b`).test(sheet))
        .map(([, css]) => `${file}: ${name}.${css}`);
    }),
  );
  expect(used).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});
