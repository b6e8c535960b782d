// Bundles the host and its tools with the engines into server/dist, as Node 20 reads no TypeScript by itself. The packages
// of server/package.json stay outside: some are programs of their own.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const { LICENCES, licences } = (
  await runnerImport(file('../scripts/licences.ts'), { configFile: false, root: file('..') })
).module;

await build({
  configFile: false,
  root: file('.'),
  plugins: [licences()],
  logLevel: 'error',
  ssr: { noExternal: true, external: Object.keys({ ...dependencies, ...devDependencies }) },
  build: {
    ssr: true,
    outDir: file('dist'),
    emptyOutDir: true,
    target: 'node20',
    license: { fileName: LICENCES },
    rollupOptions: {
      input: { main: file('src/main.ts'), soak: file('soak/soak.ts') },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
