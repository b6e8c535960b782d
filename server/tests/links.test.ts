/** The link of a side is replaced once its page has another: whoever made the game then no longer holds the other's. */
import { Client, createGame } from '../soak/client.ts';
import { CLOSE, PROTOCOL, SIDES, type Side } from '../src/protocol.ts';
import { bodyOf, type Row } from '../src/record.ts';
import type { Storage } from '../src/storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { newTable, startHost, type RunningHost } from './running-host.ts';
import { STORES } from './stores.ts';

let storage: Storage;
let running: RunningHost;
let links: Readonly<Record<Side | 'onlooker', string>>;
beforeEach(async () => {
  storage = memoryStorage();
  running = await startHost(storage);
  links = await createGame(running.base, { game: 'talvisota' });
});
afterEach(() => running.stop());

const join = (link: string, { base } = running): Promise<Client> => Client.join(base, link);

/** The link that a client is offered, unasked. */
async function offeredTo(client: Client): Promise<string> {
  const find = () => client.messages.findLast((message) => message.type === 'link');
  await client.until(() => find() !== undefined);
  return find()!.link;
}

/** How a link is answered: by whose side it opens, or by the code of the farewell. */
async function answerTo(link: string, at = running): Promise<Side | 'onlooker' | number | null> {
  const client = await join(link, at);
  if (client.welcome) return client.welcome.viewer;
  await client.until(() => client.closed !== null);
  return client.closed;
}

it.each(SIDES)('the first link of the %s side ends when its page has taken another', async (side) => {
  const page = await join(links[side]);
  // Somebody else who has the first link, and is offered another one too.
  const maker = await join(links[side]);
  const [own, makers] = [await offeredTo(page), await offeredTo(maker)];
  expect(new Set([own, makers, links[side]]).size).toBe(3);
  page.send({ type: 'link', take: own });
  await maker.until(() => maker.closed !== null);
  expect(maker.closed).toBe(CLOSE.replaced);
  expect([await answerTo(links[side]), await answerTo(makers), await answerTo(own)]).toEqual([
    CLOSE.replaced,
    CLOSE.replaced,
    side,
  ]);
  expect(page.closed).toBeNull();
  // Taken again, as after a lost answer, it stays; and there is no reason for another.
  page.send({ type: 'link', take: own });
  expect(await page.step({ kind: 'chat', text: 'Here.' })).toMatchObject({ type: 'accepted' });
  const again = await join(own);
  expect(await again.step({ kind: 'chat', text: 'Here too.' })).toMatchObject({ type: 'accepted' });
  expect(again.messages.some(({ type }) => type === 'link')).toBe(false);
});

it('until then the first link opens the game: an offer may be lost, or never kept', async () => {
  const lost = await offeredTo(await join(links.soviet));
  expect(await answerTo(links.soviet)).toBe('soviet');
  // A page that kept the offer, and whose word was lost, comes back by it.
  expect(await answerTo(lost)).toBe('soviet');
  expect(await answerTo(links.soviet)).toBe(CLOSE.replaced);
});

it('a player whose page kept no offer gets another, whatever link the other has taken since', async () => {
  await (await join(links.soviet)).close();
  const finn = await join(links.finn);
  const own = await offeredTo(finn);
  finn.send({ type: 'link', take: own });
  expect(await answerTo(own)).toBe('finn');
  const offered = await offeredTo(await join(links.soviet));
  expect(await answerTo(offered)).toBe('soviet');
});

it('who only asks what a link leads to has not joined, is told to nobody, and can do nothing', async () => {
  const finn = await join(links.finn);
  const look = async (link: string): Promise<Client> => {
    const client = new Client(running.base);
    await client.opened();
    client.send({ type: 'join', protocol: PROTOCOL, link, look: true });
    await client.until(() => client.messages.length > 0);
    return client;
  };
  const told = finn.messages.length;
  const looker = await look(links.soviet);
  expect(looker.welcome).toMatchObject({ viewer: 'soviet', status: { joined: ['finn'] } });
  expect(await looker.step({ kind: 'chat', text: 'Here.' })).toBeNull();
  expect(looker.closed).toBe(CLOSE.notAllowed);
  const twice = await look(links.soviet);
  twice.send({ type: 'join', protocol: PROTOCOL, link: links.soviet });
  await twice.until(() => twice.closed !== null);
  expect(twice.closed).toBe(CLOSE.tooMuch);
  // The first thing that the other player is told is what he does himself.
  await finn.step({ kind: 'chat', text: 'Nobody?' });
  expect(finn.messages.slice(told).map(({ type }) => type)).toEqual(['steps', 'accepted']);
  expect(finn.status!.joined).toEqual(['finn']);
});

