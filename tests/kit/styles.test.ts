import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('what a style sheet is composed of is there', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join('src', file));
  const parts = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/composes:[^;]* from '([^']+)'/g)].map(([, from]) =>
      path.join(path.dirname(sheet), from!),
    ),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(parts.filter((part) => !existsSync(part))).toEqual([]);
});
