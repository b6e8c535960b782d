// Runs a tool written in TypeScript: `node tools/run.mjs NAME ARGUMENTS`, NAME being tools/NAME.ts or
// tools/NAME/main.ts. Vite bundles it into one module first, as it does the app, so that speeds compare.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, runnerImport } from 'vite';

const [name, ...rest] = process.argv.slice(2);
const entry = [`tools/${name}.ts`, `tools/${name}/main.ts`].find((file) => existsSync(file));
if (!entry) {
  console.error(`There is no tool "${name}".`);
  process.exit(2);
}
// Node 20 reads no TypeScript by itself.
const { content } = (await runnerImport('./scripts/content.ts', { configFile: false })).module;
const outDir = `node_modules/.cache/tools/${name}`;
await build({
  configFile: false,
  logLevel: 'error',
  plugins: [content()],
  ssr: { noExternal: true, external: ['typescript'] },
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
process.argv = [process.argv[0], entry, ...rest];
await import(pathToFileURL(path.resolve(outDir, 'main.mjs')).href);
