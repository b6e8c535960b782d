import { readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkNames } from './scripts/chunks.ts';
import { content } from './scripts/content.ts';
import { framePage } from './scripts/frame-page.ts';
import { hosting } from './scripts/hosting.ts';
import { FONTS, LICENCES, licences } from './scripts/licences.ts';
import { page } from './scripts/page.ts';
import { precache } from './scripts/precache.ts';
import { securityPolicy } from './scripts/security-policy.ts';
import { workerEntry } from './scripts/worker-entry.ts';
import { DEFAULT_GAME } from './src/table/game/registry.ts';

/** Fetched while the start screen is idle: the table with the game that most play. */
const FETCHED_AHEAD = ['src/table/shell/TableScreen.tsx', `src/games/${DEFAULT_GAME}/index.ts`];

/** Those that are played; the example of a third one is small. */
const GAMES = ['src/games/winter-war', 'src/games/talvisota'];
const WORKERS = readdirSync('src/games', { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'worker.ts')
  .map((file) => path.join('src/games', file));

export default defineConfig({
  base: './',
  plugins: [
    react({ jsxImportSource: '#kit/jsx' }),
    content(),
    workerEntry(),
    page(FETCHED_AHEAD),
    securityPolicy(),
    framePage(),
    licences(FONTS),
    hosting(),
    precache(),
  ],
  // A file that is not there is not found: no page comes in the place of a script.
  appType: 'mpa',
  build: {
    target: 'es2022',
    sourcemap: false,
    license: { fileName: LICENCES },
    // Read by the size budgets (.size-limit.mjs).
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              debugName: 'page and table',
              name: chunkNames({
                page: 'src/app/main.tsx',
                table: 'src/table/shell/TableScreen.tsx',
                games: GAMES.map((game) => `${game}/index.ts`),
                workers: WORKERS,
              }),
            },
          ],
        },
      },
    },
    // Pictures stay files: the Content-Security-Policy takes none from a data: address.
    assetsInlineLimit: 0,
    // Every browser that this target serves preloads modules by itself.
    modulePreload: { polyfill: false },
  },
});
