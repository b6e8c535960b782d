// Builds the computer players of an earlier version: `node tools/lab/build-yardstick.mjs COMMIT FILE`. They
// play by the engine of that version, which is bundled with them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';

const [commit, file] = process.argv.slice(2);
const tree = mkdtempSync(path.join(tmpdir(), 'winter-war-yardstick-'));
try {
  const archive = execFileSync('git', ['archive', commit, 'src', 'package.json'], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['x', '-C', tree], { input: archive });
  symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
  const outDir = path.join(tree, 'dist');
  const { output } = await build({
    root: tree,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: path.join(tree, 'src/games/winter-war/ai/index.ts'), outDir, target: 'node20' },
  });
  // Renamed at the end, since another process may build the same file at the same time.
  execFileSync('mv', [path.join(outDir, output[0].fileName), `${file}.${process.pid}`]);
  renameSync(`${file}.${process.pid}`, file);
} finally {
  rmSync(tree, { recursive: true });
}
