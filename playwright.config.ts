import { defineConfig } from '@playwright/test';
import { resolveBrowser } from './scripts/browser.mjs';

const launchOptions = await resolveBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  outputDir: 'node_modules/.cache/pw-results',
  use: {
    baseURL: 'http://127.0.0.1:4173/',
    launchOptions,
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'npx vite preview --host 127.0.0.1 --port 4173 --strictPort',
    url: 'http://127.0.0.1:4173/',
    reuseExistingServer: !process.env.CI,
  },
});
