import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { byPart } from './scripts/chunks.ts';
import { hosting } from './scripts/hosting.ts';
import { LICENCES, licences } from './scripts/licences.ts';
import { precache } from './scripts/precache.ts';
import { securityPolicy } from './scripts/security-policy.ts';
import { textAsData } from './scripts/text-as-data.ts';
import { workerEntry } from './scripts/worker-entry.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Texts, the lessons' positions and the measured balance, fetched when somebody reads them. */
const TEXTS = [
  'src/games/winter-war/rulebook/written.ts',
  'src/games/winter-war/rulebook/fi/written.ts',
  'src/games/winter-war/lessons/course/index.ts',
  'src/games/winter-war/lessons/en.ts',
  'src/games/winter-war/lessons/fi.ts',
  'src/games/winter-war/history/en.ts',
  'src/games/winter-war/history/fi.ts',
  'src/games/winter-war/glossary/en.ts',
  'src/games/winter-war/glossary/fi.ts',
  'src/games/winter-war/glossary/terms.ts',
  'src/games/winter-war/players/balance.ts',
  'src/games/winter-war/ui/examples/texts.ts',
  'src/games/talvisota/lessons/course/index.ts',
  'src/games/talvisota/lessons/en.ts',
  'src/games/talvisota/lessons/fi.ts',
].map(file);

export default defineConfig({
  base: './',
  plugins: [react(), workerEntry(), textAsData(TEXTS), securityPolicy(), licences(), hosting(), precache()],
  // A file that is not there is not found: no page comes in the place of a script.
  appType: 'mpa',
  resolve: {
    alias: {
      'd3-interpolate': file('./scripts/zoom-transition.ts'),
      'd3-transition': file('./scripts/zoom-transition.ts'),
      'react-style-singleton': file('./scripts/style-singleton.ts'),
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    license: { fileName: LICENCES },
    // Pictures stay files: the Content-Security-Policy takes none from a data: address.
    assetsInlineLimit: 0,
    // Every browser that this target serves preloads modules by itself.
    modulePreload: { polyfill: false },
    // The map with its geography is the largest script; none is over 110 kB when compressed.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: byPart(TEXTS) } } },
  },
});
