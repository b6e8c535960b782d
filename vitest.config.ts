import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { mutationConfig } from './scripts/mutation-config.ts';
import base from './vite.config.ts';

/** What imitates a module, or loads one anew, must not reach the others. */
const isAlone = (file: string): boolean =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8'));
const FILES = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((path) => `tests/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path))
  // Run by a configuration of their own.
  .filter((path) => !path.startsWith('tests/browsers/'));
const ALONE = FILES.filter(isAlone);
const TOGETHER = FILES.filter((path) => !ALONE.includes(path));

const PURE = { environment: 'node' as const, setupFiles: ['./tests/afresh.ts'] };
const PAGE = {
  environment: 'happy-dom' as const,
  // As end-to-end tests: on a machine of chance speed a button may be drawn anew between the two halves of a press.
  retry: process.env.CI && !process.env.MUTATION ? 1 : 0,
  // A click on a link would leave the page, and the files after this one with it.
  environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } } },
  setupFiles: ['./tests/afresh.ts', './tests/setup.ts'],
};
const pages = (files: string[]) => files.filter((path) => path.endsWith('x'));
const pure = (files: string[]) => files.filter((path) => path.endsWith('s'));

export default mergeConfig(
  mergeConfig(base, mutationConfig()),
  defineConfig({
    test: {
      globals: true,
      // Frames are drawn while time stands still: a game is saved after one.
      fakeTimers: {
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      },
      // Whole games are played in some tests: a busy machine needs its time.
      testTimeout: 600_000,
      // No game is played in a hook: one that waits for what never comes must not take the run's time for each test.
      hookTimeout: 120_000,
      expect: { poll: { timeout: 180_000 } },
      // By default one processor is left idle, of two.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        // The board is compiled, the rules and the table are read once for all of them; tests/afresh.ts and setup.ts
        // clean between files.
        {
          extends: true,
          test: {
            name: 'unit',
            include: pure(TOGETHER),
            isolate: false,
            ...PURE,
          },
        },
        {
          extends: true,
          test: { name: 'ui', include: pages(TOGETHER), isolate: false, ...PAGE },
        },
        { extends: true, test: { name: 'alone', include: pure(ALONE), ...PURE } },
        { extends: true, test: { name: 'ui-alone', include: pages(ALONE), ...PAGE } },
      ],
    },
  }),
);
