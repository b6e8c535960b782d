import { defineConfig } from 'vitest/config';
import { content } from '../../scripts/content.ts';

/** The journey through both games in every installed browser, one after another: `npm run test:browsers`. */
export default defineConfig({
  plugins: [content()],
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    environment: 'node',
    // Each browser takes both processors.
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
