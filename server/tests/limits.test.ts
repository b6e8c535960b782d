/** What one player can use up: nothing of the other's, and not the time of anybody else at the host. */
import { readySetUp } from '../../src/engine/winter-war/index.ts';
import { Client } from '../soak/client.ts';
import type { Action } from '../src/engines.ts';
import { SLICE } from '../src/history.ts';
import { Limit } from '../src/limits.ts';
import type { LiveGame } from '../src/live-game.ts';
import { CLOSE, otherSide, type HostMessage } from '../src/protocol.ts';
import { bodyOf, SNAPSHOT_EVERY, type Body, type Row } from '../src/record.ts';
import type { Storage } from '../src/storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { newTable, startHost, type RunningHost, type Table } from './running-host.ts';
import { STORES } from './stores.ts';

let running: RunningHost;
let storage: Storage;
async function start(settings: Parameters<typeof startHost>[1] = {}): Promise<void> {
  storage = memoryStorage();
  running = await startHost(storage, settings);
}
afterEach(() => running.stop());

const placings = ({ finn }: Table): readonly Action[] =>
  readySetUp(finn.position!.state as never, 'historical', 1);

const idOf = ({ links }: Table): string => links.finn.split('.')[0]!;
const rowsOf = (table: Table): Promise<readonly Row[]> => storage.read(idOf(table), { n: 0 });

/** The Finns place a counter and take it back, until they are refused. */
async function fill(table: Table): Promise<HostMessage> {
  const { finn } = table;
  const [placing] = placings(table);
  for (;;) {
    const { seq } = finn;
    for (const request of [
      { kind: 'act', action: placing },
      { kind: 'undo', to: seq },
    ]) {
      const answer = await finn.step(request);
      if (answer?.type !== 'accepted') return answer!;
    }
  }
}

describe('a game that one player has filled to its limit', () => {
  it.each([
    ['by the number of rows', { mostEntered: 30 }],
    ['by its pace', { play: { burst: 30, perSecond: 0 } }],
  ])('%s: both talk, and the other plays on or resigns', async (_, settings) => {
    await start(settings);
    const table = await newTable(running.base, { game: 'winter-war' });
    const { finn, soviet } = table;
    expect(await fill(table)).toMatchObject({ type: 'refused', reason: 'too-fast' });
    for (const player of [finn, soviet])
      expect(await player.step({ kind: 'chat', text: 'Hello?' })).toMatchObject({ type: 'accepted' });
    await finn.step({ kind: 'ask', what: 'draw' });
    await soviet.until(() => soviet.status!.ask !== null);
    const ask = soviet.status!.ask!.seq;
    expect(await soviet.step({ kind: 'answer', ask, granted: false })).toMatchObject({ type: 'accepted' });
    expect(await soviet.step({ kind: 'resign' })).toMatchObject({ type: 'accepted' });
  });

  it('by talk: he may still answer, resign, or claim a win on time', async () => {
    let now = 1_000_000_000_000;
    await start({ talk: { burst: 1, perSecond: 0 }, now: () => now });
    const clock = { kind: 'live', minutes: 1, increment: 0 } as const;
    for (const last of ['resign', 'claim']) {
      const { finn, soviet } = await newTable(running.base, { game: 'talvisota', clock });
      await soviet.step({ kind: 'ask', what: 'draw' });
      await finn.until(() => finn.status!.ask !== null);
      await finn.step({ kind: 'chat', text: 'No.' });
      expect(await finn.step({ kind: 'chat', text: 'No!' })).toMatchObject({ reason: 'too-fast' });
      const ask = finn.status!.ask!.seq;
      expect(await finn.step({ kind: 'answer', ask, granted: false })).toMatchObject({ type: 'accepted' });
      now += 61_000;
      const absent = finn.status!.decider!;
      const player = { finn, soviet }[otherSide(absent)];
      await player.until(() => player.status!.ask === null);
      expect(await player.step({ kind: last })).toMatchObject({ type: 'accepted' });
    }
  });
});

