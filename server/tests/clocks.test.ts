import { Client } from '../soak/client.ts';
import { rulesOf, type State } from '../src/engines.ts';
import { DAY_CLOCKS } from '../src/protocol.ts';
import type { Storage } from '../src/storage.ts';
import type { TurnNews } from '../src/webhook.ts';
import { memoryStorage } from './memory-storage.ts';
import { newTable, playOn, settle, startHost, type RunningHost } from './running-host.ts';

const START = 1_800_000_000_000;
const MINUTE = 60_000;
let now = START;
const told: TurnNews[] = [];
let running: RunningHost;
let storage: Storage;
beforeEach(async () => {
  now = START;
  told.length = 0;
  storage = memoryStorage();
  running = await startHost(storage, {
    now: () => now,
    tellTurn: async (news) => {
      told.push(news);
      return news.webhook.url.includes('broken') ? 'The server answered 500.' : null;
    },
  });
});
afterEach(() => running.stop());

const leaves = (phase: string) => (state: State) => (state as { phase: string }).phase !== phase;

it('runs for whoever decides, from when both are there, and gains when the decision passes', async () => {
  const table = await newTable(running.base, {
    game: 'winter-war',
    clock: { kind: 'live', minutes: 10, increment: 30 },
  });
  const { finn } = table;
  expect(finn.status!.clock).toEqual({ left: { finn: 10 * MINUTE, soviet: 10 * MINUTE }, since: START });
  now += 2 * MINUTE;
  await playOn(table, 'winter-war', 1, { steps: 5 });
  // Nothing shows of the time of hidden steps.
  expect(finn.status!.clock).toEqual({ left: { finn: 10 * MINUTE, soviet: 10 * MINUTE }, since: START });
  await playOn(table, 'winter-war', 1, {
    until: (state) => (state as { phasing: string }).phasing === 'soviet',
  });
  expect(finn.status!.clock).toEqual({ left: { finn: 8.5 * MINUTE, soviet: 10 * MINUTE }, since: now });
});

it.each(['days-1', 'days-3', 'days-10'] as const)('fills a bank of days to its limit: %s', async (kind) => {
  const table = await newTable(running.base, { game: 'talvisota', clock: { kind } });
  const { finn, soviet } = table;
  const { start, gain, most } = DAY_CLOCKS[kind];
  expect(finn.status!.clock!.left).toEqual({ finn: start, soviet: start });
  const left: number[] = [];
  for (let i = 0; i < 30; i++) {
    await playOn(table, 'talvisota', i, { steps: 10 });
    await settle(table);
    expect(soviet.status!.clock!.left).toEqual(finn.status!.clock!.left);
    left.push(finn.status!.clock!.left.soviet);
  }
  expect(left).toEqual(left.toSorted((a, b) => a - b));
  expect(left[0]! - start).toBeLessThan(left.at(-1)! - start);
  expect((left.find((one) => one > start)! - start) % gain).toBe(0);
  expect(left.at(-1)).toBe(most);
});

it('gains once for each decision that passes to the other, as often as it comes back', async () => {
  const table = await newTable(running.base, {
    game: 'talvisota',
    clock: { kind: 'live', minutes: 600, increment: 30 },
  });
  const { finn, soviet } = table;
  const left = { finn: 600 * MINUTE, soviet: 600 * MINUTE };
  let since = START;
  let passes = 0;
  for (let step = 0; step < 250 && passes < 12; step++) {
    await settle(table);
    const side = finn.status!.decider!;
    now += MINUTE;
    await playOn(table, 'talvisota', step, { steps: 1 });
    const { clock, decider } = (side === 'finn' ? finn : soviet).status!;
    if (decider !== side) {
      left[side] += 30_000 - (now - since);
      since = now;
      passes++;
    }
    expect(clock).toEqual({ left, since });
  }
  expect(passes).toBe(12);
  // Taken back with the other's consent, it gains nobody anything: the time of the answer is the other's.
  await settle(table);
  const other = finn.status!.decider!;
  const [asks, grants] = other === 'finn' ? [soviet, finn] : [finn, soviet];
  now += 5 * MINUTE;
  const { seq } = asks.entries.findLast(({ kind }) => kind === 'act')!;
  await asks.step({ kind: 'ask', what: 'undo', to: seq - 1 });
  await grants.until(() => grants.status!.ask !== null);
  await grants.step({ kind: 'answer', ask: grants.status!.ask!.seq, granted: true });
  left[other] -= now - since;
  expect(grants.status).toMatchObject({
    decider: asks === finn ? 'finn' : 'soviet',
    clock: { left, since: now },
  });
});

