import { Client, createGame } from '../soak/client.ts';
import { randomSource } from '../../src/engine/core/random.ts';
import { rulesOf, type State } from '../src/engines.ts';
import { bodyOf } from '../src/record.ts';
import type { Storage } from '../src/storage.ts';
import { startProcess, type HostProcess } from './host-process.ts';
import { NOT_DURABLE, startPostgres } from './postgres-server.ts';
import { openPostgres } from '../src/postgres.ts';
import { openSqlite } from '../src/sqlite.ts';
import { newTable, playOn, startHost } from './running-host.ts';
import { STORES } from './stores.ts';

/** How often a host is killed; a hundred times with KILLS=100. */
const KILLS = Number(process.env.KILLS ?? 4);
/** Each kill starts a process anew, which takes its time on a busy machine. */
const KILLS_MS = 60_000 + 5000 * KILLS;

/** Somebody who talks without end: each step must be in the record once it is accepted. */
class Talker {
  readonly accepted: string[] = [];
  #count = 0;
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  /** Until the host is gone, or so many steps. */
  async talk(base: string, link: string, steps = Infinity): Promise<void> {
    const client = await Client.join(base, link).catch(() => null);
    for (let i = 0; client && i < steps; i++) {
      const id = `${this.#name}-${this.#count++}-step`;
      const answer = await client.step({ kind: 'chat', text: id }, { id });
      if (!answer) break;
      if (answer.type === 'accepted') this.accepted.push(id);
    }
    client?.socket.terminate();
  }
}

async function idsIn(storage: Storage, link: string): Promise<ReadonlySet<string | undefined>> {
  const rows = await storage.read(link.split('.')[0]!, { after: 0 });
  // The record has no gaps and nothing half written.
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i + 1));
  return new Set(rows.map((row) => bodyOf(row).id));
}

describe.each(STORES)('faults on $name', ({ isMissing, newPlace }) => {
  describe.skipIf(isMissing)('lose nothing', () => {
    it(`a host that is killed ${KILLS} times`, { timeout: KILLS_MS }, async () => {
      const place = await newPlace();
      const pick = randomSource(1);
      const talkers = Array.from({ length: 3 }, (_, i) => new Talker(`talker${i}`));
      let running: HostProcess = await startProcess(place.environment);
      const links = await Promise.all(talkers.map(() => createGame(running.base, { game: 'talvisota' })));
      for (let kill = 0; kill < KILLS; kill++) {
        const talking = talkers.map((talker, i) => talker.talk(running.base, links[i]!.finn));
        // At some step, which falls anywhere between arrival, storage and answer.
        const enough = talkers[0]!.accepted.length + 1 + pick(12);
        while (talkers[0]!.accepted.length < enough)
          await new Promise((resolve) => setTimeout(resolve, pick(4)));
        await running.kill();
        await Promise.all(talking);
        running = await startProcess(place.environment);
      }
      expect(await running.stop()).toBe(0);
      const storage = await place.open();
      for (const [i, { accepted }] of talkers.entries()) {
        const ids = await idsIn(storage, links[i]!.finn);
        expect(accepted.filter((id) => !ids.has(id))).toEqual([]);
        expect(accepted.length).toBeGreaterThan(KILLS / 2);
      }
      await storage.close();
      await place.remove();
    });

    it('a host that is asked to stop: it stores what it has accepted, and says goodbye', async () => {
      const place = await newPlace();
      const running = await startProcess(place.environment);
      const links = await createGame(running.base, { game: 'talvisota' });
      const listener = await Client.join(running.base, links.soviet);
      const talker = new Talker('talker');
      const talking = talker.talk(running.base, links.finn);
      while (talker.accepted.length < 10) await new Promise((resolve) => setTimeout(resolve, 2));
      expect(await running.stop()).toBe(0);
      await talking;
      expect(listener.messages.at(-1)).toEqual({ type: 'closing', reason: 'stopping' });
      const storage = await place.open();
      const ids = await idsIn(storage, links.finn);
      expect(talker.accepted.filter((id) => !ids.has(id))).toEqual([]);
      await storage.close();
      await place.remove();
    });

    it('a clock that is set back: times of a record never go back, and a player’s time does not grow', async () => {
      const place = await newPlace();
      let now = 1_000_000_000_000;
      const storage = await place.open();
      const running = await startHost(storage, { now: () => now });
      const table = await newTable(running.base, {
        game: 'talvisota',
        clock: { kind: 'live', minutes: 60, increment: 0 },
      });
      const { finn, soviet } = table;
      await finn.step({ kind: 'chat', text: 'one' });
      now -= 3_600_000;
      await soviet.step({ kind: 'chat', text: 'two' });
      now += 60_000;
      await playOn(table, 'talvisota', 1, {
        until: (state) => rulesOf('talvisota').decider(state) === 'finn',
      });
      const times = (await storage.read(table.links.finn.split('.')[0]!, { after: 0 })).map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      await soviet.until(() => soviet.status!.decider === 'finn');
      const hour = 3_600_000;
      expect(soviet.status!.clock).toEqual({ left: { finn: hour, soviet: hour }, since: 1_000_000_000_000 });
      // Time goes on from where it stood before.
      now = 1_000_000_000_000 + hour + 1;
      expect(await soviet.step({ kind: 'claim' })).toMatchObject({ type: 'accepted' });
      await running.stop();
      await place.remove();
    });
  });
});

