import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Metrics } from '../src/metrics.ts';
import { memoryStorage } from './memory-storage.ts';
import { newTable, startHost, type RunningHost } from './running-host.ts';

const SCRIPT = `// ${'a page '.repeat(300)}`;
let running: RunningHost;
beforeEach(async () => {
  const page = mkdtempSync(path.join(tmpdir(), 'winter-war-page-'));
  mkdirSync(path.join(page, 'assets'));
  mkdirSync(path.join(page, '.vite'));
  writeFileSync(path.join(page, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(page, 'assets/a.js'), SCRIPT);
  writeFileSync(path.join(page, '.vite/manifest.json'), '{}');
  writeFileSync(
    path.join(page, '_headers'),
    "/*\n  Content-Security-Policy: default-src 'self'; frame-ancestors 'none'\n/assets/*\n  Cache-Control: immutable\n/\n  Cache-Control: no-cache\n",
  );
  running = await startHost(memoryStorage(), { page });
});
afterEach(() => running.stop());

const get = (pathname: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(running.base + pathname, { headers });

it('serves the page with the headers that were built with it', async () => {
  const page = await get('/');
  expect(await page.text()).toBe('<!doctype html>');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = await get('/assets/a.js');
  expect(script.headers.get('cache-control')).toBe('immutable');
  expect(script.headers.get('content-type')).toContain('text/javascript');
});

it.each(['br', 'gzip', 'identity'])('sends a script as the browser takes it: %s', async (encoding) => {
  const script = await get('/assets/a.js', { 'accept-encoding': encoding });
  expect(script.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(await script.text()).toBe(SCRIPT);
});

it('says that a page is unchanged', async () => {
  const tag = (await get('/')).headers.get('etag')!;
  expect((await get('/', { 'if-none-match': tag })).status).toBe(304);
});

it('gives nothing else', async () => {
  for (const pathname of ['/_headers', '/.vite/manifest.json', '/game', '/assets/', '/package.json'])
    expect((await get(pathname)).status).toBe(404);
  expect((await fetch(running.base, { method: 'POST' })).status).toBe(405);
});

it('tells players of which build its page is, and the operator how it does', async () => {
  const { finn } = await newTable(running.base, { game: 'talvisota' });
  expect(finn.welcome!.build).toHaveLength(22);
  const text = await (await get('/metrics')).text();
  expect(text).toContain('winter_war_games_open 1');
  expect(text).toContain('winter_war_sockets 2');
  expect(await (await get('/healthz')).json()).toEqual({ ok: true });
});

it('gives its numbers, which count hidden steps too, to this machine alone, or to whoever has the token', async () => {
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(403);
  expect((await get('/metrics')).status).toBe(200);
  const guarded = await startHost(memoryStorage(), { metricsToken: 'star' });
  const read = async (authorization?: string): Promise<number> =>
    (await fetch(`${guarded.base}/metrics`, { headers: authorization ? { authorization } : {} })).status;
  expect(await read()).toBe(403);
  expect(await read('Bearer moon')).toBe(403);
  expect(await read('Bearer star')).toBe(200);
  await guarded.stop();
});

it('says that it is not well while its records cannot be read', async () => {
  const broken = await startHost({ ...memoryStorage(), isSound: async () => false });
  const { status } = await fetch(`${broken.base}/healthz`);
  expect(status).toBe(503);
  await broken.stop();
});

it('tells how long steps took, by the last of them, and what it counts by reason', () => {
  const metrics = new Metrics();
  const linesOf = (name: string): string[] =>
    metrics
      .text()
      .split('\n')
      .filter((line) => line.startsWith(name));
  expect(linesOf('winter_war_step_seconds')).toEqual([
    'winter_war_step_seconds{quantile="0.5"} 0',
    'winter_war_step_seconds{quantile="0.99"} 0',
    'winter_war_step_seconds_sum 0',
    'winter_war_step_seconds_count 0',
  ]);
  // 2048 are kept: those of a second are forgotten, but stay in the sum.
  for (let i = 0; i < 100; i++) metrics.stepTook(1);
  for (let i = 0; i < 2048; i++) metrics.stepTook(i / 2048);
  expect(linesOf('winter_war_step_seconds')).toEqual([
    'winter_war_step_seconds{quantile="0.5"} 0.5',
    'winter_war_step_seconds{quantile="0.99"} 0.98974609375',
    'winter_war_step_seconds_sum 1123.5',
    'winter_war_step_seconds_count 2148',
  ]);
  metrics.add('winter_war_refused_total', 1, 'rule');
  metrics.add('winter_war_refused_total', 2, 'over');
  metrics.add('winter_war_refused_total', 1, 'rule');
  expect(linesOf('winter_war_refused_total')).toEqual([
    'winter_war_refused_total{reason="rule"} 2',
    'winter_war_refused_total{reason="over"} 2',
  ]);
  expect(linesOf('winter_war_steps_total')).toEqual(['winter_war_steps_total 0']);
  expect(linesOf('# TYPE winter_war_games_open')).toEqual(['# TYPE winter_war_games_open gauge']);
});
