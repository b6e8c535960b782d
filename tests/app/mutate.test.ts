import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SCRIPTS = path.resolve('scripts');
const CONFIG = `
  import { mergeConfig } from 'vitest/config';
  import { mutationConfig } from ${JSON.stringify(path.join(SCRIPTS, 'mutation-config.ts'))};
  export default mergeConfig(mutationConfig(), { test: { include: ['tests/**/*.test.ts'] } });
`;
const SOURCE = 'export const isPositive = (n: number): boolean => n > 0;\n';
const testOf = (from: string, other: number): string => `
import { expect, it } from 'vitest';
import { isPositive } from '${from}';
it('tells numbers apart', () => expect([isPositive(1), isPositive(${other})]).toEqual([true, false]));
`;
const TEST = testOf('../../src/sign/sign.ts', -1);

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'winter-war-mutate-')));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  write('package.json', '{ "type": "module", "imports": { "#sign/*": "./src/sign/*" } }');
  write('vitest.config.ts', CONFIG);
  write('src/sign/sign.ts', SOURCE);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function mutate(...options: readonly string[]) {
  const script = path.join(SCRIPTS, 'mutate.mjs');
  return spawnSync(process.execPath, [script, 'src/sign', ...options], { cwd: folder, encoding: 'utf8' });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('prints the mutant that no test notices, counts the others, and fails below the floor', () => {
  write('tests/sign/sign.test.ts', TEST);
  const { stdout, status } = mutate('--floor', '76');
  // Nothing asks for the sign of zero. The function itself is made while the module loads: that mutant is left out.
  expect(stdout).toBe(
    'src/sign/sign.ts:1:51 EqualityOperator -> n >= 0\n' +
      'src/sign: 3 of 4 mutants killed, 75 % (5 in all, 1 test files)\n\n' +
      'Below 76 %: src/sign\n',
  );
  expect(status).toBe(1);
});

it('asks no test elsewhere once the folder’s own have killed enough', () => {
  write('tests/sign/sign.test.ts', TEST);
  write('tests/zero.test.ts', testOf('#sign/sign.ts', 0));
  expect(mutate('--floor', '75').stdout).toBe(
    'src/sign: at least 3 of 4 mutants killed, 75 % (5 in all, 2 test files)\n\n',
  );
  expect(mutate().stdout).toBe('src/sign: 4 of 4 mutants killed, 100 % (5 in all, 2 test files)\n\n');
});

it('leaves weights of computer players out, not what they decide', () => {
  write('src/games/go/ai/ai.ts', SOURCE.replace('n > 0', 'n + n > 0'));
  write('tests/games/go/ai/ai.test.ts', testOf('../../../../src/games/go/ai/ai.ts', 0));
  expect(mutate('src/games/go/ai', '--tests', 'go').stdout).toContain(
    'src/games/go/ai: 4 of 4 mutants killed, 100 % (5 in all',
  );
});

it('begins nothing once the time is over, which is no failure', () => {
  write('tests/sign/sign.test.ts', TEST);
  const { stdout, status } = mutate('--floor', '76', '--budget', '0');
  expect(stdout).toBe('Not tried, as the time was over: src/sign\n');
  expect(status).toBe(0);
});

it('stops a test that does not end by itself, with its process', async () => {
  write(
    'tests/sign/sign.test.ts',
    `import { writeFileSync } from 'node:fs'; writeFileSync('pid.txt', String(process.pid)); for (;;);`,
  );
  const { stdout, status } = mutate('--floor', '76', '--budget', '5');
  expect(stdout).toBe('Not tried, as the time was over: src/sign\n');
  expect(status).toBe(0);
  // On a slow machine it was stopped before it came so far.
  const begun = existsSync(path.join(folder, 'pid.txt'));
  const workers = begun ? [Number(readFileSync(path.join(folder, 'pid.txt'), 'utf8'))] : [];
  await expect.poll(() => workers.filter(isRunning)).toEqual([]);
});
