/** Who is not at the table is told by his webhook that it is his turn: once, whichever host runs by then. */
import { Client } from '../soak/client.ts';
import type { Storage } from '../src/storage.ts';
import type { TurnNews } from '../src/webhook.ts';
import { memoryStorage } from './memory-storage.ts';
import { newTable, playOn, startHost, type RunningHost } from './running-host.ts';
import { STORES } from './stores.ts';

let told: TurnNews[] = [];
beforeEach(() => void (told = []));

const hostOn = (storage: Storage, tellAfter: number): Promise<RunningHost> =>
  startHost(storage, {
    tellAfter,
    tellTurn: async (news) => {
      told.push(news);
      return null;
    },
  });

/** A game in which the decision has just passed to the Soviets, who have named a webhook and are not there. */
async function passToSoviets({ base }: RunningHost) {
  const table = await newTable(base, { game: 'winter-war' });
  const webhook = { url: 'https://hooks.example.org/', format: 'json' } as const;
  await table.soviet.step({ kind: 'webhook', webhook });
  await playOn(table, 'winter-war', 1, {
    until: (state) => (state as { phasing: string }).phasing === 'soviet',
  });
  await table.soviet.close();
  return table;
}

describe.each(STORES)('notices on $name', ({ isMissing, newPlace }) => {
  describe.skipIf(isMissing)('that it is a player’s turn', () => {
    it('are given once while the host runs, however often somebody comes and goes', async () => {
      const place = await newPlace();
      const running = await hostOn(await place.open(), 20);
      const { links } = await passToSoviets(running);
      await vi.waitFor(() => expect(told).toMatchObject([{ side: 'soviet', game: 'winter-war' }]), {
        timeout: 60_000,
      });
      for (const link of [links.soviet, links.finn]) await (await Client.join(running.base, link)).close();
      await running.host.takeUpNotices(0);
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(told).toHaveLength(1);
      await running.stop();
      await place.remove();
    });

    it('are due once a turn, not again with each of its steps', async () => {
      const place = await newPlace();
      const storage = await place.open();
      const running = await hostOn(storage, 20);
      const table = await passToSoviets(running);
      const due = () => storage.find({ noticeBefore: Number.MAX_SAFE_INTEGER });
      await vi.waitFor(async () => expect([told.length, (await due()).size]).toEqual([1, 0]), {
        timeout: 60_000,
      });
      const soviet = await Client.join(running.base, table.links.soviet);
      await playOn({ ...table, soviet }, 'winter-war', 1, { steps: 3 });
      expect((await due()).size).toBe(0);
      await running.stop();
      await place.remove();
    });

    it('are given by the next host where one stopped before it was time', async () => {
      const place = await newPlace();
      const first = await hostOn(await place.open(), 3_600_000);
      await passToSoviets(first);
      await first.stop();
      expect(told).toEqual([]);
      const next = await hostOn(await place.open(), 20);
      await next.host.takeUpNotices(0);
      await vi.waitFor(() => expect(told).toMatchObject([{ side: 'soviet' }]), { timeout: 60_000 });
      await next.stop();
      const last = await place.open();
      expect(await last.find({ noticeBefore: Number.MAX_SAFE_INTEGER })).toEqual(new Map());
      await last.close();
      await place.remove();
    });

    it('are not given to whoever is back by then', async () => {
      const place = await newPlace();
      const first = await hostOn(await place.open(), 3_600_000);
      const { links } = await passToSoviets(first);
      await first.stop();
      const next = await hostOn(await place.open(), 20);
      const soviet = await Client.join(next.base, links.soviet);
      await next.host.takeUpNotices(0);
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(told).toEqual([]);
      await soviet.close();
      await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 60_000 });
      await next.stop();
      await place.remove();
    });
  });
});

it('answers steps while a webhook is tried, and stops once that call is over', async () => {
  let end = (): void => {};
  const running = await startHost(memoryStorage(), {
    tellTurn: () => new Promise((resolve) => (end = () => resolve(null))),
  });
  const { finn } = await newTable(running.base, { game: 'talvisota' });
  await finn.step({ kind: 'webhook', webhook: { url: 'https://hooks.example.org/', format: 'json' } });
  finn.send({ type: 'test-webhook' });
  expect(await finn.step({ kind: 'chat', text: 'Still here.' })).toMatchObject({ type: 'accepted' });
  const stopped = running.stop();
  end();
  await stopped;
  expect(finn.messages).toContainEqual({ type: 'webhook', ok: true });
});

describe.skipIf(STORES[1]!.isMissing)('PostgreSQL', () => {
  it('notices are given by one of several hosts, and by none where the player is', async () => {
    const place = await STORES[1]!.newPlace();
    const [one, two] = [await hostOn(await place.open(), 300), await hostOn(await place.open(), 300)];
    const { links } = await passToSoviets(one);
    const soviet = await Client.join(one.base, links.soviet);
    // The other host learns that he is there.
    await two.host.takeUpNotices(0);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(told).toEqual([]);
    await soviet.close();
    await two.host.takeUpNotices(0);
    await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 60_000 });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(told).toHaveLength(1);
    await Promise.all([one.stop(), two.stop()]);
  });
});
