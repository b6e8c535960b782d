import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const list = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file).replaceAll(path.sep, '/'),
  );
const files = ['docs', 'public', 'scripts', 'server/src', 'server/tests', 'src', 'tests', 'tools'].flatMap(
  list,
);
const pages = [...readdirSync('.'), ...list('docs')].filter((file) => file.endsWith('.md'));

/** Files by name, and folders of the layers, as pages write them: `core/timeline.ts`, `src/table`. */
const NAMED =
  /`((?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|cjs|json|css|md|html)|(?:src|tests|tools|scripts)(?:\/[\w.-]+)*)`/g;
const LINKED = /\]\((?!https?:)([^)#]+)/g;

const isThere = (name: string): boolean =>
  existsSync(name) || files.some((file) => file.endsWith(`/${name}`));

it.each(pages)('what %s names is there', (page) => {
  const text = readFileSync(page, 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, name]) => name!).filter((name) => !isThere(name));
  const linked = [...text.matchAll(LINKED)]
    .map(([, name]) => path.join(path.dirname(page), name!))
    .filter((name) => !existsSync(name));
  expect([...named, ...linked]).toEqual([]);
});