describe.each(STORES)('steps that were taken back unseen on $name', ({ isMissing, newPlace }) => {
  describe.skipIf(isMissing)('of a set-up', () => {
    it('are gone, and every page goes on as if they had been there', async () => {
      const place = await newPlace();
      storage = await place.open();
      running = await startHost(storage);
      const table = await newTable(running.base, { game: 'winter-war' });
      const { finn, soviet, links } = table;
      const [kept, tried, last] = placings(table) as [Action, Action, Action];
      await finn.act(kept);
      const { seq } = finn;
      for (let i = 0; i < 5; i++) {
        await finn.act(tried);
        expect(await finn.step({ kind: 'undo', to: seq })).toMatchObject({ type: 'accepted' });
      }
      const takenBack = finn.seq;
      await finn.act(last);
      const kindsOf = async () => (await rowsOf(table)).map((row) => bodyOf(row).kind);
      await vi.waitFor(
        async () => expect(await kindsOf()).toEqual(['start', 'join', 'join', 'act', 'undo', 'act']),
        { timeout: 60_000 },
      );
      await running.stop();
      storage = await place.open();
      running = await startHost(storage);
      for (let from = 0; from <= finn.seq; from++) {
        const page = await Client.join(running.base, links.finn, from);
        await page.until(() => page.seq === finn.seq);
        expect(page.position).toEqual(finn.position);
        // Who had a step that is gone begins with a position in which it is taken back.
        const isGone = from > seq && from < takenBack;
        expect(page.welcome!.seq).toBe(isGone ? takenBack : from);
        page.socket.terminate();
      }
      const page = await Client.join(running.base, links.finn);
      page.send({ type: 'log', before: page.seq + 1 });
      await page.until(() => page.messages.at(-1)?.type === 'log');
      const { entries } = page.messages.at(-1) as HostMessage & { type: 'log' };
      expect(entries.map((entry) => [entry.kind, entry.seq, entry.to])).toEqual([
        ['join', 1, undefined],
        ['join', 2, undefined],
        ['act', 3, undefined],
        ['undo', takenBack, 3],
        ['act', finn.seq, undefined],
      ]);
      expect((await Client.join(running.base, links.soviet)).seq).toBe(soviet.seq);
      await page.step({ kind: 'undo', to: 2 });
      expect(page.position).toEqual(finn.welcome!.position);
      await running.stop();
      await place.remove();
      await start();
    });

    it('stay where something else has come between', async () => {
      const place = await newPlace();
      storage = await place.open();
      running = await startHost(storage);
      const table = await newTable(running.base, { game: 'winter-war' });
      const { finn, soviet } = table;
      const [placing] = placings(table) as [Action];
      const { seq } = finn;
      await finn.act(placing);
      await soviet.step({ kind: 'chat', text: 'Are you ready?' });
      await finn.until(() => finn.seq === seq + 2);
      await finn.step({ kind: 'undo', to: seq });
      await finn.step({ kind: 'webhook', webhook: { url: 'https://example.org/', format: 'json' } });
      await finn.act(placing);
      await finn.step({ kind: 'undo', to: finn.seq - 1 });
      const kinds = ['start', 'join', 'join', 'act', 'chat', 'undo', 'webhook', 'undo'];
      await vi.waitFor(
        async () => expect((await rowsOf(table)).map((row) => bodyOf(row).kind)).toEqual(kinds),
        { timeout: 60_000 },
      );
      await running.stop();
      await place.remove();
      await start();
    });
  });
});

