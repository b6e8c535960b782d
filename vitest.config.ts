import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vite.config.ts';

export default mergeConfig(
  base,
  defineConfig({
    test: {
      globals: true,
      // Whole games are played in some tests: a busy machine needs its time.
      testTimeout: 60_000,
      projects: [
        { extends: true, test: { name: 'unit', environment: 'node', include: ['tests/**/*.test.ts'] } },
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