it('SQLite: a full disk refuses a step clearly, writes nothing of it, and takes it when there is room', async () => {
  const place = await STORES[0]!.newPlace();
  const storage = await openSqlite(place.environment['HOST_FILE']!);
  const running = await startHost(storage);
  const { finn, soviet, links } = await newTable(running.base, { game: 'talvisota' });
  // SQLite's own limit answers as a full disk does.
  await storage.limitPages(1);
  const full = async (): Promise<boolean> =>
    (await finn.step({ kind: 'chat', text: 'x'.repeat(480) }))?.type === 'refused';
  let accepted = 0;
  while (!(await full())) accepted++;
  const once = { id: 'while-full-1' };
  expect(await finn.step({ kind: 'chat', text: 'y'.repeat(480) }, once)).toEqual({
    type: 'refused',
    id: once.id,
    reason: 'storage',
  });
  expect(soviet.entries.filter(({ kind }) => kind === 'chat')).toHaveLength(accepted);
  await storage.limitPages(1_000_000);
  expect(await finn.step({ kind: 'chat', text: 'y'.repeat(480) }, once)).toMatchObject({ type: 'accepted' });
  await idsIn(storage, links.finn);
  await running.stop();
  await place.remove();
});

it('SQLite: a second host process says who has the file, and ends', async () => {
  const place = await STORES[0]!.newPlace();
  const running = await startProcess(place.environment);
  await expect(startProcess(place.environment)).rejects.toThrow(
    new RegExp(`belongs to a host that is running: process ${running.child.pid} on`),
  );
  await running.kill();
  // Nothing is left of the lock of a killed host.
  const next = await startProcess(place.environment);
  expect(await next.stop()).toBe(0);
  await place.remove();
});

