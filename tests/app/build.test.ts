import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { build } from 'vite';
import { content } from '../../scripts/content.ts';
import { hosting } from '../../scripts/hosting.ts';
import { licences } from '../../scripts/licences.ts';
import { precache } from '../../scripts/precache.ts';
import { policyOf } from '../../scripts/security-policy.ts';
import { zip } from '../../scripts/zip.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'build-'));
afterAll(() => rmSync(root, { recursive: true }));

it.each(['generateBundle', 'renderChunk', 'transform'])(
  'a build that a guard refuses says why: %s',
  async (hook) => {
    writeFileSync(path.join(root, 'index.html'), '<script type="module" src="./page.js"></script>');
    writeFileSync(path.join(root, 'page.js'), 'document.title = "page";');
    const guard = {
      name: 'guard',
      [hook]: (): never => {
        throw new Error('One game is fetched with another');
      },
    };
    const plugins = [guard, licences(), hosting(), precache()];
    await expect(build({ root, configFile: false, logLevel: 'silent', plugins })).rejects.toThrow(
      'One game is fetched with another',
    );
  },
);

it.each([
  ['', "'self'"],
  ['https://games.example.org/here/', "'self' https://games.example.org wss://games.example.org"],
])(
  'a page speaks to its own origin alone, and to the one host that the build names: "%s"',
  (named, allowed) => {
    vi.stubEnv('VITE_GAME_HOST', named);
    const policy = policyOf('<!doctype html>');
    vi.unstubAllEnvs();
    expect(policy).toContain("default-src 'none'");
    expect(policy.split('; ').filter((part) => part.startsWith('connect-src'))).toEqual([
      `connect-src ${allowed}`,
    ]);
  },
);

it.each([
  'http://games.example.org',
  'games.example.org',
  'https://*.example.org',
  "https://games.example.org 'unsafe-inline'",
])('a page is not built for what is not the address of one host: "%s"', (named) => {
  vi.stubEnv('VITE_GAME_HOST', named);
  expect(() => policyOf('<!doctype html>')).toThrow(/VITE_GAME_HOST/);
  vi.unstubAllEnvs();
});

it('a zip holds its files with their names', () => {
  const files = [
    { name: 'index.html', body: Buffer.from('<!doctype html>'.repeat(50)) },
    { name: 'assets/päivä.js', body: Buffer.from('') },
  ];
  const bytes: Buffer = zip(files);
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  let entry = bytes.readUInt32LE(end + 16);
  for (const { name, body } of files) {
    expect(bytes.readUInt32LE(entry)).toBe(0x02014b50);
    const [crc, packed, size, length] = [
      bytes.readUInt32LE(entry + 16),
      bytes.readUInt32LE(entry + 20),
      bytes.readUInt32LE(entry + 24),
      bytes.readUInt16LE(entry + 28),
    ];
    expect(bytes.subarray(entry + 46, entry + 46 + length).toString()).toBe(name);
    const local = bytes.readUInt32LE(entry + 42);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    const from = local + 30 + length;
    expect(inflateRawSync(bytes.subarray(from, from + packed))).toEqual(body);
    expect([crc, size]).toEqual([crc32(body), body.length]);
    entry += 46 + length;
  }
  expect(bytes.readUInt16LE(end + 10)).toBe(files.length);
});

it.each([
  ['production', false],
  ['itch', false],
  ['test', true],
])('dice can be scripted in pages of the mode "%s": %s', async (mode, isScripted) => {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    plugins: [content()],
    build: { ssr: 'src/table/store/dice.ts', write: false },
  });
  const { output } = made as Extract<typeof made, { output: unknown }>;
  const code = output.map((part) => ('code' in part ? part.code : '')).join('');
  expect(code).toContain('getRandomValues');
  expect(code.includes('winterWarTest')).toBe(isScripted);
});
