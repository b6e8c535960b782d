import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { readPosition, serialise } from '../../src/engine/winter-war/index.ts';
import { Client, createGame } from '../soak/client.ts';
import { rulesOf, type Action } from '../src/engines.ts';
import { networkOf } from '../src/limits.ts';
import { CLOSE, PROTOCOL, type NewGameAnswer } from '../src/protocol.ts';
import { DamagedRecord } from '../src/record.ts';
import { diceOf } from '../src/secrets.ts';
import type { Storage } from '../src/storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { newTable, startHost, type RunningHost, type Table } from './running-host.ts';

let running: RunningHost;
let table: Table;
beforeEach(async () => {
  running = await startHost(memoryStorage(), { limits: { sockets: 300, burst: 100, perSecond: 20 } });
  table = await newTable(running.base, { game: 'winter-war' });
});
afterEach(() => running.stop());

/** The game is as it was, and goes on. */
async function expectUntouched(): Promise<void> {
  const { finn } = table;
  const fresh = await Client.join(running.base, table.links.finn);
  expect(fresh.seq).toBe(2);
  expect(JSON.stringify(fresh.position)).toBe(JSON.stringify(finn.welcome!.position));
  expect(await fresh.step({ kind: 'chat', text: 'still here' })).toMatchObject({ type: 'accepted' });
}

