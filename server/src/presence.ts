/**
 * Who is connected to a game: by this host's own sockets and by announcements of other hosts. Announcements use several
 * connections and may arrive out of order, or come back to their sender. Each contains the id of its host, which
 * ignores its own, a number, and the complete presence from then on.
 */
import { SIDES, VIEWERS, type HostMessage, type Presence, type Side, type Viewer } from './protocol.ts';

/** A connected page. */
export interface Client {
  readonly viewer: Viewer;
  /** Id of the browser tab; it stays the same when the tab reconnects. */
  readonly tab: string;
  /** Whether the page is being looked at. */
  active: boolean;
  send(text: string): void;
  /** Resolves when sent data is on its way and more may be sent; false: the client has gone. */
  hasRoom(): Promise<boolean>;
  end(reason: (HostMessage & { type: 'closing' })['reason']): void;
}

/** How long an announcement of another host is valid, in milliseconds. */
const REMOTE_PRESENCE = 90_000;

/** The most tabs of a side announced to other hosts: enough to show that there are several. */
const MOST_TABS = 8;

interface Surroundings {
  /** Distinguishes this host from others. */
  readonly hostId: string;
  now(): number;
  /** Sends a text to other hosts. */
  announce(text: string): void;
  /** Number of an announcement; grows with each of them. */
  nextNumber(): number;
}

interface AtHost {
  readonly presence: 'here' | 'away' | 'gone';
  readonly tabs: readonly string[];
}
type Sides<T> = Readonly<Record<Side, T>>;

interface Remote {
  readonly number: number;
  readonly until: number;
  readonly sides: Sides<AtHost>;
}

const textOf = ({ presence, tabs }: AtHost): string => [presence, ...tabs.slice(0, MOST_TABS)].join(',');

function atHost(text = ''): AtHost {
  const [presence, ...tabs] = text.split(',');
  return { presence: presence === 'here' || presence === 'away' ? presence : 'gone', tabs };
}

export class PresenceOfGame {
  readonly #host: Surroundings;
  readonly #game: string;
  readonly #clients: ReadonlySet<Client>;
  readonly #remote = new Map<string, Remote>();
  readonly #lastSeen: Record<Side, number | null> = { finn: null, soviet: null };

  constructor(host: Surroundings, game: string, clients: ReadonlySet<Client>) {
    this.#host = host;
    this.#game = game;
    this.#clients = clients;
  }

  #own(side: Side): AtHost {
    const own = [...this.#clients].filter(({ viewer }) => viewer === side);
    const presence = own.some(({ active }) => active) ? 'here' : own.length ? 'away' : 'gone';
    return { presence, tabs: own.map(({ tab }) => tab) };
  }

  /** By all hosts. */
  #everywhere(side: Side): readonly AtHost[] {
    const now = this.#host.now();
    const remote = [...this.#remote.values()].filter(({ until }) => until > now);
    return [this.#own(side), ...remote.map(({ sides }) => sides[side])];
  }

  of(side: Side): Presence {
    const all = this.#everywhere(side).map(({ presence }) => presence);
    if (all.includes('here')) return 'here';
    return all.includes('away') ? 'away' : { lastSeen: this.#lastSeen[side] };
  }

  hasLeft(side: Side): void {
    this.#lastSeen[side] = this.#host.now();
  }

  /** Sends the presence to all clients of the game and to other hosts. */
  tell(): void {
    for (const client of this.#clients) client.send(this.#textFor(client.viewer));
    this.announce();
  }

  /** The number of a side's tabs is sent only to that side. */
  #textFor(viewer: Viewer): string {
    const sides = { finn: this.of('finn'), soviet: this.of('soviet') };
    const message: HostMessage = {
      type: 'presence',
      sides,
      ...(viewer !== 'onlooker' && {
        tabs: new Set(this.#everywhere(viewer).flatMap(({ tabs }) => tabs)).size,
      }),
    };
    return JSON.stringify(message);
  }

  /** Announces to other hosts who is present; when another host has opened the game, and periodically. */
  announce(): void {
    const { hostId, nextNumber } = this.#host;
    if (!this.#clients.size && SIDES.every((side) => this.#lastSeen[side] === null)) return;
    const sides = SIDES.map((side) => textOf(this.#own(side)));
    this.#host.announce([this.#game, 'presence', hostId, nextNumber(), ...sides].join(':'));
  }

  /** Handles an announcement: id of the host, number of the announcement, and presence of each side there. */
  hear([hostId = '', number = '', finn, soviet]: readonly string[]): void {
    const known = this.#remote.get(hostId);
    if (hostId === this.#host.hostId || Number(number) <= (known?.number ?? 0)) return;
    const before = VIEWERS.map((viewer) => this.#textFor(viewer));
    const now = this.#host.now();
    const sides = { finn: atHost(finn), soviet: atHost(soviet) };
    for (const side of SIDES)
      if (sides[side].presence === 'gone' && known && known.sides[side].presence !== 'gone')
        this.hasLeft(side);
    this.#remote.set(hostId, { number: Number(number), until: now + REMOTE_PRESENCE, sides });
    for (const [i, viewer] of VIEWERS.entries()) {
      const text = this.#textFor(viewer);
      if (text === before[i]) continue;
      for (const client of this.#clients) if (client.viewer === viewer) client.send(text);
    }
  }
}
