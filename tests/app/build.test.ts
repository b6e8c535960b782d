import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { hosting } from '../../scripts/hosting.ts';
import { licences } from '../../scripts/licences.ts';
import { precache } from '../../scripts/precache.ts';

const root = mkdtempSync(path.join(tmpdir(), 'build-'));
afterAll(() => rmSync(root, { recursive: true }));

it.each(['generateBundle', 'renderChunk', 'transform'])(
  'a build that a guard refuses says why: %s',
  async (hook) => {
    writeFileSync(path.join(root, 'index.html'), '<script type="module" src="./page.js"></script>');
    writeFileSync(path.join(root, 'page.js'), 'document.title = "page";');
    const guard = {
      name: 'guard',
      [hook]: (): never => {
        throw new Error('One game is fetched with another');
      },
    };
    const plugins = [guard, licences(), hosting(), precache()];
    await expect(build({ root, configFile: false, logLevel: 'silent', plugins })).rejects.toThrow(
      'One game is fetched with another',
    );
  },
);