it('nobody is told of it, and the other player never gets the link', async () => {
  const { finn, soviet } = await newTable(running.base, { game: 'talvisota' });
  const own = await offeredTo(soviet);
  const [before, onlooker] = [finn.texts.length, finn.status!.links.onlooker!];
  const watching = await join(onlooker);
  const seen = watching.seq;
  soviet.send({ type: 'link', take: own });
  await soviet.step({ kind: 'chat', text: 'Now.' });
  await finn.until(() => finn.entries.at(-1)?.text === 'Now.');
  expect(finn.messages.slice(before).map(({ type }) => type)).toEqual(['presence', 'steps']);
  expect(finn.texts.join('')).not.toContain(own);
  expect(watching.seq).toBe(seen);
  expect(soviet.status!.links.soviet).toBe(own);
});

it('a player asks for another link, and keeps the old one until the new one is taken', async () => {
  const page = await join(links.finn);
  const first = await offeredTo(page);
  page.send({ type: 'link', take: first });
  page.send({ type: 'link', take: null });
  await page.until(() => page.messages.filter(({ type }) => type === 'link').length === 2);
  const second = await offeredTo(page);
  expect(await answerTo(first)).toBe('finn');
  page.send({ type: 'link', take: second });
  expect(await answerTo(second)).toBe('finn');
  expect(await answerTo(first)).toBe(CLOSE.replaced);
});

it('nobody takes what he was not offered: another side’s, another game’s, an invented one', async () => {
  const other = await createGame(running.base, { game: 'talvisota' });
  const theirs = await offeredTo(await join(links.soviet));
  for (const take of [
    theirs,
    await offeredTo(await join(other.finn)),
    `${links.finn.split('.')[0]}.${'A'.repeat(32)}`,
  ]) {
    const page = await join(links.finn);
    page.send({ type: 'link', take });
    await page.until(() => page.closed !== null);
    expect(page.closed).toBe(CLOSE.replaced);
  }
  expect([await answerTo(links.finn), await answerTo(links.soviet)]).toEqual(['finn', 'soviet']);
});

it('the links of a rematch, which each player got for himself, stay; and neither sees the other’s', async () => {
  const { finn, soviet } = await newTable(running.base, { game: 'talvisota' });
  await finn.step({ kind: 'resign' });
  await finn.step({ kind: 'ask', what: 'rematch' });
  await soviet.until(() => soviet.status!.ask !== null);
  await soviet.step({ kind: 'answer', ask: soviet.status!.ask!.seq, granted: true });
  const next = await join(soviet.status!.rematch!);
  expect(next.welcome!.viewer).toBe('finn');
  expect(Object.keys(next.status!.links)).toEqual(['finn', 'onlooker']);
  await next.step({ kind: 'chat', text: 'And again.' });
  expect(next.messages.some(({ type }) => type === 'link')).toBe(false);
});

it('in a game of an earlier version whoever has joined keeps his link, and who joins now gets another', async () => {
  const finn = await join(links.finn);
  const id = links.finn.split('.')[0]!;
  await finn.close();
  // As its rows were written then.
  const old = (await storage.read(id, { n: 0 })).map((row): Row => {
    const { replaces: _, ...body } = bodyOf(row) as ReturnType<typeof bodyOf> & { replaces?: true };
    return { ...row, body: JSON.stringify(body) };
  });
  const earlier = memoryStorage();
  await earlier.append(old);
  const host = await startHost(earlier);
  const back = await join(links.finn, host);
  await back.step({ kind: 'chat', text: 'Back.' });
  expect(back.messages.some(({ type }) => type === 'link')).toBe(false);
  expect(await offeredTo(await join(links.soviet, host))).not.toBe(links.soviet);
  await host.stop();
});

describe.skipIf(STORES[1]!.isMissing)('two hosts on one database', () => {
  it('both know a link that was taken at one of them, and the one before', async () => {
    const place = await STORES[1]!.newPlace();
    // The second hears nothing of the first.
    const deaf = await place.open();
    const [one, two] = [
      await startHost(await place.open()),
      await startHost({ ...deaf, connect: () => () => {} }),
    ];
    const game = await createGame(one.base, { game: 'talvisota' });
    expect(await answerTo(game.finn, two)).toBe('finn');
    const page = await join(game.finn, one);
    const first = await offeredTo(page);
    page.send({ type: 'link', take: first });
    page.send({ type: 'link', take: null });
    await page.until(() => page.messages.filter(({ type }) => type === 'link').length === 2);
    const second = await offeredTo(page);
    page.send({ type: 'link', take: second });
    await page.step({ kind: 'chat', text: 'Done.' });
    expect(await answerTo(second, two)).toBe('finn');
    expect(await answerTo(first, two)).toBe(CLOSE.replaced);
    await Promise.all([one.stop(), two.stop()]);
    await place.remove();
  });
});
