/** Who is at a table, where announcements of several hosts come late, in another order, or back to their sender. */
import { PresenceOfGame, type Client } from '../src/presence.ts';
import type { HostMessage, Side } from '../src/protocol.ts';

type Told = HostMessage & { readonly type: 'presence' };

/** A game at a host: what it announced, and what an own player of it was told last. */
function atHost(hostId: string) {
  const announced: string[] = [];
  const clients = new Set<Client>();
  const clock = { now: 1000 };
  let number = 0;
  const presence = new PresenceOfGame(
    {
      hostId,
      now: () => clock.now,
      announce: (text) => void announced.push(text),
      nextNumber: () => ++number,
    },
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
  return { announced, told, presence, clock, come, leave, hear };
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

it('is unknown of a side that was never there, of which nobody is told', () => {
  const one = atHost('one');
  expect(one.presence.of('finn')).toEqual({ lastSeen: null });
  one.presence.announce();
  expect(one.announced).toEqual([]);
  one.leave(one.come('finn', 'tab-a'));
  // Asked again by a host that opens the game later.
  one.presence.announce();
  expect(one.announced.at(-1)).toBe(`game:presence:one:${one.announced.length}:gone:gone`);
});

it('holds for a minute and a half after another host has said so: it may have stopped', () => {
  const [one, two] = [atHost('one'), atHost('two')];
  two.come('soviet', 'tab-a');
  one.hear(two.announced.at(-1)!);
  one.clock.now += 89_000;
  expect(one.presence.of('soviet')).toBe('here');
  one.clock.now += 2000;
  expect(one.presence.of('soviet')).toEqual({ lastSeen: null });
});

it('tells its players only what has changed', () => {
  const [one, two] = [atHost('one'), atHost('two')];
  one.come('finn', 'tab-f');
  const soviet = two.come('soviet', 'tab-a');
  one.hear(two.announced.at(-1)!);
  const count = one.told.length;
  two.presence.announce();
  one.hear(two.announced.at(-1)!);
  expect(one.told).toHaveLength(count);
  soviet.active = false;
  two.presence.tell();
  one.hear(two.announced.at(-1)!);
  expect(one.told.slice(count)).toMatchObject([{ sides: { finn: 'here', soviet: 'away' } }]);
});

it('is gone where an announcement says what nobody knows', () => {
  const one = atHost('one');
  one.hear('game:presence:two:1:here,tab-a:asleep');
  expect([one.presence.of('finn'), one.presence.of('soviet')]).toEqual(['here', { lastSeen: null }]);
});