it.each([
  ['no JSON', '{"type":"step"'],
  ['no message', '{"type":"launch"}'],
  ['a field too many', '{"type":"presence","active":true,"side":"soviet"}'],
  ['a deep one', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['a long id', `{"type":"step","id":"${'x'.repeat(500)}","follows":2,"request":{"kind":"resign"}}`],
  ['another side', '{"type":"step","id":"12345678","follows":2,"side":"soviet","request":{"kind":"resign"}}'],
  [
    'dice of one’s own',
    '{"type":"step","id":"12345678","follows":2,"request":{"kind":"act","action":{"type":"roll"},"dice":[6]}}',
  ],
  [
    'a text too long',
    `{"type":"step","id":"12345678","follows":2,"request":{"kind":"chat","text":"${'x'.repeat(501)}"}}`,
  ],
  [
    'a webhook without https',
    '{"type":"step","id":"12345678","follows":2,"request":{"kind":"webhook","webhook":{"url":"http://example.org","format":"json"}}}',
  ],
  ['a number that is none', '{"type":"step","id":"12345678","follows":1e999,"request":{"kind":"resign"}}'],
])('refuses a malformed message: %s', async (_, text) => {
  const { finn } = table;
  finn.send(text);
  await finn.until(() => finn.messages.at(-1)?.type === 'refused');
  expect(finn.messages.at(-1)).toMatchObject({ reason: 'malformed' });
  await expectUntouched();
});

it('closes the socket of a huge message, and of a binary flood', async () => {
  table.finn.send('x'.repeat(20_000));
  await table.finn.until(() => table.finn.closed !== null);
  const { soviet } = table;
  for (let i = 0; i < 200; i++) soviet.socket.send(Buffer.alloc(10));
  await soviet.until(() => soviet.closed !== null);
  expect(soviet.closed).toBe(CLOSE.tooMuch);
  await expectUntouched();
});

it('refuses what is not the sender’s to do', async () => {
  const { finn, soviet, links } = table;
  const onlooker = await Client.join(running.base, links.onlooker);
  for (const request of [
    { kind: 'resign' },
    { kind: 'chat', text: 'hello' },
    { kind: 'relink', viewer: 'onlooker' },
  ])
    expect(await onlooker.step(request)).toMatchObject({ type: 'refused', reason: 'not-yours' });
  expect(await soviet.act({ type: 'end' })).toMatchObject({ reason: 'not-yours' });
  expect(await soviet.step({ kind: 'relink', viewer: 'finn' })).toMatchObject({ reason: 'not-yours' });
  expect(await finn.step({ kind: 'answer', ask: 1, granted: true })).toMatchObject({ reason: 'overtaken' });
  expect(await finn.step({ kind: 'claim' })).toMatchObject({ reason: 'not-now' });
  expect(await finn.step({ kind: 'undo', to: 0 })).toMatchObject({ reason: 'not-now' });
  expect(await finn.step({ kind: 'undo', to: 999_999 })).toMatchObject({ reason: 'not-now' });
  expect(await finn.step({ kind: 'ask', what: 'rematch' })).toMatchObject({ reason: 'not-now' });
  expect(await finn.act({ type: 'move', unit: 3, path: [1, 2] })).toMatchObject({ reason: 'rule' });
  finn.send(
    '{"type":"step","id":"prototype-1","follows":2,"request":{"kind":"act","action":{"type":"end","__proto__":{"phase":"over"}}}}',
  );
  await finn.until(() => JSON.stringify(finn.messages.at(-1)).includes('prototype-1'));
  expect(finn.messages.at(-1)).toMatchObject({ reason: 'rule' });
  await expectUntouched();
});

it('lets nobody in by a guessed, old or changed link, and soon does not listen to who guesses', async () => {
  const { links } = table;
  const [id, proof] = links.finn.split('.') as [string, string];
  const tries = [
    '',
    'x',
    id,
    `${id}.`,
    `${id}.${proof.slice(1)}A`,
    `${'A'.repeat(16)}.${proof}`,
    `${links.finn} `,
  ];
  for (const link of tries) {
    const client = await Client.join(running.base, link);
    await client.until(() => client.closed !== null);
    expect(client.welcome).toBeNull();
    expect(client.closed).toBe(CLOSE.notAllowed);
  }
  const closed: (number | null)[] = [];
  for (let i = 0; i < 25; i++) {
    const client = await Client.join(running.base, `${id}.${'B'.repeat(24)}`);
    await client.until(() => client.closed !== null);
    closed.push(client.closed);
  }
  expect(closed.at(-1)).toBe(CLOSE.tooMuch);
  // Behind one address there may be others.
  expect((await Client.join(running.base, links.finn)).welcome).not.toBeNull();
});

it('has one question open at a time, which only the other player answers', async () => {
  const { finn, soviet } = table;
  const ask = { kind: 'ask', what: 'draw' };
  expect(await finn.step(ask)).toMatchObject({ type: 'accepted' });
  await soviet.until(() => soviet.status!.ask !== null);
  const answer = (to: number) => ({ kind: 'answer', ask: to, granted: true });
  const { seq } = soviet.status!.ask!;
  expect(await soviet.step(ask)).toMatchObject({ reason: 'not-now' });
  expect(await finn.step(answer(finn.status!.ask!.seq))).toMatchObject({ reason: 'overtaken' });
  expect(await soviet.step(answer(seq + 1))).toMatchObject({ reason: 'overtaken' });
  expect(await soviet.step(answer(seq))).toMatchObject({ type: 'accepted' });
  expect(soviet.status).toMatchObject({ ask: null, result: { reason: 'draw', winner: null } });
  for (const request of [{ kind: 'resign' }, { kind: 'claim' }, { kind: 'undo', to: 2 }, ask])
    expect(await soviet.step(request)).toMatchObject({ reason: 'over' });
});

it('rolls every face equally often', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (let depth = 0; depth < 200; depth++) {
    const face = diceOf('00ff', depth, { type: 'end' } as Action);
    // More dice than one block of random bytes holds.
    for (let nth = 0; nth < 60; nth++) counts[face(nth) - 1]!++;
  }
  // Of 12,000 dice each face is due 2000 times, with a standard deviation of 41.
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(4 * 41);
});

