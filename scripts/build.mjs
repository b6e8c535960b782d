// Builds the page. `--itch`: for itch.io, which takes a zip file and shows the game in a frame.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { zip } from './zip.mjs';

const ITCH = { mode: 'itch', out: 'dist-itch', zip: 'dist-itch.zip', mostFiles: 1000 };

const isItch = process.argv.includes('--itch');
await build(isItch ? { mode: ITCH.mode, build: { outDir: ITCH.out } } : {});
if (isItch) {
  const files = filesIn(ITCH.out).filter((file) => !file.startsWith('.vite/') && file !== '_headers');
  if (files.length > ITCH.mostFiles)
    throw new Error(`itch.io takes ${ITCH.mostFiles} files, and there are ${files.length}.`);
  writeFileSync(
    ITCH.zip,
    zip(files.map((name) => ({ name, body: readFileSync(path.join(ITCH.out, name)) }))),
  );
  rmSync(ITCH.out, { recursive: true });
  console.log(`${ITCH.zip}: ${files.length} files`);
}

function filesIn(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
}