describe('a long record', () => {
  /** A game with so many placings by the Finns, one after another, each of a counter that lay elsewhere before. */
  async function longGame(steps: number): Promise<Table> {
    const table = await newTable(running.base, { game: 'winter-war' });
    const [placing] = placings(table) as [Action];
    for (let i = 0; i < steps; i++) await table.finn.act(i % 2 ? { ...placing, hex: null } : placing);
    return table;
  }

  it('has a snapshot every some hundred rows, and no more for steps that are taken back', async () => {
    await start();
    const table = await longGame(2 * SNAPSHOT_EVERY + 50);
    const snapshots = (await rowsOf(table)).filter(({ snapshot }) => snapshot !== null);
    expect(snapshots).toHaveLength(3);
    expect((await storage.read(idOf(table))).length).toBeLessThanOrEqual(SNAPSHOT_EVERY);
    const { finn, links } = table;
    const [, other] = placings(table) as [Action, Action];
    for (let i = 0; i < 3; i++) {
      await finn.act(other);
      await finn.step({ kind: 'undo', to: finn.seq - 1 });
    }
    // The first of them goes back to a position that a reader who begins at the last snapshot knows.
    expect((await rowsOf(table)).filter(({ snapshot }) => snapshot !== null)).toHaveLength(3);
    // Positions that lie further back are copied no more with each row.
    const live = (await running.host.find(links.finn)) as { game: LiveGame };
    expect(live.game.game.line.length).toBeLessThanOrEqual(3 * SNAPSHOT_EVERY);
    expect(await finn.step({ kind: 'undo', to: 3 })).toMatchObject({ type: 'accepted' });
    expect(finn.position).toEqual((await Client.join(running.base, links.finn)).position);
  });

  /** Rows as an earlier host stored them: no snapshot but the first. */
  async function talkedGame(count: number): Promise<Table> {
    const table = await newTable(running.base, { game: 'talvisota' });
    const { n } = (await rowsOf(table)).at(-1)!;
    const body: Body = { kind: 'chat', side: 'finn', text: 'a word', hidden: ['onlooker'] };
    const text = JSON.stringify(body);
    const row = (i: number): Row => ({ game: idOf(table), n: n + 1 + i, at: 1, body: text, snapshot: null });
    await storage.append(Array.from({ length: count }, (_, i) => row(i)));
    return table;
  }

  it('is read in slices, between which others have their turn', async () => {
    await start();
    const { links } = await talkedGame(20 * SLICE);
    const sizes: number[] = [];
    const counting: Storage = {
      ...storage,
      read: async (...asked) => {
        const rows = await storage.read(...asked);
        sizes.push(rows.length);
        return rows;
      },
    };
    const other = await startHost(counting);
    const quick = await newTable(other.base, { game: 'talvisota' });
    sizes.length = 0;
    const client = new Client(other.base);
    await client.opened();
    client.send({ type: 'join', protocol: 1, link: links.soviet, from: 0 });
    let during = 0;
    while (client.entries.length < 20 * SLICE) {
      expect(await quick.finn.step({ kind: 'chat', text: 'meanwhile' })).toMatchObject({ type: 'accepted' });
      during++;
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(SLICE);
    expect(during).toBeGreaterThan(2);
    await other.stop();
  });

  it('costs whoever has it read again and again, and nobody else', async () => {
    const reading = new Limit(5 * SLICE, 0);
    await start({ reading });
    const { links } = await talkedGame(20 * SLICE);
    const other = await startHost(storage, { reading });
    const greedy = await Client.join(other.base, links.soviet, 0);
    await greedy.until(() => greedy.closed !== null);
    expect(greedy.closed).toBe(CLOSE.tooMuch);
    // It may go on later from where it was; whoever needs nothing read is let in at once.
    expect(greedy.seq).toBeGreaterThan(SLICE);
    const page = await Client.join(other.base, links.finn);
    expect(await page.step({ kind: 'chat', text: 'here' })).toMatchObject({ type: 'accepted' });
    page.send({ type: 'log', before: 10 });
    await page.until(() => page.messages.at(-1)?.type === 'refused');
    expect(page.messages.at(-1)).toMatchObject({ reason: 'too-fast' });
    const headers = { Authorization: `Bearer ${links.finn}` };
    expect((await fetch(`${other.base}/api/record`, { headers })).status).toBe(429);
    const body = JSON.stringify({ game: 'talvisota', side: 'finn', record: '{}' });
    expect((await fetch(`${other.base}/api/games`, { method: 'POST', body })).status).toBe(429);
    await other.stop();
  });
});

it('a limit is not forgotten while many others ask', async () => {
  await start();
  const limit = new Limit(2, 0.001);
  expect([limit.take('a', 1, 0), limit.take('a', 1, 0), limit.take('a', 1, 0)]).toEqual([true, true, false]);
  for (let i = 0; i < 11_000; i++) limit.take(`other ${i}`, 1, 1);
  expect(limit.take('a', 1, 2)).toBe(false);
  expect(limit.take('a', 1, 1_000_001)).toBe(true);
});