it('rolls the same for an action however it is written, and anew for another', () => {
  const dice = (action: object): readonly number[] => {
    const face = diceOf('00ff', 7, action as Action);
    return Array.from({ length: 20 }, (_, nth) => face(nth));
  };
  const attack = { type: 'attack', attackers: [31, 4, 12], targets: [700, 661] };
  for (const same of [
    { targets: [700, 661], attackers: [31, 4, 12], type: 'attack' },
    { type: 'attack', attackers: [4, 12, 31], targets: [661, 700] },
  ])
    expect(dice(same)).toEqual(dice(attack));
  for (const other of [
    { ...attack, attackers: [31, 4] },
    { ...attack, targets: [31, 4, 12], attackers: [700, 661] },
  ])
    expect(dice(other)).not.toEqual(dice(attack));
});

it('enters messages without what cannot be seen or turns others around, and none that has nothing else', async () => {
  const { finn } = table;
  const say = (text: string) => finn.step({ kind: 'chat', text });
  for (const text of ['\u200b', '\u202e\u2066 \u00a0'])
    expect(await say(text)).toMatchObject({ type: 'refused', reason: 'malformed' });
  for (const text of ['\u001b[31mred\u0007', 'a\u202eb\u2028c', '👨\u200d👩\u200d👧']) await say(text);
  expect(finn.entries.slice(-3).map(({ text }) => text)).toEqual(['[31mred', 'ab c', '👨\u200d👩\u200d👧']);
});

it('ends an old link when its owner replaces it', async () => {
  const { finn, soviet, links } = table;
  const stolen = await Client.join(running.base, links.finn);
  expect(await finn.step({ kind: 'relink', viewer: 'finn' })).toMatchObject({ type: 'accepted' });
  await stolen.until(() => stolen.closed !== null);
  expect(stolen.closed).toBe(CLOSE.replaced);
  expect(finn.closed).toBeNull();
  expect((await Client.join(running.base, links.finn)).welcome).toBeNull();
  const renewed = await Client.join(running.base, finn.status!.links.finn!);
  expect(renewed.welcome!.viewer).toBe('finn');
  // The other side is told nothing of it, and never sees the link.
  expect(soviet.seq).toBe(2);
  expect(soviet.texts.join('')).not.toContain(finn.status!.links.finn);
});

it('tells a page of another version to reload', async () => {
  const client = new Client(running.base);
  await client.opened();
  client.send({ type: 'join', protocol: PROTOCOL + 1, link: table.links.finn });
  await client.until(() => client.closed !== null);
  expect(client.messages).toEqual([{ type: 'reload', protocol: PROTOCOL }]);
  expect(client.closed).toBe(CLOSE.reload);
});

it('takes a thousand connections as far as it has room, and goes on serving', async () => {
  const sockets = Array.from(
    { length: 1000 },
    () => new WebSocket(`${running.base.replace('http', 'ws')}/play`),
  );
  const opened = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.on('open', () => resolve(true));
          socket.on('error', () => resolve(false));
        }),
    ),
  );
  expect(opened.filter(Boolean).length).toBeLessThanOrEqual(300);
  expect(opened.filter(Boolean).length).toBeGreaterThan(200);
  expect(await table.finn.step({ kind: 'chat', text: 'still here' })).toMatchObject({ type: 'accepted' });
  expect((await fetch(`${running.base}/healthz`)).status).toBe(200);
  for (const socket of sockets) socket.terminate();
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['', ''],
])('counts all addresses of one network as one: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('lets one address make only so many new games, and counts those that it refused', async () => {
  const one = await startHost(memoryStorage(), { newGames: { burst: 2, perSecond: 0 } });
  const make = () => createGame(one.base, { game: 'talvisota' });
  await make();
  await make();
  await expect(make()).rejects.toThrow('Too many new games from here. Try again later.');
  const text = await (await fetch(`${one.base}/metrics`)).text();
  expect(text).toContain('winter_war_games_created_total 2\n');
  expect(text).toContain('winter_war_connections_refused_total{reason="too-fast"} 1\n');
  await one.stop();
});

