import type { RequestOptions } from 'node:https';
import { bodyOfNews, callWebhook, isPublic, type Outside, type TurnNews } from '../src/webhook.ts';

const newsTo = (url: string, format: TurnNews['webhook']['format'] = 'json'): TurnNews => ({
  webhook: { url, format },
  game: 'winter-war',
  side: 'finn',
  turn: 3,
});

function outside(addresses: readonly string[], status = 204): Outside & { readonly calls: RequestOptions[] } {
  const calls: RequestOptions[] = [];
  return {
    calls,
    resolve: async () => addresses,
    request: async (options) => {
      calls.push(options);
      return status;
    },
  };
}

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  'localhost',
  '',
])('is not public: %s', (address) => expect(isPublic(address)).toBe(false));

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  'is public: %s',
  (address) => expect(isPublic(address)).toBe(true),
);

it('uses the very address that it has checked, under the name of the server', async () => {
  const world = outside(['93.184.216.34', '2606:2800::1']);
  expect(await callWebhook(newsTo('https://hooks.example.org/a?b=c'), world)).toBeNull();
  expect(world.calls).toMatchObject([
    {
      host: '93.184.216.34',
      servername: 'hooks.example.org',
      path: '/a?b=c',
      headers: { Host: 'hooks.example.org' },
    },
  ]);
});

it.each([
  ['https://hooks.example.org/', ['10.0.0.1'], 'private'],
  ['https://hooks.example.org/', ['8.8.8.8', '127.0.0.1'], 'private'],
  ['https://127.0.0.1/', [], 'private'],
  ['https://[::1]/', [], 'private'],
  ['https://[::ffff:127.0.0.1]/', [], 'private'],
  ['https://hooks.example.org/', ['::ffff:10.0.0.1'], 'private'],
  ['https://2130706433/', [], 'private'],
  ['https://0x7f.1/', [], 'private'],
  ['https://hooks.example.org:8443/', ['8.8.8.8'], 'port'],
  ['https://user:secret@hooks.example.org/', ['8.8.8.8'], 'password'],
  ['http://hooks.example.org/', ['8.8.8.8'], 'https'],
  ['https://nowhere.example.org/', [], 'not known'],
  ['no address', [], 'no address'],
])('does not call %s (%s)', async (url, addresses, reason) => {
  const world = outside(addresses);
  expect(await callWebhook(newsTo(url), world)).toContain(reason);
  expect(world.calls).toEqual([]);
});

it('does not follow where an answer leads', async () => {
  const world = outside(['8.8.8.8'], 302);
  expect(await callWebhook(newsTo('https://example.org/'), world)).toBe('The server answered 302.');
  expect(world.calls).toHaveLength(1);
});

it('does not call this machine by a name that it knows itself', async () => {
  expect(await callWebhook(newsTo('https://localhost/'))).toContain('private');
});

it.each<[string, Partial<Outside>]>([
  ['name server', { resolve: () => new Promise(() => {}) }],
  ['server, whatever it sends meanwhile,', { request: () => new Promise(() => {}) }],
])('waits for no %s longer than for a whole call', async (_, silent) => {
  const world = { ...outside(['8.8.8.8']), ...silent };
  expect(await callWebhook(newsTo('https://example.org/'), world, 20)).toMatch(/not answer|not known/);
});

it('ends the request when the time of the call is over', async () => {
  const world = outside(['8.8.8.8']);
  await callWebhook(
    newsTo('https://example.org/'),
    {
      ...world,
      request: async (options, body) => {
        await world.request(options, body);
        return new Promise((_, reject) => {
          options.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
    },
    20,
  );
  expect(world.calls[0]!.signal!.aborted).toBe(true);
});

it('says the same of a name that is not known and of one that only this network knows', async () => {
  const unknown: Outside = {
    ...outside([]),
    resolve: async () => {
      throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
    },
  };
  const news = newsTo('https://intranet.example.org/');
  expect(await callWebhook(news, unknown)).toBe(await callWebhook(news, outside(['10.0.0.1'])));
});

it('tells its owner what went wrong', async () => {
  expect(await callWebhook(newsTo('https://example.org/'), outside(['8.8.8.8'], 404))).toContain('404');
  const broken: Outside = {
    resolve: async () => ['8.8.8.8'],
    request: async () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    },
  };
  expect(await callWebhook(newsTo('https://example.org/'), broken)).toContain('ECONNREFUSED');
});

it('says the same to each service in its own way, and nobody is pinged', () => {
  const text = 'Winter War: the Finnish player is to decide (turn 3).';
  expect(JSON.parse(bodyOfNews(newsTo('https://x.org', 'discord')))).toEqual({
    content: text,
    allowed_mentions: { parse: [] },
  });
  expect(JSON.parse(bodyOfNews(newsTo('https://x.org', 'slack')))).toEqual({ text });
  expect(JSON.parse(bodyOfNews(newsTo('https://x.org')))).toMatchObject({
    event: 'turn',
    side: 'finn',
    text,
  });
});
