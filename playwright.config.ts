import { defineConfig } from '@playwright/test';
import { resolveBrowser } from './scripts/browser.mjs';

const launchOptions = await resolveBrowser();
const port = process.env.WW_PORT ?? '4173';
const origin = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // On a machine of chance speed a click may miss its moment once; what fails twice has a fault, and both are named.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  reporter: [['list']],
  outputDir: 'node_modules/.cache/pw-results',
  use: {
    baseURL: origin,
    launchOptions,
    actionTimeout: 15_000,
    // Recording the page at every step costs as much as the test itself: what fails is looked at when it runs again.
    trace: 'on-first-retry',
  },
  webServer: {
    command: `npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: origin,
    reuseExistingServer: !process.env.CI,
  },
});
