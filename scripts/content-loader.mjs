// A hook for Node's module loader, since Playwright's tests import modules of the app that use catalogues.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const runtime = pathToFileURL(path.resolve('src/kit/i18n/messages.ts')).href;
let content;

export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ftl')) return nextLoad(url, context);
  content ??= (await runnerImport('./scripts/content.ts', { configFile: false })).module;
  return {
    format: 'module',
    source: content.catalogueModule(fileURLToPath(url), runtime),
    shortCircuit: true,
  };
}
