import { defineConfig, mergeConfig } from 'vitest/config';
import { mutationConfig } from '../scripts/mutation-config.ts';

export default mergeConfig(
  mutationConfig(),
  defineConfig({
    root: import.meta.dirname,
    test: {
      globals: true,
      include: ['tests/**/*.test.ts'],
      globalSetup: ['tests/global-setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      maxWorkers: 2,
    },
  }),
);
