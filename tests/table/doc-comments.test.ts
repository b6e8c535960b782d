import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The beginning of an export that is written out here; what is handed on is told of where it comes from. */
const EXPORT =
  /^export (?:default )?(?:async )?(?:(?:function|const|class|interface|type) (\w+)|const \{(.*)\} =)/;

/** A translation is told of where the English words are, and the shape of a table of words at the table itself. */
const isToldElsewhere = (file: string, name: string): boolean =>
  file.endsWith('.fi.ts') || (file.endsWith('words.ts') && /^[A-Z]\w*Words$/.test(name));

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^table\/.*\.tsx?$|\/index\.ts$/.test(file));

const exported = files.flatMap((file) => {
  const lines = readFileSync(`src/${file}`, 'utf8').split('\n');
  return lines.flatMap((line, i) => {
    const [found, name, names] = EXPORT.exec(line) ?? [];
    return found ? [{ file, name: name ?? names ?? '', told: lines[i - 1]?.endsWith('*/') === true }] : [];
  });
});

it('the table and the doors say of all that they export what it is', () => {
  expect(exported.length).toBeGreaterThan(500);
  const untold = exported.filter(({ file, name, told }) => !told && !isToldElsewhere(file, name));
  expect(untold.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
