import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SCRIPT = path.resolve('scripts/ensure-deps.mjs');
const PACKAGES = {
  'node_modules/game': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/tool': { version: '2.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/for-another-system': { version: '1.0.0', integrity: 'sha512-c', optional: true },
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'winter-war-deps-'));
  writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...PACKAGES } }),
  );
  // Stands for npm, and notes what it is called with.
  writeFileSync(
    path.join(folder, 'npm.mjs'),
    "import { writeFileSync } from 'node:fs'; writeFileSync('called.txt', process.argv.slice(2).join(' '));",
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(packages: Readonly<Record<string, object>>): void {
  for (const at of Object.keys(packages)) {
    mkdirSync(path.join(folder, at), { recursive: true });
    writeFileSync(path.join(folder, at, 'package.json'), '{}');
  }
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

/** What npm was called with; null: it was not. */
function ensure(want: 'play' | 'all'): string | null {
  const env = { ...process.env, npm_execpath: path.join(folder, 'npm.mjs') };
  execFileSync(process.execPath, [SCRIPT, want], { cwd: folder, env, stdio: 'ignore' });
  const note = path.join(folder, 'called.txt');
  return existsSync(note) ? readFileSync(note, 'utf8') : null;
}

const { 'node_modules/game': game, 'node_modules/tool': tool } = PACKAGES;
const both = { 'node_modules/game': game, 'node_modules/tool': tool };

it('on a fresh clone playing installs what it needs, and testing everything', () => {
  expect(ensure('play')).toBe('ci --no-audit --no-fund --loglevel=error --omit=dev');
  expect(ensure('all')).toBe('ci --no-audit --no-fund --loglevel=error');
});

it('where npm has installed everything, nothing is installed again', () => {
  install(both);
  expect(ensure('play')).toBeNull();
  expect(ensure('all')).toBeNull();
});

it('where only what playing needs is there, testing installs the rest', () => {
  install({ 'node_modules/game': game });
  expect(ensure('play')).toBeNull();
  expect(ensure('all')).toBe('ci --no-audit --no-fund --loglevel=error');
});

it('where something is stale or gone, playing installs it again and keeps the test tools', () => {
  install({ ...both, 'node_modules/game': { ...game, version: '0.9.0' } });
  expect(ensure('play')).not.toContain('--omit=dev');
  install(both);
  rmSync(path.join(folder, 'called.txt'));
  rmSync(path.join(folder, 'node_modules/game'), { recursive: true });
  expect(ensure('play')).toBe('ci --no-audit --no-fund --loglevel=error');
});
