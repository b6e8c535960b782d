import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { byPart } from './scripts/chunks.ts';
import { className } from './scripts/class-names.ts';
import { content, contentName } from './scripts/content.ts';
import { gamesApart } from './scripts/games-apart.ts';
import { hosting } from './scripts/hosting.ts';
import { LICENCES, licences } from './scripts/licences.ts';
import { page } from './scripts/page.ts';
import { precache } from './scripts/precache.ts';
import { rulesLater } from './scripts/rules-later.ts';
import { securityPolicy } from './scripts/security-policy.ts';
import { workerEntry } from './scripts/worker-entry.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The lessons' positions and the measured balance, loaded when somebody reads them. */
const LATE = [
  'src/games/winter-war/lessons/course/index.ts',
  'src/games/winter-war/options/balance.ts',
  'src/games/talvisota/lessons/course/index.ts',
].map(file);

/** The outlines of the maps, fetched beside the scripts that draw them. */
const OUTLINES = [
  'src/games/winter-war/ui/board/layers/geography.json',
  'src/games/talvisota/ui/board/outlines.json',
].map(file);

const isData = (id: string): boolean => contentName(id) !== null || OUTLINES.includes(id);

/** The doors of the games. */
const DOORS = ['src/games/winter-war/game.ts', 'src/games/talvisota/game.ts'];
/** What most fetch next: the table with its first game. */
const TABLE = ['src/table/shell/TableScreen.tsx', 'src/games/winter-war/game.ts'];

export default defineConfig({
  base: './',
  plugins: [
    react(),
    content(),
    workerEntry(),
    gamesApart(DOORS),
    rulesLater(['winter-war', 'talvisota']),
    page(TABLE),
    securityPolicy(),
    licences(),
    hosting(),
    precache(),
  ],
  // A file that is not there is not found: no page comes in the place of a script.
  appType: 'mpa',
  resolve: {
    alias: {
      'd3-interpolate': file('./scripts/zoom-transition.ts'),
      'd3-selection': file('./scripts/zoom-selection.ts'),
      'd3-transition': file('./scripts/zoom-transition.ts'),
      'react-style-singleton': file('./scripts/style-singleton.ts'),
      'react/jsx-runtime': file('./scripts/jsx-runtime.mjs'),
    },
  },
  css: { modules: { generateScopedName: className } },
  build: {
    target: 'es2022',
    // Slower than the bundler's own, and smaller: 4 KB of a game.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    sourcemap: false,
    license: { fileName: LICENCES },
    // Pictures stay files: the Content-Security-Policy takes none from a data: address.
    assetsInlineLimit: 0,
    // Every browser that this target serves preloads modules by itself.
    modulePreload: { polyfill: false },
    // Before compression, in kB; none is over 110 behind it.
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // The bundler would move what parts share into one of them, and games would fetch each other.
      experimental: { chunkOptimization: false },
      // Radix keeps the names of its functions, and with them functions that nobody calls.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: { groups: byPart(LATE, OUTLINES) },
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.some(isData) ? 'data/' : ''}${moduleIds.map(contentName).find(Boolean) ?? '[name]'}-[hash].js`,
      },
    },
  },
});