it('refuses new games that are none, or too large', async () => {
  const post = (body: string): Promise<Response> =>
    fetch(`${running.base}/api/games`, { method: 'POST', body });
  expect((await post('{')).status).toBe(400);
  expect((await post('{"game":"chess","side":"finn"}')).status).toBe(400);
  for (const options of ['"noSuch":true', '"noSuch":5', '"clar1":5', '"handicap":true', '"handicap":61'])
    expect((await post(`{"game":"winter-war","side":"finn","options":{${options}}}`)).status).toBe(400);
  expect((await post('{"game":"talvisota","side":"finn","options":{"handicap":5}}')).status).toBe(400);
  expect((await post('{"game":"winter-war","side":"finn","record":"{}"}')).status).toBe(400);
  expect((await post(`{"record":"${'x'.repeat(2_100_000)}"}`)).status).toBe(413);
  expect(
    (await fetch(`${running.base}/api/record`, { headers: { Authorization: 'Bearer x.y' } })).status,
  ).toBe(404);
  expect((await fetch(`${running.base}/../../etc/passwd`)).status).toBe(404);
  expect((await fetch(`${running.base}/%2e%2e/package.json`)).status).toBe(404);
});

it('refuses a game that begins where none can, with the reason', async () => {
  const start = (units: string): string => {
    const read = readPosition(`winter-war 4S movement rules=errata 1602=0-1-2/7A 1405=6-6-2/4 ${units}`);
    if (!read.ok) throw new Error(read.refusal.text);
    return serialise(read.timeline);
  };
  const make = (record: string) => createGame(running.base, { game: 'winter-war', record });
  await expect(make(start('1202=4-4-2/21'))).rejects.toThrow('1202 is open water');
  await expect(make(start('1504=4-4-2/21'))).resolves.toHaveProperty('finn');
});

it('survives requests that are none', async () => {
  const { port } = new URL(running.base);
  for (const text of [
    '\r\n\r\n',
    'GET //[ HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /play HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'GET //[ HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  ])
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
      socket.on('data', () => socket.destroy());
      setTimeout(() => socket.destroy(), 500);
    });
  expect((await fetch(`${running.base}/healthz`)).status).toBe(200);
  await expectUntouched();
});

it('does not let a player fill the record with talk', async () => {
  const strict = await startHost(memoryStorage(), { talk: { burst: 5, perSecond: 0.001 } });
  const { finn, soviet } = await newTable(strict.base, { game: 'talvisota' });
  const answers = [];
  for (let i = 0; i < 7; i++) answers.push(await finn.step({ kind: 'chat', text: 'Hurry!' }));
  expect(answers.map((answer) => answer?.type)).toEqual([...Array(5).fill('accepted'), 'refused', 'refused']);
  expect(answers.at(-1)).toMatchObject({ reason: 'too-fast' });
  // Play goes on, and the other may still speak.
  expect(await soviet.step({ kind: 'chat', text: 'Patience.' })).toMatchObject({ type: 'accepted' });
  await strict.stop();
});

it('writes no link, text or webhook into its log or metrics', async () => {
  const { finn, links } = table;
  await finn.step({ kind: 'chat', text: 'between the two of us' });
  await finn.step({ kind: 'webhook', webhook: { url: 'https://example.invalid/secret', format: 'json' } });
  const written = running.lines.join('\n') + (await (await fetch(`${running.base}/metrics`)).text());
  for (const secret of [...Object.values(links), 'between the two', 'example.invalid'])
    expect(written).not.toContain(secret.split('.')[1] ?? secret);
  expect(written).toContain('winter_war_steps_total 2');
});

