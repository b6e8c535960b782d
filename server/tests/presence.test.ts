/** Who is at a table, where announcements of several hosts come late, in another order, or back to their sender. */
import { PresenceOfGame, type Client } from '../src/presence.ts';
import type { HostMessage, Side } from '../src/protocol.ts';

type Told = HostMessage & { readonly type: 'presence' };

/** A game at a host: what it announced, and what an own player of it was told last. */
function atHost(hostId: string) {
  const announced: string[] = [];
  const clients = new Set<Client>();
  let number = 0;
  const presence = new PresenceOfGame(
    { hostId, now: () => 1000, announce: (text) => void announced.push(text), nextNumber: () => ++number },
    'game',
    clients,
  );
  const told: Told[] = [];
  const come = (viewer: Side, tab: string, active = true): Client => {
    const send = (text: string): void => void (viewer === 'finn' && told.push(JSON.parse(text) as Told));
    const client: Client = { viewer, tab, active, send, hasRoom: async () => true, end: () => {} };
    clients.add(client);
    presence.tell();
    return client;
  };
  const leave = (client: Client): void => {
    clients.delete(client);
    presence.hasLeft(client.viewer as Side);
    presence.tell();
  };
  const hear = (text: string): void => presence.hear(text.split(':').slice(2));
  return { announced, told, presence, come, leave, hear };
}

it('is not changed by what a host announced itself before, when that comes back to it', () => {
  const one = atHost('one');
  one.come('finn', 'tab-finn');
  const soviet = one.come('soviet', 'tab-soviet');
  soviet.active = false;
  one.presence.tell();
  one.leave(soviet);
  const count = one.told.length;
  for (const text of one.announced) one.hear(text);
  expect(one.told).toHaveLength(count);
  expect(one.presence.of('soviet')).toEqual({ lastSeen: 1000 });
});

it('follows from the latest announcement of a host, whatever arrives after it', () => {
  const [one, two] = [atHost('one'), atHost('two')];
  const soviet = one.come('soviet', 'tab-soviet');
  const here = one.announced.at(-1)!;
  soviet.active = false;
  one.presence.tell();
  const away = one.announced.at(-1)!;
  one.leave(soviet);
  const gone = one.announced.at(-1)!;
  two.hear(here);
  expect(two.presence.of('soviet')).toBe('here');
  two.hear(gone);
  two.hear(away);
  expect(two.presence.of('soviet')).toEqual({ lastSeen: 1000 });
});

it('is what any host says of a player: leaving one of them is not leaving the table', () => {
  const [one, two, three] = [atHost('one'), atHost('two'), atHost('three')];
  const leaving = one.come('soviet', 'tab-a');
  two.come('soviet', 'tab-b', false);
  for (const host of [one, two]) three.hear(host.announced.at(-1)!);
  one.leave(leaving);
  three.hear(one.announced.at(-1)!);
  expect(three.presence.of('soviet')).toBe('away');
});

it('tells a side alone in how many tabs it is open, at whichever host, and counts a tab that has moved once', () => {
  const [one, two] = [atHost('one'), atHost('two')];
  const tabs = (): number | undefined => one.told.at(-1)!.tabs;
  one.come('finn', 'tab-a');
  expect(tabs()).toBe(1);
  one.come('finn', 'tab-a');
  one.come('soviet', 'tab-x');
  expect(tabs()).toBe(1);
  two.come('finn', 'tab-a');
  one.hear(two.announced.at(-1)!);
  expect(tabs()).toBe(1);
  two.come('finn', 'tab-b');
  one.hear(two.announced.at(-1)!);
  expect(tabs()).toBe(2);
});