it('lets the other claim what has run out, and nobody lose by himself unless both chose so', async () => {
  const { finn, soviet } = await newTable(running.base, {
    game: 'talvisota',
    clock: { kind: 'live', minutes: 1, increment: 0 },
  });
  now += 2 * MINUTE;
  expect(await soviet.step({ kind: 'claim' })).toMatchObject({ reason: 'not-now' });
  // The Soviets decide, late as they are, as long as nobody claims.
  await playOn({ finn, soviet, links: {} as never }, 'talvisota', 1, { steps: 1 });
  expect(finn.status!.result).toBeNull();
  expect(await finn.step({ kind: 'claim' })).toMatchObject({ type: 'accepted' });
  expect(finn.status!.result).toEqual({ reason: 'time', winner: 'finn' });
});

it('ends a game by itself where both chose so', async () => {
  const { finn, soviet } = await newTable(running.base, {
    game: 'talvisota',
    clock: { kind: 'live', minutes: 1, increment: 0 },
    automatic: true,
  });
  expect(finn.status!.automatic).toEqual({ finn: true, soviet: false });
  now += 2 * MINUTE;
  await soviet.step({ kind: 'automatic', on: true });
  await finn.until(() => finn.status!.result !== null);
  expect(finn.status!.result).toEqual({ reason: 'time', winner: 'finn' });
});

it('cannot be agreed and then given up', async () => {
  const { finn, soviet } = await newTable(running.base, {
    game: 'talvisota',
    clock: { kind: 'days-1' },
    automatic: true,
  });
  await soviet.step({ kind: 'automatic', on: true });
  expect(await soviet.step({ kind: 'automatic', on: false })).toMatchObject({ reason: 'not-now' });
  expect(await finn.step({ kind: 'chat', text: 'Good luck!' })).toMatchObject({ type: 'accepted' });
});

it('shows onlookers the game later, and no earlier after they come back or the host has started anew', async () => {
  const table = await newTable(running.base, { game: 'winter-war', delay: 1 });
  const onlooker = await Client.join(running.base, table.links.onlooker);
  const before = JSON.stringify(onlooker.position);
  await playOn(table, 'winter-war', 2, { until: leaves('set-up') });
  now += 999;
  // What is sent too early would have come by then.
  await new Promise((resolve) => setTimeout(resolve, 150));
  const rules = rulesOf('winter-war');
  const phaseOf = (state: unknown): string => (state as { phase: string }).phase;
  const expectEarlier = async (base: string): Promise<Client> => {
    const again = await Client.join(base, table.links.onlooker);
    again.send({ type: 'log', before: 1_000_000 });
    await again.until(() => again.messages.some(({ type }) => type === 'log'));
    expect(again.messages.find((message) => message.type === 'log')!.entries).toEqual([]);
    expect(JSON.stringify(again.position)).toBe(before);
    const headers = { Authorization: `Bearer ${table.links.onlooker}` };
    const file = await rules.importRecord(await (await fetch(`${base}/api/record`, { headers })).text());
    expect(phaseOf((file as { start: unknown }).start)).toBe('set-up');
    return again;
  };
  expect(onlooker.entries).toEqual([]);
  await expectEarlier(running.base);
  await running.stop();
  running = await startHost(storage, { now: () => now });
  const again = await expectEarlier(running.base);
  now += 2;
  await again.until(() => phaseOf(again.position!.state) !== 'set-up');
  const soviet = await Client.join(running.base, table.links.soviet);
  expect(JSON.stringify(again.position)).toBe(JSON.stringify(soviet.position));
});

it('calls the webhook of who is to decide and is not here, and shows its owner what came of it', async () => {
  const table = await newTable(running.base, { game: 'talvisota' });
  const { soviet, finn } = table;
  await soviet.step({ kind: 'webhook', webhook: { url: 'https://broken.example.org/', format: 'slack' } });
  expect(finn.texts.join('')).not.toContain('broken');
  soviet.send({ type: 'test-webhook' });
  await soviet.until(() => soviet.messages.some(({ type }) => type === 'webhook'));
  expect(soviet.messages.find(({ type }) => type === 'webhook')).toEqual({
    type: 'webhook',
    ok: false,
    error: 'The server answered 500.',
  });
  expect(told).toMatchObject([{ side: 'soviet', game: 'talvisota' }]);
  const back = await Client.join(running.base, table.links.soviet);
  await back.until(() => back.messages.some(({ type }) => type === 'webhook'));
  expect(back.welcome!.webhook).toMatchObject({ format: 'slack' });
  // The other player is told nothing of it, neither at once nor when he comes back.
  const other = await Client.join(running.base, table.links.finn);
  await other.until(() => other.messages.some(({ type }) => type === 'presence'));
  expect([...finn.texts, ...other.texts].join('')).not.toMatch(/webhook":\{|"type":"webhook"/);
});
