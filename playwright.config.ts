import { register } from 'node:module';
import { defineConfig } from '@playwright/test';
import { resolveBrowser, TESTED_PAGE } from './scripts/browser.mjs';

register('./scripts/content-loader.mjs', import.meta.url);

const launchOptions = await resolveBrowser();
const port = process.env.WW_PORT ?? '4174';
const origin = `http://127.0.0.1:${port}/`;

const LONG = ['whole-game.spec.ts', 'access.spec.ts', 'publishing.spec.ts'];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // A third of a test is waiting for the page, not work.
  workers: 4,
  // What takes longest begins first, so that no worker is left alone with it at the end.
  projects: [
    { name: 'games', testMatch: LONG },
    { name: 'table', testIgnore: LONG },
  ],
  // On a machine of chance speed a click may miss its moment once; what fails twice has a fault, and both are named.
  retries: process.env.CI ? 1 : 0,
  // A test ends by what it sees. These end one that waits for what never comes, on a machine at four times its load too.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  outputDir: 'node_modules/.cache/pw-results',
  use: {
    baseURL: origin,
    // Half of what a test costs is drawing what moves, and fetching the whole game for the offline copy: tests of these
    // ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions,
    actionTimeout: 60_000,
    // Recording the page at every step costs as much as the test itself: what fails is looked at when it runs again.
    trace: 'on-first-retry',
  },
  webServer: {
    command: `npx vite build --mode test --outDir ${TESTED_PAGE} --emptyOutDir --logLevel warn && npx vite preview --outDir ${TESTED_PAGE} --host 127.0.0.1 --port ${port} --strictPort`,
    url: origin,
    // It builds the page first.
    timeout: 300_000,
    reuseExistingServer: !process.env.CI,
  },
});