describe.skipIf(STORES[1]!.isMissing)('PostgreSQL', () => {
  it('two hosts on one database: both tell of every step, and one goes on when the other is killed', async () => {
    const place = await STORES[1]!.newPlace();
    const [one, two] = await Promise.all([startProcess(place.environment), startProcess(place.environment)]);
    const links = await createGame(one.base, { game: 'talvisota' });
    const finn = await Client.join(one.base, links.finn);
    const soviet = await Client.join(two.base, links.soviet);
    await finn.until(() => finn.status!.joined.length === 2);
    // Both write at once, and each row has one number.
    const said = await Promise.all(
      Array.from({ length: 20 }, (_, i) => [
        finn.step({ kind: 'chat', text: `finn ${i}` }),
        soviet.step({ kind: 'chat', text: `soviet ${i}` }),
      ]).flat(),
    );
    const accepted = said.filter((answer) => answer?.type === 'accepted').length;
    const chats = (client: Client): number => client.entries.filter(({ kind }) => kind === 'chat').length;
    await finn.until(() => chats(finn) >= accepted);
    await soviet.until(() => chats(soviet) >= accepted);
    expect(chats(finn)).toBe(chats(soviet));
    // Both play for one side at once: one is accepted, and the other is told that it was overtaken.
    const other = await Client.join(one.base, links.soviet);
    await other.until(() => other.seq === soviet.seq);
    expect(soviet.status!.decider).toBe('soviet');
    const [action] = rulesOf('talvisota').legalActions(soviet.position!.state as State);
    const acts = await Promise.all([soviet.act(action!), other.act(action!)]);
    expect(acts.filter((answer) => answer?.type === 'accepted')).toHaveLength(1);
    expect(acts.find((answer) => answer?.type === 'refused')).toMatchObject({ reason: 'overtaken' });
    const presence = (): unknown =>
      finn.messages.findLast((message) => message.type === 'presence')?.sides.soviet;
    await finn.until(() => presence() === 'here');

    await one.kill();
    const back = await Client.join(two.base, links.finn, finn.seq);
    expect(back.seq).toBe(finn.seq);
    expect(await back.step({ kind: 'chat', text: 'I am back' })).toMatchObject({ type: 'accepted' });
    await soviet.until(() => soviet.entries.at(-1)?.text === 'I am back');
    expect(await two.stop()).toBe(0);
  });

  /** Storage that hears nothing of other hosts but, where it is told so, that its connection was lost. */
  const deaf = (storage: Storage, hearsLoss: boolean): Storage => ({
    ...storage,
    connect: (hear) => storage.connect((text) => void (text === null && hearsLoss && hear(null))),
  });
  const NEVER = 2 ** 31 - 1;

  it('two hosts on one database: a step whose notification is lost is read within the interval', async () => {
    const place = await STORES[1]!.newPlace();
    const one = await startHost(await place.open());
    const two = await startHost(deaf(await place.open(), false), { reread: 100 });
    const { finn, links } = await newTable(one.base, { game: 'talvisota' });
    const onlooker = await Client.join(two.base, links.onlooker);
    await finn.step({ kind: 'name', name: 'Aino' });
    await onlooker.until(() => onlooker.entries.length > 0);
    expect(onlooker.status!.players).toEqual({ finn: 'Aino' });
    await Promise.all([one.stop(), two.stop()]);
  });

  it('two hosts on one database: a listener whose connection is cut reads what it has missed', async () => {
    const server = await startPostgres(NOT_DURABLE);
    if (typeof server === 'string') throw new Error(server);
    const url = await server.newDatabase();
    const one = await startHost(await openPostgres(url));
    const two = await startHost(deaf(await openPostgres(url), true), { reread: NEVER });
    const { finn, links } = await newTable(one.base, { game: 'talvisota' });
    const onlooker = await Client.join(two.base, links.onlooker);
    await finn.step({ kind: 'name', name: 'Aino' });
    // Nothing has told the other host.
    onlooker.send({ type: 'ping' });
    await onlooker.until(() => onlooker.messages.at(-1)?.type === 'pong');
    expect(onlooker.status!.players).toEqual({});
    const { default: postgres } = await import('postgres');
    const sql = postgres(url, { max: 1, onnotice: () => {} });
    const cut = await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'`;
    expect(cut).toHaveLength(2);
    await onlooker.until(() => onlooker.status!.players.finn === 'Aino');
    await sql.end();
    await Promise.all([one.stop(), two.stop()]);
    await server.stop();
  });

  it('a server that is restarted under load', async () => {
    const server = await startPostgres(NOT_DURABLE);
    if (typeof server === 'string') throw new Error(server);
    const url = await server.newDatabase();
    const running = await startProcess({ DATABASE_URL: url });
    const talkers = Array.from({ length: 4 }, (_, i) => new Talker(`talker${i}`));
    const links = await Promise.all(talkers.map(() => createGame(running.base, { game: 'talvisota' })));
    const talking = talkers.map((talker, i) => talker.talk(running.base, links[i]!.finn));
    const more = (count: number): Promise<void> =>
      vi.waitFor(
        () => {
          if (talkers.some(({ accepted }) => accepted.length < count)) throw new Error('not yet');
        },
        { timeout: 60_000 },
      );
    await more(5);
    await server.restart();
    await more(Math.max(...talkers.map(({ accepted }) => accepted.length)) + 5);
    expect(await running.stop()).toBe(0);
    await Promise.all(talking);
    const storage = await openPostgres(url);
    for (const [i, { accepted }] of talkers.entries()) {
      const ids = await idsIn(storage, links[i]!.finn);
      expect(accepted.filter((id) => !ids.has(id))).toEqual([]);
    }
    await storage.close();
    await server.stop();
  });

  it('a full disk refuses a step clearly', async () => {
    const place = await STORES[1]!.newPlace();
    const storage = await place.open();
    const running = await startHost(storage);
    const { finn, soviet } = await newTable(running.base, { game: 'talvisota' });
    const { default: postgres } = await import('postgres');
    const sql = postgres(place.environment['DATABASE_URL']!, { max: 1, onnotice: () => {} });
    // What the server says when it has no room.
    await sql.unsafe(
      `create function full_disk() returns trigger language plpgsql as
         $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
       create trigger full_disk before insert on step execute function full_disk();`,
    );
    expect(await finn.step({ kind: 'chat', text: 'one' })).toMatchObject({ reason: 'storage' });
    await sql.unsafe('drop trigger full_disk on step');
    await sql.end();
    expect(await finn.step({ kind: 'chat', text: 'two' })).toMatchObject({ type: 'accepted' });
    await soviet.until(() => soviet.entries.at(-1)?.kind === 'chat');
    expect(soviet.entries.filter(({ kind }) => kind === 'chat').map(({ text }) => text)).toEqual(['two']);
    await running.stop();
  });
});
