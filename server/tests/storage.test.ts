import type { Row } from '../src/record.ts';
import { inBatches, type Storage } from '../src/storage.ts';
import { STORES, type Place } from './stores.ts';

const row = (game: string, n: number, more: Partial<Row> = {}): Row => ({
  game,
  n,
  at: 1000 + n,
  body: `{"n":${n}}`,
  snapshot: n % 3 ? null : `after ${n}`,
  ...more,
});
const rows = (game: string, from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, i) => row(game, from + i));

describe.each(STORES)('storage: $name', ({ isMissing, newPlace }) => {
  describe.skipIf(isMissing)('keeps records', () => {
    let place: Place;
    let storage: Storage;
    beforeEach(async () => {
      place = await newPlace();
      storage = await place.open();
    });
    afterEach(async () => {
      await storage.close();
      await place.remove();
    });

    it('gives back what was stored, after it is opened again', async () => {
      const odd = row('a', 1, { body: '{"text":"ä \\u0001 \\" 雪 \\\\ \' $1"}' });
      expect(await storage.append([row('a', 0), odd])).toBe(true);
      await storage.close();
      storage = await place.open();
      expect([...(await storage.read('a'))]).toEqual([row('a', 0), odd]);
    });

    it('reads from the last snapshot on, or from one that is early enough', async () => {
      await storage.append(rows('a', 0, 8));
      const from = async (upTo?: { n: number } | { at: number }) =>
        (await storage.read('a', upTo)).map(({ n }) => n);
      expect(await from()).toEqual([6, 7, 8]);
      expect(await from({ n: 5 })).toEqual([3, 4, 5, 6, 7, 8]);
      expect(await from({ at: 1006 })).toEqual([6, 7, 8]);
      expect(await from({ at: 1005 })).toEqual([3, 4, 5, 6, 7, 8]);
      expect(await from({ at: 1 })).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
      expect(await storage.read('b')).toHaveLength(0);
    });

    it('gives the rows after one', async () => {
      await storage.append(rows('a', 0, 8));
      expect([...(await storage.read('a', { after: 6 }))]).toEqual(rows('a', 7, 8));
      expect(await storage.read('a', { after: 8 })).toHaveLength(0);
    });

    it('gives so many rows at most, and forgets those between two', async () => {
      await storage.append(rows('a', 0, 8));
      const read = async (...asked: Parameters<Storage['read']> extends [string, ...infer T] ? T : never) =>
        (await storage.read('a', ...asked)).map(({ n }) => n);
      expect(await read({ n: 5 }, 2)).toEqual([3, 4]);
      expect(await read({ after: 4 }, 2)).toEqual([5, 6]);
      await storage.removeBetween('a', 4, 7);
      expect(await read({ n: 5 })).toEqual([3, 4, 7, 8]);
    });

    it('takes each row once: whoever comes second is told', async () => {
      await storage.append([row('a', 0)]);
      const first = row('a', 1, { body: '"first"' });
      expect(await storage.append([first])).toBe(true);
      expect(await storage.append([row('a', 1, { body: '"second"' })])).toBe(false);
      expect((await storage.read('a')).at(-1)).toEqual(first);
    });

    it('tells who was first among rows that arrive together', async () => {
      await storage.append([row('a', 0), row('b', 0)]);
      const answers = await Promise.all([
        storage.append([row('a', 1, { body: '1' })]),
        storage.append([row('b', 1)]),
        storage.append([row('a', 1, { body: '2' })]),
        storage.append([row('a', 2)]),
      ]);
      expect(answers).toEqual([true, true, false, true]);
      expect((await storage.read('a', { after: 0 })).map(({ body }) => body)).toEqual(['1', '{"n":2}']);
    });

    it('stores a thousand rows that arrive together', async () => {
      const games = Array.from({ length: 1000 }, (_, i) => `game ${i}`);
      const stored = await Promise.all(games.map((game) => storage.append([row(game, 0)])));
      expect(stored.every(Boolean)).toBe(true);
      expect((await storage.find({ named: games })).size).toBe(1000);
    });

    it('knows the last row of games, and forgets what is removed', async () => {
      await storage.append([...rows('a', 0, 4), ...rows('b', 0, 2)]);
      expect(await storage.find({ named: ['a', 'b', 'c'] })).toEqual(new Map([['a', 4], ['b', 2]])); // prettier-ignore
      await storage.remove('a');
      expect(await storage.find({ named: ['a', 'b'] })).toEqual(new Map([['b', 2]]));
    });

    it('keeps a notice with its row until it is dropped, and gives it to one host at a time', async () => {
      await storage.append([row('a', 0), row('a', 1, { notice: true }), row('b', 0, { notice: true })]);
      await storage.close();
      storage = await place.open();
      expect(await storage.find({ noticeBefore: 1001 })).toEqual(new Map([['a', 1], ['b', 0]])); // prettier-ignore
      expect(await storage.find({ noticeBefore: 1000 })).toEqual(new Map([['b', 0]]));
      const takes = await Promise.all([1, 2, 3].map(() => storage.takeNotice('a', 1001, 2000)));
      expect(takes.filter(Boolean)).toHaveLength(1);
      expect(await storage.takeNotice('a', 1999, 3000)).toBe(false);
      // Whoever took it has not come back in time.
      expect(await storage.takeNotice('a', 2000, 3000)).toBe(true);
      expect(await storage.takeNotice('a', 2999, null)).toBe(false);
      expect(await storage.takeNotice('a', 3000, null)).toBe(true);
      await storage.remove('b');
      expect(await storage.find({ noticeBefore: 9999 })).toEqual(new Map());
      expect(await storage.takeNotice('a', 9999, 10_000)).toBe(false);
      // A row that was overtaken leaves none.
      expect(await storage.append([row('a', 1, { notice: true })])).toBe(false);
      expect(await storage.find({ noticeBefore: 9999 })).toEqual(new Map());
    });

    it('finds games without a row since a time', async () => {
      await storage.append([...rows('a', 0, 4), ...rows('b', 0, 2)]);
      expect(await storage.find({ idleSince: 1003 })).toEqual(new Map([['b', 2]]));
      expect(await storage.find({ idleSince: 1002 })).toEqual(new Map());
    });

    it('stores what has been handed over before it closes', async () => {
      const stored = storage.append([row('a', 0)]);
      await storage.close();
      expect(await stored).toBe(true);
      storage = await place.open();
      expect(await storage.read('a')).toHaveLength(1);
    });
  });
});

