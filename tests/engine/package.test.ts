import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const FOLDER = path.resolve('node_modules/.cache/engine-example');

it('the example in docs/engine.md runs in a project that has the package installed', async () => {
  const [, example] = /```ts\n([\s\S]*?)```/.exec(readFileSync('docs/engine.md', 'utf8'))!;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(path.join(FOLDER, 'node_modules'), { recursive: true });
  symlinkSync(path.resolve('.'), path.join(FOLDER, 'node_modules/winter-war'), 'junction');
  writeFileSync(path.join(FOLDER, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(FOLDER, 'example.ts'), example!);
  await build({
    configFile: false,
    root: FOLDER,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'example.ts', outDir: 'dist' },
  });
  const output = execFileSync(process.execPath, [path.join(FOLDER, 'dist/example.js')], { encoding: 'utf8' });
  expect(output).toMatch(/^Game-Turn \d+, Soviet points: -?\d+\n$/);
});
