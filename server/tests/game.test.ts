import { Client, createGame } from '../soak/client.ts';
import { PLAYED_AT_ONCE, rulesOf, type State } from '../src/engines.ts';
import { GAMES, type Viewer } from '../src/protocol.ts';
import type { Storage } from '../src/storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { newTable, playOn, settle, startHost, type RunningHost } from './running-host.ts';
import { STORES, type Place } from './stores.ts';

/** The position as a replay of the record by the engine gives it, dice included. */
async function replayed(storage: Storage, link: string, viewer: Viewer): Promise<unknown> {
  const rows = await storage.read(link.split('.')[0]!, { n: 0 });
  const { bodyOf, openSnapshot, top } = await import('../src/record.ts');
  const first = openSnapshot(rows[0]!);
  const rules = rulesOf(first.meta.start.game);
  const line: { n: number; state: State }[] = [{ n: 0, state: top(first).state }];
  for (const row of rows.slice(1)) {
    const body = bodyOf(row);
    const back =
      body.kind === 'undo'
        ? body.to
        : body.kind === 'answer' && body.granted && body.ask.what === 'undo'
          ? body.ask.to
          : null;
    if (back !== null) while (line.at(-1)!.n > back) line.pop();
    if (body.kind !== 'act') continue;
    const result = rules.play(line.at(-1)!.state, body.action, (nth) => body.dice[nth] ?? 1);
    if (!result.ok) throw new Error(`Row ${row.n} is not legal.`);
    line.push({ n: row.n, state: result.played.state });
  }
  return rules.see(line.at(-1)!.state, viewer);
}