it('rows that arrive together are stored together: one flush to the disk serves many', async () => {
  const batches: number[] = [];
  const { append, idle } = inBatches(async (given) => {
    batches.push(given.length);
    await new Promise((resolve) => setImmediate(resolve));
    return given;
  });
  const some = (from: number, count: number): Promise<boolean>[] =>
    rows('a', from, from + count - 1).map((one) => append([one]));
  const first = some(0, 3);
  // While these are being stored, more come in.
  await vi.waitFor(() => expect(batches).toEqual([3]), { timeout: 60_000 });
  await Promise.all([...first, ...some(3, 47)]);
  expect(batches).toEqual([3, 47]);
  await idle();
  // No batch takes long.
  await Promise.all(some(50, 1200));
  expect(batches).toEqual([3, 47, 500, 500, 200]);
});

it('SQLite: refuses a second host, says who holds the file, and lets go when closed', async () => {
  const place = await STORES[0]!.newPlace();
  const first = await place.open();
  await expect(place.open()).rejects.toThrow(new RegExp(`process ${process.pid} on `));
  await first.close();
  const second = await place.open();
  expect(await second.append([row('a', 0)])).toBe(true);
  await second.close();
  await place.remove();
});

describe.skipIf(STORES[1]!.isMissing)('PostgreSQL', () => {
  it('tells other hosts of rows and of what is announced', async () => {
    const place = await STORES[1]!.newPlace();
    const [one, other] = [await place.open(), await place.open()];
    const heard: (string | null)[] = [];
    other.connect((text) => heard.push(text));
    const announce = one.connect(() => {});
    await vi.waitFor(
      () => {
        announce('hello');
        expect(heard).toContain('hello');
      },
      { timeout: 10_000, interval: 200 },
    );
    await one.append([row('a', 0)]);
    await vi.waitFor(() => expect(heard).toContain('a:0'), { timeout: 60_000 });
    await Promise.all([one.close(), other.close()]);
  });
});
