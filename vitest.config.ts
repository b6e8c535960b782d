import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

/** What needs neither page nor table. */
const RULES = ['tests/engine/**/*.test.ts', 'tests/games/*/!(ui)/**/*.test.ts'];
/** Of these, what imitates a module: that must not reach the others. */
const IMITATING = ['tests/engine/talvisota/editions.test.ts'];

export default mergeConfig(
  base,
  defineConfig({
    test: {
      globals: true,
      // Whole games are played in some tests: a busy machine needs its time.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            environment: 'node',
            include: RULES,
            exclude: IMITATING,
            // Pure: nothing outlasts a test, so the board is compiled and read once for all of them.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: [
              'tests/{app,kit,table,words}/**/*.test.ts',
              'tests/games/*/ui/**/*.test.ts',
              'tests/games/*.test.ts',
              'tests/games/*/*.test.ts',
              ...IMITATING,
            ],
          },
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