const omit = (from: object, key: string): object =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== key));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(STORES)('a game on $name', ({ isMissing, newPlace }) => {
  describe.skipIf(isMissing)('with two players', () => {
    let place: Place;
    let storage: Storage;
    let running: RunningHost;
    beforeAll(async () => {
      place = await newPlace();
      storage = await place.open();
      running = await startHost(storage);
    });
    afterAll(async () => {
      await running.stop();
      await place.remove();
    });

    it.each(GAMES)('%s: everybody sees what a replay of the record shows him', async (game) => {
      const table = await newTable(running.base, { game });
      const onlooker = await Client.join(running.base, table.links.onlooker);
      await playOn(table, game, 7, { steps: 160 });
      await settle(table, onlooker);
      // A page that comes back gets what it missed; one that is new gets the position.
      const clients = { finn: table.finn, soviet: table.soviet, onlooker } as const;
      for (const [viewer, client] of Object.entries(clients) as [Viewer, Client][]) {
        const expected = plain(await replayed(storage, table.links.finn, viewer));
        expect(plain(client.position)).toEqual(expected);
        const fresh = await Client.join(running.base, table.links[viewer]);
        expect(plain(fresh.position)).toEqual(expected);
        expect(fresh.seq).toBe(client.seq);
        const back = await Client.join(running.base, table.links[viewer], Math.floor(client.seq / 2));
        await back.until(() => back.seq === client.seq);
        expect(plain(back.position)).toEqual(expected);
        expect(back.entries).toEqual(client.entries.slice(-back.entries.length));
        await Promise.all([fresh.close(), back.close()]);
      }
      // The log tells the same without positions.
      table.soviet.send({ type: 'log', before: table.soviet.seq + 1 });
      await table.soviet.until(() => table.soviet.messages.some(({ type }) => type === 'log'));
      const log = table.soviet.messages.find((message) => message.type === 'log')!;
      const recent = table.soviet.entries.slice(-100).map((entry) => omit(entry, 'change'));
      expect(log.entries.slice(-100)).toEqual(recent);
    });

    it('goes on where it stood when the host is started again', async () => {
      const table = await newTable(running.base, { game: 'talvisota' });
      await playOn(table, 'talvisota', 3, { steps: 60 });
      await settle(table);
      const { seq, position } = table.finn;
      await running.stop();
      storage = await place.open();
      running = await startHost(storage);
      const finn = await Client.join(running.base, table.links.finn);
      const soviet = await Client.join(running.base, table.links.soviet);
      expect(finn.seq).toBe(seq);
      expect(plain(finn.position)).toEqual(plain(position));
      expect(await playOn({ ...table, finn, soviet }, 'talvisota', 4, { steps: 20 })).toBe(20);
    });

    it('refuses a step that is illegal, overtaken, or not its sender’s, with the reason', async () => {
      const { finn, soviet, links } = await newTable(running.base, { game: 'winter-war' });
      const onlooker = await Client.join(running.base, links.onlooker);
      expect(await soviet.act({ type: 'end' })).toMatchObject({ type: 'refused', reason: 'not-yours' });
      expect(await onlooker.act({ type: 'end' })).toMatchObject({ type: 'refused', reason: 'not-yours' });
      expect(await finn.act({ type: 'end' })).toMatchObject({
        type: 'refused',
        reason: 'rule',
        refusal: { rule: expect.any(String), text: expect.any(String) },
      });
      expect(await finn.act({ type: 'end', dice: [6] })).toMatchObject({ reason: 'malformed' });
      expect(await finn.act({ type: 'no-such-thing' })).toMatchObject({ reason: 'malformed' });
      const rules = rulesOf('winter-war');
      const [place1, place2] = rules.legalActions(finn.position!.state as State);
      const before = finn.seq;
      expect(await finn.act(place1!)).toMatchObject({ type: 'accepted' });
      expect(await finn.act(place2!, { follows: before })).toMatchObject({ reason: 'overtaken' });
      expect(finn.seq).toBe(before + 1);
    });

    it('enters a step once, however often it is sent', async () => {
      const { finn, soviet } = await newTable(running.base, { game: 'winter-war' });
      const [action] = rulesOf('winter-war').legalActions(finn.position!.state as State);
      const once = { id: 'same-step-1', follows: finn.seq };
      const answers = await Promise.all([
        finn.act(action!, once),
        finn.step({ kind: 'chat', text: 'hello' }),
      ]);
      expect(answers.map((answer) => answer?.type)).toEqual(['accepted', 'accepted']);
      const { seq } = finn;
      expect(await finn.act(action!, once)).toEqual(answers[0]);
      expect(finn.seq).toBe(seq);
      // The id of one side is nothing to the other.
      expect(await soviet.act(action!, once)).toMatchObject({ type: 'refused' });
    });

    it('takes steps that are sent one after the other without waiting', async () => {
      const { finn, soviet } = await newTable(running.base, { game: 'winter-war' });
      const { readySetUp } = await import('../../src/engine/winter-war/index.ts');
      const actions = readySetUp(finn.position!.state as never, 'historical', 1);
      let follows: number | string = finn.seq;
      const answers = actions.map((action, i) => {
        const id = `set-up-step-${i}`;
        const answer = finn.act(action, { id, follows });
        follows = id;
        return answer;
      });
      // Something else comes between.
      await soviet.step({ kind: 'chat', text: 'Are you ready?' });
      expect((await Promise.all(answers)).every((answer) => answer?.type === 'accepted')).toBe(true);
      // The other player is told nothing of it.
      expect(soviet.entries.map(({ kind }) => kind)).toEqual(['chat']);
    });

    it('undoes what needs nobody’s consent, and asks for the rest', async () => {
      const table = await newTable(running.base, { game: 'winter-war' });
      const { finn, soviet } = table;
      const isMovement = (state: State): boolean => (state as { phase: string }).phase === 'movement';
      await playOn(table, 'winter-war', 11, { until: isMovement });
      await soviet.until(() => soviet.status!.decider === 'soviet');
      const start = soviet.position;
      const startSeq = soviet.seq;
      await playOn(table, 'winter-war', 12, { steps: 3 });
      expect(await soviet.step({ kind: 'undo', to: startSeq + 1 })).toMatchObject({ type: 'accepted' });
      expect(await soviet.step({ kind: 'undo', to: startSeq })).toMatchObject({ type: 'accepted' });
      expect(plain(soviet.position)).toEqual(plain(start));
      await finn.until(() => finn.entries.at(-1)?.kind === 'undo');
      expect(plain((finn.position as { state: unknown }).state)).toEqual(
        plain((start as { state: unknown }).state),
      );
      // Back into the set-up: only with consent, and far before what a reopened game remembers.
      expect(await soviet.step({ kind: 'undo', to: startSeq - 12 })).toMatchObject({
        reason: 'needs-consent',
      });
      expect(await soviet.step({ kind: 'ask', what: 'undo', to: startSeq - 12 })).toMatchObject({
        type: 'accepted',
      });
      await finn.until(() => finn.status!.ask !== null);
      const { seq } = finn.status!.ask!;
      expect(
        await soviet.step({ kind: 'answer', ask: soviet.status!.ask!.seq, granted: true }),
      ).toMatchObject({
        reason: 'overtaken',
      });
      expect(await finn.step({ kind: 'answer', ask: seq, granted: true })).toMatchObject({
        type: 'accepted',
      });
      await soviet.until(() => soviet.status!.ask === null);
      expect(plain(soviet.position)).toEqual(plain(await replayed(storage, table.links.finn, 'soviet')));
      expect((soviet.position!.state as { phase: string }).phase).toBe('set-up');
      // Refused, it changes nothing.
      const now = finn.position;
      await soviet.step({ kind: 'ask', what: 'undo', to: startSeq - 20 });
      await finn.until(() => finn.status!.ask !== null);
      await finn.step({ kind: 'answer', ask: finn.status!.ask!.seq, granted: false });
      expect(finn.position).toEqual(now);
      const back = await Client.join(running.base, table.links.soviet, 2);
      await back.until(() => back.seq === finn.seq || back.entries.at(-1)?.granted === false);
      expect(plain(back.position)).toEqual(plain(await replayed(storage, table.links.finn, 'soviet')));
    });

    it('Talvisota: an order on the sheet is taken back freely, and nobody else learns which it was', async () => {
      const table = await newTable(running.base, { game: 'talvisota' });
      const { finn, soviet } = table;
      const onlooker = await Client.join(running.base, table.links.onlooker);
      const rules = rulesOf('talvisota');
      const planOf = (state: State) => [...rules.legalActions(state)].find(({ type }) => type === 'plan');
      await playOn(table, 'talvisota', 4, {
        until: (state) => rules.decider(state) === 'soviet' && planOf(state) !== undefined,
      });
      await settle(table, onlooker);
      const others = [finn, onlooker];
      const before = others.map(({ texts, position }) => ({
        texts: texts.length,
        position: plain(position),
      }));
      const { seq, position } = soviet;
      const plan = planOf(position!.state as State)! as { type: string; strategy: string };
      expect(await soviet.act(plan)).toMatchObject({ type: 'accepted' });
      expect(plain(soviet.position)).not.toEqual(plain(position));
      expect(await soviet.step({ kind: 'undo', to: seq })).toMatchObject({ type: 'accepted' });
      expect(plain(soviet.position)).toEqual(plain(position));
      await settle(table, onlooker);
      for (const [i, other] of others.entries()) {
        expect(plain(other.position)).toEqual(before[i]!.position);
        const told = other.texts.slice(before[i]!.texts).join();
        // That a counter lies face down everybody sees.
        expect(told).toContain('"kind":"act"');
        expect(told).not.toContain(plan.strategy);
      }
    });

    it('Winter War: nobody else learns that a landing was planned, or struck out', async () => {
      const table = await newTable(running.base, { game: 'winter-war', options: { airborne: true } });
      const { finn, soviet } = table;
      const rules = rulesOf('winter-war');
      const planIn = (state: State) => [...rules.legalActions(state)].find(({ type }) => type === 'plan');
      await playOn(table, 'winter-war', 4, {
        until: (state) => rules.decider(state) === 'soviet' && planIn(state) !== undefined,
      });
      await settle(table);
      const [told, seq] = [finn.messages.length, finn.seq];
      expect(await soviet.act(planIn(soviet.position!.state as State)!)).toMatchObject({ type: 'accepted' });
      expect(await soviet.act({ type: 'plan', hex: null })).toMatchObject({ type: 'accepted' });
      await settle(table);
      expect(finn.seq).toBe(seq + 1);
      expect(finn.messages.slice(told).map(({ type }) => type)).toEqual(['steps', 'accepted']);
    });

    it('goes back further than it remembers', async () => {
      const table = await newTable(running.base, { game: 'winter-war' });
      const { finn, soviet } = table;
      await playOn(table, 'winter-war', 21, { steps: 290 });
      await settle(table);
      expect(await soviet.step({ kind: 'ask', what: 'undo', to: 10 })).toMatchObject({ type: 'accepted' });
      await finn.until(() => finn.status!.ask !== null);
      expect(await finn.step({ kind: 'answer', ask: finn.status!.ask!.seq, granted: true })).toMatchObject({
        type: 'accepted',
      });
      await soviet.until(() => soviet.status!.ask === null);
      expect((soviet.position!.state as { phase: string }).phase).toBe('set-up');
      expect(plain(soviet.position)).toEqual(plain(await replayed(storage, table.links.finn, 'soviet')));
      const fresh = await Client.join(running.base, table.links.soviet);
      expect(plain(fresh.position)).toEqual(plain(soviet.position));
    });

    it('ends by agreement or resignation, and goes on with the sides changed', async () => {
      const { finn, soviet, links } = await newTable(running.base, { game: 'talvisota', name: 'Aino' });
      await finn.step({ kind: 'ask', what: 'draw' });
      await soviet.until(() => soviet.status!.ask !== null);
      await soviet.step({ kind: 'answer', ask: soviet.status!.ask!.seq, granted: false });
      expect(soviet.status).toMatchObject({ ask: null, result: null, players: { finn: 'Aino' } });
      await soviet.step({ kind: 'name', name: 'Ivan' });
      expect(await soviet.step({ kind: 'resign' })).toMatchObject({ type: 'accepted' });
      await finn.until(() => finn.status!.result !== null);
      expect(finn.status).toMatchObject({ decider: null, result: { reason: 'resigned', winner: 'finn' } });
      expect(await soviet.act({ type: 'end' })).toMatchObject({ reason: 'over' });
      await soviet.step({ kind: 'ask', what: 'rematch' });
      await finn.until(() => finn.status!.ask !== null);
      await finn.step({ kind: 'answer', ask: finn.status!.ask!.seq, granted: true });
      await soviet.until(() => soviet.status!.rematch !== null);
      expect(await soviet.step({ kind: 'ask', what: 'rematch' })).toMatchObject({ reason: 'not-now' });
      const again = await Client.join(running.base, finn.status!.rematch!);
      expect(again.welcome).toMatchObject({ viewer: 'soviet', game: 'talvisota', seq: 1 });
      expect(again.status!.players).toEqual({ soviet: 'Aino', finn: 'Ivan' });
      const other = await Client.join(running.base, soviet.status!.rematch!);
      expect(other.welcome).toMatchObject({ viewer: 'finn' });
      const onlooker = await Client.join(running.base, links.onlooker);
      expect((await Client.join(running.base, onlooker.status!.rematch!)).welcome!.viewer).toBe('onlooker');
    });

    it('ends by the rules, and is then whole for both', { timeout: 120_000 }, async () => {
      const table = await newTable(running.base, { game: 'talvisota' });
      await playOn(table, 'talvisota', 1, {});
      const { finn, soviet } = table;
      expect(finn.status).toMatchObject({ decider: null, result: { reason: 'rules', winner: null } });
      await soviet.until(() => soviet.status!.result !== null);
      expect(await soviet.step({ kind: 'resign' })).toMatchObject({ reason: 'over' });
      expect(plain(soviet.position)).toEqual(plain(await replayed(storage, table.links.finn, 'soviet')));
    });

    it('is opened from the phase that it is in, whatever lies before', async () => {
      const table = await newTable(running.base, { game: 'winter-war' });
      await playOn(table, 'winter-war', 8, { steps: 300 });
      const id = table.links.finn.split('.')[0]!;
      const [all, opened] = [await storage.read(id, { n: 0 }), await storage.read(id)];
      const { bodyOf } = await import('../src/record.ts');
      const ends = all.filter((row) => {
        const body = bodyOf(row);
        return body.kind === 'act' && body.action.type === 'end';
      });
      // One of them ended the phase before this one.
      expect(ends.length).toBeGreaterThan(5);
      expect(opened[0]!.n).toBeGreaterThanOrEqual(ends.at(-1)!.n);
      expect(opened).toEqual(all.slice(-opened.length));
    });

    it('tells who is here', async () => {
      const { finn, soviet } = await newTable(running.base, { game: 'talvisota' });
      const seen = (): unknown =>
        finn.messages.findLast((message) => message.type === 'presence')?.sides.soviet;
      await finn.until(() => seen() === 'here');
      soviet.send({ type: 'presence', active: false });
      await finn.until(() => seen() === 'away');
      await soviet.close();
      await finn.until(() => typeof seen() === 'object');
      expect(seen()).toEqual({ lastSeen: expect.any(Number) });
    });

    it('takes a game with its history, and gives it back as a file', async () => {
      const table = await newTable(running.base, { game: 'winter-war' });
      // With this seed the game goes on for longer than that.
      await playOn(table, 'winter-war', 6, { steps: 200 });
      await settle(table);
      const take = async (link: string): Promise<string> => {
        const response = await fetch(`${running.base}/api/record`, {
          headers: { Authorization: `Bearer ${link}` },
        });
        return response.text();
      };
      const rules = rulesOf('winter-war');
      const open = await rules.importRecord(await take(table.links.finn));
      // While it goes on: the position as the side sees it, and no action of the other.
      expect(open).toMatchObject({ steps: [] });
      await table.finn.step({ kind: 'resign' });
      const whole = await take(table.links.soviet);
      let turns = 0;
      const count = (): void => void (turns++ < 1000 && setImmediate(count));
      count();
      expect(await rules.importRecord(whole)).toMatchObject({ steps: { length: 200 } });
      // Whoever else asks for something is not kept waiting meanwhile.
      expect(turns).toBeGreaterThanOrEqual(200 / PLAYED_AT_ONCE);
      const links = await createGame(running.base, { game: 'winter-war', record: whole });
      const finn = await Client.join(running.base, links.finn, 0);
      await finn.until(() => finn.entries.at(-1)?.kind === 'join');
      expect(plain(finn.position)).toEqual(plain(table.finn.position));
      expect(finn.entries.filter(({ kind }) => kind === 'act')).not.toHaveLength(0);
      await expect(createGame(running.base, { game: 'talvisota', record: whole })).rejects.toThrow(
        /Talvisota/,
      );
      await expect(createGame(running.base, { game: 'talvisota', options: { solo: true } })).rejects.toThrow(
        /nobody to play with/,
      );
    });

    it('goes by the handicap that whoever made it has named', async () => {
      const table = await newTable(running.base, { game: 'winter-war', options: { handicap: 30 } });
      for (const { welcome } of [table.finn, table.soviet])
        expect(welcome!.options).toMatchObject({ errata: true, handicap: 30 });
    });
  });
});

it('a step that was stored though storing it failed is entered once', async () => {
  const records = memoryStorage();
  let fails = false;
  const running = await startHost({
    ...records,
    append: async (rows) => {
      const stored = await records.append(rows);
      if (fails) throw new Error('the connection was lost');
      return stored;
    },
  });
  const table = await newTable(running.base, { game: 'talvisota' });
  const { finn, soviet } = table;
  const once = { id: 'same-step-1', follows: finn.seq };
  fails = true;
  expect(await finn.step({ kind: 'chat', text: 'Hello' }, once)).toMatchObject({ reason: 'storage' });
  fails = false;
  expect(await finn.step({ kind: 'chat', text: 'Hello' }, once)).toMatchObject({ type: 'accepted' });
  await settle(table);
  for (const { entries } of [finn, soviet])
    expect(entries.filter(({ kind }) => kind === 'chat')).toHaveLength(1);
  expect(running.lines.join('')).toContain('the connection was lost');
  await running.stop();
});