it('serves a page of another origin as its own, without cookies: the link is the only key', async () => {
  const Origin = 'https://static.example.org';
  const preflight = (pathname: string, headers: string): Promise<Response> =>
    fetch(running.base + pathname, {
      method: 'OPTIONS',
      headers: {
        Origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': headers,
      },
    });
  for (const [pathname, header] of [
    ['/api/games', 'content-type'],
    ['/api/record', 'authorization'],
  ] as const) {
    const { status, headers } = await preflight(pathname, header);
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toContain(header);
    // With cookies a browser would refuse the answer.
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  }
  const allowed = (response: Response): string | null => response.headers.get('access-control-allow-origin');
  expect(allowed(await fetch(`${running.base}/healthz`, { headers: { Origin } }))).toBe('*');
  const made = await fetch(`${running.base}/api/games`, {
    method: 'POST',
    headers: { Origin, 'Content-Type': 'application/json' },
    body: '{"game":"talvisota","side":"finn"}',
  });
  expect([made.status, allowed(made)]).toEqual([201, '*']);
  const { links } = (await made.json()) as NewGameAnswer;
  expect(new Set(Object.values(links)).size).toBe(3);
  const record = await fetch(`${running.base}/api/record`, {
    headers: { Origin, Authorization: `Bearer ${links.finn}` },
  });
  expect([record.status, allowed(record)]).toEqual([200, '*']);
  // What a page may not read says nothing either.
  expect(allowed(await fetch(`${running.base}/metrics`, { headers: { Origin } }))).toBeNull();
  const socket = new WebSocket(`${running.base.replace('http', 'ws')}/play`, { origin: Origin });
  const opened = await new Promise<boolean>((resolve) => {
    socket.on('open', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
  expect(opened).toBe(true);
  socket.terminate();
});

it('refuses a step over which the rules fail, for good, and the game goes on', async () => {
  const { finn, soviet } = table;
  const failing = vi.spyOn(rulesOf('winter-war'), 'play').mockImplementation(() => {
    throw new TypeError('units of undefined');
  });
  const before = finn.entries.length;
  const answer = await finn.act({ type: 'end' });
  failing.mockRestore();
  expect(answer).toMatchObject({ type: 'refused', reason: 'fault' });
  expect(running.lines.filter((line) => line.includes('"rules"'))).toEqual([
    expect.stringContaining('units of undefined'),
  ]);
  expect(running.metrics.text()).toMatch(/winter_war_rules_faults_total 1\n/);
  expect(running.metrics.text()).toMatch(/winter_war_storage_errors_total 0\n/);
  await soviet.step({ kind: 'chat', text: 'and now?' });
  await finn.until(() => finn.entries.at(-1)?.kind === 'chat');
  expect(finn.entries).toHaveLength(before + 1);
});

describe('a game whose record cannot be read', () => {
  it('lets nobody in, and says so once and for all', async () => {
    const storage = memoryStorage();
    const whole = await startHost(storage);
    const { links } = await newTable(whole.base, { game: 'winter-war' });
    await whole.stop();
    const read: Storage['read'] = async (...asked) =>
      (await storage.read(...asked)).map((row) => (row.n ? { ...row, body: row.body.slice(0, -9) } : row));
    const damaged = await startHost({ ...storage, read });
    const { welcome, closed, messages } = await Client.join(damaged.base, links.finn);
    expect([welcome, closed]).toEqual([null, CLOSE.damaged]);
    expect(messages).toEqual([{ type: 'closing', reason: 'damaged' }]);
    await damaged.stop();
  });

  it('is let go of by everybody who is at it', async () => {
    const storage = memoryStorage();
    let isDamaged = false;
    const append: Storage['append'] = (rows) =>
      isDamaged ? Promise.reject(new DamagedRecord('malformed')) : storage.append(rows);
    const failing = await startHost({ ...storage, append });
    const { finn, soviet } = await newTable(failing.base, { game: 'winter-war' });
    isDamaged = true;
    expect(await finn.step({ kind: 'chat', text: 'hello' })).toBeNull();
    await soviet.until(() => soviet.closed !== null);
    expect([finn.closed, soviet.closed]).toEqual([CLOSE.damaged, CLOSE.damaged]);
    await failing.stop();
  });
});
