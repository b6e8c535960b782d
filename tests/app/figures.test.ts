import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the figures are measured of, and what measures them. */
const PARTS = [
  'src',
  'tests',
  'scripts',
  'tools',
  'server/src',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'winter-war-figures-'));
  for (const part of PARTS) cpSync(part, path.join(tree, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true }));

function check(): { readonly passes: boolean; readonly says: string } {
  const { status, stdout } = spawnSync(process.execPath, ['tools/run.mjs', 'figures', '--check'], {
    cwd: tree,
    encoding: 'utf8',
  });
  return { passes: status === 0, says: stdout };
}

// That the tree itself passes is a step of npm test.
it('a tree that is larger than its ceilings fails', () => {
  writeFileSync(path.join(tree, 'src/kit/more.ts'), 'export {};\n'.repeat(5000));
  const { passes, says } = check();
  expect(passes).toBe(false);
  expect(says).toMatch(/^lines: \d+, \d+ at most$/m);
});
