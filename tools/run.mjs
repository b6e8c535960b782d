// Runs a tool written in TypeScript: `node tools/run.mjs NAME ARGUMENTS`, NAME being tools/NAME.ts or
// tools/NAME/main.ts. Vite bundles it into one module first, as it does the app, so that speeds compare.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, runnerImport } from 'vite';

const [name, ...rest] = process.argv.slice(2);
const entry = [`tools/${name}.ts`, `tools/${name}/main.ts`].find((file) => existsSync(file));
if (!entry) {
  console.error(`There is no tool "${name}".`);
  process.exit(2);
}
// Node 20 cannot run TypeScript.
const { content } = (await runnerImport('./scripts/content.ts', { configFile: false })).module;
// A build is named by its content, and the lab accepts only games of its own build. Files that the lab writes
// do not affect games: they are read at run time and are not part of the build.
const WRITTEN = ['src/games/winter-war/options/balance.json', 'src/games/winter-war/value/table.json'];
const VIRTUAL = '\0written:';
const written = {
  name: 'written',
  enforce: 'pre',
  resolveId(source, importer) {
    const file = importer && path.relative('', path.resolve(path.dirname(importer), source));
    return WRITTEN.includes(file) ? VIRTUAL + WRITTEN.indexOf(file) : null;
  },
  load(id) {
    if (!id.startsWith(VIRTUAL)) return null;
    const file = JSON.stringify(WRITTEN[Number(id.slice(VIRTUAL.length))]);
    return `import { readFileSync } from 'node:fs';\nexport default JSON.parse(readFileSync(${file}, 'utf8'));`;
  },
};
const outDir = `node_modules/.cache/tools/${name}`;
const { output } = await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [content(), written],
  ssr: { noExternal: true, external: ['typescript', 'tinypool'] },
  build: {
    ssr: entry,
    outDir,
    // Another run may still read its own build, which has another name.
    emptyOutDir: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: '[hash].mjs' } },
  },
});
const WEEK = 7 * 24 * 3600 * 1000;
for (const file of readdirSync(outDir).map((file) => path.join(outDir, file)))
  if (statSync(file).mtimeMs < Date.now() - WEEK) rmSync(file, { recursive: true });
process.argv = [process.argv[0], entry, ...rest];
await import(pathToFileURL(path.resolve(outDir, output[0].fileName)).href);
