import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

/** What imitates a module, or loads one anew, must not reach the others. */
const isAlone = (file: string): boolean =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));
const ALONE = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && isAlone(path));

const PURE = { environment: 'node' as const, setupFiles: ['./tests/afresh.ts'] };

export default mergeConfig(
  base,
  defineConfig({
    resolve: {
      alias: [
        { find: /^zustand$/, replacement: fileURLToPath(new URL('./tests/stores.ts', import.meta.url)) },
      ],
    },
    test: {
      globals: true,
      // Frames are drawn while time stands still: a game is saved after one.
      fakeTimers: {
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      },
      // Whole games are played in some tests: a busy machine needs its time.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // By default one processor is left idle, of two.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        {
          extends: true,
          // The board is compiled and the rules are read once for all of them; tests/afresh.ts cleans between files.
          test: { name: 'unit', include: ['tests/**/*.test.ts'], exclude: ALONE, isolate: false, ...PURE },
        },
        {
          extends: true,
          test: { name: 'alone', include: ALONE, ...PURE },
        },
        {
          extends: true,
          test: {
            name: 'ui',
            environment: 'happy-dom',
            include: ['tests/**/*.test.tsx'],
            setupFiles: ['./tests/setup.ts'],
          },
        },
      ],
    },
  }),
);
